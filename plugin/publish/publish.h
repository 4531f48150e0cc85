/* Publishing: functions get names by their content.

   A digest of its content names a body where every unit would agree on the digest.  So the linker keeps one of
   all units' copies, and no unit's copy can stand in for one that does something else.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_PLUGIN_PUBLISH_PUBLISH_H
#define MERGEFN_PLUGIN_PUBLISH_PUBLISH_H

#include "plugin/fold/merger.h"

namespace mergefn
{

/* Publishes the shared bodies of MERGER and, if OPTIONS say so, other functions that other units are likely to
   have (publishable.h).  Every unit must agree on the name.  A published function becomes weak, hidden and part
   of a COMDAT group of its name, which is `__mergefn_' and the digest.  All others stay as they are.  MERGER
   has made its last merge; what is left of its limit counts here.  REPORT is told.  */
void publish (const Merger &merger, const Options &options, Report &report);

} // namespace mergefn

#endif
