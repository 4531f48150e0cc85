/* Finding the values that sums which may form addresses are made of.  Changes no statement.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "comparator/walk/address_sums.h"
#include "comparator/faults.h"
#include "comparator/walk/copies.h"

namespace mergefn
{

namespace
{

/* Adds to PARTS the values that STMT's result may one day turn out to be, or to be made of.  These
   are all values that STMT uses, unless it reads memory or compares.  */
void
add_operands (gimple *stmt, std::vector<tree> &parts)
{
  if (gphi *phi = dyn_cast<gphi *> (stmt))
    {
      for (unsigned i = 0; i < gimple_phi_num_args (phi); i++)
        if (TREE_CODE (gimple_phi_arg_def (phi, i)) == SSA_NAME)
          parts.push_back (gimple_phi_arg_def (phi, i));
      return;
    }
  if (!is_gimple_call (stmt)
      && (!is_gimple_assign (stmt) || gimple_assign_load_p (stmt)
          || TREE_CODE_CLASS (gimple_assign_rhs_code (stmt)) == tcc_comparison))
    return;
  ssa_op_iter iterator;
  tree operand;
  FOR_EACH_SSA_TREE_OPERAND (operand, stmt, iterator, SSA_OP_USE)
  if (operand && TREE_CODE (operand) == SSA_NAME)
    parts.push_back (operand);
}

} // namespace

bool
address_wide_p (const_tree type)
{
  /* A later pass takes complex numbers and vectors apart.  */
  while (TREE_CODE (type) == COMPLEX_TYPE || TREE_CODE (type) == VECTOR_TYPE)
    type = TREE_TYPE (type);
  return POINTER_TYPE_P (type)
         || (INTEGRAL_TYPE_P (type)
             && GET_MODE_PRECISION (as_a<scalar_mode> (TYPE_MODE (type))) >= POINTER_SIZE);
}

void
put_address_part (Walk &walk, tree operand)
{
  if (faulty_p (Fault::integers))
    return;
  walk.out.put (POINTER_TYPE_P (TREE_TYPE (operand)));
  if (TREE_CODE (operand) == SSA_NAME)
    walk.address_parts.push_back (operand);
}

void
put_address_sources (Walk &walk)
{
  std::vector<tree> parts = std::move (walk.address_parts);
  if (parts.empty ())
    return;
  std::map<Item, bool> pointers; /* By the value's number.  */
  std::unordered_set<tree> seen (parts.begin (), parts.end ());
  for (size_t at = 0; at < parts.size (); at++)
    {
      tree source = original (walk, parts[at]);
      Item number = walk.locals.seen_ssa (source);
      if (number == LocalNumbering::not_visited)
        continue;
      pointers[number] = POINTER_TYPE_P (TREE_TYPE (source));
      std::vector<tree> operands;
      add_operands (SSA_NAME_DEF_STMT (source), operands);
      for (tree operand : operands)
        if (seen.insert (operand).second)
          parts.push_back (operand);
    }
  for (const auto &[number, pointer] : pointers)
    {
      walk.out.put (number);
      walk.out.put (pointer);
    }
}

} // namespace mergefn
