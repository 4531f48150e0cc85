// Units in archives: the linker takes those that define what is missing still,
// and so may or may not take the one that another's shared body came from.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-units "main a b unused" }
// { dg-archive "a unused b" }
// { dg-ways "static-gc pie" }
// { dg-mixes "each {on icf} {icf on}" }

#include "combinations-aux.h"

// { dg-final { mergefn-folds _Z4walkIPjEiPT_i _Z4walkIPiEiPT_i } }
// { dg-final { mergefn-count-symbols __mergefn_* 5 } }
// { dg-final { mergefn-count-symbols unit_unused 0 } }
