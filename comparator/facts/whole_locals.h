/* Variables of a function of which nobody has the address, where a statement names them as a whole (whole_local_p).

   Such an operand stays as it is.  GCC makes a call whose result is returned at once a jump only where it sees one
   variable, or copies between variables (find_tail_calls).  AddressSanitizer checks no such operand.  Any other access
   to the variable names the variable, too.  Where all these alias anything, nothing goes by the operand's own type.

   Reads statements, changes nothing.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_COMPARATOR_FACTS_WHOLE_LOCALS_H
#define MERGEFN_COMPARATOR_FACTS_WHOLE_LOCALS_H

#include "comparator/gcc.h"

namespace mergefn
{

/* Whole locals: the variables of one function that are named in no other way.  Looks at the function's statements when
   first asked of a variable.  */
class WholeLocals
{
public:
  explicit WholeLocals (function *fun) : m_fun (fun) {}

  /* True if REF is a whole local of the function, which is the current one.  Then its type is no fact: no other type
     reaches it.  */
  bool contains (const_tree ref);

private:
  void look ();

  function *m_fun;
  bool m_looked = false;
  std::unordered_set<const_tree> m_others; /* Declarations that are named otherwise, too.  */
};

} // namespace mergefn

#endif
