// The C++ part of the programs of personality.exp.
//
// SPDX-License-Identifier: GPL-3.0-or-later

#define NO_INPUT
#include "../include/test.h"

extern "C"
{
  extern int finished;
  void may_throw (int n);
  int finish_c (int n);
  int finish_c_too (int n);
  int printf (const char *, ...);

  NOINLINE void
  may_throw (int n)
  {
    if (n > 1)
      throw n;
  }
}

static inline void
finish (char *)
{
  finished++;
}

#define FUNCTION(name)                                                        \
  extern "C" NOINLINE int name (int n)                                        \
  {                                                                           \
    int sum = 1;                                                              \
    for (int i = 0; i < n; i++)                                               \
      {                                                                       \
        char guard __attribute__ ((cleanup (finish)));                        \
        may_throw (i);                                                        \
        sum = sum * 7 + i;                                                    \
      }                                                                       \
    return sum;                                                               \
  }

FUNCTION (finish_cxx)
FUNCTION (finish_cxx_too)

#define CATCHES(name)                                                         \
  extern "C" NOINLINE int name (int n)                                        \
  {                                                                           \
    int sum = 1;                                                              \
    for (int i = 0; i < n; i++)                                               \
      {                                                                       \
        try                                                                   \
          {                                                                   \
            may_throw (i);                                                    \
          }                                                                   \
        catch (...)                                                           \
          {                                                                   \
            finished++;                                                       \
            throw;                                                            \
          }                                                                   \
        finished++;                                                           \
        sum = sum * 7 + i;                                                    \
      }                                                                       \
    return sum;                                                               \
  }

CATCHES (catch_cxx)
CATCHES (catch_cxx_too)

static volatile int input = 2;

int
main ()
{
  int (*volatile functions[]) (int)
      = { finish_c,       finish_c_too, finish_cxx,
          finish_cxx_too, catch_cxx,    catch_cxx_too };
  for (int f = 0; f < 6; f++)
    {
      printf ("%d ", functions[f](input));
      try
        {
          functions[f](input + 1);
        }
      catch (int n)
        {
          printf ("caught %d, finished %d\n", n, finished);
        }
    }
  return 0;
}
