/* What the user has said about single functions: options with globs, -fno-ipa-icf, attributes.

   Reads declarations.  Does not ask whether GCC could fold them; candidates.h does.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_PLUGIN_SYMBOLS_USER_CHOICES_H
#define MERGEFN_PLUGIN_SYMBOLS_USER_CHOICES_H

#include "plugin/options.h"

namespace mergefn
{

/* Attributes of functions, in GNU spelling.  In standard spelling the first underscore is two colons.  */
constexpr const char *never_attribute = "mergefn_never";
constexpr const char *address_insignificant_attribute = "mergefn_address_insignificant";

/* True if the keys `only' and `skip' of OPTIONS leave NODE out.  */
bool excluded_by_globs_p (const cgraph_node *node, const Options &options);

/* Returns those globs of OPTIONS that match none of FUNCTIONS, each as it was given: `skip=GLOB'.  */
std::vector<std::string> globs_without_match (const std::vector<cgraph_node *> &functions,
                                              const Options &options);

/* True if NODE is not to be folded by an attribute, or by -fno-ipa-icf for the unit or for NODE.  */
bool opted_out_p (const cgraph_node *node);

/* True if the user says that nobody compares the address of NODE.  */
bool address_insignificant_p (const cgraph_node *node);

} // namespace mergefn

#endif
