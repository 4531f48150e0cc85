/* Values of constants in digests.  Large ones are digested once for all functions of the unit.  Changes nothing.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_COMPARATOR_PORTABLE_CONSTANT_TABLES_H
#define MERGEFN_COMPARATOR_PORTABLE_CONSTANT_TABLES_H

#include "comparator/portable/portable_symbols.h"
#include "comparator/walk/context.h"

namespace mergefn
{

/* Writes DECL's type and alignment, and VALUE, its initializer.  */
void put_constant_variable (Walk &walk, tree decl, tree value);

/* A large constant, digested once for all functions of the unit that name it.  */
struct ConstantTable
{
  std::string digest;
  NotPortable reason = NotPortable::none; /* Why no digest can speak of a symbol that it names.  */
  std::unordered_set<const_tree> symbols; /* Functions, and variables whose value is not known.  */
};

/* The large constants of a unit.  */
class ConstantTables
{
public:
  /* Returns DECL's VALUE, type and alignment as a table; null if DECL is small, or means something else in another
     function.  FUNCTION is any that names DECL.  The table is valid until a symbol is forgotten.  */
  const ConstantTable *find (cgraph_node *function, tree decl, tree value);

  /* Forgets what was said of SYMBOL, which has changed.  */
  void forget (const_tree symbol);

private:
  std::unordered_map<const_tree, std::optional<ConstantTable>> m_tables;
};

} // namespace mergefn

#endif
