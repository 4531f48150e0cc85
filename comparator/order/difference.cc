/* Finding where two keys part, and which statements stand there.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "comparator/order/difference.h"

namespace mergefn
{

/* Returns the statement that item PLACE of WALK's key belongs to: null between statements, nothing before all of them.  */
static std::optional<gimple *>
statement_at (const TracedWalk &walk, size_t place)
{
  auto after = std::upper_bound (
      walk.statements.begin (), walk.statements.end (), place,
      [] (size_t at, const WalkBuffers::Beginning &beginning) { return at < beginning.place; });
  if (after == walk.statements.begin ())
    return {};
  return std::prev (after)->statement;
}

/* Returns the last statement of WALK that begins at item PLACE or before.  */
static gimple *
last_statement (const TracedWalk &walk, size_t place)
{
  gimple *last = nullptr;
  for (const WalkBuffers::Beginning &beginning : walk.statements)
    if (beginning.place <= place && beginning.statement)
      last = beginning.statement;
  return last;
}

Difference
first_difference (cgraph_node *a, cgraph_node *b)
{
  FunctionComparator comparator;
  const TracedWalk walk_a = comparator.trace (a), walk_b = comparator.trace (b);
  Difference found;
  for (const TracedWalk *walk : { &walk_a, &walk_b })
    if (walk->walked.unsupported != Unsupported::none)
      {
        found.where = Difference::Where::unsupported;
        found.reason = walk->walked.unsupported;
        return found;
      }
  const auto parting = std::mismatch (walk_a.items.begin (), walk_a.items.end (),
                                      walk_b.items.begin (), walk_b.items.end ());
  if (parting.first == walk_a.items.end () && parting.second == walk_b.items.end ())
    {
      found.fact = walk_a.walked.facts.first_difference (walk_b.walked.facts);
      found.where
          = found.fact == FactKind::none ? Difference::Where::nowhere : Difference::Where::facts;
      return found;
    }
  const size_t place = parting.first - walk_a.items.begin ();
  const std::optional<gimple *> in_a = statement_at (walk_a, place),
                                in_b = statement_at (walk_b, place);
  if (!in_a || !in_b)
    found.where = Difference::Where::signature;
  else if (*in_a && *in_b)
    {
      found.where = Difference::Where::statement;
      found.statement_of_a = *in_a;
      found.statement_of_b = *in_b;
    }
  else
    {
      found.where = Difference::Where::flow;
      found.statement_of_a = last_statement (walk_a, place);
      found.statement_of_b = last_statement (walk_b, place);
    }
  return found;
}

} // namespace mergefn
