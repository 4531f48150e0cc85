/* Strongly connected components, by GCC's own search.  Changes nothing.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "plugin/symbols/components.h"

namespace mergefn
{

std::vector<Component>
components (const std::vector<cgraph_node *> &nodes, const Successors &successors)
{
  std::unordered_map<const cgraph_node *, int> number;
  for (size_t i = 0; i < nodes.size (); i++)
    number.emplace (nodes[i], i);
  graph *graph = new_graph (nodes.size ());
  for (size_t i = 0; i < nodes.size (); i++)
    for (const cgraph_node *successor : successors (nodes[i]))
      if (auto found = number.find (successor); found != number.end ())
        add_edge (graph, i, found->second);
  /* A component that another leads to has the smaller number.  */
  std::vector<Component> found (graphds_scc (graph, nullptr));
  for (size_t i = 0; i < nodes.size (); i++)
    found[graph->vertices[i].component].push_back (nodes[i]);
  free_graph (graph);
  return found;
}

} // namespace mergefn
