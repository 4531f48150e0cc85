/* Which functions, besides shared bodies, may go by their content, so that the linker keeps one of all
   units' (publish.h).  Changes nothing.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_PLUGIN_PUBLISH_PUBLISHABLE_H
#define MERGEFN_PLUGIN_PUBLISH_PUBLISHABLE_H

#include "plugin/options.h"

namespace mergefn
{

/* True if NODE is local to this unit and used in it by calls alone, so that it may get a name that all
   units share (publish.h), and other units are likely to have the same: it is a clone that GCC made of a
   COMDAT function or, if OPTIONS say so, a static function of a header or a clone of that.  It is in no
   COMDAT group, or local to the group of its callers.  */
bool publishable_local_p (cgraph_node *node, const Options &options);

/* True if NODE is a template instance, alone in its COMDAT group, that could be removed if its uses went
   elsewhere, and that calls nothing that this unit defines.  So it may get a name by content instead of
   its own; and since there is no more to inline into it, other units most likely have the same code
   under that name.  */
bool lone_instance_p (cgraph_node *node);

} // namespace mergefn

#endif
