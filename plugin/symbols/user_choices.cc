/* Globs, options and attributes by which functions are left alone.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "plugin/symbols/user_choices.h"
#include "plugin/symbols/source_names.h"

#include <fnmatch.h>

namespace mergefn
{

/* True if GLOB matches one of NAMES.  */
static bool
matches_p (const std::string &glob, const std::vector<std::string> &names)
{
  return std::any_of (names.begin (), names.end (), [&glob] (const std::string &name) {
    return fnmatch (glob.c_str (), name.c_str (), 0) == 0;
  });
}

static bool
any_matches_p (const std::vector<std::string> &globs, const std::vector<std::string> &names)
{
  return std::any_of (globs.begin (), globs.end (),
                      [&names] (const std::string &glob) { return matches_p (glob, names); });
}

bool
excluded_by_globs_p (const cgraph_node *node, const Options &options)
{
  if (options.only.empty () && options.skip.empty ())
    return false;
  const std::vector<std::string> names = names_of_function (node->decl);
  return (!options.only.empty () && !any_matches_p (options.only, names))
         || any_matches_p (options.skip, names);
}

std::vector<std::string>
globs_without_match (const std::vector<cgraph_node *> &functions, const Options &options)
{
  std::vector<std::string> unmatched;
  if (options.only.empty () && options.skip.empty ())
    return unmatched;
  std::vector<std::vector<std::string>> names;
  names.reserve (functions.size ());
  for (const cgraph_node *node : functions)
    names.push_back (names_of_function (node->decl));
  auto look_for = [&] (const char *key, const std::vector<std::string> &globs) {
    for (const std::string &glob : globs)
      if (std::none_of (names.begin (), names.end (),
                        [&] (const auto &each) { return matches_p (glob, each); }))
        unmatched.push_back (std::string (key) + '=' + glob);
  };
  look_for ("only", options.only);
  look_for ("skip", options.skip);
  return unmatched;
}

/* True if an attribute `optimize' of DECL, or a pragma, says no-ipa-icf or no-ipa-icf-functions.  */
static bool
optimize_attribute_says_no_p (const_tree decl)
{
  for (tree attribute = lookup_attribute ("optimize", DECL_ATTRIBUTES (decl)); attribute;
       attribute = lookup_attribute ("optimize", TREE_CHAIN (attribute)))
    for (const_tree value = TREE_VALUE (attribute); value; value = TREE_CHAIN (value))
      if (TREE_CODE (TREE_VALUE (value)) == STRING_CST
          && strstr (TREE_STRING_POINTER (TREE_VALUE (value)), "no-ipa-icf"))
        return true;
  return false;
}

/* True if the user gave -fno-ipa-icf for NODE.  GCC has the flag off where nobody gave it, too, below -O2.  */
static bool
turned_off_by_flag_p (const cgraph_node *node)
{
  if (opt_for_fn (node->decl, flag_ipa_icf_functions))
    return false;
  return opt_for_fn (node->decl, optimize) >= 2
         || (!in_lto_p
             && (global_options_set.x_flag_ipa_icf || global_options_set.x_flag_ipa_icf_functions))
         || optimize_attribute_says_no_p (node->decl);
}

bool
opted_out_p (const cgraph_node *node)
{
  return lookup_attribute (never_attribute, DECL_ATTRIBUTES (node->decl))
         || turned_off_by_flag_p (node);
}

bool
address_insignificant_p (const cgraph_node *node)
{
  return lookup_attribute (address_insignificant_attribute, DECL_ATTRIBUTES (node->decl));
}

} // namespace mergefn
