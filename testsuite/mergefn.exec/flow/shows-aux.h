/* What shows-aux.C defines, so that the other units publish what they define themselves.

   SPDX-License-Identifier: GPL-3.0-or-later  */

extern volatile int zero, sink;
void tell (int large);
void end_if (int stop);
extern int table[16];

#define DEFINE(name, first)                                                                        \
  template <class T>                                                                               \
  NOINLINE void name (T *p, unsigned a, unsigned b, unsigned c, int d, int e, int stop)            \
  {                                                                                                \
    *p = T (1);                                                                                    \
    int s = ((int) (first) & d) | e;                                                               \
    tell (s > 100);                                                                                \
    end_if (stop);                                                                                 \
    int u = ((int) ((c + b + a) * 8u) & d) | e;                                                    \
    if (u > 100)                                                                                   \
      __builtin_unreachable ();                                                                    \
    sink = u;                                                                                      \
  }
