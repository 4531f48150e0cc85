/* Whole locals: variables of a function that it names only as a whole, where calls take or return them.

   Nothing reaches such a variable by another type, so GCC cannot go wrong by its type.  And the variable must stay as
   it is: GCC makes a call whose result is returned at once a jump only where both name one variable
   (find_tail_calls).

   Reads statements, changes nothing.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_COMPARATOR_FACTS_WHOLE_LOCALS_H
#define MERGEFN_COMPARATOR_FACTS_WHOLE_LOCALS_H

#include "comparator/gcc.h"

namespace mergefn
{

/* The whole locals of one function.  Looks at the function's statements when first asked of a variable.  */
class WholeLocals
{
public:
  explicit WholeLocals (function *fun) : m_fun (fun) {}

  /* True if REF is a whole local.  */
  bool contains (const_tree ref);

private:
  void look ();

  function *m_fun;
  bool m_looked = false;
  std::unordered_set<const_tree> m_others; /* Declarations that are named otherwise, too.  */
};

} // namespace mergefn

#endif
