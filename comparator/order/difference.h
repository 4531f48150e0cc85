/* The first difference between two functions, for a person.

   Reads IR, changes nothing, and decides nothing: the order on functions does.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_COMPARATOR_ORDER_DIFFERENCE_H
#define MERGEFN_COMPARATOR_ORDER_DIFFERENCE_H

#include "comparator/order/function.h"

namespace mergefn
{

struct Difference
{
  enum class Where
  {
    nowhere,     /* The keys and the facts are equal.  */
    unsupported, /* One of the functions cannot be compared.  */
    signature,   /* Parameters, result, attributes, options: before the first statement.  */
    statement,
    flow, /* Behind a statement: where it goes on, loops, arguments of PHIs.  */
    facts /* The code is equal.  What GCC knows is not.  */
  };
  Where where = Where::nowhere;
  /* The statements of the two functions, for `statement' and `flow'; either may be null.  */
  gimple *statement_of_a = nullptr, *statement_of_b = nullptr;
  Unsupported reason = Unsupported::none;
  FactKind fact = FactKind::none; /* The first kind that differs.  */
};

/* Returns where A and B, whose bodies are in memory, first differ.  */
Difference first_difference (cgraph_node *a, cgraph_node *b);

} // namespace mergefn

#endif
