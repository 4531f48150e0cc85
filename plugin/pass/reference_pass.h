/* The passes that keep GCC's store motion from taking for one two references of which it knows different things.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_PLUGIN_PASS_REFERENCE_PASS_H
#define MERGEFN_PLUGIN_PASS_REFERENCE_PASS_H

namespace mergefn
{

/* Adds a pass before each instance of GCC's pass for invariant and store motion.  PLUGIN is the plugin's name.  */
void register_reference_passes (const char *plugin);

} // namespace mergefn

#endif
