// SPDX-License-Identifier: GPL-3.0-or-later
// C: copies through pointers to what is stored the other way round, and through
// pointers that do not say so.  Nobody calls those that do not.
// alone: no other language has such types
// language: c
#include <stdio.h>
#include <string.h>
struct __attribute__ ((scalar_storage_order ("big-endian"))) In { unsigned f@{@|, g@|, g, h, i@}; };
struct Out { struct In in; };
int work[40];
static const unsigned char bytes[16] = { 1, @k, 3, 4, @k, 6, 7, 8, 9 };
// GCC inlines these late: they are too large for it to do so early.
#define LATE(name, type, result) \
static type name (void) \
{ \
  for (int i = 0; i < 20; i++) \
    work[i] = work[i] * i ^ work[i + 7]; \
  work[0]++; \
  work[1] ^= @k; \
  work[2] += 5; \
  work[3] *= 7; \
  return result; \
}
LATE (source_1, const unsigned char *, bytes)
LATE (source_2, const unsigned char *, bytes)
LATE (source_3, const unsigned char *, bytes)
LATE (size_1, int, sizeof (struct Out))
LATE (size_2, int, sizeof (struct Out))
LATE (size_3, int, sizeof (struct Out))
#define INTO(name, place, source) \
@Nunsigned name (void) \
{ \
  struct Out x; \
  memcpy (&place, source (), sizeof x); \
  return x.in.f@{ + @k@|@}; \
}
#define OUT_OF(name, T, size) \
@Nunsigned name (const T *q) \
{ \
  struct Out x; \
  memcpy (&x, q, size ()); \
  return x.in.f@{ * @k@|@}; \
}
// Which of two functions stays goes by their names, too.
INTO (@{into_1@|into_4@}, x, source_1)
INTO (into_2, x.in, source_2)
INTO (into_3, x.in, source_3)
OUT_OF (@{out_of_1@|out_of_4@}, @{void@|struct Out@}, size_1)
OUT_OF (out_of_2, struct In, size_2)
OUT_OF (out_of_3, struct In, size_3)
struct In one = { @K };
int
main (void)
{
  printf ("%x %x\n", into_2 (), into_3 ());
  printf ("%x %x\n", out_of_2 (&one), out_of_3 (&one));
  return 0;
}
