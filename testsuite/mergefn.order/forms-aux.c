/* One function for each canonical form that verify computes a second time.  With the fault of that form
   the compile has to stop.

   SPDX-License-Identifier: GPL-3.0-or-later  */

struct s
{
  int a, b, c[10];
  struct
  {
    char x, y;
  } d;
};

extern void use (void *);
extern int got;

int fields (struct s *p) { return p->d.y + p->b; }
int indices (int (*a)[10], unsigned long i) { i = -1; return a[i][0] + (*a)[i]; }
int units (struct s *p, int i) { return p->c[i]; }
void sums (char *p) { use (p - 16); use (p + 8); }
int mirrors (int a, int b) { return a < b; }
int mirrors_of_numbers (double a, double b) { return __builtin_isless (a, b) + (a > b); }
char copies (int a) { got = a; return a; }
int replaceable (int a) { return a * 3; }
extern __typeof (replaceable) alias __attribute__ ((alias ("replaceable")));
int symbols (int a) { return alias (a) + replaceable (a + 1); }
/* As bytes the index does not fit; the address wraps.  */
void
wraps (int *to)
{
  for (unsigned long i = 7818038963515661296; i; i++)
    to[0xa699ecd2c348a3a0] = to[i];
}
