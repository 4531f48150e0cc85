// Where facts are kept, a function that takes a reference is not folded with
// one that takes a pointer and tests it; nor is a caller of a function that
// returns a reference with one that gets a pointer.  The tests are seen to be
// superfluous only after folding.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-options "-O2" }
// { dg-mergefn-args "facts=keep" }

#include "nonnull-aux.h"

// { dg-final { mergefn-folds *take_ref_too* *a_take_refRKii } }
// { dg-final { mergefn-folds *call_ref_too* *a_call_refP* } }
// { dg-final { mergefn-refuses *take_pointer* *take_ref* facts-differ nonnull } }
// { dg-final { mergefn-refuses *call_pointer* *call_ref* facts-differ nonnull } }
// { dg-final { mergefn-keeps-apart *take_pointer* *a_take_refRKii } }
// { dg-final { mergefn-keeps-apart *call_pointer* *a_call_refP* } }
