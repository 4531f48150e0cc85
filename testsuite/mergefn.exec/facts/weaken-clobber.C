// What is stored in an object that then ends need not be stored.  The kept
// function ends a large object, the dropped one a small one, behind which what
// was stored is read later.  Inlined late, so that the store is still there.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-options "-O2 -fno-early-inlining" }

#include "clobber-aux.h"

// { dg-final { mergefn-folds *b_smallPii *a_largePii } }
// { dg-final { mergefn-weakens *b_smallPii *a_largePii clobber } }
// { dg-final { mergefn-folds *b_small_inside* *a_large_inside* } }
// { dg-final { mergefn-weakens *b_small_inside* *a_large_inside* clobber } }
// { dg-final { mergefn-keeps-apart *end_elsewhere* *_inside* } }
// { dg-final { mergefn-needs clobber {-O2} } }
