// As stricter-copy.C, with the plugin everywhere: unit b's class knows more
// than unit a's, so the program has a body for each.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-units "main a b" }
// { dg-library one "a" }
// { dg-ways "static-gc pie shared" }
// { dg-mixes "on strict {on strict on} {on on strict}" }
// { dg-every-order "each" }

#include "stricter-copy.C"

// { dg-final { mergefn-folds _Z5lowerIlLi1EElPT_Pl _Z5lowerIxLi1EElPT_Pl } }
// { dg-final { mergefn-folds _Z5lowerIxLi1EElPT_Pl _Z5lowerIxLi2EElPT_Pl } }
// { dg-final { mergefn-count-symbols __mergefn_* 2 } }
