/* Where one pass of GCC's is left out.

   An option of the function's own would leave out more: other instances of the pass, or other passes.  So the flag by
   which GCC decides is clear from before the pass to after it.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "plugin/pass/leave_out_pass.h"
#include "plugin/pass/added_pass.h"
#include "plugin/weaken/flow_info.h"

namespace mergefn
{

namespace
{

/* References of which two may be taken for one.  */
class References
{
public:
  /* True if REF and another one are references to one place, and are not spelled alike.  */
  bool confused_by_p (tree ref)
  {
    if (!REFERENCE_CLASS_P (ref))
      return false;
    inchash::hash hash;
    inchash::add_expr (ref, hash, OEP_ADDRESS_OF);
    std::vector<tree> &known = m_known[hash.end ()];
    for (tree other : known)
      if (int_size_in_bytes (TREE_TYPE (ref)) == int_size_in_bytes (TREE_TYPE (other))
          && operand_equal_p (ref, other, OEP_ADDRESS_OF))
        return !operand_equal_p (ref, other, 0);
    known.push_back (ref);
    return false;
  }

private:
  std::unordered_map<hashval_t, std::vector<tree>> m_known;
};

/* True if FUNCTION has two references to one place that are not spelled alike.  GCC makes a store unconditional if a
   reference to its place runs before (nontrapping_dom_walker in tree-ssa-phiopt).  So what the store promises of the
   place has to hold then: how it is aligned, its type, the bounds of its arrays.  */
bool
references_confused_p (function *function)
{
  References references;
  basic_block bb;
  FOR_EACH_BB_FN (bb, function)
  for (gimple_stmt_iterator gsi = gsi_start_bb (bb); !gsi_end_p (gsi); gsi_next (&gsi))
    if (gimple_assign_single_p (gsi_stmt (gsi)) && !gimple_clobber_p (gsi_stmt (gsi))
        && (references.confused_by_p (gimple_assign_lhs (gsi_stmt (gsi)))
            || references.confused_by_p (gimple_assign_rhs1 (gsi_stmt (gsi)))))
      return true;
  return false;
}

/* True if FUNCTION, which was folded, has a call through an address that may be one of itself.  GCC would make a loop of
   that, and take what it knows of one call for what holds in all rounds: restrict, and the type of a sum.  */
bool
may_become_loop_p (function *function)
{
  return becomes_no_loop_p (function->decl);
}

/* A pass of GCC's that is left out.  */
struct LeftOut
{
  const char *pass;
  int *flag; /* The pass runs if this is set.  */
  bool (*wanted_p) (function *);
  int saved = 0; /* What FLAG is otherwise, while it is clear.  */
};

LeftOut guarded[] = {
  { "cselim", &global_options.x_flag_tree_cselim, references_confused_p },
  { "tailr", &global_options.x_flag_optimize_sibling_calls, may_become_loop_p },
};

class LeaveOutPass : public gimple_opt_pass
{
public:
  LeaveOutPass (gcc::context *context, LeftOut &what)
      : gimple_opt_pass (added_pass_data (GIMPLE_PASS, "mergefn-leave-out"), context), m_what (what)
  {
  }

  opt_pass *clone () final override { return new LeaveOutPass (m_ctxt, m_what); }
  bool gate (function *function) final override { return values_meet_p (function->decl); }
  unsigned execute (function *function) final override
  {
    if (!m_what.saved && m_what.wanted_p (function))
      std::swap (*m_what.flag, m_what.saved);
    return 0;
  }

private:
  LeftOut &m_what;
};

class TakeUpPass : public gimple_opt_pass
{
public:
  TakeUpPass (gcc::context *context, LeftOut &what)
      : gimple_opt_pass (added_pass_data (GIMPLE_PASS, "mergefn-take-up"), context), m_what (what)
  {
  }

  opt_pass *clone () final override { return new TakeUpPass (m_ctxt, m_what); }
  bool gate (function *) final override { return m_what.saved != 0; }
  unsigned execute (function *) final override
  {
    std::swap (*m_what.flag, m_what.saved);
    return 0;
  }

private:
  LeftOut &m_what;
};

} // namespace

void
register_leave_out_passes (const char *plugin)
{
  /* GCC never owns these; they live as long as the compiler.  */
  static std::vector<std::unique_ptr<opt_pass>> to_clone;
  for (LeftOut &what : guarded)
    {
      to_clone.push_back (std::make_unique<LeaveOutPass> (g, what));
      add_beside_each (plugin, to_clone.back ().get (), what.pass, PASS_POS_INSERT_BEFORE);
      to_clone.push_back (std::make_unique<TakeUpPass> (g, what));
      add_beside_each (plugin, to_clone.back ().get (), what.pass, PASS_POS_INSERT_AFTER);
    }
}

} // namespace mergefn
