/* The role of an attribute of a declaration or a function type in comparing.

   Knows attributes by name only, and never looks at a declaration.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_COMPARATOR_TREES_ATTRIBUTES_H
#define MERGEFN_COMPARATOR_TREES_ATTRIBUTES_H

#include "comparator/key/key.h"

namespace mergefn
{

/* The role of an attribute in the comparison of two functions.  */
enum class AttributeRole
{
  code,    /* It changes code or meaning, or is unknown: in the key.  */
  fact,    /* It tells GCC something that the code does not say: a fact.  */
  ignored, /* It concerns the symbol, diagnostics, or inlining, which is over.  */
};

AttributeRole attribute_role (tree attribute);

/* True if one of ATTRIBUTES promises something.  */
bool promises_p (tree attributes);

/* Marks of our own on declarations of functions.  They are attributes, so copies of a function have them, too.  */
enum class Mark
{
  demanded,    /* plugin/symbols/demanded.h  */
  exported,    /* plugin/symbols/exports.h  */
  no_loop,     /* plugin/weaken/flow_info.h  */
  no_statics,  /* plugin/weaken/opaque.h  */
  no_strings,  /* plugin/weaken/opaque.h  */
  opaque,      /* plugin/weaken/opaque.h  */
  shared,      /* plugin/bodies/shared_body.h  */
  values_meet, /* plugin/weaken/flow_info.h  */
  weakened     /* plugin/weaken/warnings.h  */
};

/* The name of MARK's attribute.  No user can write an attribute with a space.  */
const char *attribute_name (Mark mark);

/* True if DECL has MARK.  */
bool marked_p (const_tree decl, Mark mark);

/* Writes the attributes of LIST that have ROLE, names and arguments, in their order.  */
void put_attributes (KeyBuilder &out, tree list, AttributeRole role);

} // namespace mergefn

#endif
