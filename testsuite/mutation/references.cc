/* Mutations of memory references and of addresses.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "mutation.h"
#include "../../comparator/operands.h"

namespace mergefn::mutation
{

namespace
{

/* As fresh_copy, the part of that code.  */
tree
fresh_part (Place &p, Undo &u, tree_code code)
{
  return part (*p.slot, code) ? part (fresh_copy (p, u), code) : NULL_TREE;
}

bool
in_memory_p (const Place &p)
{
  tree base = get_base_address (*p.slot);
  return base && (TREE_CODE (base) == MEM_REF || (DECL_P (base) && !DECL_HARD_REGISTER (base)));
}

/* True if what is at MUTATED after GCC's own QUESTION of it is not what it was BEFORE.  */
template <typename Question>
bool
changes (Place &p, Undo &u, Question question, const std::function<bool ()> &mutate)
{
  auto before = question (*p.slot);
  (void)u;
  return mutate () && question (*p.slot) != before;
}

std::pair<alias_set_type, alias_set_type>
alias_sets (tree ref)
{
  ao_ref access;
  ao_ref_init (&access, ref);
  return { ao_ref_base_alias_set (&access), ao_ref_alias_set (&access) };
}

bool
traps (tree ref)
{
  return tree_could_trap_p (ref);
}

unsigned
alignment (tree ref)
{
  return get_object_alignment (ref);
}

bool
strict_p (const Place &p)
{
  return opt_for_fn (p.decl, flag_strict_aliasing) && in_memory_p (p);
}

template <tree_code code>
bool
turn_notrap (Place &p, Undo &u)
{
  return in_memory_p (p) && changes (p, u, traps, [&] () {
           tree it = fresh_part (p, u, code);
           if (!it)
             return false;
           TREE_THIS_NOTRAP (it) = !TREE_THIS_NOTRAP (it);
           return true;
         });
}

/* Every part's notrap flag at once.  */
bool
turn_all_notrap (Place &p, Undo &u)
{
  return in_memory_p (p) && changes (p, u, traps, [&] () {
           bool could = tree_could_trap_p (*p.slot);
           for (tree ref = fresh_copy (p, u);; ref = TREE_OPERAND (ref, 0))
             {
               if (TREE_CODE (ref) == ARRAY_REF || TREE_CODE (ref) == MEM_REF)
                 TREE_THIS_NOTRAP (ref) = could;
               if (!handled_component_p (ref))
                 return true;
             }
         });
}

/* Another field of the record, as far from its start as wanted or not.  */
bool
change_field (Place &p, Undo &u)
{
  tree component = fresh_part (p, u, COMPONENT_REF);
  if (!component || !in_memory_p (p))
    return false;
  tree field = TREE_OPERAND (component, 1);
  for (tree other = TYPE_FIELDS (TREE_TYPE (TREE_OPERAND (component, 0))); other;
       other = DECL_CHAIN (other))
    if (TREE_CODE (other) == FIELD_DECL && other != field && TREE_TYPE (other) == TREE_TYPE (field)
        && !DECL_BIT_FIELD_TYPE (field)
        && !tree_int_cst_equal (bit_position (other), bit_position (field)))
      {
        TREE_OPERAND (component, 1) = other;
        return true;
      }
  return false;
}

/* The record at the base, told apart from its copy.  */
bool
change_record (Place &p, Undo &u, void (*alter) (tree record))
{
  tree base = memory_base (*p.slot);
  if (!base || TREE_CODE (TREE_TYPE (base)) != RECORD_TYPE || !handled_component_p (*p.slot))
    return false;
  tree old = TREE_TYPE (base), copy = copied_record (old);
  alter (copy);
  if (!retype_base (p, u, copy))
    return false;
  for (tree ref = *p.slot; handled_component_p (ref); ref = TREE_OPERAND (ref, 0))
    if (TREE_CODE (ref) == COMPONENT_REF && TREE_TYPE (TREE_OPERAND (ref, 0)) == copy)
      {
        tree twin = TYPE_FIELDS (copy);
        for (tree field = TYPE_FIELDS (old); field; field = DECL_CHAIN (field))
          if (TREE_CODE (field) == FIELD_DECL)
            {
              if (field == TREE_OPERAND (ref, 1))
                TREE_OPERAND (ref, 1) = twin;
              twin = DECL_CHAIN (twin);
            }
      }
  return true;
}

bool
raise_base_alignment (Place &p, Undo &u)
{
  return change_record (
      p, u, [] (tree record) { SET_TYPE_ALIGN (record, MAX (TYPE_ALIGN (record) * 2, 256)); });
}

bool
lower_alignment (Place &p, Undo &u)
{
  tree base = memory_base (*p.slot);
  return base && changes (p, u, alignment, [&] () {
           base = memory_base (fresh_copy (p, u));
           TREE_TYPE (base) = build_aligned_type (TREE_TYPE (base), BITS_PER_UNIT);
           return true;
         });
}

bool
change_base_pointer (Place &p, Undo &u)
{
  tree base = memory_base (*p.slot);
  if (!base || TREE_CODE (TREE_OPERAND (base, 0)) != SSA_NAME)
    return false;
  tree other = other_value (p, TREE_OPERAND (base, 0));
  if (!other)
    return false;
  TREE_OPERAND (memory_base (fresh_copy (p, u)), 0) = other;
  return true;
}

bool
change_base_variable (Place &p, Undo &u)
{
  tree base = get_base_address (*p.slot);
  if (!base || !VAR_P (base) || !auto_var_in_fn_p (base, p.decl))
    return false;
  unsigned i;
  tree other;
  FOR_EACH_LOCAL_DECL (p.fun, i, other)
  if (other != base && VAR_P (other) && auto_var_in_fn_p (other, p.decl)
      && TREE_TYPE (other) == TREE_TYPE (base) && !is_gimple_reg (other)
      && p.walk->locals.seen_decl (other) == LocalNumbering::not_visited)
    break;
  if (!other)
    return false;
  tree *at = p.slot;
  fresh_copy (p, u);
  while (handled_component_p (*at))
    at = &TREE_OPERAND (*at, 0);
  if (*at != base)
    return false;
  /* A variable with a name of its own if it was used throughout would be the same.  */
  tree old = *at;
  *at = other;
  return old != other;
}

bool
change_offset (Place &p, Undo &u)
{
  tree base = memory_base (*p.slot) ? memory_base (fresh_copy (p, u)) : NULL_TREE;
  if (!base)
    return false;
  tree offset = TREE_OPERAND (base, 1);
  TREE_OPERAND (base, 1) = wide_int_to_tree (TREE_TYPE (offset), wi::to_wide (offset) + 4);
  return true;
}

bool
set_alias_pointer (Place &p, Undo &u, tree pointer)
{
  tree base = memory_base (fresh_copy (p, u));
  TREE_OPERAND (base, 1) = wide_int_to_tree (pointer, wi::to_wide (TREE_OPERAND (base, 1)));
  return true;
}

bool
may_alias_all (Place &p, Undo &u)
{
  return strict_p (p) && memory_base (*p.slot) && changes (p, u, alias_sets, [&] () {
           tree type = TREE_TYPE (TREE_TYPE (TREE_OPERAND (memory_base (*p.slot), 1)));
           return set_alias_pointer (p, u, build_pointer_type_for_mode (type, VOIDmode, true));
         });
}

bool
alias_another_type (Place &p, Undo &u)
{
  return strict_p (p) && memory_base (*p.slot) && changes (p, u, alias_sets, [&] () {
           tree type = build_distinct_type_copy (double_type_node);
           TYPE_ALIAS_SET (type) = -1;
           TYPE_CANONICAL (type) = type;
           return set_alias_pointer (p, u, build_pointer_type (type));
         });
}

bool
change_index (Place &p, Undo &u)
{
  tree array = fresh_part (p, u, ARRAY_REF);
  tree other = array ? other_value (p, TREE_OPERAND (array, 1)) : NULL_TREE;
  if (!other)
    return false;
  TREE_OPERAND (array, 1) = other;
  return true;
}

/* What a variable index is extended by is its type.  */
bool
change_index_sign (Place &p, Undo &u)
{
  tree array = part (*p.slot, ARRAY_REF);
  tree index = array ? TREE_OPERAND (array, 1) : NULL_TREE;
  if (!index || TREE_CODE (index) != SSA_NAME || !INTEGRAL_TYPE_P (TREE_TYPE (index))
      || TYPE_PRECISION (TREE_TYPE (index)) != TYPE_PRECISION (integer_type_node))
    return false;
  tree type = TREE_TYPE (index);
  CHANGE (u, TREE_TYPE (index),
          TYPE_UNSIGNED (type) ? signed_type_for (type) : unsigned_type_for (type));
  return true;
}

bool
change_low_bound (Place &p, Undo &u)
{
  tree array = fresh_part (p, u, ARRAY_REF);
  if (!array)
    return false;
  tree type = TREE_TYPE (TREE_OPERAND (array, 1));
  TREE_OPERAND (array, 2) = wide_int_to_tree (type, wi::to_wide (array_ref_low_bound (array)) + 1);
  return true;
}

bool
change_unit (Place &p, Undo &u)
{
  tree array = fresh_part (p, u, ARRAY_REF);
  if (!array || integer_zerop (TREE_OPERAND (array, 1)))
    return false;
  tree element = TREE_TYPE (TREE_TYPE (TREE_OPERAND (array, 0)));
  if (TREE_CODE (TYPE_SIZE_UNIT (element)) != INTEGER_CST)
    return false;
  /* In units of the element's alignment.  */
  TREE_OPERAND (array, 3)
      = size_int (tree_to_uhwi (TYPE_SIZE_UNIT (element)) / TYPE_ALIGN_UNIT (element) + 1);
  return true;
}

/* Promises of a variable index: the array's last element, and that it is not a trailing one.  */
bool
change_bound (Place &p, Undo &u)
{
  tree array = fresh_part (p, u, ARRAY_REF);
  if (!array || TREE_CODE (TREE_OPERAND (array, 1)) != SSA_NAME)
    return false;
  tree object = TREE_OPERAND (array, 0), type = TREE_TYPE (object);
  tree last = TYPE_DOMAIN (type) ? TYPE_MAX_VALUE (TYPE_DOMAIN (type)) : NULL_TREE;
  if (!last || TREE_CODE (last) != INTEGER_CST || DECL_P (object))
    return false;
  TREE_TYPE (object) = build_array_type (
      TREE_TYPE (type), build_index_type (size_int (wi::to_wide (last).to_uhwi () + 1)));
  return true;
}

template <int operand>
bool
change_bit_field_ref (Place &p, Undo &u)
{
  tree ref = fresh_part (p, u, BIT_FIELD_REF);
  if (!ref)
    return false;
  TREE_OPERAND (ref, operand)
      = size_binop (PLUS_EXPR, TREE_OPERAND (ref, operand), bitsize_int (8));
  return true;
}

/* A bit-field's word, or its place in there.  */
bool
change_bit_field (Place &p, Undo &u, void (*alter) (tree field, tree container))
{
  tree component = fresh_part (p, u, COMPONENT_REF);
  tree field = component ? TREE_OPERAND (component, 1) : NULL_TREE;
  if (!field || !DECL_BIT_FIELD_TYPE (field) || !DECL_BIT_FIELD_REPRESENTATIVE (field))
    return false;
  tree copy = copy_node (field), container = copy_node (DECL_BIT_FIELD_REPRESENTATIVE (field));
  DECL_BIT_FIELD_REPRESENTATIVE (copy) = container;
  alter (copy, container);
  TREE_OPERAND (component, 1) = copy;
  return true;
}

bool
change_dependence (Place &p, Undo &u, bool of_base)
{
  tree base = memory_base (*p.slot) ? memory_base (fresh_copy (p, u)) : NULL_TREE;
  if (!base || !MR_DEPENDENCE_CLIQUE (base))
    return false;
  if (of_base)
    MR_DEPENDENCE_BASE (base) += 100;
  else
    MR_DEPENDENCE_CLIQUE (base) += 100;
  return true;
}

bool
reverse_storage (Place &p, Undo &u)
{
  tree base = memory_base (*p.slot);
  if (!base || base != *p.slot || AGGREGATE_TYPE_P (TREE_TYPE (base)))
    return false;
  base = fresh_copy (p, u);
  REF_REVERSE_STORAGE_ORDER (base) = !REF_REVERSE_STORAGE_ORDER (base);
  return true;
}

bool
qualify (Place &p, Undo &u, int quality)
{
  tree base = memory_base (*p.slot) ? memory_base (fresh_copy (p, u)) : NULL_TREE;
  if (!base)
    return false;
  TREE_TYPE (base)
      = build_qualified_type (TREE_TYPE (base), TYPE_QUALS (TREE_TYPE (base)) | quality);
  return true;
}

/* Another register of segments is another address space.  */
constexpr int other_space = ENCODE_QUAL_ADDR_SPACE (1);

} // namespace

const Table reference_mutations = {
  { "TREE_THIS_VOLATILE of a reference", Where::reference, in_key,
    [] (Place &p, Undo &u) {
      if (DECL_P (*p.slot))
        return false;
      tree ref = fresh_copy (p, u);
      TREE_THIS_VOLATILE (ref) = !TREE_THIS_VOLATILE (ref);
      return true;
    } },
  { "TREE_THIS_VOLATILE of a part of a reference", Where::reference, in_key,
    [] (Place &p, Undo &u) {
      tree base = handled_component_p (*p.slot) ? memory_base (*p.slot) : NULL_TREE;
      if (!base)
        return false;
      base = memory_base (fresh_copy (p, u));
      TREE_THIS_VOLATILE (base) = !TREE_THIS_VOLATILE (base);
      return true;
    } },
  { "TREE_SIDE_EFFECTS of a reference", Where::reference, nowhere,
    [] (Place &p, Undo &u) {
      if (DECL_P (*p.slot))
        return false;
      tree ref = fresh_copy (p, u);
      TREE_SIDE_EFFECTS (ref) = !TREE_SIDE_EFFECTS (ref);
      return true;
    } },
  { "TREE_READONLY of a reference", Where::reference, nowhere,
    [] (Place &p, Undo &u) {
      if (DECL_P (*p.slot))
        return false;
      tree ref = fresh_copy (p, u);
      TREE_READONLY (ref) = !TREE_READONLY (ref);
      return true;
    } },
  { "TREE_THIS_NOTRAP of a MEM_REF", Where::reference, in_either, turn_notrap<MEM_REF> },
  { "TREE_THIS_NOTRAP of an ARRAY_REF", Where::reference, in_either, turn_notrap<ARRAY_REF> },
  { "TREE_THIS_NOTRAP of all parts", Where::reference, in_either, turn_all_notrap },
  { "REF_REVERSE_STORAGE_ORDER", Where::reference, in_key, reverse_storage },
  { "COMPONENT_REF: another FIELD_DECL", Where::reference, in_key, change_field },
  { "COMPONENT_REF: FIELD_DECL of another record", Where::reference, in_either,
    [] (Place &p, Undo &u) {
      return strict_p (p)
             && changes (p, u, alias_sets, [&] () { return change_record (p, u, [] (tree) {}); });
    } },
  { "TYPE_ALIGN of the record referred to", Where::reference, fact (FactKind::alignment),
    raise_base_alignment },
  { "TYPE_ALIGN of a MEM_REF", Where::reference, in_either, lower_alignment },
  { "MEM_REF: another base", Where::reference, in_key, change_base_pointer },
  { "a reference's variable", Where::reference, in_key, change_base_variable },
  { "MEM_REF: offset", Where::reference, in_key, change_offset },
  { "MEM_REF: TYPE_REF_CAN_ALIAS_ALL of the offset", Where::reference, fact (FactKind::alias_set),
    may_alias_all },
  { "MEM_REF: type of the offset", Where::reference, fact (FactKind::alias_set),
    alias_another_type },
  { "TYPE_ADDR_SPACE of a MEM_REF", Where::reference, in_key,
    [] (Place &p, Undo &u) { return qualify (p, u, other_space); } },
  { "TYPE_READONLY of a MEM_REF", Where::reference, nowhere,
    [] (Place &p, Undo &u) { return qualify (p, u, TYPE_QUAL_CONST); } },
  { "ARRAY_REF: index", Where::reference, in_key, change_index },
  { "ARRAY_REF: TYPE_UNSIGNED of the index", Where::reference, in_key, change_index_sign },
  { "ARRAY_REF: array_ref_low_bound", Where::reference, in_key, change_low_bound },
  { "ARRAY_REF: array_ref_element_size", Where::reference, in_key, change_unit },
  { "ARRAY_REF: array_ref_up_bound", Where::reference, in_key, change_bound },
  { "BIT_FIELD_REF: size", Where::reference, in_key, change_bit_field_ref<1> },
  { "BIT_FIELD_REF: position", Where::reference, in_key, change_bit_field_ref<2> },
  { "DECL_SIZE of a bit-field", Where::reference, in_key,
    [] (Place &p, Undo &u) {
      return change_bit_field (p, u, [] (tree field, tree) {
        DECL_SIZE (field) = size_binop (PLUS_EXPR, DECL_SIZE (field), bitsize_int (1));
      });
    } },
  { "DECL_FIELD_BIT_OFFSET of a bit-field", Where::reference, in_key,
    [] (Place &p, Undo &u) {
      return change_bit_field (p, u, [] (tree field, tree) {
        DECL_FIELD_BIT_OFFSET (field)
            = size_binop (PLUS_EXPR, DECL_FIELD_BIT_OFFSET (field), bitsize_int (1));
      });
    } },
  { "DECL_BIT_FIELD_REPRESENTATIVE: DECL_SIZE", Where::reference, in_key,
    [] (Place &p, Undo &u) {
      return change_bit_field (p, u, [] (tree, tree container) {
        DECL_SIZE (container) = size_binop (PLUS_EXPR, DECL_SIZE (container), bitsize_int (8));
      });
    } },
  { "DECL_BIT_FIELD_REPRESENTATIVE: DECL_FIELD_BIT_OFFSET", Where::reference, in_key,
    [] (Place &p, Undo &u) {
      return change_bit_field (p, u, [] (tree, tree container) {
        DECL_FIELD_BIT_OFFSET (container)
            = size_binop (PLUS_EXPR, DECL_FIELD_BIT_OFFSET (container), bitsize_int (8));
      });
    } },
  { "DECL_BIT_FIELD_TYPE", Where::reference, in_key,
    [] (Place &p, Undo &u) {
      return change_bit_field (p, u, [] (tree field, tree) {
        DECL_BIT_FIELD_TYPE (field) = TYPE_MODE (DECL_BIT_FIELD_TYPE (field)) == HImode
                                          ? integer_type_node
                                          : short_integer_type_node;
      });
    } },
  { "MR_DEPENDENCE_CLIQUE", Where::reference, fact (FactKind::dependence),
    [] (Place &p, Undo &u) { return change_dependence (p, u, false); } },
  { "MR_DEPENDENCE_BASE", Where::reference, fact (FactKind::dependence),
    [] (Place &p, Undo &u) { return change_dependence (p, u, true); } },
};

} // namespace mergefn::mutation
