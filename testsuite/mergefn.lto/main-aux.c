/* The program that the scripts here build, of this file, first-aux.c and
   second-aux.c.  Prints numbers that depend on every function, on their static
   variables and on which of their addresses are the same.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "program-aux.h"
#include <stdio.h>

static long data[8] = { 3, 1, 4, 1, 5, 9, 2, 6 };
long *volatile where = data;
volatile int input = 6;

int
main (void)
{
  for (int round = 0; round < 3; round++)
    printf ("%ld %ld\n", first_main (), second_main ());
  for (int i = 0; i < 4; i++)
    for (int j = 0; j < 4; j++)
      printf ("%d", first_table[i] == second_table[j]);
  for (int i = 0; i < 4; i++)
    printf (" %ld %ld", first_table[i](where, input), second_table[i](where, input));
  putchar ('\n');
  return 0;
}
