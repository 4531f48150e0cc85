/* What the files of the program that the scripts here build know of each other.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#define NO_INPUT
#include "../include/test.h"

extern long *volatile where;
extern volatile int input;

long first_sum (long *p, int n);
long second_sum (long *p, int n);
long first_main (void);
long second_main (void);
long first_ping (long *p, int n);
long second_ping (long *p, int n);
extern long (*first_table[4]) (long *, int);
extern long (*second_table[4]) (long *, int);
