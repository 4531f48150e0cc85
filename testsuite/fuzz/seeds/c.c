/* Functions that the other sources of twins have few of: assembly, volatile accesses, static locals, string
   constants, fields, casts.  Read by `twins', which copies and changes them; never compiled alone.

   SPDX-License-Identifier: GPL-3.0-or-later  */

struct pair { int first, second; unsigned char small, other; };

static int
asm_add (int a, int b)
{
  asm ("addl %k1, %k0" : "+r" (a) : "r" (b));
  return a * 3;
}

static unsigned
asm_bits (unsigned a, unsigned b)
{
  asm ("orl %k1, %k0\n\tnotl %k0" : "+r" (a) : "r" (b));
  asm volatile ("incl %k0" : "+r" (a));
  return a;
}

static int
asm_immediate (int a)
{
  asm ("imull $2, %k0, %k0" : "+r" (a));
  return a;
}

static int
counter (int by)
{
  int count = 5;
  int calls = 0;
  calls++;
  count += by;
  return count * 10 + calls;
}

static int
kept_counter (int by)
{
  static int count = 3;
  count = count * 5 + by;
  return count;
}

static int
text_of (int n)
{
  const char *text = n & 1 ? "odd" : "even";
  int sum = 0;
  for (int i = 0; text[i]; i++)
    sum = sum * 31 + text[i];
  return sum;
}

static int
fields_of (struct pair *p, int n)
{
  p->first += n;
  p->second ^= p->first;
  p->small = (unsigned char) (p->other + n);
  return p->second - p->small;
}

static long
widths (int a, unsigned b, short c)
{
  long sum = a;
  unsigned char low = b;
  sum = sum * 3 + low;
  sum += (unsigned short) c;
  sum += (signed char) b;
  return sum >> 2;
}

static int
labels (int n)
{
  switch (n)
    {
    case 0: return 11;
    case 1: return 7;
    case 7: return 9;
    case 15: case 16: return 3;
    case 100: return n * 2;
    case 127: return -5;
    default: return n & 3;
    }
}

static int
spins (int *flag, int n)
{
  int seen = 0;
  for (int i = 0; i < 3; i++)
    {
      seen += *flag;
      seen += *flag;
    }
  return seen + n;
}

static int
saturating (int a, int b)
{
  int sum = a + b;
  int product = a * 3;
  return sum > product ? sum - b : product + a;
}

static double
reals (double a, double b)
{
  double d = a - b;
  if (d != d)
    return 1.0;
  return (a < b ? a : b) / 2.0 + (float) d;
}

__attribute__ ((noinline)) static int
helper_one (int n)
{
  return n * 7 + 1;
}

__attribute__ ((noinline)) static int
helper_two (int n)
{
  return n * 5 - 2;
}

__attribute__ ((noinline)) static int
helper_three (int n)
{
  return (n ^ 3) + 4;
}

static int
calls_helpers (int a, int b)
{
  int r = helper_one (a) - helper_two (b);
  if (r & 1)
    r += helper_three (a - b);
  return r;
}

static int
calls_in_loop (int n)
{
  int sum = n & 15;
  for (int i = 0; i < 4; i++)
    sum = helper_two (sum ^ i);
  return sum;
}

static int
calls_by_turns (int n)
{
  return n & 1 ? helper_three (n) : helper_one (n);
}
