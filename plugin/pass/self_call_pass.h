/* The passes that keep GCC's pass for tail recursion from folded functions with late self-calls.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_PLUGIN_PASS_LEAVE_OUT_PASS_H
#define MERGEFN_PLUGIN_PASS_LEAVE_OUT_PASS_H

namespace mergefn
{

/* Adds a pass on each side of that.  PLUGIN is the plugin's name.  */
void register_leave_out_passes (const char *plugin);

} // namespace mergefn

#endif
