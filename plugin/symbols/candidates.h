/* Which functions may be folded at all, whatever they are compared with.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_PLUGIN_SYMBOLS_CANDIDATES_H
#define MERGEFN_PLUGIN_SYMBOLS_CANDIDATES_H

#include "comparator/gcc.h"
#include "plugin/options.h"

namespace mergefn
{

/* The reasons why a function, or a pair, was not folded.  Report, dump, tests and docs all use this list.  */
enum class Refusal
{
#define ENTRY(enumerator, name, meaning) enumerator,
#include "plugin/symbols/refusals.def"
#undef ENTRY
};

/* The name of REFUSAL, as the report prints it.  */
const char *to_string (Refusal refusal);

/* What REFUSAL means, for a person.  */
const char *meaning (Refusal refusal);

/* Returns NONE if NODE may be compared with others; otherwise the reason why not.  */
Refusal candidate_refusal (cgraph_node *node, const Options &options);

/* True if the profile of a run says that NODE is hot; then it is not to be weakened.  */
bool measured_hot_p (cgraph_node *node);

/* The unit as a whole, when it must be left alone (profile instrumentation, live patching).  */
const char *unit_refusal ();

} // namespace mergefn

#endif
