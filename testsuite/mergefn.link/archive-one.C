// One unit of two that have the same shared bodies is in the program.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-units "main b a unused" }
// { dg-archive "a" }
// { dg-archive "unused" }
// { dg-ways "static pie-gc" }
// { dg-mixes "on {off on} {on off on} {on icf on}" }
// { dg-every-order }

#include "combinations-aux.h"

// { dg-final { mergefn-count-symbols __mergefn_* 5 } }
// { dg-final { mergefn-count-symbols unit_unused 0 } }
