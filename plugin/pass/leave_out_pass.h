/* The passes that keep one pass of GCC's from a function in which folding may have made values equal.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_PLUGIN_PASS_LEAVE_OUT_PASS_H
#define MERGEFN_PLUGIN_PASS_LEAVE_OUT_PASS_H

namespace mergefn
{

/* Adds a pass on each side of those.  PLUGIN is the plugin's name.  */
void register_leave_out_passes (const char *plugin);

} // namespace mergefn

#endif
