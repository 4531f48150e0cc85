/* Weakening references to memory.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "plugin/weaken/weaken.h"
#include "comparator/faults.h"
#include "comparator/trees/paths.h"
#include "comparator/trees/reference.h"

namespace mergefn
{

namespace
{

/* Returns the place in REF of the object that REF is a part of, or of REF itself if it is no part.  */
tree *
base_slot (tree *ref)
{
  while (handled_component_p (*ref))
    ref = &TREE_OPERAND (*ref, 0);
  return ref;
}

/* Returns REF's base if REF accesses memory through an address, otherwise null.  */
tree
memory_base (tree ref)
{
  tree base = *base_slot (&ref);
  return TREE_CODE (base) == MEM_REF ? base : NULL_TREE;
}

/* Operand FROM is to be replaced by TO.  */
struct Replacement
{
  tree from, to;
  bool done;
};

/* Replaces OPERAND, anywhere in a statement's operand, by a copy of the tree that DATA gives.  Unlike a
   declaration, such a tree may not stand in two places.  */
tree
replace_if_same (tree *operand, int *walk_subtrees, void *data)
{
  Replacement *replacement = static_cast<Replacement *> (data);
  /* A declaration whose address is taken stays: only accesses to it are replaced.  */
  if (TYPE_P (*operand) || (TREE_CODE (*operand) == ADDR_EXPR && DECL_P (replacement->from)))
    *walk_subtrees = 0;
  if (*operand != replacement->from)
    return NULL_TREE;
  *operand = unshare_expr (replacement->to);
  *walk_subtrees = 0;
  replacement->done = true;
  return NULL_TREE;
}

bool
replace_in (tree *operand, tree from, tree to)
{
  Replacement replacement{ from, to, false };
  walk_tree (operand, replace_if_same, &replacement, nullptr);
  return replacement.done;
}

/* Replaces operands FROM of STMT, a statement or a PHI, by TO.  False if there is none.  */
bool
replace_operand (gimple *stmt, tree from, tree to)
{
  bool replaced = false;
  if (gphi *phi = dyn_cast<gphi *> (stmt))
    {
      for (unsigned i = 0; i < gimple_phi_num_args (phi); i++)
        if (gimple_phi_arg_def (phi, i) == from)
          {
            SET_PHI_ARG_DEF (phi, i, unshare_expr (to));
            replaced = true;
          }
      return replaced;
    }
  for (unsigned i = 0; i < gimple_num_ops (stmt); i++)
    replaced |= replace_in (gimple_op_ptr (stmt, i), from, to);
  if (replaced)
    update_stmt (stmt);
  return replaced;
}

/* Returns a pointer type of MODE, for offsets, whose target may alias anything.  */
tree
alias_all_type (machine_mode mode)
{
  return build_pointer_type_for_mode (void_type_node, mode, true);
}

/* Returns a reference of TYPE to the memory at OFFSET bytes from ADDRESS.  It may alias anything.  */
tree
memory_at (tree address, const poly_offset_int &offset, tree type)
{
  addr_space_t space = TYPE_ADDR_SPACE (TREE_TYPE (TREE_TYPE (address)));
  if (space != TYPE_ADDR_SPACE (type))
    type = build_qualified_type (type,
                                 TYPE_QUALS_NO_ADDR_SPACE (type) | ENCODE_QUAL_ADDR_SPACE (space));
  return build2 (MEM_REF, type, address, wide_int_to_tree (alias_all_type (ptr_mode), offset));
}

/* Makes the clobber at SITE end BYTES bytes at the same address.  */
void
end_bytes (const Site &site, Item bytes)
{
  poly_int64 offset;
  tree base = get_addr_base_and_unit_offset (static_cast<tree> (site.where), &offset);
  tree type = build_array_type_nelts (char_type_node, bytes);
  /* The copy is the same kind of clobber, whatever kinds this GCC has.  */
  tree clobber = copy_node (gimple_assign_rhs1 (site.stmt));
  TREE_TYPE (clobber) = type;
  gimple_assign_set_rhs1 (site.stmt, clobber);
  gimple_assign_set_lhs (site.stmt,
                         memory_at (TREE_OPERAND (base, 0), mem_ref_offset (base) + offset, type));
  update_stmt (site.stmt);
}

} // namespace

bool
alias_everything (const Site &site)
{
  tree ref = static_cast<tree> (site.where);
  tree *slot = base_slot (&ref);
  if (TREE_CODE (*slot) == MEM_REF)
    {
      tree &offset = TREE_OPERAND (*slot, 1);
      if (TYPE_REF_CAN_ALIAS_ALL (TREE_TYPE (offset)))
        return false;
      offset = wide_int_to_tree (alias_all_type (TYPE_MODE (TREE_TYPE (offset))),
                                 wi::to_poly_wide (offset));
      return true;
    }
  /* A variable in a hard register has no address.  */
  if (VAR_P (*slot) && DECL_HARD_REGISTER (*slot) && !faulty_p (Fault::registers))
    return false;
  /* A returned value is copied as a whole, and nothing can come between.  */
  if (!DECL_P (*slot) || !site.stmt || gimple_code (site.stmt) == GIMPLE_RETURN
      || whole_local_p (ref))
    return false;
  tree decl = *slot;
  tree memory = memory_at (build_fold_addr_expr (decl), 0, TREE_TYPE (decl));
  TREE_THIS_VOLATILE (memory) = TREE_THIS_VOLATILE (decl);
  TREE_SIDE_EFFECTS (memory) = TREE_THIS_VOLATILE (decl);
  if (slot == &ref)
    return replace_operand (site.stmt, decl, memory);
  *slot = memory;
  update_stmt (site.stmt);
  return true;
}

bool
forget_path (const Site &site)
{
  tree address = static_cast<tree> (site.where);
  if (!address || !handled_component_p (TREE_OPERAND (address, 0)))
    return false;
  tree object = TREE_OPERAND (address, 0);
  poly_int64 offset;
  tree base = get_addr_base_and_unit_offset (object, &offset);
  if (!base || !site.stmt)
    return false;
  if (TREE_CODE (base) == MEM_REF)
    {
      poly_offset_int whole = mem_ref_offset (base) + offset;
      if (!whole.to_shwi (&offset))
        return false;
      base = TREE_OPERAND (base, 0);
    }
  else
    base = build_fold_addr_expr (base);
  /* As one byte: the bound of the object is to be forgotten, too.  */
  tree memory = memory_at (base, offset, char_type_node);
  return replace_operand (site.stmt, address, build1 (ADDR_EXPR, TREE_TYPE (address), memory));
}

bool
forget_steps (const Site &site)
{
  tree ref = static_cast<tree> (site.where);
  if (site.kind == Site::Kind::clobber)
    {
      tree lhs = gimple_assign_lhs (site.stmt);
      if (!handled_component_p (lhs))
        return false;
      end_bytes (site, tree_to_uhwi (TYPE_SIZE_UNIT (TREE_TYPE (lhs))));
      return true;
    }
  /* Steps that are not forgettable are in the key.  */
  if (!handled_component_p (ref) || !forgettable_steps_p (ref, site.stmt))
    return false;
  poly_int64 offset;
  tree base = get_addr_base_and_unit_offset (ref, &offset), address;
  unsigned align = get_object_alignment (ref);
  tree type = TREE_TYPE (ref), inner = inner_base (ref);
  poly_offset_int whole = offset;
  if (TREE_CODE (base) == MEM_REF)
    {
      address = TREE_OPERAND (base, 0);
      whole += mem_ref_offset (base);
    }
  else
    address = build_fold_addr_expr (base);
  if (align < TYPE_ALIGN (type))
    type = less_aligned (type, align);
  tree memory = memory_at (address, whole, type);
  TREE_THIS_VOLATILE (memory) = TREE_THIS_VOLATILE (ref);
  TREE_SIDE_EFFECTS (memory) = TREE_SIDE_EFFECTS (ref);
  REF_REVERSE_STORAGE_ORDER (memory) = reverse_storage_order_for_component_p (ref);
  if (TREE_CODE (inner) == MEM_REF)
    {
      TREE_THIS_NOTRAP (memory) = TREE_THIS_NOTRAP (inner) && !tree_could_trap_p (ref);
      MR_DEPENDENCE_CLIQUE (memory) = MR_DEPENDENCE_CLIQUE (inner);
      MR_DEPENDENCE_BASE (memory) = MR_DEPENDENCE_BASE (inner);
    }
  return replace_operand (site.stmt, ref, memory);
}

bool
may_trap (tree ref)
{
  bool changed = false;
  for (tree step = ref;; step = TREE_OPERAND (step, 0))
    {
      switch (TREE_CODE (step))
        {
        case ARRAY_REF:
        case ARRAY_RANGE_REF:
        case MEM_REF:
        case TARGET_MEM_REF:
          changed |= TREE_THIS_NOTRAP (step);
          TREE_THIS_NOTRAP (step) = 0;
          break;
        default:
          break;
        }
      if (!handled_component_p (step))
        return changed;
    }
}

bool
lower_alignment (const Site &site, unsigned base_bits, unsigned bits)
{
  tree ref = static_cast<tree> (site.where), base = memory_base (ref);
  if (!base)
    return false;
  bool changed = false;
  auto lower = [&] (unsigned to) {
    if (TYPE_ALIGN (TREE_TYPE (base)) <= to)
      return;
    TREE_TYPE (base) = less_aligned (TREE_TYPE (base), to);
    changed = true;
  };
  lower (base_bits);
  /* The dropped function's base may be elsewhere.  */
  if (get_object_alignment (ref) > bits)
    lower (bits);
  return changed;
}

bool
end_less (const Site &site, Item bytes)
{
  if (tree_to_uhwi (TYPE_SIZE_UNIT (TREE_TYPE (static_cast<tree> (site.where)))) <= bytes)
    return false;
  end_bytes (site, bytes);
  return true;
}

bool
forget_dependence (tree ref)
{
  tree base = memory_base (ref);
  if (!base || !MR_DEPENDENCE_CLIQUE (base))
    return false;
  MR_DEPENDENCE_CLIQUE (base) = 0;
  MR_DEPENDENCE_BASE (base) = 0;
  return true;
}

} // namespace mergefn
