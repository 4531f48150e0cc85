/* Taking a reference apart: base, constant offset, and the variable parts of the address.

   This is where `a[3].b', `MEM[&a + 28]' and the like become one.  Reads trees, builds none, and
   writes no key.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_COMPARATOR_TREES_REFERENCE_H
#define MERGEFN_COMPARATOR_TREES_REFERENCE_H

#include "comparator/gcc.h"

namespace mergefn
{

/* One variable part of an address: INDEX - LOW times UNIT bytes.  It is within an array of type
   ARRAY, whose bound the access promises to respect.  */
struct VariablePart
{
  tree index, low, unit, array;
  bool flexible;
};

/* A reference taken apart.  */
struct Reference
{
  tree base = NULL_TREE;              /* A declaration, a MEM_REF or TARGET_MEM_REF, or a value.  */
  offset_int bit_offset = 0;          /* From the base, a MEM_REF's own offset included.  */
  std::vector<VariablePart> variable; /* Outermost first.  */
  tree bit_field = NULL_TREE;         /* The FIELD_DECL, where a bit-field is accessed.  */
  tree bit_field_ref = NULL_TREE;     /* The BIT_FIELD_REF, where there is one.  */
  unsigned view_alignment = 0;        /* In bits; the largest that a view of a value adds.  */
  bool supported = true;              /* False if it is of a form that is not known here.  */
};

/* Takes EXPR apart: a variable, a MEM_REF, a value, or a component of one of these.  */
Reference take_apart (tree expr);

/* The base that REF is a part of: a declaration, a MEM_REF or TARGET_MEM_REF, or a value.  Unlike
   in get_base_address, a MEM_REF of a declaration's address stays one.  */
tree inner_base (tree ref);

/* The size in bits of what REF accesses, null if it has none.  A field may be smaller than its type: a base class or
   a [[no_unique_address]] member lends its padding to others (get_inner_reference).  */
tree access_size (tree ref);

/* True if REF accesses as much as its type says.  */
bool whole_access_p (tree ref);

/* True if BASE, the base of a reference, is a variable: a declaration, or the memory at a
   declaration's address.  */
bool variable_base_p (const_tree base);

/* The variable that REF accesses, also where REF spells it as memory at the variable's address, or null.  */
tree named_variable (tree ref);

/* True if REF is a variable of the current function, of which nobody has the address.  */
bool whole_local_p (const_tree ref);

} // namespace mergefn

#endif
