/* Bringing in bodies.  Folds nothing.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "plugin/bodies/bodies.h"

namespace mergefn
{

namespace
{

/* Keeps the order in which GCC expands functions.

   GCC expands them in the reverse of a depth first postorder from callees to callers.  The order depends on the
   symbol table's order and on how the callers of each function are chained.  Bringing a body in removes inlined
   copies and makes edges anew, so both change.  Without this class, code that was not folded changes by some
   bytes, because GCC has learnt other things from callees expanded before.

   So the class first notes the order in which GCC's search discovers functions.  After the bodies are in, it
   sorts the table's functions and the chains by this order.  Then the search finds the same order again.  */
class ExpansionOrder
{
public:
  ExpansionOrder ()
  {
    cgraph_node *node;
    for (bool start_anywhere : { false, true })
      FOR_EACH_FUNCTION (node)
        if (start_anywhere || starts_search_p (node))
          discover (node);
  }

  void restore ()
  {
    cgraph_node *node;
    FOR_EACH_FUNCTION (node)
      sort_callers (node);
    sort_functions ();
  }

private:
  struct Frame
  {
    cgraph_node *node;
    cgraph_edge *edge;
    int reference;
  };

  /* True if GCC's search starts at NODE first: others than this unit may call it.  */
  static bool starts_search_p (cgraph_node *node)
  {
    return !node->address_taken && !node->inlined_to && !node->alias && !node->thunk
           && !node->only_called_directly_p ();
  }

  void enter (cgraph_node *node)
  {
    if (m_discovered.emplace (node, m_discovered.size ()).second)
      m_stack.push_back ({ node, node->callers, 0 });
  }

  void discover (cgraph_node *root)
  {
    enter (root);
    while (!m_stack.empty ())
      {
        Frame &frame = m_stack.back ();
        ipa_ref *ref;
        if (cgraph_edge *edge = frame.edge)
          {
            frame.edge = edge->next_caller;
            enter (edge->caller);
          }
        else if (frame.node->iterate_referring (frame.reference, ref))
          {
            frame.reference++;
            if (ref->use == IPA_REF_ALIAS)
              enter (dyn_cast<cgraph_node *> (ref->referring));
          }
        else
          m_stack.pop_back ();
      }
  }

  /* Functions that did not exist before come last.  */
  size_t discovered (const cgraph_node *node) const
  {
    auto found = m_discovered.find (node);
    return found == m_discovered.end () ? m_discovered.size () : found->second;
  }

  void sort_callers (cgraph_node *node)
  {
    std::vector<cgraph_edge *> edges;
    for (cgraph_edge *edge = node->callers; edge; edge = edge->next_caller)
      edges.push_back (edge);
    std::stable_sort (edges.begin (), edges.end (),
                      [this] (const cgraph_edge *a, const cgraph_edge *b) {
                        return discovered (a->caller) < discovered (b->caller);
                      });
    cgraph_edge *previous = nullptr;
    for (cgraph_edge *edge : edges)
      {
        edge->prev_caller = previous;
        edge->next_caller = nullptr;
        (previous ? previous->next_caller : node->callers) = edge;
        previous = edge;
      }
  }

  /* Permutes the functions among the places that functions have in the symbol table.  */
  void sort_functions ()
  {
    std::vector<symtab_node *> table;
    std::vector<cgraph_node *> functions;
    symtab_node *symbol;
    FOR_EACH_SYMBOL (symbol)
      {
        table.push_back (symbol);
        if (cgraph_node *node = dyn_cast<cgraph_node *> (symbol))
          functions.push_back (node);
      }
    std::stable_sort (functions.begin (), functions.end (),
                      [this] (const cgraph_node *a, const cgraph_node *b) {
                        return discovered (a) < discovered (b);
                      });
    size_t next = 0;
    symtab_node *previous = nullptr;
    for (symtab_node *place : table)
      {
        symbol = is_a<cgraph_node *> (place) ? functions[next++] : place;
        symbol->previous = previous;
        symbol->next = nullptr;
        if (previous)
          previous->next = symbol;
        else
          symtab->nodes = symbol;
        previous = symbol;
      }
  }

  std::unordered_map<const cgraph_node *, size_t> m_discovered;
  std::vector<Frame> m_stack;
};

bool
own_body_p (cgraph_node *node)
{
  return node->has_gimple_body_p () && !node->inlined_to && !node->in_other_partition
         && !DECL_EXTERNAL (node->decl) && !node->native_rtl_p ();
}

/* Returns functions with bodies in the order in which GCC would transform them.  A body that is inlined after
   it was transformed is a copy of what it would have been.  A copy is numbered differently.  */
std::vector<cgraph_node *>
nodes_in_expansion_order ()
{
  std::vector<cgraph_node *> order (symtab->cgraph_count), nodes;
  int count = ipa_reverse_postorder (order.data ());
  for (int i = count - 1; i >= 0; i--)
    if (own_body_p (order[i]))
      nodes.push_back (order[i]);
  return nodes;
}

} // namespace

std::vector<cgraph_node *>
functions_with_bodies ()
{
  ExpansionOrder expansion_order;
  std::vector<cgraph_node *> nodes = nodes_in_expansion_order (), result;
  for (cgraph_node *node : nodes)
    node->get_body ();
  for (cgraph_node *node : nodes)
    if (gimple_has_body_p (node->decl))
      result.push_back (node);
  expansion_order.restore ();
  return result;
}

} // namespace mergefn
