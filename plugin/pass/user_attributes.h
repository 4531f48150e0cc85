/* The attributes by which a source says how its functions may be folded.

   Checks where they stand, and keeps them on declarations.  plugin/symbols/user_choices.h reads them.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_PLUGIN_PASS_USER_ATTRIBUTES_H
#define MERGEFN_PLUGIN_PASS_USER_ATTRIBUTES_H

namespace mergefn
{

/* Makes the attributes known to the front end, on behalf of plugin NAME.  */
void register_attributes (const char *name);

} // namespace mergefn

#endif
