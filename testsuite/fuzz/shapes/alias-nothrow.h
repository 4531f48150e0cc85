// SPDX-License-Identifier: GPL-3.0-or-later
// A function that throws if asked to, and its name for those who never do.
struct Thrown_@n { unsigned k; };
extern "C" __attribute__ ((noipa)) unsigned get_@n (unsigned k) { if (k > 100) throw Thrown_@n { k }; return k + @k; }
extern "C" unsigned quiet_@n (unsigned k) __attribute__ ((alias ("get_@n"), nothrow@{@|, leaf@}));
@{static @|@}unsigned gone_@n;
struct Guard_@n { unsigned by; ~Guard_@n () { gone_@n += by; } };
#define BODY_@n(callee) \
{ \
  unsigned s = @k; \
  @{Guard_@n guard { n };@|@} \
  @W \
  @{s += callee (n);@|try { s += callee (n); } catch (const Thrown_@n &t) { s += t.k; }@} \
  @W \
  return s; \
}
//--- variant
@S@Nunsigned f_@n_@i (unsigned n) BODY_@n (quiet_@n)
//--- call
  show (f_@n_@i (input));
  show (gone_@n);
//--- variant
@S@Nunsigned f_@n_@i (unsigned n) BODY_@n (get_@n)
//--- call
  try { show (f_@n_@i (input + 100)); } catch (const Thrown_@n &t) { show (t.k + 1); }
  show (gone_@n);
