// Some units are compiled when they are linked, with the plugin there or not,
// and others before: what both fold meets in the program.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-units "main a b" }
// { dg-library one "a" }
// { dg-ways "static pie-gc shared" }
// { dg-mixes "on {on off} {off on} {on on off} {on icf}" }
// { dg-every-order }
// { dg-unit a "-flto" }
// { dg-variant "" }
// { dg-variant "-ffat-lto-objects -flto-partition=none" }

#include "combinations-aux.h"

// { dg-final { mergefn-folds _Z4walkIPcEiPT_i _Z4walkIPlEiPT_i } }
