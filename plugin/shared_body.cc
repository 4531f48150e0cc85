/* Making and naming shared bodies.  Decides nothing, and redirects nothing to them.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "shared_body.h"
#include "../comparator/portable.h"
#include "version.h"

namespace mergefn
{

namespace
{

/* Marks the declaration; no user can write an attribute with a space.  */
constexpr char shared_attribute[] = "mergefn shared";

class Naming
{
public:
  explicit Naming (const std::vector<cgraph_node *> &bodies)
      : m_pending (bodies.begin (), bodies.end ())
  {
  }

  void name (cgraph_node *body);

private:
  void name_referenced (cgraph_node *body);
  void publish (cgraph_node *body, const std::string &digest);

  PortableNames m_names{ MERGEFN_VERSION };
  std::unordered_set<cgraph_node *> m_pending;
  std::set<std::string> m_digests;
};

/* A digest has the names of what the function refers to, so those come first.  In a cycle of shared
   bodies one comes before its callee has a name, and finds that local.  */
void
Naming::name_referenced (cgraph_node *body)
{
  for (cgraph_edge *edge = body->callees; edge; edge = edge->next_callee)
    name (edge->callee);
  ipa_ref *ref;
  for (int i = 0; body->iterate_reference (i, ref); i++)
    if (cgraph_node *node = dyn_cast<cgraph_node *> (ref->referred))
      name (node);
}

/* Lets the linker take any unit's copy of BODY: weak, as what it may discard is, so that GCC assumes
   no more of it than of any COMDAT function.  */
void
Naming::publish (cgraph_node *body, const std::string &digest)
{
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
Naming::name (cgraph_node *body)
{
  if (!m_pending.erase (body))
    return;
  name_referenced (body);
  /* Its callers in this unit must call as any other unit's would.  */
  body->local = false;
  if (!HAVE_COMDAT_GROUP || body->has_aliases_p ())
    return;
  std::string digest = m_names.name (body).digest;
  if (!digest.empty () && m_digests.insert (digest).second)
    publish (body, digest);
}

/* GCC's copy of a body begins with a block of its own, which the bodies that will be compared with it
   have not.  */
void
merge_first_block (cgraph_node *body)
{
  push_cfun (DECL_STRUCT_FUNCTION (body->decl));
  basic_block first = single_succ (ENTRY_BLOCK_PTR_FOR_FN (cfun));
  if (single_succ_p (first) && can_merge_blocks_p (first, single_succ (first)))
    merge_blocks (first, single_succ (first));
  pop_cfun ();
}

} // namespace

bool
shared_body_p (const cgraph_node *node)
{
  return lookup_attribute (shared_attribute, DECL_ATTRIBUTES (node->decl));
}

bool
shareable_p (cgraph_node *source)
{
  /* What only the members of a COMDAT group may call cannot be called from outside.  */
  return !source->calls_comdat_local && !DECL_STATIC_CHAIN (source->decl)
         && !copy_forbidden (DECL_STRUCT_FUNCTION (source->decl));
}

cgraph_node *
make_shared_body (cgraph_node *source)
{
  /* Who forbids clones wants one body, and will have one.  */
  tree attributes = DECL_ATTRIBUTES (source->decl);
  DECL_ATTRIBUTES (source->decl) = remove_attribute ("noclone", copy_list (attributes));
  cgraph_node *body = source->create_version_clone_with_body (vNULL, nullptr, nullptr, nullptr,
                                                              nullptr, "mergefn");
  DECL_ATTRIBUTES (source->decl) = attributes;
  if (!body)
    return nullptr;
  DECL_ATTRIBUTES (body->decl)
      = tree_cons (get_identifier (shared_attribute), NULL_TREE, DECL_ATTRIBUTES (body->decl));
  merge_first_block (body);
  body->local = false;
  body->frequency = source->frequency;
  body->only_called_at_startup = source->only_called_at_startup;
  body->only_called_at_exit = source->only_called_at_exit;
  return body;
}

void
name_shared_bodies (const std::vector<cgraph_node *> &bodies)
{
  if (bodies.empty ())
    return;
  Naming naming (bodies);
  for (cgraph_node *body : bodies)
    naming.name (body);
}

} // namespace mergefn
