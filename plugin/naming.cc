/* Naming by content.  Changes no code itself; what a body forgets for its name is up to reconcile.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "naming.h"
#include "../comparator/compat.h"
#include "../comparator/digest.h"
#include "../comparator/names.h"
#include "../comparator/portable.h"
#include "components.h"
#include "decide.h"
#include "shared_body.h"
#include "version.h"
#include "weaken.h"

namespace mergefn
{

namespace
{

/* The functions that NODE calls, or whose address it has.  */
std::vector<cgraph_node *>
functions_named_by (cgraph_node *node)
{
  std::vector<cgraph_node *> named;
  for (cgraph_edge *edge = node->callees; edge; edge = edge->next_callee)
    named.push_back (edge->callee);
  ipa_ref *ref;
  for (int i = 0; node->iterate_reference (i, ref); i++)
    named.push_back (dyn_cast<cgraph_node *> (ref->referred));
  return named;
}

/* True if BODY, of COMPONENT, refers to what is of this unit alone.  */
bool
refers_to_local_p (cgraph_node *body, const Component &component)
{
  for (const cgraph_node *function : functions_named_by (body))
    if (function && !TREE_PUBLIC (function->decl)
        && std::find (component.begin (), component.end (), function) == component.end ())
      return true;
  ipa_ref *ref;
  for (int i = 0; body->iterate_reference (i, ref); i++)
    {
      tree value, decl = ref->referred->decl;
      if (VAR_P (decl) && !TREE_PUBLIC (decl) && !constant_by_value_p (decl, &value))
        return true;
    }
  return false;
}

/* True if BODY could get a name by content as far as its symbol is concerned.  */
bool
nameable_p (cgraph_node *body)
{
  return HAVE_COMDAT_GROUP && !body->has_aliases_p ()
         && !lookup_attribute ("patchable_function_entry", DECL_ATTRIBUTES (body->decl))
         && (shared_body_p (body) || !name_used_otherwise_p (body));
}

class Naming
{
public:
  explicit Naming (const NamingRules &rules) : m_rules (rules) {}

  bool unit_portable_p () const { return m_names.unit_portable_p (); }
  void name (const Component &component);

private:
  void forget (cgraph_node *body);
  void name_cycle (const Component &component);
  tree without_modref (tree fndecl);
  void publish (cgraph_node *body, const PortableName &name);

  const NamingRules &m_rules;
  FunctionComparator m_comparator;
  std::map<const cgraph_node *, Weakened> m_weakened;
  std::map<tree, tree> m_without_modref; /* By the options that they are made of.  */
  PortableNames m_names{ MERGEFN_VERSION };
  std::set<std::string> m_digests;
};

/* Takes BODY out of the COMDAT group in which it is local, if it is.  */
void
leave_group (cgraph_node *body)
{
  if (!body->comdat_local_p ())
    return;
  body->remove_from_same_comdat_group ();
  body->calls_comdat_local = false;
  for (cgraph_edge *edge = body->callers; edge; edge = edge->next_caller)
    edge->caller->calls_comdat_local = edge->caller->check_calls_comdat_local_p ();
}

/* FNDECL's options for optimisation, but that GCC does not look at what its code reads and writes.  */
tree
Naming::without_modref (tree fndecl)
{
  tree options = DECL_FUNCTION_SPECIFIC_OPTIMIZATION (fndecl);
  if (!options)
    options = optimization_default_node;
  tree &without = m_without_modref[options];
  if (!without)
    {
      without = copy_node (options);
      TREE_OPTIMIZATION (without)->x_flag_ipa_modref = 0;
    }
  return without;
}

/* Lets the linker take any unit's copy of BODY: weak, as what it may discard is, so that GCC assumes
   no more of it than of any COMDAT function.  */
void
Naming::publish (cgraph_node *body, const PortableName &portable)
{
  if (!nameable_p (body) || portable.digest.empty () || !m_digests.insert (portable.digest).second)
    return;
  if (!m_rules.may_share (body, portable.insns))
    return;
  bool weakened = m_weakened.count (body) != 0;
  m_rules.named (body, portable.insns, m_weakened[body]);
  /* No digest has it.  */
  forget_escaped (body);
  if (!shared_body_p (body))
    {
      /* Its callers in this unit must call as any other's would.  */
      body->local = false;
      leave_group (body);
      compat::set_semantic_interposition (body);
    }
  tree name = get_identifier (("__mergefn_" + portable.digest).c_str ());
  symtab->change_decl_assembler_name (body->decl, name);
  if (body->implicit_section)
    body->set_section (nullptr);
  /* No caller's digest has the types that GCC finds in BODY: so no caller is to know of them.  */
  forget_modref_types (body);
  if (!weakened)
    DECL_FUNCTION_SPECIFIC_OPTIMIZATION (body->decl) = without_modref (body->decl);
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

/* Makes BODY, if it may get a name and may be weakened, forget what other units may not know of the same
   function.  */
void
Naming::forget (cgraph_node *body)
{
  if (!nameable_p (body) || !m_rules.may_weaken (body))
    return;
  WalkedFunction walked = m_comparator.walk (body);
  if (walked.unsupported == Unsupported::none && m_rules.may_share (body, walked.insns))
    m_weakened[body] = forget_types_and_targets (walked);
}

void
Naming::name (const Component &component)
{
  for (cgraph_node *body : component)
    if (refers_to_local_p (body, component))
      return;
  for (cgraph_node *body : component)
    forget (body);
  if (component.size () > 1)
    name_cycle (component);
  else
    publish (component[0], m_names.name (component[0]));
}

/* FOUND, the digests of the bodies of one component, each with those of all in it.  */
void
add_digests_of_all (std::map<cgraph_node *, PortableName> &found)
{
  std::vector<std::string> all;
  for (const auto &[body, name] : found)
    all.push_back (name.digest);
  std::sort (all.begin (), all.end ());
  for (auto &[body, name] : found)
    {
      Digest digest;
      digest.put_text (name.digest);
      for (const std::string &each : all)
        digest.put_text (each);
      name.digest = digest.finish ();
    }
}

/* Bodies that call each other are told apart by what each does, then by what those do that it calls,
   and so on, as often as there are bodies; after that no more comes to light among them.  Bodies of two
   units can be alike as far as that and differ beyond, but then their components have other bodies.  */
void
Naming::name_cycle (const Component &component)
{
  PortableNames::Assumed names;
  std::map<cgraph_node *, PortableName> found;
  for (cgraph_node *body : component)
    names[body->decl] = "";
  for (size_t round = 0; round <= component.size (); round++)
    {
      m_names.assume (names);
      for (cgraph_node *body : component)
        {
          found[body] = m_names.name (body);
          if (found[body].digest.empty ())
            {
              m_names.assume ({});
              return;
            }
          names[body->decl] = found[body].digest;
        }
    }
  m_names.assume ({});
  add_digests_of_all (found);
  for (cgraph_node *body : component)
    publish (body, found[body]);
}

} // namespace

void
name_by_content (const std::vector<cgraph_node *> &bodies, const NamingRules &rules)
{
  if (bodies.empty ())
    return;
  Naming naming (rules);
  if (!naming.unit_portable_p ())
    return;
  /* A digest has the names of what the function refers to, so those come first.  */
  for (const Component &component : components (bodies, functions_named_by))
    naming.name (component);
}

} // namespace mergefn
