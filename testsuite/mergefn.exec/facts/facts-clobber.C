// Where facts are kept, a function that ends a large object is not folded with
// one that ends a small one at the same place.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-options "-O2 -fno-early-inlining -fno-strict-aliasing" }
// { dg-mergefn-args "facts=keep" }

#include "clobber-aux.h"

// { dg-final { mergefn-refuses *b_small* *a_large* facts-differ clobber } }
