/* Where one pass of GCC's is left out.

   An option of the function's own would leave out more: other instances of the pass, or other passes.  So the flag by
   which GCC decides is clear from before the pass to after it.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "plugin/pass/leave_out_pass.h"
#include "comparator/statements.h"
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
  return any_statement_p (function, [&references] (gimple *stmt) {
    const std::vector<tree> refs
        = gimple_clobber_p (stmt) ? std::vector<tree> () : references_of (stmt);
    return std::any_of (refs.begin (), refs.end (),
                        [&references] (tree ref) { return references.confused_by_p (ref); });
  });
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

} // namespace

void
register_leave_out_passes (const char *plugin)
{
  /* GCC never owns these; they live as long as the compiler.  */
  static std::vector<std::unique_ptr<opt_pass>> to_clone;
  auto add = [plugin] (const char *name, const LeftOut &what, pass_positioning_ops place,
                       AddedPass::Wanted wanted_p, AddedPass::Run run) {
    to_clone.push_back (std::make_unique<AddedPass> (added_pass_data (GIMPLE_PASS, name),
                                                     std::move (wanted_p), std::move (run)));
    add_beside_each (plugin, to_clone.back ().get (), what.pass, place);
  };
  for (LeftOut &what : guarded)
    {
      auto swap = [&what] (function *) { std::swap (*what.flag, what.saved); };
      add (
          "mergefn-leave-out", what, PASS_POS_INSERT_BEFORE,
          [&what] (function *function) {
            return values_meet_p (function->decl) && !what.saved && what.wanted_p (function);
          },
          swap);
      add (
          "mergefn-take-up", what, PASS_POS_INSERT_AFTER,
          [&what] (function *) { return what.saved != 0; }, swap);
    }
}

} // namespace mergefn
