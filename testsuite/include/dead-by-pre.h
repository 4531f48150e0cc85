/* A branch that is dead by what PRE alone finds: *P is the same constant on both ways.

   `input' and `sink' are the file's own, N and P the function's.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#define SINK sink = 1; sink = 2; sink = 3; sink = n;
#define SINKS SINK SINK SINK SINK SINK SINK SINK

/* Does the statements given in the branch; declarations among them may have commas.  */
#define STORES(...)                                                           \
  if (n > 5)                                                                  \
    {                                                                         \
      *p = 4;                                                                 \
      sink = n;                                                               \
    }                                                                         \
  else                                                                        \
    {                                                                         \
      *p = 4;                                                                 \
      (void) input;                                                           \
    }                                                                         \
  SINKS                                                                       \
  if (*p != 4)                                                                \
    {                                                                         \
      __VA_ARGS__;                                                            \
    }
