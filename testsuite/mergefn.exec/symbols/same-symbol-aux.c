/* Two names of one variable, for same-symbol.c.

   SPDX-License-Identifier: GPL-3.0-or-later  */

int counter = 7;
extern int counter_alias __attribute__ ((alias ("counter")));
