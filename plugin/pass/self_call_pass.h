/* The passes that keep GCC from making loops of the late self-calls of folded functions.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_PLUGIN_PASS_SELF_CALL_PASS_H
#define MERGEFN_PLUGIN_PASS_SELF_CALL_PASS_H

namespace mergefn
{

/* Adds one on each side of each of GCC's passes that make such loops.  PLUGIN is the plugin's name.  */
void register_self_call_passes (const char *plugin);

} // namespace mergefn

#endif
