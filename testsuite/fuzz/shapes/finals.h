// SPDX-License-Identifier: GPL-3.0-or-later
// Overrides that are final in one class and not in another, three levels of
// classes, and objects that are made where GCC cannot see of which class.
@{static @|@}unsigned dead_@n;
struct Root_@n { virtual int g (int) = 0; @{virtual int h (int k) { return k; }@|@} virtual ~Root_@n () {} unsigned v = @k; };
#define BODY_@n { unsigned s = v, n = k; @W v = s; return s; }
#define END_@n { dead_@n += v & 0xff; unsigned s = v, n = 3; @W dead_@n ^= s; }
//--- variant
struct A_@n_@i@{@| final@} : Root_@n { @{char *p = nullptr;@|long p = 0;@|@} int g (int k) final BODY_@n @{~A_@n_@i () END_@n@|~A_@n_@i () final END_@n@|@} };
__attribute__ ((noipa)) Root_@n *make_@n_@i () { return new A_@n_@i; }
//--- call
  Root_@n *a = make_@n_@i ();
  show (a->g (input));
  delete a;
//--- variant
struct B_@n_@i : Root_@n { @{char *p = nullptr;@|long p = 0;@|@} int g (int k) override BODY_@n @{~B_@n_@i () END_@n@|~B_@n_@i () override END_@n@|@} };
struct C_@n_@i : B_@n_@i { int g (int) @{override@|final@} { return -1; } @{~C_@n_@i () { dead_@n += 1000; }@|@} };
__attribute__ ((noipa)) B_@n_@i *make_@n_@i (int which) { if (which) return new C_@n_@i; return new B_@n_@i; }
@Nint call_@n_@i (B_@n_@i *b, int k) { return b->g (k); }
@Nvoid drop_@n_@i (B_@n_@i *b) { delete b; }
//--- call
  B_@n_@i *b = make_@n_@i (0), *c = make_@n_@i (1);
  show (call_@n_@i (b, input));
  show (call_@n_@i (c, input));
  drop_@n_@i (b);
  drop_@n_@i (c);
//--- variant
struct D_@n_@i : Root_@n { int g (int k) override BODY_@n ~D_@n_@i () END_@n };
struct E_@n_@i : D_@n_@i { int g (int k) @{override@|final@} BODY_@n @{~E_@n_@i () END_@n@|@} };
struct F_@n_@i : D_@n_@i { int g (int k) override { return k * @k; } };
__attribute__ ((noipa)) D_@n_@i *make_@n_@i (int which) { if (which) return new E_@n_@i; return new F_@n_@i; }
@Nint call_@n_@i (D_@n_@i *b, int k) { return b->g (k); }
//--- call
  for (int which = 0; which < 2; which++)
    {
      D_@n_@i *b = make_@n_@i (which);
      show (call_@n_@i (b, input));
      delete b;
    }
//--- end
  show (dead_@n);
