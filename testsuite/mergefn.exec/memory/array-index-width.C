// An index beyond what its own type counts from zero on either side is as far as
// it says; one that is the same place spelled otherwise folds.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-mergefn-torture }
// { dg-require-target "x86_64-*-*" }

#include <cstdio>
#include <sys/mman.h>

#include "../../include/test.h"

struct Big { char a[5000000000]; };
struct Wide { long a[600000000]; };

static NOINLINE int far_index (Big *p) { p->a[3000000000u] = 7; return 5; }
static NOINLINE int before (Big *p) { ((char *) p)[-1294967296] = 7; return 5; }
static NOINLINE int far_place (Big *p) { ((char *) p)[3000000000] = 7; return 5; }
static NOINLINE int far_item (Wide *p) { p->a[536870913u] = 9; return 5; }
static NOINLINE int near_item (Wide *p) { p->a[1] = 9; return 5; }

int
main ()
{
  char *m = (char *) mmap (nullptr, 12000000000, PROT_READ | PROT_WRITE,
                           MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (m == MAP_FAILED)
    return 1;
  Big *b = (Big *) (m + 2000000000);
  Wide *w = (Wide *) b;
  char *place = (char *) b + 3000000000;
  far_index (b);
  std::printf ("%d %d\n", *place, m[2000000000 - 1294967296]);
  *place = input;
  before (b);
  std::printf ("%d %d\n", *place, m[2000000000 - 1294967296]);
  far_place (b);
  far_item (w);
  std::printf ("%d %ld %ld\n", *place, w->a[536870913], w->a[1]);
  near_item (w);
  std::printf ("%ld\n", w->a[1]);
  return 0;
}

// { dg-final { mergefn-folds *far_place* *far_index* } }
// { dg-final { mergefn-keeps-apart *before* *far_index* } }
// { dg-final { mergefn-keeps-apart *near_item* *far_item* } }
