// SPDX-License-Identifier: GPL-3.0-or-later
// The same templates in two units, which name something that each unit has of its
// own: by an assembler label, or by assembly in a function.
// units: 2
@{extern "C" unsigned ask_@n (unsigned) __asm__ ("unit_ask_@n");
extern unsigned counter_@n __asm__ ("unit_counter_@n");
#define ASK_@n(i) (ask_@n (i) + counter_@n++)
__attribute__ ((used)) static unsigned own_ask_@n (unsigned) __asm__ ("unit_ask_@n");
#if UNIT_a
__attribute__ ((used)) static unsigned own_counter_@n __asm__ ("unit_counter_@n") = @k;
static unsigned own_ask_@n (unsigned i) { return i + @k; }
#else
__attribute__ ((used)) static unsigned own_counter_@n __asm__ ("unit_counter_@n") = @K;
static unsigned own_ask_@n (unsigned i) { return i * @k; }
#endif
@|#if UNIT_a
#define BYTES_@n ".byte @k, 2, 3, @k"
#else
#define BYTES_@n ".byte @k, 12, 13, @k"
#endif
extern "C" const unsigned char blob_@n[4];
#define ASK_@n(i) blob_@n[i & 3]
// A unit is one file for the assembler, so what a function defines is there for all.
__attribute__ ((used, noipa)) static void
holder_@n ()
{
  asm volatile (".pushsection .rodata\nblob_@n:\n\t" BYTES_@n "\n.popsection");
}
@}
template <class T> @Nunsigned
number_@n (T *to, unsigned n)
{
  unsigned s = @k;
  for (unsigned i = 0; i < n; i++)
    s = s * 3 + ASK_@n (i);
  @{@W@|@}
  *(unsigned *) to = s;
  return s;
}
//--- variant
enum Own_@n_@i : unsigned {};
//--- call
  Own_@n_@i own {};
  show (number_@n (&own, input));
//--- variant
struct Own_@n_@i { unsigned own; };
//--- call
  Own_@n_@i own = {};
  show (number_@n (&own, input + 1));
