/* Where facts are kept, functions of which the author promised something, or of
   which GCC found something out, are folded with those alone of which the same
   is known: const, pure, malloc, leaf, alloc_size, assume_aligned, access,
   nonnull, returns_nonnull, cold.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-args "facts=keep" } */

#include "function-flags-aux.h"

/* { dg-final { mergefn-folds a_const_too a_const } } */
/* { dg-final { mergefn-folds b_pure_too b_pure } } */
/* { dg-final { mergefn-folds c_leaf_too c_leaf } } */
/* { dg-final { mergefn-folds d_cold_too d_cold } } */
/* { dg-final { mergefn-refuses plain * facts-differ attributes } } */
/* { dg-final { mergefn-keeps-apart plain a_const* } } */
/* { dg-final { mergefn-keeps-apart plain b_pure* } } */
/* { dg-final { mergefn-keeps-apart plain c_leaf* } } */
/* { dg-final { mergefn-keeps-apart plain d_cold* } } */
/* { dg-final { mergefn-folds a_malloc_too a_malloc } } */
/* { dg-final { mergefn-folds b_sized_too b_sized } } */
/* { dg-final { mergefn-folds c_aligned_too c_aligned } } */
/* { dg-final { mergefn-folds d_reads_too d_reads } } */
/* { dg-final { mergefn-folds e_nonnull_too e_nonnull } } */
/* { dg-final { mergefn-folds f_result_too f_result } } */
/* { dg-final { mergefn-refuses allocates * facts-differ function-flags } } */
/* { dg-final { mergefn-keeps-apart allocates a_malloc* } } */
/* { dg-final { mergefn-keeps-apart allocates b_sized* } } */
/* { dg-final { mergefn-keeps-apart allocates c_aligned* } } */
/* { dg-final { mergefn-keeps-apart allocates d_reads* } } */
/* { dg-final { mergefn-keeps-apart allocates e_nonnull* } } */
/* { dg-final { mergefn-keeps-apart allocates f_result* } } */
