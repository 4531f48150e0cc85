/* Collects facts.  docs/comparator.md says where each kind lives, and why equal functions may differ in it.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "comparator/facts/collect.h"
#include "comparator/compat.h"
#include "comparator/compat_ranges.h"
#include "comparator/facts/declared_classes.h"
#include "comparator/facts/points_to.h"
#include "comparator/facts/retags.h"
#include "comparator/facts/whole_locals.h"
#include "comparator/walk/operands.h"
#include "comparator/walk/operations.h"
#include "comparator/trees/paths.h"
#include "comparator/trees/reference.h"
#include "comparator/facts/reference_facts.h"
#include "comparator/facts/summaries.h"

namespace mergefn
{

namespace
{

class Collector
{
public:
  Collector (Walk &walk, FactList &list)
      : m_walk (walk), m_list (list),
        m_strict_aliasing (opt_for_fn (walk.self->decl, flag_strict_aliasing)), m_points_to (walk),
        m_whole_locals (walk.fun)
  {
  }

  Collected collect (const std::vector<Site> &sites, const std::vector<Copy> &copies);

private:
  void site (const Site &site);
  void ssa (tree name);
  void parameter_bits (tree parm);
  void range (tree name);
  void pointer (tree name);
  void reference (tree ref, const gimple *stmt);
  void steps (tree ref, const gimple *stmt);
  void clobber (tree lhs, const gimple *stmt);
  void alias_sets (tree ref, const gimple *stmt);
  void access_path (tree ref);
  void dependence (tree base, const gimple *stmt);
  void address (tree address);
  void parameter (tree parm);
  void loop (const class loop *loop);
  void call (gcall *call);
  void virtual_call (tree ref);
  void points_to (const pt_solution &solution);

  Item type_identity (tree type);

  Walk &m_walk;
  FactList &m_list;
  bool m_strict_aliasing;
  PointsToSets m_points_to;
  WholeLocals m_whole_locals;
  /* Types of variable size, by first mention.  */
  std::unordered_map<const_tree, Item> m_variable_types;
  /* Restrict cliques, and bases within cliques, by first mention.  */
  std::map<unsigned, Item> m_cliques;
  std::map<std::pair<unsigned, unsigned>, Item> m_bases;
  DeclaredClasses m_declared_classes;
  bool m_classes_written = false;
  Retags m_retags;
  unsigned m_site = 0;
};

/* True if the size of TYPE is known when GCC compiles.  */
bool
constant_size_p (const_tree type)
{
  return TYPE_SIZE (type) && TREE_CODE (TYPE_SIZE (type)) == INTEGER_CST;
}

/* A type of variable size is the function's own, so it only counts which references share it.  */
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

void
Collector::points_to (const pt_solution &solution)
{
  m_list.begin (FactKind::points_to, m_site);
  m_list.put (solution.anything | solution.nonlocal << 1 | solution.escaped << 2
              | solution.ipa_escaped << 3 | solution.null << 4
              | solution.vars_contains_nonlocal << 5 | solution.vars_contains_escaped << 6
              | solution.vars_contains_escaped_heap << 7 | solution.vars_contains_restrict << 8
              | solution.vars_contains_interposable << 9
              | compat::points_to_constants_p (solution) << 10);
  if (solution.anything || !solution.vars)
    return;
  for (Item item : m_points_to.members (solution.vars))
    m_list.put (item);
}

/* IPA-CP's bits of a parameter stay with the function, and constant propagation asks for them again and again.  It may
   do so of a parameter that is in memory now, and in a register later.  */
void
Collector::parameter_bits (tree parm)
{
  m_list.begin (FactKind::parameter_bits, m_site);
  tree value;
  widest_int mask;
  if (!ipcp_get_parm_bits (parm, &value, &mask))
    return;
  m_list.put_wide_int (wi::to_wide (value));
  m_list.put_wide_int (mask);
}

void
Collector::range (tree name)
{
  m_list.begin (FactKind::range, m_site);
  for (uint64_t item : compat::recorded_range (name))
    m_list.put (item);
}

void
Collector::pointer (tree name)
{
  bool pointer_p = POINTER_TYPE_P (TREE_TYPE (name));
  m_list.begin (FactKind::pointee_alignment, m_site);
  m_list.put (may_bound_loop_p (m_walk, name) ? TYPE_ALIGN (TREE_TYPE (TREE_TYPE (name))) : 0);
  m_list.begin (FactKind::restrict_, m_site);
  m_list.put (pointer_p && TYPE_RESTRICT (TREE_TYPE (name)));
  const ptr_info_def *info = pointer_p ? SSA_NAME_PTR_INFO (name) : nullptr;
  if (!info)
    {
      m_list.begin (FactKind::points_to, m_site);
      m_list.put (SSA_NAME_POINTS_TO_READONLY_MEMORY (name));
      m_list.begin (FactKind::pointer_alignment, m_site);
      return;
    }
  points_to (info->pt);
  m_list.put (SSA_NAME_POINTS_TO_READONLY_MEMORY (name));
  m_list.begin (FactKind::pointer_alignment, m_site);
  m_list.put (info->align);
  m_list.put (info->misalign);
}

/* Numbers and pointers have the same facts, so that they can be laid side by side.  */
void
Collector::ssa (tree name)
{
  if (!INTEGRAL_TYPE_P (TREE_TYPE (name)) && !POINTER_TYPE_P (TREE_TYPE (name))
      && !SCALAR_FLOAT_TYPE_P (TREE_TYPE (name)))
    return;
  range (name);
  pointer (name);
}

/* Alias sets go by the unit's numbers: an alias set is the unit's, not the function's.  */
void
Collector::alias_sets (tree ref, const gimple *stmt)
{
  m_list.begin (FactKind::alias_set, m_site);
  if (!m_strict_aliasing || m_whole_locals.contains (ref))
    return;
  ao_ref access;
  ao_ref_init (&access, ref);
  AliasSetNumbering &numbers = m_walk.unit.alias_sets;
  m_list.put (numbers.number (ao_ref_base_alias_set (&access)));
  m_list.put (numbers.number (ao_ref_alias_set (&access)));
  Retags::Sets sets{ ao_ref_alias_set (&access), ao_ref_base_alias_set (&access) };
  if (stmt && is_gimple_assign (stmt) && gimple_assign_lhs (stmt) == ref
      && !gimple_clobber_p (stmt))
    m_retags.note_store (sets);
  else
    m_retags.note_access (sets);
}

/* Disambiguation goes by each step's type.  The rest of an access path is in the fact steps, or in the key.  */
void
Collector::access_path (tree ref)
{
  m_list.begin (FactKind::access_path, m_site);
  if (!m_strict_aliasing || reaches_anything_p (ref) || m_whole_locals.contains (ref))
    return;
  for (; handled_component_p (ref); ref = TREE_OPERAND (ref, 0))
    {
      m_list.put (TREE_CODE (ref));
      m_list.put (type_identity (TREE_TYPE (ref)));
    }
  m_list.put (TREE_CODE (ref));
  if (TREE_CODE (ref) == MEM_REF || TREE_CODE (ref) == TARGET_MEM_REF)
    m_list.put (type_identity (TREE_TYPE (TREE_TYPE (TREE_OPERAND (ref, 1)))));
  m_list.put (type_identity (TREE_TYPE (ref)));
}

/* Cliques are numbered by first mention, and zero stays zero: this tells which references are apart.  The rest tells
   where.  A clique of an inlined function is valid for one run of that function's body.  One run is one iteration of
   the loops around the call and all iterations of the body's own.  GCC notes the clique in the latter.  Number 1 is
   the function's own clique, valid throughout.  */
void
Collector::dependence (tree base, const gimple *stmt)
{
  m_list.begin (FactKind::dependence, m_site);
  unsigned clique = 0, number = 0;
  if (TREE_CODE (base) == MEM_REF || TREE_CODE (base) == TARGET_MEM_REF)
    {
      clique = MR_DEPENDENCE_CLIQUE (base);
      number = MR_DEPENDENCE_BASE (base);
    }
  m_list.put (clique ? m_cliques.emplace (clique, m_cliques.size () + 1).first->second : 0);
  m_list.put (
      clique && number
          ? m_bases.emplace (std::make_pair (clique, number), m_bases.size () + 1).first->second
          : 0);
  if (!clique || !stmt)
    return;
  m_list.put (clique == 1);
  for (const class loop *loop = gimple_bb (stmt)->loop_father; loop && loop_outer (loop);
       loop = loop_outer (loop))
    m_list.put (loop->owned_clique == clique);
}

void
Collector::reference (tree ref, const gimple *stmt)
{
  tree base = get_base_address (ref);
  if (!base || (DECL_P (base) && VAR_P (base) && DECL_HARD_REGISTER (base))
      || (!DECL_P (base) && TREE_CODE (base) != MEM_REF && TREE_CODE (base) != TARGET_MEM_REF))
    /* Part of a value, not of memory.  */
    return;
  alias_sets (ref, stmt);
  access_path (ref);
  m_list.begin (FactKind::no_trap, m_site);
  /* Where a trap is an exception, the key says whether the reference can trap.  */
  bool in_key = m_walk.fun->can_throw_non_call_exceptions;
  m_list.put (in_key ? 0 : steps_without_trap (ref) | tree_could_trap_p (ref) << 2);
  m_list.begin (FactKind::alignment, m_site);
  for (Item item : alignments (ref, inner_base (ref)))
    m_list.put (item);
  /* GCC looks at the clique of memory at the address of a declaration, too.  */
  dependence (inner_base (ref), stmt);
}

/* Comes last of all facts of a reference, because weakening puts another reference there.  */
void
Collector::steps (tree ref, const gimple *stmt)
{
  m_list.begin (FactKind::steps, m_site);
  if (forgettable_steps_p (ref, stmt))
    for (Item item : mergefn::steps (m_walk.unit.types, m_walk.locals, ref))
      m_list.put (item);
}

/* The size comes after all but the steps, because weakening puts another reference there.  */
void
Collector::clobber (tree lhs, const gimple *stmt)
{
  reference (lhs, stmt);
  m_list.begin (FactKind::clobber, m_site);
  m_list.put (tree_to_uhwi (TYPE_SIZE_UNIT (TREE_TYPE (lhs))));
  m_list.begin (FactKind::steps, m_site);
  for (Item item : mergefn::steps (m_walk.unit.types, m_walk.locals, lhs))
    m_list.put (item);
}

/* An ADDR_EXPR only forms an address: its path bounds the object, but nothing is accessed.  */
void
Collector::address (tree address)
{
  m_list.begin (FactKind::object_size, m_site);
  if (!address)
    return;
  for (Item item : layout_path (m_walk.unit.types, TREE_OPERAND (address, 0)))
    m_list.put (item);
}

/* A parameter that is not in a register is stored in its place on entry, as of its own type.  */
void
Collector::parameter (tree parm)
{
  m_list.begin (FactKind::alias_set, m_site);
  m_list.put (m_strict_aliasing && !is_gimple_reg (parm) && !m_whole_locals.contains (parm)
                  ? m_walk.unit.alias_sets.number (get_alias_set (TREE_TYPE (parm)))
                  : 0);
  m_list.begin (FactKind::restrict_, m_site);
  m_list.put (m_walk.unit.types.restrict_identity (TREE_TYPE (parm)));
  /* GCC takes references for nonnull.  */
  m_list.begin (FactKind::nonnull, m_site);
  m_list.put (TREE_CODE (TREE_TYPE (parm)) == REFERENCE_TYPE);
  parameter_bits (parm);
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
  if (m_strict_aliasing && copies_memory_p (call))
    m_retags.note_store ({ 0, 0 });
  if (m_strict_aliasing && stores_number_p (call))
    m_retags.note_later_store ();
  tree fntype = gimple_call_fntype (call);
  m_list.begin (FactKind::nonnull, m_site);
  m_list.put (fntype && TREE_CODE (TREE_TYPE (fntype)) == REFERENCE_TYPE);
  /* A call through the type of a const function is const whatever function it calls.  */
  m_list.begin (FactKind::function_flags, m_site);
  m_list.put (fntype && TYPE_READONLY (fntype));
}

/* GCC goes by the class that the call names and by the class of the calling method.  It also goes by the classes that
   the parameters point to, and by the types of declared objects.  */
void
Collector::virtual_call (tree ref)
{
  m_list.begin (FactKind::virtual_call, m_site);
  tree decl = m_walk.self->decl;
  if (!opt_for_fn (decl, flag_devirtualize) || !virtual_method_call_p (ref))
    return;
  m_list.put (m_walk.unit.types.odr_identity (obj_type_ref_class (ref)));
  tree fntype = TREE_TYPE (decl);
  m_list.put (TREE_CODE (fntype) == METHOD_TYPE
                  ? m_walk.unit.types.odr_identity (TYPE_METHOD_BASETYPE (fntype)) + 1
                  : 0);
  m_list.put (DECL_CXX_CONSTRUCTOR_P (decl));
  m_list.put (DECL_CXX_DESTRUCTOR_P (decl));
  m_list.put (m_declared_classes.number (m_walk));
  /* A digest has no numbers of the unit, so one call has the list itself.  Each call would take too much memory.  */
  if (std::exchange (m_classes_written, true))
    return;
  for (Item item : m_declared_classes.of (m_walk))
    m_list.put (item);
}

void
Collector::site (const Site &site)
{
  switch (site.kind)
    {
    case Site::Kind::ssa_name:
      ssa (static_cast<tree> (site.where));
      return;
    case Site::Kind::reference:
      reference (static_cast<tree> (site.where), site.stmt);
      steps (static_cast<tree> (site.where), site.stmt);
      return;
    case Site::Kind::clobber:
      clobber (static_cast<tree> (site.where), site.stmt);
      return;
    case Site::Kind::address:
      address (static_cast<tree> (site.where));
      return;
    case Site::Kind::parameter:
      parameter (static_cast<tree> (site.where));
      return;
    case Site::Kind::loop:
      loop (static_cast<class loop *> (site.where));
      return;
    case Site::Kind::call:
      call (as_a<gcall *> (static_cast<gimple *> (site.where)));
      return;
    case Site::Kind::virtual_call:
      virtual_call (static_cast<tree> (site.where));
      return;
    }
}

Collected
Collector::collect (const std::vector<Site> &sites, const std::vector<Copy> &copies)
{
  m_list.clear ();
  for (m_site = 0; m_site < sites.size (); m_site++)
    site (sites[m_site]);
  collect_summaries (m_walk, m_site, m_list);
  size_t before_copies = m_list.facts ().size ();
  for (const Copy &copy : copies)
    {
      /* A fact about a copy holds at the copy's place, for the value that it names.  */
      m_list.begin (FactKind::range, m_site);
      m_list.put (copy.place);
      m_list.put (m_walk.locals.seen_ssa (original (m_walk, copy.name)));
      ssa (copy.name);
    }
  return { before_copies, m_retags.possible () };
}

} // namespace

Collected
collect_facts (Walk &walk, const std::vector<Site> &sites, const std::vector<Copy> &copies,
               FactList &facts)
{
  return Collector (walk, facts).collect (sites, copies);
}

} // namespace mergefn
