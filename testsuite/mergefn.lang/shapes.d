// D: functions fold, but no virtual ones, which delegates can tell apart; what does something else does not.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-final { mergefn-folds *second_sum* *first_sum* } }
// { dg-final { mergefn-keeps-apart *Same*value* *Base*value* } }
// { dg-final { mergefn-keeps-apart *Other*value* *Base*value* } }
// { dg-final { mergefn-keeps-apart *third_sum* *first_sum* } }

import std.stdio;

class Base
{
    int weight = 3;
    int value (int n) { return (n * weight + 1) ^ n; }
}

class Same : Base
{
    override int value (int n) { return (n * weight + 1) ^ n; }
}

class Other : Base
{
    override int value (int n) { return (n * weight + 2) ^ n; }
}

struct First { int value; int[] items; }
struct Second { int length; int[] items; }
struct Third { int value; int[] items; }

pragma (inline, false)
int first_sum (ref First x, int n)
{
    foreach (i; 0 .. n)
        x.value = x.value * 5 + x.items.ptr[i];
    return x.value;
}

pragma (inline, false)
int second_sum (ref Second x, int n)
{
    foreach (i; 0 .. n)
        x.length = x.length * 5 + x.items.ptr[i];
    return x.length;
}

pragma (inline, false)
int third_sum (ref Third x, int n)
{
    foreach (i; 0 .. n)
        x.value = x.value * 5 - x.items.ptr[i];
    return x.value;
}

void main (string[] arguments)
{
    int n = cast (int) arguments.length + 2;
    Base base = new Base, same = new Same;
    writeln ((&base.value).funcptr != (&same.value).funcptr);
    auto first = First (2, [3, 1, 4]);
    auto second = Second (2, [3, 1, 4]);
    auto third = Third (2, [3, 1, 4]);
    writeln (first_sum (first, n), " ", second_sum (second, n - 1), " ", third_sum (third, n));
    foreach (object; [new Base, new Same, new Other])
        writeln (object.value (n), " ", (cast (Same) object) is null);
    try
        writeln (first.items[n]);
    catch (Error error)
        writeln ("out of range");
}
