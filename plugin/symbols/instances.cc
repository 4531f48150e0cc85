/* Telling instances of templates by their names.  Changes nothing.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "plugin/symbols/instances.h"
#include "plugin/symbols/reached.h"

namespace mergefn
{

/* Returns the character of NAME, mangled by the Itanium ABI, behind the part of a name that begins at PART; null if
   there is none.  */
static const char *
next_part (const char *part)
{
  if (ISDIGIT (*part))
    {
      char *identifier;
      unsigned long length = strtoul (part, &identifier, 10);
      return strlen (identifier) >= length ? identifier + length : nullptr;
    }
  if (*part == 'S' && (part[1] == '_' || ISDIGIT (part[1]) || ISUPPER (part[1])))
    {
      const char *end = strchr (part, '_');
      return end ? end + 1 : nullptr;
    }
  /* Before a name: nesting, qualifiers, and a tag (B), internal linkage (L) or a module (W).  */
  if (strchr ("NZKVrROBLW", *part) && *part)
    return part + 1;
  /* An operator, a constructor or destructor, or an abbreviation of a name in std.  */
  if ((ISLOWER (*part) || strchr ("CDS", *part)) && *part && part[1])
    return part + 2;
  return nullptr;
}

bool
template_instance_p (const symtab_node *symbol)
{
  const char *name = IDENTIFIER_POINTER (DECL_ASSEMBLER_NAME (symbol->decl));
  if (strncmp (name, "_Z", 2))
    return false;
  for (const char *part = name + 2; part; part = next_part (part))
    if (!strncmp (part, "cv", 2))
      /* A conversion, whose arguments are behind the type.  An identifier may have an I, too.  */
      return strchr (part, 'I');
    else if (*part == 'I')
      return true;
    else if (*part == 'E')
      return false;
  return false;
}

/* Adds to USED the functions that may set the first value of VARIABLE.  They are local to the unit and name VARIABLE, which
   does not name them.  */
static void
add_initializers (std::vector<symtab_node *> &used, symtab_node *variable)
{
  ipa_ref *ref;
  for (int i = 0; variable->iterate_referring (i, ref); i++)
    if (cgraph_node *function = dyn_cast<cgraph_node *> (ref->referring))
      if (cgraph_node *code = function->inlined_to ? function->inlined_to : function;
          !TREE_PUBLIC (code->decl))
        used.push_back (code);
}

/* Returns the symbols that USER calls or names, or that set its first value.  */
static std::vector<symtab_node *>
used_by (symtab_node *user)
{
  std::vector<symtab_node *> used;
  ipa_ref *ref;
  for (int i = 0; user->iterate_reference (i, ref); i++)
    used.push_back (ref->referred);
  if (is_a<varpool_node *> (user) && DECL_COMDAT (user->decl))
    add_initializers (used, user);
  if (cgraph_node *function = dyn_cast<cgraph_node *> (user))
    for (const cgraph_edge *edge = function->callees; edge; edge = edge->next_callee)
      {
        used.push_back (edge->callee);
        /* An inlined call has a node of its own.  */
        used.push_back (cgraph_node::get (edge->callee->decl));
      }
  return used;
}

/* Returns the explicit instances of the unit with their virtual tables and the like, and all that they use, directly or
   not.  */
static SymbolSet
used_explicitly ()
{
  std::vector<symtab_node *> explicit_ones;
  symtab_node *symbol;
  FOR_EACH_SYMBOL (symbol)
    if (symbol->definition && symbol->forced_by_abi && symbol->get_comdat_group ())
      explicit_ones.push_back (symbol);
  return reached_from (std::move (explicit_ones), used_by);
}

/* An inline function that is no template is emitted wherever it is used.  */
bool
only_instance_p (const cgraph_node *node)
{
  if (in_lto_p)
    return false;
  static const SymbolSet used = used_explicitly ();
  return used.count (node) && TREE_PUBLIC (node->decl) && DECL_COMDAT (node->decl)
         && !node->forced_by_abi
         && (!DECL_DECLARED_INLINE_P (node->decl) || template_instance_p (node));
}

} // namespace mergefn
