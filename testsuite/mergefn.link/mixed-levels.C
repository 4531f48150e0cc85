// As mixed-options.C, of three levels of optimisation in one program.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-units "main a b" }
// { dg-library one "a" }
// { dg-unit main "-O3" }
// { dg-unit a "-O1 -fPIC" }
// { dg-unit b "-Os -fno-exceptions" }
// { dg-mixes "each {on icf} {icf on}" }
// { dg-every-order }

#include "combinations-aux.h"
