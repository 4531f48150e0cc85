// SPDX-License-Identifier: GPL-3.0-or-later
// Objects that are copied to where another object stands in their padding, and
// to where their padding is their own.  The other object is there before.
struct A_@n { A_@n () : n (0), c (0) {} int n; int w[@{9@|3@|1@}]; @{char@|short@} c; };
struct V_@n { char v; V_@n () : v (@k) {} };
@{static @|@}unsigned seen_@n;
#define BODY_@n { unsigned s = n; @W seen_@n = s; }
// The padding of what is copied is filled.
struct Filled_@n
{
  A_@n a;
  Filled_@n ()
  {
    a.n = a.c = @k;
    memset ((char *) &a.c + sizeof a.c, 0x55, sizeof a - offsetof (A_@n, c) - sizeof a.c);
  }
};
//--- variant
struct D_@n_@i : A_@n, virtual V_@n
{
  @ND_@n_@i (const A_@n &from, unsigned n) : A_@n (from) BODY_@n
};
struct E_@n_@i : D_@n_@i { E_@n_@i (const A_@n &from, unsigned n) : D_@n_@i (from, n) {} };
//--- call
  Filled_@n from;
  E_@n_@i e (from.a, input), *volatile p = &e;
  show (p->v);
  show (p->c);
  show (seen_@n);
//--- variant
struct D_@n_@i : virtual V_@n
{
  [[no_unique_address]] A_@n a;
  @ND_@n_@i (const A_@n &from, unsigned n) : a (from) BODY_@n
};
struct E_@n_@i : D_@n_@i { E_@n_@i (const A_@n &from, unsigned n) : D_@n_@i (from, n) {} };
//--- call
  Filled_@n from;
  E_@n_@i e (from.a, input), *volatile p = &e;
  show (p->v);
  show (p->a.c);
  show (seen_@n);
//--- variant
struct D_@n_@i : virtual V_@n
{
  A_@n a;
  @ND_@n_@i (const A_@n &from, unsigned n) : a (from) BODY_@n
};
struct E_@n_@i : D_@n_@i { E_@n_@i (const A_@n &from, unsigned n) : D_@n_@i (from, n) {} };
//--- call
  Filled_@n from;
  E_@n_@i e (from.a, input), *volatile p = &e;
  show (p->v);
  show (p->a.c);
  show (seen_@n);
