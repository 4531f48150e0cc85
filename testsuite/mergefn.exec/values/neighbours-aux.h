/* Three objects for integer-pointers.c and pointer-in-memory.c.  A pointer one past W or X compares equal to the next.

   SPDX-License-Identifier: GPL-3.0-or-later  */

/* Side by side, which no declaration says.  */
__asm__ (".data\n.balign 16\nw: .skip 16\nx: .skip 16\ny: .skip 16\n.text\n");
extern char w[16] __attribute__ ((visibility ("hidden")));
extern char x[16] __attribute__ ((visibility ("hidden")));
extern char y[16] __attribute__ ((visibility ("hidden")));
