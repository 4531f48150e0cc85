/* Finding the cycles of a function's blocks.  Changes nothing.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "comparator/blocks_in_cycles.h"

namespace mergefn
{

void
BlocksInCycles::find ()
{
  const int count = last_basic_block_for_fn (m_function);
  graph *graph = new_graph (count);
  basic_block block;
  edge out;
  edge_iterator at;
  m_in_cycle.assign (count, false);
  FOR_EACH_BB_FN (block, m_function)
  FOR_EACH_EDGE (out, at, block->succs)
    {
      add_edge (graph, block->index, out->dest->index);
      if (out->dest == block)
        m_in_cycle[block->index] = true;
    }
  std::vector<int> sizes (graphds_scc (graph, nullptr));
  for (int i = 0; i < count; i++)
    sizes[graph->vertices[i].component]++;
  for (int i = 0; i < count; i++)
    if (sizes[graph->vertices[i].component] > 1)
      m_in_cycle[i] = true;
  free_graph (graph);
  m_any = std::find (m_in_cycle.begin (), m_in_cycle.end (), true) != m_in_cycle.end ();
}

bool
BlocksInCycles::any ()
{
  if (m_in_cycle.empty ())
    find ();
  return m_any;
}

bool
BlocksInCycles::contains (const basic_block block)
{
  if (!block->loop_father || loop_outer (block->loop_father))
    return true;
  if (m_in_cycle.empty ())
    find ();
  return m_in_cycle[block->index];
}

} // namespace mergefn
