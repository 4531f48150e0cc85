/* Looking through a function's statements.  Changes none.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_COMPARATOR_STATEMENTS_H
#define MERGEFN_COMPARATOR_STATEMENTS_H

#include "comparator/gcc.h"

namespace mergefn
{

/* True if WANTED (gimple *) is true of a statement of FUN that is no PHI and not for the debugger.  */
template <typename Wanted>
bool
any_statement_p (function *fun, Wanted wanted)
{
  basic_block bb;
  FOR_EACH_BB_FN (bb, fun)
  for (gimple_stmt_iterator gsi = gsi_start_bb (bb); !gsi_end_p (gsi); gsi_next (&gsi))
    if (!is_gimple_debug (gsi_stmt (gsi)) && wanted (gsi_stmt (gsi)))
      return true;
  return false;
}

/* Calls ACTION (gcall *) for each call of FUN.  */
template <typename Action>
void
for_each_call (function *fun, Action action)
{
  any_statement_p (fun, [&action] (gimple *stmt) {
    if (gcall *call = dyn_cast<gcall *> (stmt))
      action (call);
    return false;
  });
}

/* Returns the references to memory among the operands of STMT, if it stores, loads or copies; otherwise none.  */
inline std::vector<tree>
references_of (const gimple *stmt)
{
  std::vector<tree> references;
  if (gimple_assign_single_p (stmt))
    for (tree operand : { gimple_assign_lhs (stmt), gimple_assign_rhs1 (stmt) })
      if (REFERENCE_CLASS_P (operand))
        references.push_back (operand);
  return references;
}

/* True if CALL, through an address, may turn out to call FNDECL: it has as many arguments.  */
inline bool
may_be_call_of_p (const gcall *call, const_tree fndecl)
{
  return gimple_call_num_args (call) == unsigned (list_length (DECL_ARGUMENTS (fndecl)));
}

/* The answers to one question about the functions of a unit, each asked once.  One object per unit and question.  The
   question is of what a function's statements compute, which folding does not change.  */
class AnswersByFunction
{
public:
  using Question = bool (const cgraph_node *function);
  explicit AnswersByFunction (Question *question) : m_question (question) {}

  /* The answer for FUNCTION, which has a body.  It is the current function if the question goes by its options.  */
  bool of (cgraph_node *function)
  {
    auto [found, is_new] = m_known.try_emplace (function->get_uid (), false);
    if (is_new)
      found->second = m_question (function);
    return found->second;
  }

private:
  Question *m_question;
  std::unordered_map<int, bool> m_known; /* By the node's number, which is never used again.  */
};

} // namespace mergefn

#endif
