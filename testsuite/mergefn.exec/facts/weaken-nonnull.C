// GCC takes a reference for nonnull and drops tests for it.  The kept functions
// take a reference, and call a function that returns one; the dropped ones have
// pointers there, some of them null.  The tests are seen to be superfluous only
// after folding.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-mergefn-torture }

#include "nonnull-aux.h"

// { dg-final { mergefn-folds *take_pointer* *a_take_ref* } }
// { dg-final { mergefn-weakens *take_pointer* *a_take_ref* nonnull } }
// { dg-final { mergefn-folds *call_pointer* *a_call_ref* } }
// { dg-final { mergefn-weakens *call_pointer* *a_call_ref* nonnull } }
// { dg-final { mergefn-needs nonnull {-O1 -O2 -O3} } }
