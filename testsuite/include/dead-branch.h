/* Pairs of functions with a branch that is dead by what GCC knows of one of two parameters alone.  Folded, the kept
   function knows that of neither, and GCC compiles the branch.

   `calls' and `input' are the file's own, from test.h or beside it.

   SPDX-License-Identifier: GPL-3.0-or-later  */

/* NAME does STATEMENT in the branch.  */
#define FUNCTION(name, statement)                                             \
  static NOINLINE int name (int x, unsigned m, unsigned n)                    \
  {                                                                           \
    if (m > 2 && n > 2)                                                       \
      {                                                                       \
        statement;                                                            \
      }                                                                       \
    calls ^= calls << 3;                                                      \
    return x * 3 + calls;                                                     \
  }
#define PAIR(name, statement) FUNCTION (a_##name, statement) FUNCTION (b_##name, statement)

/* Adds what a pair returns to R.  M is 0 or 1 in each call of the first function, N in each call of the second.  */
#define RUN(name)                                                             \
  for (unsigned i = 0; i < 10; i++)                                           \
    {                                                                         \
      r += a_##name (input, i & 1, i + input);                                \
      r += a_##name (input + 1, i & 1, i * input);                            \
      r += b_##name (input, i + input, i & 1);                                \
      r += b_##name (input + 1, i * input, i & 1);                            \
    }
