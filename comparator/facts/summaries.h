/* Summaries that interprocedural analysis wrote for a function's callers: flags of the declaration,
   promises of attributes, modref summary, statics read and written.

   Reads them, changes none.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_COMPARATOR_FACTS_SUMMARIES_H
#define MERGEFN_COMPARATOR_FACTS_SUMMARIES_H

#include "comparator/facts/facts.h"
#include "comparator/walk/context.h"

namespace mergefn
{

/* Appends the facts about the walked function as a whole to LIST, as of SITE.  */
void collect_summaries (Walk &walk, unsigned site, FactList &list);

/* The name by which GCC finds NODE's summaries: NODE itself or, if NODE can be interposed, an alias
   that nobody can interpose.  */
cgraph_node *readable_name (cgraph_node *node);

/* The static variables that a function may read and write, as GCC owns them; null if nobody knows which.  */
struct Statics
{
  const_bitmap read, written;
};

Statics statics_of (cgraph_node *node);

enum class AliasSets
{
  listed,
  left_out
};

/* SUMMARY's accesses in their order, as numbers, with alias sets or without.  */
std::vector<Item> modref_accesses (const modref_summary *summary, AliasSets sets);

} // namespace mergefn

#endif
