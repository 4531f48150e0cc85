/* Finding functions to publish.  Reads the symbol table, never changes it.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "plugin/publish/publishable.h"
#include "plugin/symbols/removal.h"
#include "plugin/bodies/shared_body.h"

namespace mergefn
{

/* True if other units too may have the source function of NODE, and nobody can count on its section or object
   file.  */
static bool
common_source_p (const cgraph_node *node, const Options &options)
{
  tree origin = source_function (node->decl);
  if (TREE_PUBLIC (origin))
    return DECL_COMDAT (origin);
  if (options.publish != PublishPolicy::all)
    return false;
  const char *file = LOCATION_FILE (DECL_SOURCE_LOCATION (origin));
  return file && main_input_filename && strcmp (file, main_input_filename) != 0;
}

bool
publishable_local_p (cgraph_node *node, const Options &options)
{
  if (TREE_PUBLIC (node->decl) || (node->get_comdat_group () && !node->comdat_local_p ())
      || kept_by_user_p (node, nullptr) || allocation_operator_p (node) || !shareable_p (node)
      || !common_source_p (node, options))
    return false;
  ipa_ref *ref;
  for (int i = 0; node->iterate_referring (i, ref); i++)
    if (ref->use == IPA_REF_ADDR || ref->use == IPA_REF_ALIAS)
      return false;
  return true;
}

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
  if (strchr ("NZKVrRO", *part) && *part)
    return part + 1;
  /* An operator, a constructor or destructor, or an abbreviation of a name in std.  */
  if ((ISLOWER (*part) || strchr ("CDS", *part)) && *part && part[1])
    return part + 2;
  return nullptr;
}

/* True if NODE is an instance of a template, or a member of one.  The middle end has no other sign than the mangled
   name, which has the arguments behind an I.  A printed name would say so, too, but can be exponentially longer.  */
static bool
template_instance_p (const cgraph_node *node)
{
  const char *name = IDENTIFIER_POINTER (DECL_ASSEMBLER_NAME (node->decl));
  if (strncmp (name, "_Z", 2))
    return false;
  for (const char *part = name + 2; part; part = next_part (part))
    if (*part == 'I')
      return true;
    else if (*part == 'E')
      return false;
  return false;
}

bool
lone_instance_p (cgraph_node *node)
{
  if (!TREE_PUBLIC (node->decl) || !DECL_COMDAT (node->decl) || !node->get_comdat_group ()
      || node->same_comdat_group || allocation_operator_p (node) || !shareable_p (node))
    return false;
  for (cgraph_edge *edge = node->callees; edge; edge = edge->next_callee)
    if (edge->callee->definition)
      return false;
  return removal (node).alone_p ({}) && template_instance_p (node);
}

} // namespace mergefn
