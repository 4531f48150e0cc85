/* Tables of attributes, and what GCC calls for each use.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "plugin/pass/user_attributes.h"
#include "comparator/compat_attributes.h"
#include "plugin/symbols/user_choices.h"

namespace mergefn
{

/* Warns if attribute NAME is on what is no function.  GCC adds the attribute to functions itself.  */
static tree
check_place (tree *node, tree name, tree, int, bool *no_add_attributes)
{
  if (TREE_CODE (*node) == FUNCTION_DECL)
    return NULL_TREE;
  warning (OPT_Wattributes, "%qE attribute ignored; it belongs on the declaration of a function",
           name);
  *no_add_attributes = true;
  return NULL_TREE;
}

/* Adds attribute GNU_NAME to NODE instead of one that has a scope, if NODE is a function.  */
static tree
add_in_gnu_spelling (tree *node, tree name, const char *gnu_name, bool *no_add_attributes)
{
  tree result = check_place (node, name, NULL_TREE, 0, no_add_attributes);
  if (!*no_add_attributes && !lookup_attribute (gnu_name, DECL_ATTRIBUTES (*node)))
    DECL_ATTRIBUTES (*node)
        = tree_cons (get_identifier (gnu_name), NULL_TREE, DECL_ATTRIBUTES (*node));
  *no_add_attributes = true;
  return result;
}

static tree
add_never (tree *node, tree name, tree, int, bool *no_add_attributes)
{
  return add_in_gnu_spelling (node, name, never_attribute, no_add_attributes);
}

static tree
add_address_insignificant (tree *node, tree name, tree, int, bool *no_add_attributes)
{
  return add_in_gnu_spelling (node, name, address_insignificant_attribute, no_add_attributes);
}

/* No arguments, and no demand on declarations or types: check_place says more than GCC would.  */
static const attribute_spec gnu_specs[] = {
  { never_attribute, 0, 0, false, false, false, false, check_place, nullptr },
  { address_insignificant_attribute, 0, 0, false, false, false, false, check_place, nullptr },
};

static const attribute_spec scoped_specs[] = {
  { "never", 0, 0, false, false, false, false, add_never, nullptr },
  { "address_insignificant", 0, 0, false, false, false, false, add_address_insignificant, nullptr },
  { nullptr, 0, 0, false, false, false, false, nullptr, nullptr },
};

static void
add_attributes (void *, void *)
{
  for (const attribute_spec &spec : gnu_specs)
    register_attribute (&spec);
  compat::register_in_scope (std::size (scoped_specs) - 1, scoped_specs, "mergefn");
}

void
register_attributes (const char *name)
{
  register_callback (name, PLUGIN_ATTRIBUTES, add_attributes, nullptr);
}

} // namespace mergefn
