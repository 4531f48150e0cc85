/* Functions that differ, and that the plugin's build with faults folds: constants, callees and signs.  And one
   pair that is the same, one that differs in what GCC knows of it.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#define NOINLINE __attribute__ ((noinline, noclone))

extern int give (int), other (int);

NOINLINE int constants_1 (int *p) { p[0] = 11; p[1] = 5; return give (17); }
NOINLINE int constants_2 (int *p) { p[0] = 12; p[1] = 5; return give (17); }

/* Other types hide it: they could account for a difference, if GCC looked at them.  */
NOINLINE int typed_1 (long *p) { p[0] = 11; p[1] = 5; return give (27); }
struct longs { long one, other; };
NOINLINE int typed_2 (struct longs *p) { p->one = 12; p->other = 5; return give (27); }

/* Another path to the same address: only the size of objects hangs on that.  */
struct around { struct longs in; long more; };
extern void take (long *);
NOINLINE int sized_1 (struct longs *p, int n) { take (&p->other); return give (n + 37); }
NOINLINE int sized_2 (struct around *p, int n) { take (&p->in.other); return give (n + 38); }

NOINLINE int callee_1 (int *p) { return give (p[0] + p[1]) + 1; }
NOINLINE int callee_2 (int *p) { return other (p[0] + p[1]) + 1; }

NOINLINE int signs_1 (int *p, int a, int b) { p[0] = a / b; return a < b; }
NOINLINE int signs_2 (unsigned *p, unsigned a, unsigned b) { p[0] = a / b; return a < b; }

NOINLINE int same_1 (int *p, int a) { p[a] = a; return give (a) + 100; }
NOINLINE int same_2 (int *p, int a) { p[a] = a; return give (a) + 100; }

/* A store of a long leaves a long long as it is: the loop is vectorised without asking where both point to.  */
NOINLINE void facts_1 (long *p, long long *q) { for (int i = 0; i < 1024; i++) p[i] = q[i] ^ 1; }
NOINLINE void facts_2 (long *p, long *q) { for (int i = 0; i < 1024; i++) p[i] = q[i] ^ 1; }
