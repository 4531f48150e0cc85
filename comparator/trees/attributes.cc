/* The tables of attributes.  Reads attributes, adds and removes none.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "comparator/trees/attributes.h"
#include "comparator/key/constants.h"

namespace mergefn
{

namespace
{

/* Attributes that describe what GCC may assume.  Not alloc_size: forgetting it would leave calls
   unchecked that -D_FORTIFY_SOURCE checks.  */
const char *const fact_attributes[]
    = { "nonnull", "returns_nonnull", "malloc",  "alloc_align", "assume_aligned",
        "pure",    "const",           "access",  "cold",        "hot",
        "leaf",    "nothrow",         "fn spec", "format" };

/* Attributes of the symbol (merging looks at the symbol itself), of inlining and cloning (which are
   over), and of diagnostics.  A user section is compared by name, not by this attribute.  */
const char *const ignored_attributes[] = { "abi_tag",       "alias",
                                           "always_inline", "artificial",
                                           "deprecated",    "externally_visible",
                                           "flatten",       "format_arg",
                                           "gnu_inline",    "mergefn_address_insignificant",
                                           "mergefn_never", "noclone",
                                           "nodiscard",     "noinline",
                                           "nonstring",     "section",
                                           "sentinel",      "unavailable",
                                           "unused",        "used",
                                           "visibility",    "warn_unused_result",
                                           "weak" };

/* By mark.  */
const char *const mark_names[]
    = { "mergefn demanded",   "mergefn exported",    "mergefn no loop",
        "mergefn no statics", "mergefn no strings",  "mergefn opaque",
        "mergefn shared",     "mergefn values meet", "mergefn weakened" };
static_assert (std::size (mark_names) == static_cast<int> (Mark::weakened) + 1);

template <size_t N>
bool
listed (const char *const (&names)[N], const char *name)
{
  return std::any_of (std::begin (names), std::end (names),
                      [name] (const char *known) { return !strcmp (known, name); });
}

void
put_identifier (KeyBuilder &out, const_tree identifier)
{
  out.put_bytes (IDENTIFIER_POINTER (identifier), IDENTIFIER_LENGTH (identifier));
}

void
put_attribute_value (KeyBuilder &out, tree value)
{
  if (!value)
    out.put (Tag::missing);
  else if (TREE_CODE (value) == TREE_LIST)
    for (; value; value = TREE_CHAIN (value))
      {
        put_attribute_value (out, TREE_PURPOSE (value));
        put_attribute_value (out, TREE_VALUE (value));
      }
  else if (TREE_CODE (value) == IDENTIFIER_NODE)
    put_identifier (out, value);
  else if (!put_constant (out, value))
    out.refuse (Unsupported::operand);
}

} // namespace

const char *
attribute_name (Mark mark)
{
  return mark_names[static_cast<int> (mark)];
}

bool
marked_p (const_tree decl, Mark mark)
{
  return lookup_attribute (attribute_name (mark), DECL_ATTRIBUTES (decl));
}

AttributeRole
attribute_role (tree attribute)
{
  const char *name = IDENTIFIER_POINTER (get_attribute_name (attribute));
  if (listed (fact_attributes, name))
    return AttributeRole::fact;
  return listed (ignored_attributes, name) || listed (mark_names, name) ? AttributeRole::ignored
                                                                        : AttributeRole::code;
}

bool
promises_p (tree attributes)
{
  for (; attributes; attributes = TREE_CHAIN (attributes))
    if (attribute_role (attributes) == AttributeRole::fact)
      return true;
  return false;
}

void
put_attributes (KeyBuilder &out, tree list, AttributeRole role)
{
  for (; list; list = TREE_CHAIN (list))
    if (attribute_role (list) == role)
      {
        out.put (Tag::attribute);
        put_identifier (out, get_attribute_name (list));
        put_attribute_value (out, TREE_VALUE (list));
      }
}

} // namespace mergefn
