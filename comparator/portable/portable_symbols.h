/* Public symbols in digests: what a unit may take for granted of one, whichever unit names it.  Changes nothing.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_COMPARATOR_PORTABLE_PORTABLE_SYMBOLS_H
#define MERGEFN_COMPARATOR_PORTABLE_PORTABLE_SYMBOLS_H

#include "comparator/portable/digest.h"
#include "comparator/trees/types.h"

namespace mergefn
{

/* Why a function has no digest.  */
enum class NotPortable
{
#define ENTRY(enumerator, name, meaning) enumerator,
#include "comparator/portable/not_portable.def"
#undef ENTRY
};

const char *to_string (NotPortable reason);

/* Writes DECL, a function or a variable that is no constant: its name, what its declaration promises, and where the linker
   finds it.  Returns why no digest can speak of DECL, or NONE.  TYPES may be any table.  */
NotPortable put_symbol (Digest &out, TypeTable &types, tree decl);

} // namespace mergefn

#endif
