// The address of an instance is one and the same in every unit, in the program
// and in its library, and is not that of another instance, though their bodies
// are shared; what is called through the address is the instance.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-units "main a b" }
// { dg-library one "a" }
// { dg-ways "static static-gc pie pie-gc shared shared-gc" }
// { dg-mixes "each {on icf} {icf on}" }

#include "addresses-aux.h"

// { dg-final { mergefn-folds *instanceIPjE* __mergefn_* thunk } }
// { dg-final { mergefn-folds *instanceIPiE* __mergefn_* thunk } }
// { dg-final { mergefn-folds *methodEi __mergefn_* thunk } }
// { dg-final { mergefn-count-symbols _Z8instanceIPiEiPT_i 1 } }
// { dg-final { mergefn-count-symbols _Z8instanceIPjEiPT_i 1 } }
// { dg-final { mergefn-count-symbols __mergefn_* 2 } }
