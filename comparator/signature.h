/* What a function is before its first statement: how it is called, which options and attributes it
   was compiled with, and what its storage and its flags promise.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_COMPARATOR_SIGNATURE_H
#define MERGEFN_COMPARATOR_SIGNATURE_H

#include "walk.h"

namespace mergefn
{

/* What an attribute does for the comparison of two functions.  */
enum class AttributeRole
{
  code,    /* It changes code or meaning, or is unknown: in the key.  */
  fact,    /* It tells GCC something that the code does not say: a fact.  */
  ignored, /* It concerns the symbol, diagnostics, or inlining, which is over.  */
};

AttributeRole attribute_role (tree attribute);

/* The attributes of LIST that have ROLE, names and arguments, in their order.  */
void put_attributes (Walk &walk, tree list, AttributeRole role);

/* The signature of the walked function.  Parameter i gets number i.  */
void put_signature (Walk &walk);

/* How a call through function type FNTYPE passes things.  */
void put_function_type (Walk &walk, tree fntype);

} // namespace mergefn

#endif
