// Three units use different instances of the same template, so that they fold
// different classes: each program has all instances once, however the units
// were built and whichever came first.  No linker finds a reference to a
// section that it left out, and nothing jumps to itself.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-units "main a b" }
// { dg-ways "static static-gc pie pie-gc shared shared-gc" }
// { dg-library one "a" }
// { dg-mixes "each icf {on icf} {icf on} {off on icf} {both on} both {on icf off}" }
// { dg-every-order each }

#include "combinations-aux.h"

// { dg-final { mergefn-folds _Z4walkIPjEiPT_i _Z4walkIPiEiPT_i } }
// { dg-final { mergefn-folds _Z4walkIPjEiPT_i __mergefn_* removed } }
// { dg-final { mergefn-folds _Z10walk_twiceIPjEiPT_i __mergefn_* removed } }
// { dg-final { mergefn-folds _Z7descendIPjEiPT_i __mergefn_* removed } }
// { dg-final { mergefn-folds _Z4pingIPjEiPT_i __mergefn_* removed } }
// { dg-final { mergefn-folds _Z4pongIPfEiPT_i __mergefn_* removed } }
// { dg-final { mergefn-count-symbols __mergefn_* 5 } }
// { dg-final { mergefn-count-symbols _Z4walkI* 0 } }
