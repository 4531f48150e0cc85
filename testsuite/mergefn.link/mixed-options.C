// Units that are compiled with different options have the same templates, but
// not the same code: each has its own shared bodies, under names of their own.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-units "main a b" }
// { dg-unit a "-Os" }
// { dg-ways "static pie-gc" }
// { dg-mixes "each {on icf} {icf on}" }
// { dg-every-order }
// { dg-variant "" }
// { dg-variant "-fno-plt -fno-asynchronous-unwind-tables" }

#include "combinations-aux.h"

// { dg-final { mergefn-folds _Z4walkIPjEiPT_i _Z4walkIPiEiPT_i } }
// { dg-final { mergefn-count-symbols __mergefn_* 10 } }
