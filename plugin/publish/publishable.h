/* Which functions, besides shared bodies, may be named by their content, so that the linker keeps one copy of
   all units' (publish.h).  Changes nothing.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_PLUGIN_PUBLISH_PUBLISHABLE_H
#define MERGEFN_PLUGIN_PUBLISH_PUBLISHABLE_H

#include "plugin/options.h"

namespace mergefn
{

/* True if NODE is local to this unit, used by calls alone, and other units are likely to have the same
   function.  So NODE may get a name that all units share (publish.h).  NODE is a clone of a COMDAT function or,
   if OPTIONS say so, a static function of a header or a clone of one.  It is in no COMDAT group, or local to
   the group of its callers.  */
bool publishable_local_p (cgraph_node *node, const Options &options);

/* True if NODE is a template instance, alone in its COMDAT group, that calls nothing that this unit defines.
   It could be removed if its uses went elsewhere, so it may get a name by content instead of its own.  There is
   no more to inline into it, so other units most likely have the same code under its name.  */
bool lone_instance_p (cgraph_node *node);

} // namespace mergefn

#endif
