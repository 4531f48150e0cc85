/* The passes that keep flow-sensitive information from the passes of GCC that take values for one.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_PLUGIN_PASS_FLOW_PASS_H
#define MERGEFN_PLUGIN_PASS_FLOW_PASS_H

namespace mergefn
{

/* Adds a pass before each of those.  PLUGIN is the plugin's name.  */
void register_flow_passes (const char *plugin);

} // namespace mergefn

#endif
