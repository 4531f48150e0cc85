// As lto-mixed.C, where all units but one are compiled when they are linked.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-units "main a b" }
// { dg-ways "static pie-gc" }
// { dg-mixes "on {off on}" }
// { dg-every-order }
// { dg-unit main "-flto" }
// { dg-unit b "-flto" }

#include "combinations-aux.h"

// { dg-final { mergefn-folds _Z4walkIPiEiPT_i _Z4walkIPjEiPT_i } }
