/* Functions in which a trap is an exception, whose constants and dependences are far apart.  Compiled,
   never run.

   SPDX-License-Identifier: GPL-3.0-or-later  */

/* { dg-options "-fnon-call-exceptions -fexceptions -fipa-pta" } */

struct pair { int first, second; };
int table[9];

int member (struct pair *p, struct pair *q) { p->first = q->second; return p->second; }
int element (int i, int (*m)[4]) { return table[i] + m[i][2]; }
int local (int i) { int here[8] = { i, 2, 3 }; return here[i] + here[i + 1]; }
int divides (int a, int b) { return a / b; }
static int *kept;
void keeps (int *p) { kept = p; *p = 1; }
int *escapes (int n) { int here; keeps (&here); return kept + n; }
