/* The passes that keep GCC from raising the alignment of variables in functions in which values have become one.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_PLUGIN_PASS_ALIGNMENT_PASS_H
#define MERGEFN_PLUGIN_PASS_ALIGNMENT_PASS_H

namespace mergefn
{

/* Adds a pass on each side of those that vectorise.  PLUGIN is the plugin's name.  */
void register_alignment_passes (const char *plugin);

} // namespace mergefn

#endif
