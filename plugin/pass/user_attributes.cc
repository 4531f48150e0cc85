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

/* Adds attribute NAME of our scope to NODE, if NODE is a function, in GNU spelling.  */
static tree
add_in_gnu_spelling (tree *node, tree name, tree arguments, int flags, bool *no_add_attributes)
{
  check_place (node, name, arguments, flags, no_add_attributes);
  if (*no_add_attributes)
    return NULL_TREE;
  *no_add_attributes = true;
  const std::string gnu_name = std::string ("mergefn_") + IDENTIFIER_POINTER (name);
  tree &attributes = DECL_ATTRIBUTES (*node);
  if (!lookup_attribute (gnu_name.c_str (), attributes))
    attributes = tree_cons (get_identifier (gnu_name.c_str ()), NULL_TREE, attributes);
  return NULL_TREE;
}

/* No arguments, and no demand on declarations or types: check_place says more than GCC would.  */
static const attribute_spec gnu_specs[] = {
  { never_attribute, 0, 0, false, false, false, false, check_place, nullptr },
  { address_insignificant_attribute, 0, 0, false, false, false, false, check_place, nullptr },
};

static const attribute_spec scoped_specs[] = {
  { "never", 0, 0, false, false, false, false, add_in_gnu_spelling, nullptr },
  { "address_insignificant", 0, 0, false, false, false, false, add_in_gnu_spelling, nullptr },
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
