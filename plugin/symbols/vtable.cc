/* Redirecting addresses of virtual functions.  Decides nothing about functions.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "plugin/symbols/vtable.h"
#include "comparator/functions.h"
#include "comparator/statements.h"

namespace mergefn
{

namespace
{

/* Replaces the address of OLD in initializer VALUE, and returns the result.  Addresses are built anew, not
   changed, since initializers share them.  */
tree
replace_in_initializer (tree value, tree old, tree replacement)
{
  if (TREE_CODE (value) == CONSTRUCTOR)
    {
      for (constructor_elt &element : *CONSTRUCTOR_ELTS (value))
        element.value = replace_in_initializer (element.value, old, replacement);
      return value;
    }
  if (CONVERT_EXPR_P (value))
    {
      tree inner = replace_in_initializer (TREE_OPERAND (value, 0), old, replacement);
      return inner == TREE_OPERAND (value, 0)
                 ? value
                 : build1 (TREE_CODE (value), TREE_TYPE (value), inner);
    }
  if (TREE_CODE (value) != ADDR_EXPR || TREE_OPERAND (value, 0) != old)
    return value;
  return build1 (ADDR_EXPR, TREE_TYPE (value), replacement);
}

struct Replacement
{
  tree old, replacement;
};

tree
replace_in_operand (tree *operand, int *walk_subtrees, void *data)
{
  auto *info = static_cast<walk_stmt_info *> (data);
  auto *pair = static_cast<const Replacement *> (info->info);
  if (TREE_CODE (*operand) != ADDR_EXPR)
    return NULL_TREE;
  if (TREE_OPERAND (*operand, 0) == pair->old)
    {
      *operand = build1 (ADDR_EXPR, TREE_TYPE (*operand), pair->replacement);
      *walk_subtrees = 0;
    }
  return NULL_TREE;
}

void
replace_in_statement (cgraph_node *function, gimple *stmt, Replacement pair)
{
  walk_stmt_info info = {};
  info.info = &pair;
  if (gphi *phi = dyn_cast<gphi *> (stmt))
    {
      for (unsigned i = 0; i < gimple_phi_num_args (phi); i++)
        walk_tree (gimple_phi_arg_def_ptr (phi, i), replace_in_operand, &info, nullptr);
      return;
    }
  walk_gimple_op (stmt, replace_in_operand, &info);
  update_stmt_fn (DECL_STRUCT_FUNCTION (function->decl), stmt);
}

tree
slots_of (varpool_node *table)
{
  if (!DECL_VIRTUAL_P (table->decl) || table->alias || table->in_other_partition)
    return NULL_TREE;
  tree slots = table->get_constructor ();
  return slots && TREE_CODE (slots) == CONSTRUCTOR ? slots : NULL_TREE;
}

/* Returns the first statement of BB, labels and debug statements aside; null if there is none.  */
gimple *
first_statement (basic_block bb)
{
  gimple_stmt_iterator gsi = gsi_after_labels (bb);
  if (!gsi_end_p (gsi) && is_gimple_debug (gsi_stmt (gsi)))
    gsi_next_nondebug (&gsi);
  return gsi_end_p (gsi) ? nullptr : gsi_stmt (gsi);
}

/* True if GUARD, a comparison with FUNCTION's address, calls FUNCTION at once if the addresses are equal.  Any
   function with the same body may be called there.  */
bool
guards_call_p (gimple *guard, cgraph_node *function)
{
  const gcond *cond = dyn_cast<const gcond *> (guard);
  if (!cond || gimple_cond_code (cond) != EQ_EXPR)
    return false;
  edge equal, other;
  extract_true_false_edges_from_block (gimple_bb (guard), &equal, &other);
  if (!single_pred_p (equal->dest))
    return false;
  const gcall *call = safe_dyn_cast<const gcall *> (first_statement (equal->dest));
  tree callee = call ? gimple_call_fndecl (call) : NULL_TREE;
  cgraph_node *called = callee ? cgraph_node::get (callee) : nullptr;
  return called && called->ultimate_alias_target () == function->ultimate_alias_target ();
}

/* True if USE, a statement that has an address, only passes it on, stores it or calls it.  */
bool
passes_on_p (const gimple *use)
{
  return is_gimple_call (use) || is_gimple_debug (use)
         || (gimple_store_p (use) && gimple_assign_single_p (use));
}

/* True if STMT hands a destructor to the runtime, which only calls it.  */
bool
registers_destructor_p (const gimple *stmt)
{
  const gcall *call = dyn_cast<const gcall *> (stmt);
  const_tree callee = call ? gimple_call_fndecl (call) : NULL_TREE;
  if (!callee)
    return false;
  const char *name = IDENTIFIER_POINTER (DECL_ASSEMBLER_NAME (const_cast<tree> (callee)));
  for (const char *known :
       { "__cxa_throw", "__cxa_atexit", "__cxa_thread_atexit", "__aeabi_atexit" })
    if (!strcmp (name, known))
      return true;
  return false;
}

/* True if USE calls the function at ADDRESS and does nothing else with ADDRESS.  */
bool
only_calls_p (const gimple *use, const_tree address)
{
  const gcall *call = dyn_cast<const gcall *> (use);
  const_tree callee = call ? gimple_call_fn (call) : NULL_TREE;
  if (callee && TREE_CODE (callee) == OBJ_TYPE_REF)
    callee = OBJ_TYPE_REF_EXPR (callee);
  if (!callee || callee != address)
    return false;
  for (unsigned i = 0; i < gimple_call_num_args (call); i++)
    if (gimple_call_arg (call, i) == address)
      return false;
  return true;
}

/* True if STMT, which has FUNCTION's address, may compare it for something else than a call.  In code that GCC
   makes of standard C++, a virtual function's address goes nowhere else.  Where it does, the program has asked
   for it and may compare it (GNU C++'s bound member functions).  */
bool
guards_other_code_p (gimple *stmt, cgraph_node *function)
{
  bool hidden = DECL_VIRTUAL_P (function->decl);
  tree name = is_gimple_assign (stmt) ? gimple_assign_lhs (stmt) : NULL_TREE;
  if (!name || TREE_CODE (name) != SSA_NAME)
    {
      bool harmless
          = hidden ? is_gimple_debug (stmt) || registers_destructor_p (stmt) : passes_on_p (stmt);
      return !harmless && !guards_call_p (stmt, function);
    }
  imm_use_iterator iterator;
  use_operand_p use;
  FOR_EACH_IMM_USE_FAST (use, iterator, name)
  {
    gimple *user = USE_STMT (use);
    bool harmless = hidden ? is_gimple_debug (user) || registers_destructor_p (user)
                                 || only_calls_p (user, name)
                           : passes_on_p (user);
    if (!harmless && !guards_call_p (user, function))
      return true;
  }
  return false;
}

} // namespace

bool
redirectable_address_p (ipa_ref *ref)
{
  /* The slots of a class that only this unit knows tell GCC which functions can be called.  GCC would take a
     function that no such slot names for one that never runs.  */
  if (ref->use != IPA_REF_ADDR || flag_vtable_verify || !TREE_PUBLIC (ref->referred->decl))
    return false;
  /* With -fdevirtualize-at-ltrans other partitions have the table, too, and call what it named.  */
  if (varpool_node *table = dyn_cast<varpool_node *> (ref->referring))
    return slots_of (table) != NULL_TREE && !(flag_ltrans && flag_ltrans_devirtualize);
  /* GCC compares addresses where it guesses which function a slot names.  */
  return DECL_VIRTUAL_P (ref->referred->decl) && ref->stmt
         && !guards_other_code_p (ref->stmt, dyn_cast<cgraph_node *> (ref->referred));
}

/* True if USE compares with a function that it names, as GCC does where it guesses which function a slot names.  Other
   rules look at what names a function.  */
static bool
compares_with_named_p (gimple *use)
{
  const gcond *cond = dyn_cast<const gcond *> (use);
  auto constant_p = [] (tree operand) {
    if (TREE_CODE (operand) == SSA_NAME)
      if (gimple *def = SSA_NAME_DEF_STMT (operand);
          gimple_assign_single_p (def) || gimple_assign_cast_p (def))
        operand = gimple_assign_rhs1 (def);
    return is_gimple_min_invariant (operand);
  };
  return cond && (constant_p (gimple_cond_lhs (cond)) || constant_p (gimple_cond_rhs (cond)));
}

/* What STMT, which uses NAME, makes a copy of NAME; null if it does something else with NAME.  */
static tree
copy_made_by (gimple *stmt, const_tree name)
{
  if (gphi *phi = dyn_cast<gphi *> (stmt))
    return gimple_phi_result (phi);
  if (!gimple_assign_single_p (stmt) || TREE_CODE (gimple_assign_lhs (stmt)) != SSA_NAME)
    return NULL_TREE;
  const_tree from = gimple_assign_rhs1 (stmt);
  return from == name || TREE_CODE (from) == OBJ_TYPE_REF ? gimple_assign_lhs (stmt) : NULL_TREE;
}

/* True if the function at the address NAME, or at a copy of NAME, is only called, or compared with one that is named.  SEEN
   are the names that were looked at.  */
static bool
slot_only_called_p (tree name, std::unordered_set<const_tree> &seen)
{
  if (!seen.insert (name).second)
    return true;
  imm_use_iterator iterator;
  use_operand_p use;
  FOR_EACH_IMM_USE_FAST (use, iterator, name)
  {
    gimple *user = USE_STMT (use);
    if (tree copy = copy_made_by (user, name))
      {
        if (!slot_only_called_p (copy, seen))
          return false;
      }
    else if (!is_gimple_debug (user) && !only_calls_p (user, name) && !compares_with_named_p (user))
      return false;
  }
  return true;
}

/* True if REF is what stands before a virtual table's slots: the address of the type's description.  */
static bool
before_slots_p (tree ref)
{
  if (TREE_CODE (ref) != MEM_REF)
    return false;
  wide_int offset = wi::to_wide (TREE_OPERAND (ref, 1));
  tree base = TREE_OPERAND (ref, 0);
  gimple *def = TREE_CODE (base) == SSA_NAME ? SSA_NAME_DEF_STMT (base) : nullptr;
  if (def && is_gimple_assign (def) && gimple_assign_rhs_code (def) == POINTER_PLUS_EXPR
      && TREE_CODE (gimple_assign_rhs2 (def)) == INTEGER_CST)
    offset += wi::to_wide (gimple_assign_rhs2 (def));
  return wi::neg_p (offset);
}

/* True if STMT loads the address of a function from a virtual table and does anything but call it.  Only a slot has a
   type without a prototype in C++.  */
static bool
compares_slot_p (gimple *stmt)
{
  tree name = gimple_assign_load_p (stmt) ? gimple_assign_lhs (stmt) : NULL_TREE;
  if (!name || TREE_CODE (name) != SSA_NAME)
    return false;
  std::unordered_set<const_tree> seen;
  tree slot = gimple_assign_rhs1 (stmt);
  const_tree type = TREE_TYPE (slot);
  return !before_slots_p (slot) && POINTER_TYPE_P (type)
         && TREE_CODE (TREE_TYPE (type)) == FUNCTION_TYPE && !prototype_p (TREE_TYPE (type))
         && !slot_only_called_p (name, seen);
}

/* True if some function of the unit asks which function a slot names, and not to call it (GNU C++'s bound member
   functions).  The unit is looked at once.  */
static bool
slots_compared_p ()
{
  static const bool compared = any_function_p ([] (const cgraph_node *node) {
    return any_statement_p (DECL_STRUCT_FUNCTION (node->decl), compares_slot_p);
  });
  return compared;
}

/* True if comparisons that do not name NODE may guard NODE: those of slots, those in other partitions of a link, and those
   in objects without LTO.  The latter may have inlined a virtual function behind their guess.  */
static bool
guarded_unseen_p (cgraph_node *node)
{
  if (DECL_VIRTUAL_P (node->decl) && slots_compared_p ())
    return true;
  if (!in_lto_p)
    return false;
  return (node->used_from_other_partition && node->address_taken)
         || (DECL_VIRTUAL_P (node->decl) && node->used_from_object_file_p ());
}

bool
guards_code_p (cgraph_node *node)
{
  if (guarded_unseen_p (node))
    return true;
  ipa_ref *ref;
  for (int i = 0; node->iterate_referring (i, ref); i++)
    {
      cgraph_node *function = dyn_cast<cgraph_node *> (ref->referring);
      if (!function)
        {
          /* A variable that is no virtual table has the address of a virtual function.  */
          if (DECL_VIRTUAL_P (node->decl) && !DECL_VIRTUAL_P (ref->referring->decl))
            return true;
          continue;
        }
      if (ref->use == IPA_REF_ALIAS ? guards_code_p (function)
                                    : ref->stmt && guards_other_code_p (ref->stmt, node))
        return true;
    }
  return false;
}

bool
Guards::of (cgraph_node *node)
{
  if (guarded_unseen_p (node))
    return true;
  auto [found, is_new] = m_known.try_emplace (node->get_uid (), false);
  if (is_new)
    found->second = guards_code_p (node);
  return found->second;
}

/* True if a statement has NODE's address, or a variable that is no virtual table.  */
static bool
address_outside_tables_p (cgraph_node *node, void *)
{
  ipa_ref *ref;
  for (int i = 0; node->iterate_referring (i, ref); i++)
    if (ref->use != IPA_REF_ALIAS && !DECL_VIRTUAL_P (ref->referring->decl))
      return true;
  return false;
}

void
Guards::note_merge (cgraph_node *kept, cgraph_node *dropped)
{
  if (dropped->call_for_symbol_and_aliases (address_outside_tables_p, nullptr, true))
    m_known.erase (kept->get_uid ());
}

void
redirect_addresses (cgraph_node *node, cgraph_node *target)
{
  ipa_ref *ref;
  for (int i = 0; node->iterate_referring (i, ref);)
    if (redirectable_address_p (ref))
      {
        symtab_node *referring = ref->referring;
        gimple *stmt = ref->stmt;
        if (varpool_node *table = dyn_cast<varpool_node *> (referring))
          replace_in_initializer (slots_of (table), node->decl, target->decl);
        else
          replace_in_statement (as_a<cgraph_node *> (referring), stmt,
                                { node->decl, target->decl });
        ref->remove_reference ();
        referring->create_reference (target, IPA_REF_ADDR, stmt);
        target->mark_address_taken ();
      }
    else
      i++;
}

} // namespace mergefn
