/* Values of constants in digests.  Large ones that name no symbol are digested once for all functions of the unit.
   Changes nothing.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_COMPARATOR_PORTABLE_CONSTANT_TABLES_H
#define MERGEFN_COMPARATOR_PORTABLE_CONSTANT_TABLES_H

#include "comparator/walk/context.h"

namespace mergefn
{

/* Writes DECL's type and alignment, and VALUE, its initializer.  */
void put_constant_variable (Walk &walk, tree decl, tree value);

/* The large constants of a unit.  */
class ConstantTables
{
public:
  /* Returns the digest of DECL's VALUE, type and alignment, for a function to write instead of them; FUNCTION is
     any that names DECL.  Empty if DECL is small, or names a symbol.  */
  const std::string &digest (cgraph_node *function, tree decl, tree value);

private:
  std::unordered_map<const_tree, std::string> m_digests;
};

} // namespace mergefn

#endif
