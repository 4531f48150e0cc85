/* Marking functions (comparator/trees/attributes.h has the marks).  Changes declarations' attributes, nothing else.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_PLUGIN_BODIES_MARKS_H
#define MERGEFN_PLUGIN_BODIES_MARKS_H

#include "comparator/trees/attributes.h"

namespace mergefn
{

/* Gives NODE's declaration MARK, unless it has MARK already.  */
inline void
set_mark (cgraph_node *node, Mark mark)
{
  tree &attributes = DECL_ATTRIBUTES (node->decl);
  if (!marked_p (node->decl, mark))
    attributes = tree_cons (get_identifier (attribute_name (mark)), NULL_TREE, attributes);
}

} // namespace mergefn

#endif
