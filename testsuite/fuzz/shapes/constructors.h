// SPDX-License-Identifier: GPL-3.0-or-later
// Constructors of classes with virtual bases, which take their tables from the
// one who calls them, and constructors that delegate to another.
struct I_@n { virtual unsigned f () = 0; @{virtual int h () { return 1; }@|@} };
struct V_@n { virtual int g () { return 0; } int x = @k; };
#define BODY_@n(v) { unsigned s = n; @W v = s; @{for (unsigned i = 0; i < n; i++) v = v * 3 ^ i;@|@} }
// Calls what is known once the loop is unrolled.
static inline unsigned
ask_@n (I_@n *b)
{
  I_@n *both[2] = { b, b };
  unsigned s = 0;
  for (int i = 0; i < 2; i++)
    s = s * 10 + both[i]->f ();
  return s;
}
//--- variant
struct A_@n_@i : I_@n, @{virtual@|virtual@|@} V_@n { unsigned a; @NA_@n_@i (unsigned n); unsigned f () override; };
@Nunsigned A_@n_@i::f () { return a; }
A_@n_@i::A_@n_@i (unsigned n) BODY_@n (a)
struct M_@n_@i : A_@n_@i { M_@n_@i (unsigned n) : A_@n_@i (n) {} };
//--- call
  M_@n_@i a (input);
  show (a.a);
  show (a.f ());
//--- variant
struct B_@n_@i : I_@n, virtual V_@n { unsigned b; unsigned o; @NB_@n_@i (unsigned n); B_@n_@i (unsigned n, char c); unsigned f () override; };
@Nunsigned B_@n_@i::f () { return b * @k; }
B_@n_@i::B_@n_@i (unsigned n) BODY_@n (b)
inline B_@n_@i::B_@n_@i (unsigned n, char c) : B_@n_@i (n) { o = ask_@n (this) + c; }
struct D_@n_@i : B_@n_@i { D_@n_@i (unsigned n) : B_@n_@i (n, 0) {} unsigned f () override { return 3; } };
@Nunsigned test_@n_@i (unsigned n) { D_@n_@i b (n); return b.o * 100 + b.b; }
//--- call
  show (test_@n_@i (input));
  D_@n_@i *b = new D_@n_@i (input);
  show (b->o);
  show (b->f ());
  delete b;
