/* Mutations of memory references and of addresses.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "mutation.h"
#include "comparator/walk/operands.h"

namespace mergefn::mutation
{

namespace
{

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

/* Another reference of the same clique as BASE, or null.  */
tree
companion (const Place &p, tree base)
{
  basic_block bb;
  FOR_EACH_BB_FN (bb, p.fun)
  for (gimple_stmt_iterator gsi = gsi_start_bb (bb); !gsi_end_p (gsi); gsi_next (&gsi))
    for (unsigned i = 0; i < gimple_num_ops (gsi_stmt (gsi)); i++)
      {
        tree op = gimple_op (gsi_stmt (gsi), i);
        tree other = op && !gimple_clobber_p (gsi_stmt (gsi)) ? memory_base (op) : NULL_TREE;
        if (other && other != base && MR_DEPENDENCE_CLIQUE (other) == MR_DEPENDENCE_CLIQUE (base))
          return other;
      }
  return NULL_TREE;
}

/* Cliques and bases have no names of their own: what counts is which references share one.  */
bool
change_dependence (Place &p, Undo &u, bool of_base)
{
  tree base = memory_base (*p.slot);
  tree other = base && MR_DEPENDENCE_CLIQUE (base) ? companion (p, base) : NULL_TREE;
  if (!other)
    return false;
  base = memory_base (fresh_copy (p, u));
  if (!of_base)
    MR_DEPENDENCE_CLIQUE (base) += 100;
  else if (MR_DEPENDENCE_BASE (base) == MR_DEPENDENCE_BASE (other))
    MR_DEPENDENCE_BASE (base) += 100;
  else
    MR_DEPENDENCE_BASE (base) = MR_DEPENDENCE_BASE (other);
  return true;
}

bool
reverse_storage (Place &p, Undo &u)
{
  tree base = memory_base (*p.slot);
  if (!base || base != *p.slot || !INTEGRAL_TYPE_P (TREE_TYPE (base)))
    return false;
  base = fresh_copy (p, u);
  REF_REVERSE_STORAGE_ORDER (base) = !REF_REVERSE_STORAGE_ORDER (base);
  return true;
}

bool
qualify (Place &p, Undo &u, int quality)
{
  tree base = memory_base (*p.slot) ? memory_base (fresh_copy (p, u)) : NULL_TREE;
  if (!base || TREE_CODE (TREE_OPERAND (base, 0)) == ADDR_EXPR)
    return false;
  /* A type that has the quality is not changed.  */
  int before = TYPE_QUALS (TREE_TYPE (base));
  if ((before | quality) == before)
    return false;
  TREE_TYPE (base) = build_qualified_type (TREE_TYPE (base), before | quality);
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
  /* What builds a reference copies the flag to the whole (tree.cc, build3).  */
  { "TREE_THIS_VOLATILE of a part of a reference", Where::reference, nowhere,
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
  { "COMPONENT_REF: FIELD_DECL of another record", Where::reference, without_digest (in_either),
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
  { "MR_DEPENDENCE_CLIQUE", Where::reference, fact (FactKind::dependence),
    [] (Place &p, Undo &u) { return change_dependence (p, u, false); } },
  { "MR_DEPENDENCE_BASE", Where::reference, fact (FactKind::dependence),
    [] (Place &p, Undo &u) { return change_dependence (p, u, true); } },
};

} // namespace mergefn::mutation
