/* Functions with a sanitizer's checks in them.  Compiled, never run.

   SPDX-License-Identifier: GPL-3.0-or-later  */

/* { dg-options "-fsanitize=undefined -fno-sanitize-recover=undefined" } */

struct pair { int first, second; };

int add (int a, int b) { return a + b * 3 - (a << b); }
int member (struct pair *p) { return p->first + p->second; }
int element (int i) { int table[5] = { 1, 2, 3, 4, 5 }; return table[i]; }
