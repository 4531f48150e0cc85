// The linkers' own folding works on what is left.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-units "main a b" }
// { dg-library one "a" }
// { dg-ways "pie-gc shared-gc" }
// { dg-mixes "on {on off} {off on}" }
// { dg-variant "-Wl,--icf=safe" }
// { dg-variant "-Wl,--icf=all" }

#include "combinations-aux.h"

// { dg-final { mergefn-folds _Z4walkIPjEiPT_i _Z4walkIPiEiPT_i } }
