/* Strongly connected components, by Tarjan's algorithm.  Changes nothing.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "plugin/symbols/components.h"

namespace mergefn
{

namespace
{

/* The graph may be deep, so the recursion is a stack of frames.  */
class Search
{
public:
  Search (const std::vector<cgraph_node *> &nodes, const Successors &successors)
      : m_successors (successors)
  {
    for (cgraph_node *node : nodes)
      m_states.emplace (node, State ());
    for (cgraph_node *node : nodes)
      if (!m_states[node].index)
        search (node);
  }

  std::vector<Component> found;

private:
  struct State
  {
    unsigned index = 0, low = 0;
    bool on_stack = false;
  };
  struct Frame
  {
    cgraph_node *node;
    std::vector<cgraph_node *> successors;
    size_t next;
  };

  void enter (cgraph_node *node);
  void leave (cgraph_node *node);
  void search (cgraph_node *root);

  const Successors &m_successors;
  std::unordered_map<const cgraph_node *, State> m_states;
  std::vector<cgraph_node *> m_stack;
  std::vector<Frame> m_frames;
  unsigned m_count = 0;
};

void
Search::enter (cgraph_node *node)
{
  State &state = m_states[node];
  state.index = state.low = ++m_count;
  state.on_stack = true;
  m_stack.push_back (node);
  m_frames.push_back ({ node, m_successors (node), 0 });
}

void
Search::leave (cgraph_node *node)
{
  const State &state = m_states[node];
  if (state.low == state.index)
    {
      auto first = std::find (m_stack.rbegin (), m_stack.rend (), node).base () - 1;
      found.emplace_back (first, m_stack.end ());
      m_stack.erase (first, m_stack.end ());
      for (const cgraph_node *member : found.back ())
        m_states[member].on_stack = false;
    }
  m_frames.pop_back ();
  if (!m_frames.empty ())
    {
      State &before = m_states[m_frames.back ().node];
      before.low = std::min (before.low, state.low);
    }
}

void
Search::search (cgraph_node *root)
{
  enter (root);
  while (!m_frames.empty ())
    {
      Frame &frame = m_frames.back ();
      cgraph_node *node = frame.node;
      if (frame.next == frame.successors.size ())
        {
          leave (node);
          continue;
        }
      cgraph_node *successor = frame.successors[frame.next++];
      auto met = m_states.find (successor);
      if (met == m_states.end ())
        continue;
      if (!met->second.index)
        enter (successor);
      else if (met->second.on_stack)
        m_states[node].low = std::min (m_states[node].low, met->second.index);
    }
}

} // namespace

std::vector<Component>
components (const std::vector<cgraph_node *> &nodes, const Successors &successors)
{
  return Search (nodes, successors).found;
}

} // namespace mergefn
