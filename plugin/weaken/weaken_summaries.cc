/* Weakening what GCC records about a function: flags, attributes, summaries.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "comparator/trees/attributes.h"
#include "comparator/compat.h"
#include "comparator/compat_ranges.h"
#include "comparator/faults.h"
#include "comparator/trees/promises.h"
#include "comparator/facts/summaries.h"
#include "plugin/symbols/callers.h"
#include "plugin/weaken/opaque.h"
#include "plugin/weaken/warnings.h"
#include "plugin/weaken/weaken.h"

namespace mergefn
{

bool
forget_parameter_bits (cgraph_node *node, tree parm)
{
  ipcp_transformation *summary = ipcp_get_transformation_summary (node);
  if (!summary)
    return false;
  int index = 0;
  for (tree each = DECL_ARGUMENTS (node->decl); each != parm; each = DECL_CHAIN (each))
    {
      if (!each)
        return false;
      index++;
    }
  clone_info *clone = clone_info::get (node);
  if (clone && clone->param_adjustments)
    index = clone->param_adjustments->get_original_index (index);
  return index >= 0 && compat::forget_parameter_bits (summary, index);
}

namespace
{

enum Purity
{
  impure,
  pure,
  constant
};

Purity
purity (const_tree decl)
{
  return TREE_READONLY (decl) ? constant : DECL_PURE_P (decl) ? pure : impure;
}

/* Clears each flag of NODE that the other function, DATA, does not have.  */
bool
weaken_flags_of (cgraph_node *node, void *data)
{
  tree decl = node->decl, other = static_cast<cgraph_node *> (data)->decl;
  Purity common = std::min (purity (decl), purity (other));
  bool looping = DECL_LOOPING_CONST_OR_PURE_P (decl) || DECL_LOOPING_CONST_OR_PURE_P (other);
  TREE_READONLY (decl) = common == constant;
  DECL_PURE_P (decl) = common == pure;
  DECL_LOOPING_CONST_OR_PURE_P (decl) = common != impure && looping;
  /* An alias can be an operator new where KEPT is none, and one that throws never returns null.  Its own calls are
     not redirected, so its promise stays true.  */
  if (nothrow_matters_p () && (!DECL_IS_OPERATOR_NEW_P (decl) || faulty_p (Fault::allocators)))
    TREE_NOTHROW (decl) = TREE_NOTHROW (decl) && TREE_NOTHROW (other);
  DECL_IS_MALLOC (decl) = DECL_IS_MALLOC (decl) && DECL_IS_MALLOC (other);
  node->nonfreeing_fn &= static_cast<cgraph_node *> (data)->nonfreeing_fn;
  DECL_CXX_DESTRUCTOR_P (decl) = DECL_CXX_DESTRUCTOR_P (decl) && DECL_CXX_DESTRUCTOR_P (other);
  DECL_FINAL_P (decl) = DECL_FINAL_P (decl) && DECL_FINAL_P (other);
  return false;
}

/* What is left of the attributes of two functions.  */
struct AttributeMeeting
{
  tree kept, dropped; /* The functions.  */
  bool changed;       /* True if the kept one has lost some.  */
};

/* Returns LIST, of the kept function, without the attributes whose promises OTHER, of the dropped one, does not
   make.  Sets CHANGED if it leaves some out.  */
tree
common_attributes (tree list, tree other, const AttributeMeeting &meeting, bool *changed)
{
  tree result = NULL_TREE;
  for (; list; list = TREE_CHAIN (list))
    {
      bool common = attribute_role (list) != AttributeRole::fact;
      const char *name = IDENTIFIER_POINTER (get_attribute_name (list));
      for (tree found = lookup_attribute (name, other); found && !common;
           found = lookup_attribute (name, TREE_CHAIN (found)))
        common = attribute_value_equal (list, found)
                 && attribute_alike_p (list, meeting.kept, meeting.dropped);
      if (common)
        result = tree_cons (TREE_PURPOSE (list), TREE_VALUE (list), result);
      else
        *changed = true;
    }
  return nreverse (result);
}

bool
intersect_attributes_of (cgraph_node *node, void *data)
{
  AttributeMeeting *meeting = static_cast<AttributeMeeting *> (data);
  tree decl = node->decl;
  bool changed = false;
  tree own = common_attributes (DECL_ATTRIBUTES (decl), DECL_ATTRIBUTES (meeting->dropped),
                                *meeting, &changed);
  if (changed)
    DECL_ATTRIBUTES (decl) = own;
  meeting->changed |= changed;
  changed = false;
  tree type = TREE_TYPE (decl);
  tree of_type = common_attributes (
      TYPE_ATTRIBUTES (type), TYPE_ATTRIBUTES (TREE_TYPE (meeting->dropped)), *meeting, &changed);
  if (changed)
    TREE_TYPE (decl) = build_type_attribute_variant (type, of_type);
  meeting->changed |= changed;
  return false;
}

} // namespace

/* What the flags of a function say of it.  */
using Flags = std::array<int, 8>;

static Flags
flags_of (cgraph_node *node)
{
  const_tree decl = node->decl;
  return { purity (decl),
           int (DECL_LOOPING_CONST_OR_PURE_P (decl)),
           int (TREE_NOTHROW (decl)),
           int (DECL_IS_MALLOC (decl)),
           int (node->nonfreeing_fn),
           int (DECL_CXX_DESTRUCTOR_P (decl)),
           int (DECL_FINAL_P (decl)),
           int (marked_p (decl, Mark::opaque)) };
}

bool
weaken_flags (cgraph_node *kept, cgraph_node *dropped)
{
  /* KEPT gathers aliases.  So they are not looked at for what dropped functions said before.  */
  static std::set<std::pair<int, Flags>> met;
  if (!met.emplace (kept->get_uid (), flags_of (dropped)).second)
    return false;
  const Flags before = flags_of (kept);
  kept->call_for_symbol_and_aliases (weaken_flags_of, dropped, true);
  if (marked_p (dropped->decl, Mark::opaque))
    make_opaque (kept);
  return before != flags_of (kept);
}

bool
forget_purity (cgraph_node *node)
{
  tree decl = node->decl;
  if (purity (decl) == impure)
    return false;
  TREE_READONLY (decl) = 0;
  DECL_PURE_P (decl) = 0;
  DECL_LOOPING_CONST_OR_PURE_P (decl) = 0;
  update_calls (node);
  weaken_calls (node);
  note_weakened (node);
  return true;
}

bool
intersect_attributes (cgraph_node *kept, cgraph_node *dropped)
{
  AttributeMeeting meeting{ kept->decl, dropped->decl, false };
  kept->call_for_symbol_and_aliases (intersect_attributes_of, &meeting, true);
  return meeting.changed;
}

bool
weaken_call (cgraph_edge *edge)
{
  gcall *call = edge->call_stmt;
  const_tree callee = edge->callee->decl;
  if (!call || faulty_p (Fault::call_promises))
    return false;
  bool changed = false;
  tree type = gimple_call_fntype (call);
  tree promises = common_attributes (TYPE_ATTRIBUTES (type), TYPE_ATTRIBUTES (TREE_TYPE (callee)),
                                     { edge->callee->decl, edge->callee->decl, false }, &changed);
  if (changed)
    type = build_type_attribute_variant (type, promises);
  /* In C, the type of a const function is const.  */
  const bool constant = TYPE_READONLY (type) && !TREE_READONLY (callee);
  if (constant)
    type = without_qualifier (type, TYPE_QUAL_CONST);
  gimple_call_set_fntype (call, type);
  if (constant)
    {
      forget_memory_of_call (call);
      update_stmt_fn (DECL_STRUCT_FUNCTION (edge->caller->decl), call);
    }
  if (nothrow_matters_p () && !TREE_NOTHROW (callee) && gimple_call_nothrow_p (call))
    {
      gimple_call_set_nothrow (call, false);
      changed = true;
    }
  if (!changed && !constant)
    return false;
  note_weakened (calling_function (edge));
  return true;
}

static bool
weaken_calls_of (cgraph_node *name, void *changed)
{
  for (cgraph_edge *edge = name->callers; edge; edge = edge->next_caller)
    if (weaken_call (edge))
      {
        *static_cast<bool *> (changed) = true;
        update_memory_names (edge->caller);
      }
  return false;
}

bool
weaken_calls (cgraph_node *callee)
{
  bool changed = false;
  callee->call_for_symbol_and_aliases (weaken_calls_of, &changed, true);
  return changed;
}

/* Removes the type of every access from RECORDS.  */
static void
forget_alias_sets (modref_records *records)
{
  if (!records || !records->bases)
    return;
  for (auto *base : *records->bases)
    {
      base->base = 0;
      for (unsigned i = 0; i < vec_safe_length (base->refs); i++)
        (*base->refs)[i]->ref = 0;
    }
}

static std::vector<Item>
everything (const modref_summary *summary)
{
  std::vector<Item> items = modref_accesses (summary, AliasSets::listed);
  for (Item flag : compat::modref_flags (summary))
    items.push_back (flag);
  return items;
}

bool
weaken_modref (cgraph_node *kept, cgraph_node *dropped)
{
  modref_summary *summary = get_modref_function_summary (readable_name (kept));
  if (!summary)
    return false;
  const modref_summary *other = get_modref_function_summary (readable_name (dropped));
  const std::vector<Item> before = everything (summary);
  if (!other
      || modref_accesses (summary, AliasSets::left_out)
             != modref_accesses (other, AliasSets::left_out))
    compat::collapse_modref (summary);
  else if (modref_accesses (summary, AliasSets::listed)
           != modref_accesses (other, AliasSets::listed))
    {
      forget_alias_sets (summary->loads);
      forget_alias_sets (summary->stores);
    }
  compat::intersect_modref_flags (summary, other);
  return everything (summary) != before;
}

void
forget_summaries (cgraph_node *node)
{
  forget_statics (node);
  modref_summary *summary = get_modref_function_summary (readable_name (node));
  if (!summary)
    return;
  compat::collapse_modref (summary);
  compat::intersect_modref_flags (summary, nullptr);
}

void
forget_modref_types (cgraph_node *node)
{
  modref_summary *summary = get_modref_function_summary (readable_name (node));
  if (!summary)
    return;
  forget_alias_sets (summary->loads);
  forget_alias_sets (summary->stores);
  compat::forget_kills (summary);
}

/* True if SET, of the kept function, leaves out variables that OTHER, of the dropped one, has.  */
static bool
leaves_out_p (const_bitmap set, const_bitmap other)
{
  return set && (!other || bitmap_intersect_compl_p (other, set));
}

/* GCC shares the sets of functions that use no variable, or any.  So a set cannot grow, and is forgotten.  */
bool
unite_statics (cgraph_node *kept, cgraph_node *dropped)
{
  const Statics known = statics_of (kept), other = statics_of (dropped);
  if (!leaves_out_p (known.read, other.read) && !leaves_out_p (known.written, other.written))
    return false;
  forget_statics (kept);
  return true;
}

} // namespace mergefn
