# SPDX-License-Identifier: GPL-3.0-or-later
#
# Random statements for the body of a C++ function template, over the variables
# `T a, b; u64 h; unsigned n; T cells[8]`.
#
# It never writes a loop without a bound, an index that is not reduced, or a
# call inside a loop: called from loops in loops it would not end in time.

SIMPLE = (
    "h = h * %(w)sul + read (a);",
    "h ^= h >> %(s)d;",
    "a = mix (a, b);",
    "b = step (a, h %% %(k)d);",
    "a = step (b, %(k)d);",
    "a = quotient (a, b);",
    "b = halve (b, %(s)d);",
    "cells[h %% 8] = a;",
    "h += read (cells[(h >> 3) %% 8]);",
    "{ T other = a; a = b; b = other; }",
    "h += less (a, b) ? %(k)d : read (b);",
    "h += same (a, b);",
    "h = (h << %(s)d) | (h >> (64 - %(s)d));",
    "n += %(k)d;",
)
# What tells instances apart that do the same otherwise.
TELLING = (
    "h += sizeof (T) * %(k)d;",
    "h += kind_of (a);",
    "if constexpr (std::is_signed_v<T>) h += %(k)d;",
    "h += std::is_pointer_v<T>;",
)
RARE = (
    "static u64 calls = %(k)d; h += ++calls;",
    "static T last = make<T> (%(k)d); h += read (last); last = a;",
    "Trace trace (h, %(k)d);",
    "h += typeid (T) == typeid (int);",
    "h += typeid (T) == typeid (long);",
)


def fill(draw, text):
    return text % {"k": draw.randint(2, 31), "s": draw.randint(1, 13),
                   "w": hex(draw.getrandbits(40) | 1)}


class Writer:
    """Writes one body; names of its own are numbered."""

    def __init__(self, draw, functions):
        self.draw, self.functions = draw, functions
        self.names = 0
        self.calls = 2

    def fresh(self):
        self.names += 1
        return "v%d" % self.names

    def block(self, depth, loops):
        return "{ %s }" % " ".join(
            self.statement(depth, loops)
            for _ in range(self.draw.randint(1, 3)))

    def branch(self, depth, loops):
        condition = fill(self.draw, self.draw.choice(
            ("less (a, b)", "same (a, b)", "h %% %(k)d < %(s)d", "n & %(k)d")))
        text = "if (%s) %s" % (condition, self.block(depth - 1, loops))
        if self.draw.random() < 0.5:
            text += " else " + self.block(depth - 1, loops)
        return text

    def loop(self, depth, loops):
        name = self.fresh()
        inside = self.block(depth - 1, loops + 1)
        if self.draw.random() < 0.3:
            return "for (u64 %s = h %% 97; %s; %s /= 3) " \
                "{ if (%s & 1) continue; %s }" % (
                    name, name, name, name, inside)
        return "for (unsigned %s = 0; %s < n %% %d; ++%s) %s" % (
            name, name, self.draw.randint(2, 6), name, inside)

    def switch(self, depth, loops):
        count = self.draw.randint(3, 6)
        cases = "".join("case %d: %s%s " % (
            k, self.block(depth - 1, loops),
            self.draw.choice((" break;", " break;", " [[fallthrough]];")))
            for k in range(count))
        index = self.draw.choice(("h", "read (a)", "n"))
        return "switch (%s %% %d) { %sdefault: h += %d; }" % (
            index, count + 1, cases, count)

    def guarded(self, depth, loops):
        thrown = self.draw.choice(
            ("Thrown<T> (a)", "Worse (h)", "Failure{ h }", "h"))
        text = "try { %sthrow %s; %s }" % (
            fill(self.draw, "if (h %% %(k)d == 1) "), thrown,
            self.block(depth - 1, loops))
        handlers = ["catch (const Thrown<T> &e) { h ^= read (e.value); }",
                    "catch (const Worse &e) { h += e.code * 3; }",
                    "catch (const Failure &e) { h += e.code; }"]
        keep = [h for h in handlers if self.draw.random() < 0.7]
        return " ".join([text, *keep, fill(
            self.draw, "catch (...) { h += %(k)d; }")])

    def call(self):
        self.calls -= 1
        callee = self.draw.choice(self.functions)
        if self.draw.random() < 0.7:
            return "h ^= %s<T> (b, a, h, n);" % callee
        kind = self.draw.choice(("int", "unsigned", "long", "u64"))
        return "h += %s<%s> (make<%s> (h), make<%s> (n), h, n);" % (
            callee, kind, kind, kind)

    def statement(self, depth, loops):
        draw = self.draw
        choice = draw.random()
        if depth > 0 and choice < 0.45:
            kinds = [self.branch, self.branch, self.switch, self.guarded]
            if loops < 2:
                kinds.append(self.loop)
            return draw.choice(kinds)(depth, loops)
        if self.functions and self.calls and not loops and choice < 0.55:
            return self.call()
        # What tells instances apart is rare, or nothing would fold.
        table = TELLING if choice > 0.97 else RARE if choice > 0.93 else SIMPLE
        text = fill(draw, draw.choice(table))
        if text.startswith("static"):
            return "{ %s }" % text
        return text.replace(" trace ", " %s " % self.fresh())


def statements(draw, depth, functions):
    writer = Writer(draw, functions)
    return "\n  ".join(writer.statement(depth, 0)
                       for _ in range(draw.randint(2, 5)))
