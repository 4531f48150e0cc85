/* Operands in a key: SSA names, variables, addresses and memory references.

   A memory reference is its base, a constant offset in bits however the source spelled it, and the
   variable parts of its address.  (LLVM's cmpGEP serves the same end.)  Knowledge of alias analysis
   about a reference is a fact and never written here; its place is noted as a site.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_COMPARATOR_WALK_OPERANDS_H
#define MERGEFN_COMPARATOR_WALK_OPERANDS_H

#include "comparator/walk/copies.h"
#include "comparator/walk/variables.h"

namespace mergefn
{

/* Writes OPERAND, any operand or null.  */
void put_operand (Walk &walk, tree operand);

void put_ssa_name (Walk &walk, tree name);

/* Writes SUM, of POINTER and a constant OFFSET in bytes, as the address of the memory there.  */
void put_sum_as_address (Walk &walk, tree sum, tree pointer, const_tree offset);

/* OFFSET of such a sum in bits: negative if it lies before the pointer.  */
offset_int sum_in_bits (const_tree offset);

/* Writes base, offset and variable parts of EXPR: its place, not what is done there.  Returns true
   if no part is variable.  */
bool put_place (Walk &walk, tree expr);

/* Writes the type in which OPERAND is computed with.  */
void put_arithmetic_type (Walk &walk, const_tree operand);

/* One opcode for all spellings of OPERAND in code that does the same, for the prefilter hash.  */
Item operand_class (const_tree operand);

} // namespace mergefn

#endif
