// As lone-types.C; but nothing is to be forgotten, so the program has both bodies
// of what does the same.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-units "main a b" }
// { dg-unit a "-O2 -fno-early-inlining -fno-ipa-modref" }
// { dg-unit b "-O2 -fno-early-inlining -fno-ipa-modref" }
// { dg-ways "static" }
// { dg-mixes "strict" }

#include "lone-types.C"

// { dg-final { mergefn-object-symbols a __mergefn_* 2 } }
// { dg-final { mergefn-object-symbols b __mergefn_* 2 } }
// { dg-final { mergefn-count-symbols __mergefn_* 4 } }
