// Where addresses do not matter those of different instances may be the same;
// the program links, also with units for which they matter, and calls through
// the addresses do what they do.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-units "main a b" }
// { dg-library one "a" }
// { dg-ways "static pie-gc shared-gc" }
// { dg-mixes "all {on all} {all on} {all off all} {icf all}" }

#define ANY_ADDRESS
#include "addresses-aux.h"

// { dg-final { mergefn-folds *instanceIPjE* __mergefn_* } }
// { dg-final { mergefn-folds *instanceIPiE* *instanceIPjE* } }
