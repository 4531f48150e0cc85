/* Reconciling the facts of a function's body: one function per kind of fact, and the driver.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "plugin/weaken/reconcile.h"
#include "comparator/compat_ranges.h"
#include "comparator/faults.h"
#include "comparator/trees/reference.h"
#include "plugin/weaken/flow_info.h"
#include "plugin/weaken/opaque.h"
#include "plugin/weaken/warnings.h"
#include "plugin/weaken/weaken.h"

namespace mergefn
{

namespace
{

tree
tree_at (const Site &site)
{
  return static_cast<tree> (site.where);
}

bool
weaken_pointer_alignment (tree kept, tree dropped)
{
  if (!POINTER_TYPE_P (TREE_TYPE (kept)) || !SSA_NAME_PTR_INFO (kept))
    return false;
  ptr_info_def *info = SSA_NAME_PTR_INFO (kept);
  unsigned align, misalign, other_align, other_misalign;
  if (!get_ptr_info_alignment (info, &align, &misalign))
    return false;
  const bool known
      = POINTER_TYPE_P (TREE_TYPE (dropped)) && SSA_NAME_PTR_INFO (dropped)
        && get_ptr_info_alignment (SSA_NAME_PTR_INFO (dropped), &other_align, &other_misalign);
  unsigned common = known ? std::min (align, other_align) : 1;
  while (common > 1 && ((misalign ^ other_misalign) & (common - 1)))
    common /= 2;
  if (common == align)
    return false;
  if (common > 1)
    set_ptr_info_alignment (info, common, misalign & (common - 1));
  else
    mark_ptr_info_alignment_unknown (info);
  return true;
}

/* Makes NAME a pointer to the same type of no larger alignment than ALIGNMENT, in bits.  The type stays otherwise: it has
   the order of bytes, and messages name it.  */
bool
lower_pointee_alignment (tree name, Item alignment)
{
  tree type = TREE_TYPE (name);
  if (!POINTER_TYPE_P (type) || SSA_NAME_IS_DEFAULT_DEF (name)
      || TYPE_ALIGN (TREE_TYPE (type)) <= alignment)
    return false;
  retype_name (name, build_pointer_type_for_mode (less_aligned (TREE_TYPE (type), alignment),
                                                  TYPE_MODE (type), TYPE_REF_CAN_ALIAS_ALL (type)));
  return true;
}

/* Forgets what is known of NAME, a copy: by FORGET, and the alignment of what it points to.  */
bool
forget_copy (tree name, bool (*forget) (tree name))
{
  const bool lowered = lower_pointee_alignment (name, BITS_PER_UNIT);
  return forget (name) || lowered;
}

bool
weaken_points_to (const Site &kept)
{
  if (kept.kind == Site::Kind::call)
    {
      gcall *call = as_a<gcall *> (static_cast<gimple *> (kept.where));
      bool changed
          = !gimple_call_use_set (call)->anything || !gimple_call_clobber_set (call)->anything;
      forget_memory_of_call (call);
      return changed;
    }
  return forget_points_to (tree_at (kept));
}

/* Makes CALL go through function type TYPE, which passes arguments and results alike.  */
bool
retype_call (gcall *call, tree type)
{
  gimple_call_set_fntype (call, type);
  update_stmt (call);
  return true;
}

bool
weaken_nonnull (const Site &kept, const Site &dropped)
{
  if (kept.kind == Site::Kind::parameter)
    {
      tree type = TREE_TYPE (tree_at (kept));
      return TREE_CODE (type) == REFERENCE_TYPE
             && retype_parameter (tree_at (kept), build_pointer_type (TREE_TYPE (type)));
    }
  gcall *call = as_a<gcall *> (static_cast<gimple *> (kept.where));
  tree type = gimple_call_fntype (call);
  if (TREE_CODE (TREE_TYPE (type)) != REFERENCE_TYPE)
    return false;
  /* The dropped call's type does not promise a nonnull result.  It must not promise const either, unless the
     kept call's type does.  */
  tree other = gimple_call_fntype (static_cast<gimple *> (dropped.where));
  return retype_call (call,
                      TYPE_READONLY (type) ? other : without_qualifier (other, TYPE_QUAL_CONST));
}

bool
weaken_call_flags (const Site &kept)
{
  gcall *call = as_a<gcall *> (static_cast<gimple *> (kept.where));
  tree type = gimple_call_fntype (call);
  return TYPE_READONLY (type) && retype_call (call, without_qualifier (type, TYPE_QUAL_CONST));
}

bool
weaken_restrict (const Site &kept)
{
  tree where = tree_at (kept), type = TREE_TYPE (where);
  if (!POINTER_TYPE_P (type) || !TYPE_RESTRICT (type))
    return false;
  tree plain = without_qualifier (type, TYPE_QUAL_RESTRICT);
  if (kept.kind == Site::Kind::parameter)
    return retype_parameter (where, plain);
  retype_name (where, plain);
  return true;
}

bool
weaken_loop_bound (class loop *kept, const class loop *dropped)
{
  bool changed = false;
  if (kept->finite_p && !dropped->finite_p)
    {
      kept->finite_p = false;
      changed = true;
    }
  if (!kept->any_upper_bound)
    return changed;
  if (!dropped->any_upper_bound)
    {
      kept->any_upper_bound = false;
      kept->any_likely_upper_bound = false;
      return true;
    }
  if (wi::geu_p (kept->nb_iterations_upper_bound, dropped->nb_iterations_upper_bound))
    return changed;
  kept->nb_iterations_upper_bound = dropped->nb_iterations_upper_bound;
  kept->any_likely_upper_bound = false;
  return true;
}

/* Reconciles one pair of functions, and counts what it weakened.  */
class Reconciler
{
public:
  Reconciler (const WalkedFunction &kept, const WalkedFunction &dropped)
      : m_kept (kept), m_dropped (dropped)
  {
  }

  Weakened run ();

private:
  bool weaken (size_t at);
  void alias_references ();
  bool weaken_body (FactKind kind, const Site &kept, const Site &dropped, const Item *values);
  bool weaken_summary (FactKind kind);
  void weaken_copies ();

  const WalkedFunction &m_kept, &m_dropped;
  Weakened m_weakened;
  bool m_alias_all = false;                      /* All references are to alias anything.  */
  std::unordered_set<const_tree> m_alias_locals; /* All references to these are to.  */
};

void
Reconciler::alias_references ()
{
  for (const Site &site : m_kept.sites)
    if ((site.kind == Site::Kind::reference || site.kind == Site::Kind::clobber)
        && (m_alias_all || m_alias_locals.count (named_variable (tree_at (site)))))
      alias_everything (site);
}

/* VALUES are those of the dropped function's fact.  */
bool
Reconciler::weaken_body (FactKind kind, const Site &kept, const Site &dropped, const Item *values)
{
  switch (kind)
    {
    case FactKind::alias_set:
      /* The operand stays where it is a whole variable of which nobody has the address.  So every other reference to
         the variable forgets its type.  */
      if (whole_local_p (tree_at (kept)))
        return m_alias_locals.insert (tree_at (kept)).second;
      /* The type of an access that no reference spells out stays: a parameter stored on entry, or the result
         read on return.  So every reference that may access the same memory forgets its type.  */
      if (kept.kind == Site::Kind::parameter
          || (kept.stmt && gimple_code (kept.stmt) == GIMPLE_RETURN))
        return m_alias_all = true;
      return alias_everything (kept);
    case FactKind::access_path:
      return alias_everything (kept);
    case FactKind::steps:
      return forget_steps (kept);
    case FactKind::object_size:
      return forget_path (kept);
    case FactKind::no_trap:
      return may_trap (tree_at (kept));
    case FactKind::alignment:
      return lower_alignment (kept, values[0], values[3]);
    case FactKind::clobber:
      return end_less (kept, values[0]);
    case FactKind::dependence:
      return forget_dependence (tree_at (kept));
    case FactKind::range:
      return compat::unite_ranges (tree_at (kept), tree_at (dropped));
    case FactKind::parameter_bits:
      return forget_parameter_bits (m_kept.node, tree_at (kept));
    case FactKind::points_to:
      return weaken_points_to (kept);
    case FactKind::pointer_alignment:
      return weaken_pointer_alignment (tree_at (kept), tree_at (dropped));
    case FactKind::pointee_alignment:
      return lower_pointee_alignment (tree_at (kept), std::max<Item> (values[0], BITS_PER_UNIT));
    case FactKind::restrict_:
      return weaken_restrict (kept);
    case FactKind::nonnull:
      return weaken_nonnull (kept, dropped);
    case FactKind::function_flags:
      return weaken_call_flags (kept);
    case FactKind::virtual_call:
      return forget_class (m_kept.node, kept);
    case FactKind::loop_bound:
      return weaken_loop_bound (static_cast<class loop *> (kept.where),
                                static_cast<class loop *> (dropped.where));
    default:
      gcc_unreachable ();
    }
}

bool
Reconciler::weaken_summary (FactKind kind)
{
  switch (kind)
    {
    case FactKind::function_flags:
      return weaken_flags (m_kept.node, m_dropped.node);
    case FactKind::attributes:
      return intersect_attributes (m_kept.node, m_dropped.node);
    case FactKind::modref:
      return weaken_modref (m_kept.node, m_dropped.node);
    case FactKind::statics:
      return unite_statics (m_kept.node, m_dropped.node);
    default:
      gcc_unreachable ();
    }
}

bool
Reconciler::weaken (size_t at)
{
  const Fact &kept = m_kept.facts.facts ()[at], &dropped = m_dropped.facts.facts ()[at];
  if (kept.site == m_kept.sites.size ())
    return weaken_summary (kept.kind);
  return weaken_body (kept.kind, m_kept.sites[kept.site], m_dropped.sites[dropped.site],
                      m_dropped.facts.values ().data () + dropped.begin);
}

/* Forgets the values of copies, unless all facts of copies agree.  The dropped function may lack such a copy,
   so both functions share no fact about it.  */
void
Reconciler::weaken_copies ()
{
  if (left_out_p ("copies"))
    return;
  bool same = m_kept.facts.facts ().size () == m_dropped.facts.facts ().size ();
  for (size_t at = m_kept.collected.before_copies; same && at < m_kept.facts.facts ().size (); at++)
    same = m_kept.facts.same_p (m_dropped.facts, at);
  if (same)
    return;
  for (const Copy &copy : m_kept.copies)
    if (forget_copy (copy.name, forget_value))
      m_weakened[POINTER_TYPE_P (TREE_TYPE (copy.name)) ? FactKind::points_to : FactKind::range]++;
}

Weakened
Reconciler::run ()
{
  gcc_assert (m_kept.collected.before_copies == m_dropped.collected.before_copies);
  /* First, for other steps read what is known of an address (forget_steps).  */
  weaken_copies ();
  for (size_t at = 0; at < m_kept.collected.before_copies; at++)
    {
      FactKind kind = m_kept.facts.facts ()[at].kind;
      if (m_kept.facts.same_p (m_dropped.facts, at) || left_out_p (to_string (kind)))
        continue;
      if (weaken (at))
        m_weakened[kind]++;
    }
  if (m_alias_all || !m_alias_locals.empty ())
    alias_references ();
  return std::move (m_weakened);
}

} // namespace

void
add (Weakened &all, const Weakened &more)
{
  for (const auto &[kind, count] : more)
    all[kind] += count;
}

bool
promises_weakened_p (const Weakened &weakened)
{
  return weakened.count (FactKind::function_flags) || weakened.count (FactKind::attributes);
}

Weakened
reconcile (const WalkedFunction &kept, const WalkedFunction &dropped)
{
  Weakened weakened;
  {
    CurrentFunction current (DECL_STRUCT_FUNCTION (kept.node->decl));
    weakened = Reconciler (kept, dropped).run ();
    if (weakened.count (FactKind::loop_bound))
      free_numbers_of_iterations_estimates (cfun);
  }
  update_memory_names (kept.node);
  if (weakened.count (FactKind::function_flags))
    update_calls (kept.node);
  if (promises_weakened_p (weakened))
    weaken_calls (kept.node);
  /* Even if KEPT knew less all the time: callers of the dropped function knew more.  */
  note_weakened (kept.node);
  /* Even if no merge follows.  */
  note_stand_in (kept.node);
  return weakened;
}

/* VALUES are those of the fact.  */
static bool
forget_type_or_target (FactKind kind, const Site &site, const Item *values)
{
  switch (kind)
    {
    case FactKind::alias_set:
    case FactKind::access_path:
      return alias_everything (site);
    case FactKind::steps:
      return forget_steps (site);
    case FactKind::object_size:
      return forget_path (site);
    case FactKind::pointee_alignment:
      return values[0] && lower_pointee_alignment (tree_at (site), BITS_PER_UNIT);
    case FactKind::clobber:
      return end_less (site, 1);
    case FactKind::points_to:
      return site.kind == Site::Kind::call ? weaken_points_to (site)
                                           : forget_pointer (tree_at (site));
    default:
      return false;
    }
}

Weakened
forget_types_and_targets (const WalkedFunction &function)
{
  Weakened weakened;
  forget_escaped (function.node);
  CurrentFunction current (DECL_STRUCT_FUNCTION (function.node->decl));
  for (const Copy &copy : function.copies)
    if (forget_copy (copy.name, forget_pointer))
      weakened[FactKind::points_to]++;
  for (const Fact &fact : function.facts.facts ())
    if (fact.site < function.sites.size ()
        && forget_type_or_target (fact.kind, function.sites[fact.site],
                                  function.facts.values ().data () + fact.begin))
      weakened[fact.kind]++;
  if (function.collected.retags)
    make_opaque (function.node);
  note_weakened (function.node);
  /* Even if FUNCTION gets no name after all.  */
  if (!weakened.empty ())
    note_stand_in (function.node);
  update_memory_names (function.node);
  return weakened;
}

void
forget_retags (const WalkedFunction &function)
{
  if (left_out_p ("retags") || !function.collected.retags || function.facts_in_key)
    return;
  CurrentFunction current (DECL_STRUCT_FUNCTION (function.node->decl));
  for (const Site &site : function.sites)
    if (site.kind == Site::Kind::reference || site.kind == Site::Kind::clobber)
      alias_everything (site);
  make_opaque (function.node);
  update_memory_names (function.node);
}

} // namespace mergefn
