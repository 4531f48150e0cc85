// SPDX-License-Identifier: GPL-3.0-or-later
// The same templates in two units, of which one defines a function that they
// call.  The linker sends calls in the other one elsewhere.
// units: 2
// flags: -Wl,--wrap=called_@n
extern "C" __attribute__ ((noipa)) unsigned called_@n (unsigned n) noexcept;
#if UNIT_a
unsigned called_@n (unsigned n) noexcept { return n + @k; }
extern "C" unsigned __wrap_called_@n (unsigned n) noexcept;
unsigned __wrap_called_@n (unsigned n) noexcept { return n + @K; }
#endif
template <class T> @Nunsigned
call_@n (T *, unsigned n)
{
  unsigned s = called_@n (n);
  @W
  @{s += called_@n (n + @k) * 3;@|@}
  return s + called_@n (s);
}
//--- variant
enum Own_@n_@i : int {};
//--- call
  show (call_@n ((Own_@n_@i *) nullptr, input));
//--- variant
struct Own_@n_@i;
//--- call
  show (call_@n ((Own_@n_@i *) nullptr, input));
