// SPDX-License-Identifier: GPL-3.0-or-later
//
// What every program of shapes has.  All of it is inline, for programs of two
// units.  It never prints what may differ between two runs.

#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <cstdarg>
#include <new>
#include <sys/mman.h>

inline unsigned scratch[8] = { 3, 1, 4, 1, 5, 9, 2, 6 };
inline volatile unsigned input = 3;
inline const char *shown = "";

inline void
start ()
{
  // What was printed before a crash has to be seen.
  setvbuf (stdout, nullptr, _IONBF, 0);
}

inline void
label (const char *name)
{
  shown = name;
}

inline void
show (unsigned long value)
{
  printf ("%s: %lx\n", shown, value);
}

// The input in the first of two units, zero in the other one; GCC knows neither.
#if UNIT_a
#define INPUT_IN_FIRST input
#else
#define INPUT_IN_FIRST hide (0u)
#endif

// GCC no longer knows which value, or which object.
template <class T>
inline T
hide (T value)
{
  __asm__ volatile ("" : "+r" (value) : : "memory");
  return value;
}

__attribute__ ((noipa)) inline void
look (void *)
{
}

__attribute__ ((noipa)) inline void
bump (void *p, int by)
{
  *(unsigned char *) p += by;
}
