// Units are first linked into one object, in which COMDAT groups are kept once,
// and that with others.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-units "main a b" }
// { dg-partial "a b" }
// { dg-ways "static pie-gc" }
// { dg-mixes "each {on icf} {icf on}" }
// { dg-every-order }

#include "combinations-aux.h"

// { dg-final { mergefn-folds _Z4walkIPjEiPT_i _Z4walkIPiEiPT_i } }
// { dg-final { mergefn-count-symbols __mergefn_* 5 } }
