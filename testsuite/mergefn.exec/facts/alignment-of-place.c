/* The kept function's reference forgets its steps, and is then aligned more than the dropped function's base.
   `verify' must not take that for too much.

   SPDX-License-Identifier: GPL-3.0-or-later  */


#define NO_INPUT
#include "../../include/test.h"

struct S { long u[2]; long long a[2]; long z[2]; };
struct T { long a[6]; };
struct S s[2] = { { { 1 } } };
struct T t[2] = { { { 2 } } };
static NOINLINE long f (struct S *b, long n) { b->u[0] = n * n; return b->a[0] + 5 * n; }
static NOINLINE long g (struct T *b, long n) { b->a[0] = n * n; return b->a[2] + 5 * n; }
int main (int c, char **v) { return f (&s[1], c) + g (&t[1], c) == 10 ? 0 : 1; }

