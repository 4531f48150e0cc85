/* The passes that take back what GCC finds out late about opaque functions.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_PLUGIN_PASS_RESTORE_PASS_H
#define MERGEFN_PLUGIN_PASS_RESTORE_PASS_H

namespace mergefn
{

/* Registers the passes for PLUGIN, the plugin's name.  */
void register_restore_passes (const char *plugin);

} // namespace mergefn

#endif
