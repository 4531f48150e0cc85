/* The units of programs that tell what was deleted, and how: a template `use'
   for several types, and operators delete that count.

   SPDX-License-Identifier: GPL-3.0-or-later  */

long unit_a (int n);
long unit_b (int n);

#if defined UNIT_main
volatile int input = 5;
long freed, trace;

void
operator delete (void *memory) noexcept
{
  freed = freed * 5 + 1;
  free (memory);
}

void
operator delete (void *memory, std::size_t size) noexcept
{
  freed = freed * 7 + size;
  free (memory);
}

int
main ()
{
  printf ("%ld\n", use<int> (input));
  printf ("%ld\n", unit_a (input));
  printf ("%ld\n", unit_b (input));
  printf ("%ld %ld\n", trace, freed);
  return failures;
}
#elif defined UNIT_a
long
unit_a (int n)
{
  return use<int> (n) + use<unsigned> (n) * 3;
}
#else
long
unit_b (int n)
{
  return use<unsigned> (n) + use<float> (n) * 3;
}
#endif
