/* Why a function cannot be given a key.  Such a function is no candidate.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_COMPARATOR_KEY_UNSUPPORTED_H
#define MERGEFN_COMPARATOR_KEY_UNSUPPORTED_H

namespace mergefn
{

enum class Unsupported
{
#define ENTRY(enumerator, name, meaning) enumerator,
#include "comparator/key/unsupported.def"
#undef ENTRY
};

/* The standard term for REASON, as the report prints it.  */
const char *to_string (Unsupported reason);

} // namespace mergefn

#endif
