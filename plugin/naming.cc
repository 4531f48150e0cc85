/* Naming shared bodies.  Changes no code.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "naming.h"
#include "../comparator/portable.h"
#include "version.h"

namespace mergefn
{

namespace
{

/* A digest has the names of what the function refers to, so those come first: the bodies are taken
   by strongly connected components, callees before callers (Tarjan's algorithm).  */
class Naming
{
public:
  explicit Naming (const std::vector<cgraph_node *> &bodies)
  {
    for (cgraph_node *body : bodies)
      m_states.emplace (body, State ());
  }

  void search (cgraph_node *body);

private:
  struct State
  {
    unsigned index = 0, low = 0;
    bool on_stack = false;
  };

  void visit (State &from, cgraph_node *to);
  void name (const std::vector<cgraph_node *> &component);
  void name_cycle (const std::vector<cgraph_node *> &component);
  void publish (cgraph_node *body, const std::string &digest);

  PortableNames m_names{ MERGEFN_VERSION };
  std::unordered_map<cgraph_node *, State> m_states;
  std::vector<cgraph_node *> m_stack;
  unsigned m_count = 0;
  std::set<std::string> m_digests;
};

void
Naming::visit (State &from, cgraph_node *to)
{
  auto found = m_states.find (to);
  if (found == m_states.end ())
    return;
  if (!found->second.index)
    search (to);
  else if (!found->second.on_stack)
    return;
  from.low = std::min (from.low, found->second.low);
}

void
Naming::search (cgraph_node *body)
{
  State &state = m_states[body];
  if (state.index)
    return;
  state.index = state.low = ++m_count;
  state.on_stack = true;
  m_stack.push_back (body);
  for (cgraph_edge *edge = body->callees; edge; edge = edge->next_callee)
    visit (state, edge->callee);
  ipa_ref *ref;
  for (int i = 0; body->iterate_reference (i, ref); i++)
    if (cgraph_node *node = dyn_cast<cgraph_node *> (ref->referred))
      visit (state, node);
  if (state.low != state.index)
    return;
  auto first = std::find (m_stack.begin (), m_stack.end (), body);
  std::vector<cgraph_node *> component (first, m_stack.end ());
  m_stack.erase (first, m_stack.end ());
  for (cgraph_node *member : component)
    m_states[member].on_stack = false;
  name (component);
}

/* Lets the linker take any unit's copy of BODY: weak, as what it may discard is, so that GCC assumes
   no more of it than of any COMDAT function.  */
void
Naming::publish (cgraph_node *body, const std::string &digest)
{
  if (!HAVE_COMDAT_GROUP || digest.empty () || body->has_aliases_p ()
      || !m_digests.insert (digest).second)
    return;
  tree name = get_identifier (("__mergefn_" + digest).c_str ());
  symtab->change_decl_assembler_name (body->decl, name);
  if (body->implicit_section)
    body->set_section (nullptr);
  TREE_PUBLIC (body->decl) = 1;
  DECL_COMDAT (body->decl) = 1;
  DECL_WEAK (body->decl) = 1;
  DECL_VISIBILITY (body->decl) = VISIBILITY_HIDDEN;
  DECL_VISIBILITY_SPECIFIED (body->decl) = 1;
  body->set_comdat_group (name);
  body->externally_visible = true;
  body->unique_name = false;
  SET_DECL_RTL (body->decl, NULL);
}

void
Naming::name (const std::vector<cgraph_node *> &component)
{
  /* Its callers in this unit must call as any other unit's would.  */
  for (cgraph_node *body : component)
    body->local = false;
  if (component.size () > 1)
    name_cycle (component);
  else
    publish (component[0], m_names.name (component[0]).digest);
}

/* Bodies that call each other are told apart by what each does, then by what those do that it calls,
   and so on, as often as there are bodies; after that no more comes to light.  */
void
Naming::name_cycle (const std::vector<cgraph_node *> &component)
{
  PortableNames::Assumed names;
  for (cgraph_node *body : component)
    names[body->decl] = "";
  for (size_t round = 0; round <= component.size (); round++)
    {
      m_names.assume (names);
      for (cgraph_node *body : component)
        {
          std::string digest = m_names.name (body).digest;
          if (digest.empty ())
            {
              m_names.assume ({});
              return;
            }
          names[body->decl] = digest;
        }
    }
  m_names.assume ({});
  for (cgraph_node *body : component)
    publish (body, names[body->decl]);
}

} // namespace

void
name_shared_bodies (const std::vector<cgraph_node *> &bodies)
{
  if (bodies.empty ())
    return;
  Naming naming (bodies);
  for (cgraph_node *body : bodies)
    naming.search (body);
}

} // namespace mergefn
