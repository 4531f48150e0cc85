// Units that go into a shared library are linked into a program with others:
// whichever unit's shared body is taken, it serves all.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-units "main a b" }
// { dg-unit a "-fPIC" }
// { dg-unit b "-fpic -fno-plt" }
// { dg-ways "static-gc pie" }
// { dg-mixes "each {on icf} {icf on}" }
// { dg-every-order }

#include "combinations-aux.h"

// { dg-final { mergefn-folds _Z4walkIPjEiPT_i _Z4walkIPiEiPT_i } }
