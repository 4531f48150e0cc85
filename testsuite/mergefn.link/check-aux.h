/* How a program of several units says what went wrong in it: one line for each
   check that fails, and a status that is not 0.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <stdio.h>

#define NO_INPUT
#include "../include/test.h"

#ifdef UNIT_main
int failures;
#else
extern int failures;
#endif

#define CHECK(condition)                                                      \
  do                                                                          \
    if (!(condition))                                                         \
      {                                                                       \
        printf ("line %d: %s\n", __LINE__, #condition);                       \
        failures++;                                                           \
      }                                                                       \
  while (0)
