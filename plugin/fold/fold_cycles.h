/* Folding functions that call each other in cycles: all equal classes of a solution (cycles.h), or none.

   Changes functions only through merger.h, reconcile.h and shared_body.h.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_PLUGIN_FOLD_FOLD_CYCLES_H
#define MERGEFN_PLUGIN_FOLD_FOLD_CYCLES_H

#include "plugin/fold/cycles.h"
#include "plugin/fold/merger.h"

namespace mergefn
{

/* Folds equal functions in cycles among the live functions of POOL.  True if some were merged, or set aside for
   good; then functions were deferred.  */
bool fold_cycles (const Options &options, FunctionComparator &comparator, Pool &pool,
                  Merger &merger, Report &report);

} // namespace mergefn

#endif
