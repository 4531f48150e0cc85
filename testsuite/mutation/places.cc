/* Finding places.  Lists only what a walk meets, and changes nothing.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "places.h"
#include "comparator/walk/operands.h"

namespace mergefn::mutation
{

namespace
{

class Finder
{
public:
  explicit Finder (Walk &walk) : m_walk (walk) {}
  Places run ();

private:
  Place place () const
  {
    Place place;
    place.node = m_walk.self;
    place.decl = m_walk.self->decl;
    place.fun = m_walk.fun;
    place.walk = &m_walk;
    place.stmt = m_stmt;
    return place;
  }
  void add (Where where, const Place &place)
  {
    m_places[static_cast<unsigned> (where)].push_back (place);
  }
  void signature ();
  void block (basic_block bb);
  void statement (gimple *stmt);
  void phi (gphi *phi);
  void region (eh_region region);
  void slot (tree *slot);
  void names_in (tree expression);
  static tree name_in (tree *at, int *, void *finder);
  void name (tree what);
  void loops ();

  Walk &m_walk;
  gimple *m_stmt = nullptr;
  Places m_places;
  std::unordered_set<void *> m_met;
};

/* A declaration or an SSA name, the first time that it is met.  */
void
Finder::name (tree what)
{
  if (!m_met.insert (what).second)
    return;
  Place it = place ();
  it.stmt = nullptr;
  it.thing = what;
  if (TREE_CODE (what) == SSA_NAME)
    add (Where::ssa_name, it);
  else if (TREE_CODE (what) == FUNCTION_DECL)
    add (Where::callee, it);
  else if (auto_var_in_fn_p (what, m_walk.self->decl))
    {
      if (TREE_CODE (what) != PARM_DECL)
        add (Where::local, it);
    }
  else if (VAR_P (what))
    add (Where::variable, it);
}

tree
Finder::name_in (tree *at, int *subtrees, void *finder)
{
  tree what = *at;
  if (TYPE_P (what))
    *subtrees = 0;
  else if ((TREE_CODE (what) == SSA_NAME && !virtual_operand_p (what))
           || TREE_CODE (what) == FUNCTION_DECL || VAR_P (what) || TREE_CODE (what) == RESULT_DECL)
    static_cast<Finder *> (finder)->name (what);
  return NULL_TREE;
}

void
Finder::names_in (tree expression)
{
  if (expression)
    walk_tree_without_duplicates (&expression, name_in, this);
}

void
Finder::slot (tree *slot)
{
  tree value = *slot;
  if (!value)
    return;
  names_in (value);
  Place it = place ();
  it.slot = slot;
  if (TREE_CODE (value) == ADDR_EXPR)
    add (Where::address, it);
  else if (TREE_CODE (value) == SSA_NAME || CONSTANT_CLASS_P (value)
           || TREE_CODE (value) == CONSTRUCTOR)
    add (Where::operand, it);
  else if (handled_component_p (value) || DECL_P (value) || TREE_CODE (value) == MEM_REF)
    add (Where::reference, it);
}

void
Finder::region (eh_region region)
{
  for (; region; region = region->outer)
    {
      Place it = place ();
      it.region = region;
      if (m_met.insert (region).second)
        add (Where::region, it);
    }
}

void
Finder::statement (gimple *stmt)
{
  m_stmt = stmt;
  if (is_gimple_debug (stmt) || gimple_code (stmt) == GIMPLE_LABEL
      || gimple_code (stmt) == GIMPLE_NOP || gimple_code (stmt) == GIMPLE_PREDICT)
    return;
  if (copied_value (m_walk, stmt))
    {
      names_in (gimple_assign_lhs (stmt));
      return;
    }
  add (Where::statement, place ());
  if (gimple_clobber_p (stmt))
    {
      names_in (gimple_assign_lhs (stmt));
      return;
    }
  if (gasm *code = dyn_cast<gasm *> (stmt))
    {
      for (unsigned i = 0; i < gimple_num_ops (code); i++)
        names_in (gimple_op (code, i));
    }
  else if (gimple_code (stmt) == GIMPLE_SWITCH)
    names_in (gimple_switch_index (as_a<gswitch *> (stmt)));
  else
    for (unsigned i = 0; i < gimple_num_ops (stmt); i++)
      if (is_gimple_call (stmt) && i == 1)
        names_in (gimple_op (stmt, i));
      else if (i > 0 || gimple_code (stmt) == GIMPLE_COND || gimple_code (stmt) == GIMPLE_RETURN
               || (gimple_op (stmt, i) && TREE_CODE (gimple_op (stmt, i)) != SSA_NAME))
        slot (gimple_op_ptr (stmt, i));
      else
        names_in (gimple_op (stmt, i));
  if (int pad = lookup_stmt_eh_lp_fn (m_walk.fun, stmt))
    region (get_eh_region_from_lp_number_fn (m_walk.fun, pad));
  else if (gresx *resx = dyn_cast<gresx *> (stmt))
    region (get_eh_region_from_number_fn (m_walk.fun, gimple_resx_region (resx)));
  else if (geh_dispatch *dispatch = dyn_cast<geh_dispatch *> (stmt))
    region (get_eh_region_from_number_fn (m_walk.fun, gimple_eh_dispatch_region (dispatch)));
}

void
Finder::phi (gphi *phi)
{
  if (virtual_operand_p (gimple_phi_result (phi)))
    return;
  names_in (gimple_phi_result (phi));
  if (copied_value (m_walk, phi))
    return;
  m_stmt = phi;
  add (Where::phi, place ());
  for (unsigned i = 0; i < gimple_phi_num_args (phi); i++)
    slot (gimple_phi_arg_def_ptr (phi, i));
}

void
Finder::block (basic_block bb)
{
  for (gphi_iterator gsi = gsi_start_phis (bb); !gsi_end_p (gsi); gsi_next (&gsi))
    phi (gsi.phi ());
  for (gimple_stmt_iterator gsi = gsi_start_bb (bb); !gsi_end_p (gsi); gsi_next (&gsi))
    statement (gsi_stmt (gsi));
  m_stmt = nullptr;
  Place it = place ();
  it.block = bb;
  add (Where::block, it);
  edge e;
  edge_iterator ei;
  FOR_EACH_EDGE (e, ei, bb->succs)
    {
      it.edge = e;
      add (Where::edge, it);
    }
}

void
Finder::loops ()
{
  if (!loops_for_fn (m_walk.fun))
    return;
  for (unsigned i = 1; i < vec_safe_length (loops_for_fn (m_walk.fun)->larray); i++)
    if (class loop *loop = (*loops_for_fn (m_walk.fun)->larray)[i])
      {
        Place it = place ();
        it.loop = loop;
        add (Where::loop, it);
      }
}

void
Finder::signature ()
{
  add (Where::function, place ());
  for (tree parm = DECL_ARGUMENTS (m_walk.self->decl); parm; parm = DECL_CHAIN (parm))
    {
      Place it = place ();
      it.thing = parm;
      add (Where::parameter, it);
    }
  if (tree result = DECL_RESULT (m_walk.self->decl))
    name (result);
}

Places
Finder::run ()
{
  signature ();
  basic_block bb;
  FOR_EACH_BB_FN (bb, m_walk.fun)
  block (bb);
  m_stmt = nullptr;
  loops ();
  return std::move (m_places);
}

} // namespace

Places
find_places (Walk &walk)
{
  return Finder (walk).run ();
}

} // namespace mergefn::mutation
