// C++ functions that the other sources of twins have few of: exceptions by type, static locals with
// constructors, virtual calls, conversions.  Read by `twins', which copies and changes them.
//
// SPDX-License-Identifier: GPL-3.0-or-later

struct base
{
  int value;
  virtual int get (int n) const { return value + n; }
  virtual int other (int n) const { return value - n; }
  virtual ~base () {}
};

struct derived : base
{
  int get (int n) const override { return value * n; }
};

struct noisy
{
  int &out;
  explicit noisy (int &o) : out (o) { out += 3; }
  ~noisy () { out *= 5; }
};

static void
thrower (int n)
{
  switch (n & 3)
    {
    case 0: throw n;
    case 1: throw (unsigned) n;
    case 2: throw (long) n;
    default: throw 'c';
    }
}

static int
catches (int n)
{
  int out = n & 7;
  try
    {
      noisy guard (out);
      thrower (n);
    }
  catch (int caught)
    {
      return out + caught;
    }
  catch (unsigned caught)
    {
      return out - (int) caught;
    }
  catch (long)
    {
      return out + 100;
    }
  catch (...)
    {
      return out + 1000;
    }
  return out;
}

static int
catches_one (int n)
{
  try
    {
      thrower (n);
    }
  catch (char c)
    {
      return c + n;
    }
  catch (...)
    {
      return 5;
    }
  return 0;
}

static int
throws (int n)
{
  try
    {
      if (n & 1)
        throw n + 2;
      throw 3u;
    }
  catch (int c)
    {
      return c;
    }
  catch (unsigned c)
    {
      return (int) c * 9;
    }
  catch (...)
    {
      return 77;
    }
}

static int
virtual_calls (int n)
{
  base b;
  derived d;
  b.value = n & 15;
  d.value = n & 31;
  const base *p = n & 1 ? &b : &d;
  asm ("" : "+r" (p));
  return p->get (n & 63) + p->other (3);
}

static int
counts (int n)
{
  int calls = 1;
  int sum = 2;
  calls += n & 1;
  sum += calls * n;
  return sum;
}

static unsigned
references (unsigned &a, const short &b)
{
  a += (unsigned short) b;
  a ^= a << 3;
  return a - 1u;
}

static int
loops (int n)
{
  int sum = 0;
  for (int i = 0; i < 10; ++i)
    for (int j = 1; j <= 4; ++j)
      sum += (n ^ i) / j;
  return sum;
}
