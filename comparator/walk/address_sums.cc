/* What sums that may form addresses are made of.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "comparator/walk/address_sums.h"
#include "comparator/walk/copies.h"

namespace mergefn
{

namespace
{

/* How often a value is used as a pointer, and otherwise.  */
using Uses = std::array<Item, 2>;

/* True if no operation of CODE comes to be one of its operands: a remainder would have to know that it is
   small.  */
bool
never_its_operand_p (tree_code code)
{
  return code == TRUNC_MOD_EXPR || TREE_CODE_CLASS (code) == tcc_comparison;
}

/* Adds to PARTS what STMT's result may come to be.  */
void
add_operands (gimple *stmt, std::vector<tree> &parts)
{
  if (gphi *phi = dyn_cast<gphi *> (stmt))
    for (unsigned i = 0; i < gimple_phi_num_args (phi); i++)
      parts.push_back (gimple_phi_arg_def (phi, i));
  else if (const gassign *assign = dyn_cast<const gassign *> (stmt))
    if (!never_its_operand_p (gimple_assign_rhs_code (assign)))
      for (unsigned i = 1; i < gimple_num_ops (assign); i++)
        parts.push_back (gimple_op (assign, i));
}

} // namespace

bool
address_wide_p (const_tree type)
{
  return POINTER_TYPE_P (type)
         || (INTEGRAL_TYPE_P (type) && TYPE_PRECISION (type) >= TYPE_PRECISION (ptr_type_node));
}

void
put_address_part (Walk &walk, tree operand)
{
  walk.out.put (was_pointer_p (walk, operand));
  if (TREE_CODE (operand) == SSA_NAME)
    walk.address_parts.push_back (operand);
}

void
put_address_sources (Walk &walk)
{
  std::vector<tree> parts = std::move (walk.address_parts);
  if (parts.empty ())
    return;
  std::map<Item, Uses> uses;
  std::unordered_set<tree> seen (parts.begin (), parts.end ());
  for (size_t at = 0; at < parts.size (); at++)
    {
      tree source = original (walk, parts[at]);
      Item number = walk.locals.seen_ssa (source);
      if (number == LocalNumbering::not_visited)
        continue;
      uses[number][was_pointer_p (walk, parts[at])]++;
      std::vector<tree> operands;
      add_operands (SSA_NAME_DEF_STMT (source), operands);
      for (tree operand : operands)
        if (operand && TREE_CODE (operand) == SSA_NAME && address_wide_p (TREE_TYPE (operand))
            && seen.insert (operand).second)
          parts.push_back (operand);
    }
  for (const auto &[number, count] : uses)
    {
      walk.out.put (number);
      for (Item each : count)
        walk.out.put (each);
    }
}

} // namespace mergefn
