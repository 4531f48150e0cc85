/* Finding functions to publish.  Reads the symbol table, never changes it.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "plugin/publish/publishable.h"
#include "plugin/symbols/instances.h"
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
