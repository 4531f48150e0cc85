/* The pass object of the late stage: where in the pipeline the fold runs.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_PLUGIN_PASS_PASS_H
#define MERGEFN_PLUGIN_PASS_PASS_H

#include "plugin/options.h"

namespace mergefn
{

constexpr const char *pass_name = "mergefn";

/* Adds the late stage to GCC's passes, a simple IPA pass after "simdclone".  Inlining is done then, and no
   function has been optimised further or expanded.  */
void register_late_pass (const char *plugin, const Options &options);

} // namespace mergefn

#endif
