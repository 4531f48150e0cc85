/* Collecting facts.  Where each kind lives and why it may differ between two functions that do the
   same is in docs/comparator.md.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "facts.h"
#include "compat.h"
#include "signature.h"

namespace mergefn
{

const char *
to_string (FactKind kind)
{
  switch (kind)
    {
    case FactKind::none:
      return "none";
    case FactKind::alias_set:
      return "alias-set";
    case FactKind::access_path:
      return "access-path";
    case FactKind::alignment:
      return "alignment";
    case FactKind::dependence:
      return "dependence";
    case FactKind::range:
      return "range";
    case FactKind::points_to:
      return "points-to";
    case FactKind::pointer_alignment:
      return "pointer-alignment";
    case FactKind::restrict_:
      return "restrict";
    case FactKind::nonnull:
      return "nonnull";
    case FactKind::loop_bound:
      return "loop-bound";
    case FactKind::function_flags:
      return "function-flags";
    }
  gcc_unreachable ();
}

void
FactList::put_wide_int (const wide_int_ref &value)
{
  put (value.get_precision ());
  for (unsigned i = 0; i < value.get_len (); i++)
    put (value.elt (i));
}

namespace
{

int
three_way (Item a, Item b)
{
  return a == b ? 0 : a < b ? -1 : 1;
}

} // namespace

int
FactList::compare (const FactList &other) const
{
  if (int by_count = three_way (m_facts.size (), other.m_facts.size ()))
    return by_count;
  for (size_t i = 0; i < m_facts.size (); i++)
    {
      const Fact &a = m_facts[i], &b = other.m_facts[i];
      if (int by_kind = three_way (static_cast<Item> (a.kind), static_cast<Item> (b.kind)))
        return by_kind;
      if (int by_size = three_way (a.end - a.begin, b.end - b.begin))
        return by_size;
      for (unsigned at = 0; at < a.end - a.begin; at++)
        if (int by_value = three_way (m_values[a.begin + at], other.m_values[b.begin + at]))
          return by_value;
    }
  return 0;
}

FactKind
FactList::first_difference (const FactList &other) const
{
  for (size_t i = 0; i < std::min (m_facts.size (), other.m_facts.size ()); i++)
    {
      const Fact &a = m_facts[i], &b = other.m_facts[i];
      if (a.kind != b.kind || a.end - a.begin != b.end - b.begin
          || !std::equal (m_values.begin () + a.begin, m_values.begin () + a.end,
                          other.m_values.begin () + b.begin))
        return a.kind;
    }
  return m_facts.size () == other.m_facts.size () ? FactKind::none : FactKind::function_flags;
}

namespace
{

class Collector
{
public:
  explicit Collector (Walk &walk)
      : m_walk (walk), m_strict_aliasing (opt_for_fn (walk.self->decl, flag_strict_aliasing)),
        m_local_uids (walk.locals.decls_by_pt_uid ())
  {
  }

  FactList collect (const std::vector<Site> &sites);

private:
  void ssa (tree name);
  void parameter_bits (tree name);
  void reference (tree ref);
  void alias_sets (tree ref);
  void access_path (tree ref);
  void path_step (tree ref);
  void alignment (tree ref);
  void dependence (tree base);
  void parameter (tree parm);
  void loop (const class loop *loop);
  void call (gcall *call);
  void function_flags ();
  void points_to (const pt_solution &solution);

  Item type_identity (tree type);

  Walk &m_walk;
  bool m_strict_aliasing;
  std::unordered_map<unsigned, Item> m_local_uids;
  /* Variables that points-to sets name but the function does not, by first mention.  */
  std::unordered_map<unsigned, Item> m_anonymous_uids;
  /* Types of variable size, by first mention.  */
  std::unordered_map<const_tree, Item> m_variable_types;
  FactList m_list;
  unsigned m_site = 0;
};

/* Whether SIZE is known when GCC compiles.  */
bool
constant_size_p (const_tree type)
{
  return TYPE_SIZE (type) && TREE_CODE (TYPE_SIZE (type)) == INTEGER_CST;
}

/* A type of variable size is the function's own, so only which of its references share it counts.  */
Item
Collector::type_identity (tree type)
{
  if (!m_strict_aliasing)
    return 0;
  if (TREE_CODE (type) != ARRAY_TYPE || !TYPE_SIZE (type) || constant_size_p (type))
    return m_walk.unit.types.identity (type);
  type = TYPE_MAIN_VARIANT (type);
  return ~m_variable_types.emplace (type, m_variable_types.size ()).first->second;
}

/* The members by the walk's numbers.  A member that is neither a visited local nor a variable of
   the unit is an anonymous one (a heap object, a restrict tag) of this function's own analysis: it
   is numbered by first mention.  Interprocedural analysis may name another function's locals, which
   nobody may take for each other, so then it stays itself.  */
void
Collector::points_to (const pt_solution &solution)
{
  m_list.begin (FactKind::points_to, m_site);
  m_list.put (solution.anything | solution.nonlocal << 1 | solution.escaped << 2
              | solution.ipa_escaped << 3 | solution.null << 4
              | solution.vars_contains_nonlocal << 5 | solution.vars_contains_escaped << 6
              | solution.vars_contains_escaped_heap << 7 | solution.vars_contains_restrict << 8
              | solution.vars_contains_interposable << 9);
  if (solution.anything || !solution.vars)
    return;
  bool interprocedural = m_walk.fun->gimple_df->ipa_pta;
  std::vector<std::pair<int, Item>> members;
  unsigned uid;
  bitmap_iterator iterator;
  EXECUTE_IF_SET_IN_BITMAP (solution.vars, 0, uid, iterator)
    {
      Item number;
      auto local = m_local_uids.find (uid);
      if (local != m_local_uids.end ())
        members.emplace_back (0, local->second);
      else if (m_walk.unit.globals.number_of_variable_uid (uid, &number))
        members.emplace_back (1, number);
      else if (interprocedural)
        members.emplace_back (2, uid);
      else
        members.emplace_back (
            3, m_anonymous_uids.emplace (uid, m_anonymous_uids.size ()).first->second);
    }
  std::sort (members.begin (), members.end ());
  for (auto [kind, number] : members)
    {
      m_list.put (kind);
      m_list.put (number);
    }
}

/* The bits that IPA-CP found of a parameter stay with the function, and constant propagation asks
   for them again and again.  */
void
Collector::parameter_bits (tree name)
{
  if (!SSA_NAME_IS_DEFAULT_DEF (name) || !SSA_NAME_VAR (name)
      || TREE_CODE (SSA_NAME_VAR (name)) != PARM_DECL)
    return;
  m_list.begin (FactKind::range, m_site);
  tree value;
  widest_int mask;
  if (!ipcp_get_parm_bits (SSA_NAME_VAR (name), &value, &mask))
    return;
  m_list.put_wide_int (wi::to_wide (value));
  m_list.put_wide_int (mask);
}

void
Collector::ssa (tree name)
{
  parameter_bits (name);
  if (!POINTER_TYPE_P (TREE_TYPE (name)))
    {
      m_list.begin (FactKind::range, m_site);
      compat::RecordedRange range = compat::recorded_range (name);
      if (!range.known)
        return;
      m_list.put (range.anti);
      m_list.put_wide_int (range.min);
      m_list.put_wide_int (range.max);
      m_list.put_wide_int (range.nonzero_bits);
      return;
    }
  m_list.begin (FactKind::restrict_, m_site);
  m_list.put (TYPE_RESTRICT (TREE_TYPE (name)) != 0);
  const ptr_info_def *info = SSA_NAME_PTR_INFO (name);
  if (!info)
    {
      m_list.begin (FactKind::points_to, m_site);
      m_list.begin (FactKind::pointer_alignment, m_site);
      return;
    }
  points_to (info->pt);
  m_list.begin (FactKind::pointer_alignment, m_site);
  m_list.put (info->align);
  m_list.put (info->misalign);
}

/* The alias sets go by number: an alias set is the unit's, not the function's.  */
void
Collector::alias_sets (tree ref)
{
  m_list.begin (FactKind::alias_set, m_site);
  if (!m_strict_aliasing)
    return;
  ao_ref access;
  ao_ref_init (&access, ref);
  m_list.put (ao_ref_base_alias_set (&access));
  m_list.put (ao_ref_alias_set (&access));
}

/* What GCC knows of REF's trapping lets it move the access to where the code would not make it.  */
static bool
cannot_trap_p (const_tree ref)
{
  switch (TREE_CODE (ref))
    {
    case MEM_REF:
    case TARGET_MEM_REF:
    case ARRAY_REF:
    case ARRAY_RANGE_REF:
      return TREE_THIS_NOTRAP (ref);
    default:
      return false;
    }
}

/* One component of a reference, as access path disambiguation and object size see it.  */
void
Collector::path_step (tree ref)
{
  m_list.put (TREE_CODE (ref));
  m_list.put (type_identity (TREE_TYPE (ref)));
  m_list.put (cannot_trap_p (ref));
  if (TREE_CODE (ref) == COMPONENT_REF)
    {
      tree field = TREE_OPERAND (ref, 1);
      m_list.put (type_identity (DECL_FIELD_CONTEXT (field)));
      m_list.put (int_byte_position (field));
      m_list.put (m_walk.unit.types.value (TREE_TYPE (field)));
    }
  else if (TREE_CODE (ref) == ARRAY_REF || TREE_CODE (ref) == ARRAY_RANGE_REF)
    {
      /* An array of variable size has no bound that GCC could know.  */
      tree array = TREE_TYPE (TREE_OPERAND (ref, 0));
      m_list.put (m_walk.unit.types.value (constant_size_p (array) ? array : TREE_TYPE (array)));
      m_list.put (compat::array_ref_flexible_size_p (ref));
    }
}

void
Collector::access_path (tree ref)
{
  m_list.begin (FactKind::access_path, m_site);
  for (; handled_component_p (ref); ref = TREE_OPERAND (ref, 0))
    path_step (ref);
  m_list.put (TREE_CODE (ref));
  m_list.put (cannot_trap_p (ref));
  if (TREE_CODE (ref) == MEM_REF || TREE_CODE (ref) == TARGET_MEM_REF)
    m_list.put (type_identity (TREE_TYPE (TREE_TYPE (TREE_OPERAND (ref, 1)))));
  m_list.put (type_identity (TREE_TYPE (ref)));
}

void
Collector::alignment (tree ref)
{
  m_list.begin (FactKind::alignment, m_site);
  unsigned align;
  unsigned HOST_WIDE_INT bit_position;
  get_object_alignment_1 (ref, &align, &bit_position);
  m_list.put (align);
  m_list.put (bit_position);
}

void
Collector::dependence (tree base)
{
  m_list.begin (FactKind::dependence, m_site);
  if (TREE_CODE (base) != MEM_REF && TREE_CODE (base) != TARGET_MEM_REF)
    return;
  m_list.put (MR_DEPENDENCE_CLIQUE (base));
  m_list.put (MR_DEPENDENCE_BASE (base));
}

/* An ADDR_EXPR only forms an address: its path bounds the object, but nothing is accessed.  */
void
Collector::reference (tree ref)
{
  if (TREE_CODE (ref) == ADDR_EXPR)
    {
      access_path (TREE_OPERAND (ref, 0));
      return;
    }
  tree base = get_base_address (ref);
  if (!base
      || (!DECL_P (base) && TREE_CODE (base) != MEM_REF && TREE_CODE (base) != TARGET_MEM_REF))
    {
      /* Part of a value, not of memory.  */
      m_list.begin (FactKind::access_path, m_site);
      return;
    }
  alias_sets (ref);
  access_path (ref);
  alignment (ref);
  dependence (base);
}

void
Collector::parameter (tree parm)
{
  m_list.begin (FactKind::restrict_, m_site);
  m_list.put (TYPE_RESTRICT (TREE_TYPE (parm)) != 0);
  /* GCC takes references, and a method's object, for nonnull.  */
  m_list.begin (FactKind::nonnull, m_site);
  tree fntype = TREE_TYPE (m_walk.self->decl);
  m_list.put (TREE_CODE (TREE_TYPE (parm)) == REFERENCE_TYPE);
  m_list.put (TREE_CODE (fntype) == METHOD_TYPE && parm == DECL_ARGUMENTS (m_walk.self->decl));
}

void
Collector::loop (const class loop *loop)
{
  m_list.begin (FactKind::loop_bound, m_site);
  m_list.put (loop->finite_p);
  m_list.put (loop->any_upper_bound);
  if (loop->any_upper_bound)
    m_list.put_wide_int (loop->nb_iterations_upper_bound);
}

void
Collector::call (gcall *call)
{
  points_to (*gimple_call_use_set (call));
  points_to (*gimple_call_clobber_set (call));
  m_list.begin (FactKind::nonnull, m_site);
  if (tree fntype = gimple_call_fntype (call))
    m_list.put (TREE_CODE (TREE_TYPE (fntype)) == REFERENCE_TYPE);
}

void
Collector::function_flags ()
{
  tree decl = m_walk.self->decl;
  m_list.begin (FactKind::function_flags, m_site);
  /* Where nothing in the unit catches anything, that a function does not throw tells nobody
     anything; GCC finds it out of functions only that nobody can interpose.  */
  bool nothrow_matters = flag_exceptions || in_lto_p;
  m_list.put (flags_from_decl_or_type (decl) & ~(nothrow_matters ? 0 : ECF_NOTHROW));
  m_list.put (nothrow_matters && TREE_NOTHROW (decl));
  m_list.put (DECL_IS_MALLOC (decl));
  m_list.put (m_walk.self->nonfreeing_fn);
  KeyBuilder attributes (KeyBuilder::Mode::key);
  Walk walk (m_walk.unit, attributes, m_walk.self);
  put_attributes (walk, DECL_ATTRIBUTES (decl), AttributeRole::fact);
  attributes.put (Tag::missing);
  put_attributes (walk, TYPE_ATTRIBUTES (TREE_TYPE (decl)), AttributeRole::fact);
  /* An argument that cannot be written down makes the function equal to itself only.  */
  if (attributes.unsupported () != Unsupported::none)
    m_list.put (m_walk.unit.globals.number (decl));
  Key key = attributes.take_key ();
  for (Item item : key.items ())
    m_list.put (item);
}

FactList
Collector::collect (const std::vector<Site> &sites)
{
  for (const Site &site : sites)
    {
      switch (site.kind)
        {
        case Site::Kind::ssa_name:
          ssa (static_cast<tree> (site.where));
          break;
        case Site::Kind::reference:
          reference (static_cast<tree> (site.where));
          break;
        case Site::Kind::parameter:
          parameter (static_cast<tree> (site.where));
          break;
        case Site::Kind::loop:
          loop (static_cast<class loop *> (site.where));
          break;
        case Site::Kind::call:
          call (as_a<gcall *> (static_cast<gimple *> (site.where)));
          break;
        }
      m_site++;
    }
  function_flags ();
  return std::move (m_list);
}

} // namespace

FactList
collect_facts (Walk &walk, const std::vector<Site> &sites)
{
  return Collector (walk).collect (sites);
}

} // namespace mergefn
