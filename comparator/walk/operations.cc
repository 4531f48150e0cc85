/* Operations in a key.  Reads GIMPLE, never folds or changes a statement.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "comparator/walk/operations.h"
#include "comparator/compat.h"
#include "comparator/faults.h"
#include "comparator/walk/operands.h"
#include "comparator/trees/paths.h"

namespace mergefn
{

/* The place of NAME among the names visited so far.  A parameter's value that is used here for the
   first time stands after those, by the parameter's number.  */
static std::pair<Item, Item>
rank (Walk &walk, tree name)
{
  name = original (walk, name);
  Item number = walk.locals.seen_ssa (name);
  bool parameter = SSA_NAME_IS_DEFAULT_DEF (name) && SSA_NAME_VAR (name);
  return { number, parameter ? walk.locals.seen_decl (SSA_NAME_VAR (name)) : 0 };
}

/* True if the operands of a commutative operation, or the sides of a comparison, are to be swapped.
   SSA versions say nothing, so the operand that was visited first comes first.  Everything else
   stays in GCC's own canonical order.  */
static bool
swap_p (Walk &walk, tree first, tree second)
{
  if (TREE_CODE (first) != SSA_NAME || TREE_CODE (second) != SSA_NAME)
    return false;
  return rank (walk, second) < rank (walk, first);
}

tree_code
mirrored (tree_code code)
{
  return faulty_p (Fault::mirrors) ? code : swap_tree_comparison (code);
}

/* The prefilter hash must not depend on which of the two forms is chosen.  */
void
put_comparison (Walk &walk, tree_code code, tree first, tree second)
{
  WalkOutput &out = walk.out;
  tree_code other = mirrored (code);
  out.put_opcode (std::min (code, other));
  hash_constant (out, second);
  if (!out.wants_items ())
    return;
  if (swap_p (walk, first, second))
    {
      std::swap (first, second);
      code = other;
    }
  out.put (code);
  /* Signs do not matter.  */
  if ((code != EQ_EXPR && code != NE_EXPR) || walk.exact_types)
    put_arithmetic_type (walk, first);
  put_operand (walk, first);
  put_operand (walk, second);
}

/* Writes the operation of STMT, and in which types it is done.  */
static void
put_operation (Walk &walk, const gassign *stmt, tree_code code)
{
  walk.out.put_opcode (code);
  if (walk.out.wants_items ())
    for (unsigned i = 0; i < gimple_num_ops (stmt); i++)
      put_arithmetic_type (walk, gimple_op (stmt, i));
}

/* True if FIRST and SECOND, operands of CODE, may change places.  Parts of a complex number may not: a product is
   made of several sums of products, of which one is fused (convert_mult_to_fma).  Nor may operands of two types,
   which the key has in their order.  */
static bool
commute_p (Walk &walk, tree_code code, tree first, tree second)
{
  TypeTable &types = walk.unit.types;
  return commutative_tree_code (code)
         && (TREE_CODE (TREE_TYPE (first)) != COMPLEX_TYPE || faulty_p (Fault::products))
         && types.arithmetic (TREE_TYPE (first)) == types.arithmetic (TREE_TYPE (second));
}

static void
put_binary (Walk &walk, const gassign *stmt)
{
  WalkOutput &out = walk.out;
  tree_code code = gimple_assign_rhs_code (stmt);
  tree first = gimple_assign_rhs1 (stmt), second = gimple_assign_rhs2 (stmt);
  put_operation (walk, stmt, code);
  hash_constant (out, second);
  if (!out.wants_items ())
    return;
  if (commute_p (walk, code, first, second) && swap_p (walk, first, second))
    std::swap (first, second);
  put_operand (walk, first);
  put_operand (walk, second);
}

bool
sum_as_address_p (const gassign *stmt)
{
  return gimple_assign_rhs_code (stmt) == POINTER_PLUS_EXPR
         && TREE_CODE (gimple_assign_rhs1 (stmt)) == SSA_NAME
         && TREE_CODE (gimple_assign_rhs2 (stmt)) == INTEGER_CST;
}

/* True if STMT, like (void *) &x, is written as &x: pointer types are alike.  */
static bool
converted_address_p (const gassign *stmt)
{
  tree from = gimple_assign_rhs1 (stmt);
  return CONVERT_EXPR_CODE_P (gimple_assign_rhs_code (stmt)) && TREE_CODE (from) == ADDR_EXPR
         && POINTER_TYPE_P (TREE_TYPE (gimple_assign_lhs (stmt)))
         && TYPE_ADDR_SPACE (TREE_TYPE (TREE_TYPE (gimple_assign_lhs (stmt))))
                == TYPE_ADDR_SPACE (TREE_TYPE (TREE_TYPE (from)));
}

static void
put_unary (Walk &walk, const gassign *stmt)
{
  tree_code code = gimple_assign_rhs_code (stmt);
  if (converted_address_p (stmt))
    {
      walk.out.put_opcode (ADDR_EXPR);
      put_operand (walk, gimple_assign_rhs1 (stmt));
      return;
    }
  put_operation (walk, stmt, CONVERT_EXPR_CODE_P (code) ? NOP_EXPR : code);
  put_operand (walk, gimple_assign_rhs1 (stmt));
}

static void
put_ternary (Walk &walk, const gassign *stmt)
{
  tree first = gimple_assign_rhs1 (stmt);
  put_operation (walk, stmt, gimple_assign_rhs_code (stmt));
  /* Before GCC 13 the condition of a COND_EXPR may be a comparison itself.  */
  if (COMPARISON_CLASS_P (first))
    put_comparison (walk, TREE_CODE (first), TREE_OPERAND (first, 0), TREE_OPERAND (first, 1));
  else
    put_operand (walk, first);
  put_operand (walk, gimple_assign_rhs2 (stmt));
  put_operand (walk, gimple_assign_rhs3 (stmt));
}

static void
put_right_side (Walk &walk, const gassign *stmt)
{
  tree_code code = gimple_assign_rhs_code (stmt);
  tree first = gimple_assign_rhs1 (stmt);
  switch (gimple_assign_rhs_class (stmt))
    {
    case GIMPLE_SINGLE_RHS:
      walk.out.put_opcode (operand_class (first));
      hash_constant (walk.out, first);
      put_operand (walk, first);
      return;
    case GIMPLE_UNARY_RHS:
      put_unary (walk, stmt);
      return;
    case GIMPLE_BINARY_RHS:
      if (sum_as_address_p (stmt))
        {
          walk.out.put_opcode (ADDR_EXPR);
          if (walk.out.wants_items ())
            put_sum_as_address (walk, gimple_assign_lhs (stmt), first, gimple_assign_rhs2 (stmt));
        }
      else if (TREE_CODE_CLASS (code) == tcc_comparison)
        put_comparison (walk, code, first, gimple_assign_rhs2 (stmt));
      else
        put_binary (walk, stmt);
      return;
    case GIMPLE_TERNARY_RHS:
      put_ternary (walk, stmt);
      return;
    default:
      walk.out.refuse (Unsupported::statement);
    }
}

/* True if LHS is of constant size, at a constant offset from an address that the function has.  */
static bool
bytes_at_address_p (tree lhs)
{
  poly_int64 offset;
  tree size = TYPE_SIZE_UNIT (TREE_TYPE (lhs));
  if (DECL_P (lhs) || !tree_fits_uhwi_p (size) || integer_zerop (size))
    return false;
  tree base = get_addr_base_and_unit_offset (lhs, &offset);
  return base && TREE_CODE (base) == MEM_REF && TREE_CODE (TREE_OPERAND (base, 0)) == SSA_NAME;
}

/* Writes the end of the life of LHS's storage.  */
static void
put_clobber (Walk &walk, tree lhs, tree clobber)
{
  WalkOutput &out = walk.out;
  out.put (Tag::clobber);
  out.put (compat::clobber_kind (clobber));
  /* Only a variable's own clobber ends its place in the frame (add_scope_conflicts_1), and has no facts.  */
  out.put (DECL_P (lhs));
  /* Only the storage ends, whatever its type.  A variable's storage is named by its declaration.
     The size of memory that an address reaches is a fact, for GCC may be told of less.  */
  bool bytes = bytes_at_address_p (lhs);
  out.put (bytes);
  if (!bytes)
    put_operand (walk, TYPE_SIZE (TREE_TYPE (lhs)));
  put_place (walk, lhs);
  if (!bytes)
    out.put_items (steps (walk.unit.types, walk.locals, lhs));
  if (!DECL_P (lhs))
    out.put_site (bytes ? Site::Kind::clobber : Site::Kind::reference, lhs);
}

bool
may_bound_loop_p (Walk &walk, tree name)
{
  gimple *definition = SSA_NAME_DEF_STMT (name);
  if (!POINTER_TYPE_P (TREE_TYPE (name)) || SSA_NAME_IS_DEFAULT_DEF (name)
      || gimple_assign_load_p (definition)
      || (is_gimple_call (definition) && !gimple_call_builtin_p (definition)))
    return false;
  return walk.calls_itself || walk.cycles.contains (gimple_bb (definition));
}

void
put_assign (Walk &walk, const gassign *stmt)
{
  WalkOutput &out = walk.out;
  out.put_opcode (Tag::assign);
  if (gimple_clobber_p (stmt))
    {
      out.put_opcode (Tag::clobber);
      if (out.wants_items ())
        put_clobber (walk, gimple_assign_lhs (stmt), gimple_assign_rhs1 (stmt));
      return;
    }
  put_right_side (walk, stmt);
  out.put (gimple_has_volatile_ops (stmt));
  out.put (gimple_assign_nontemporal_move_p (stmt));
  put_operand (walk, gimple_assign_lhs (stmt));
}

} // namespace mergefn
