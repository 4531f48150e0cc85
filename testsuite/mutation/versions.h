/* Differences between GCC versions that only mutations touch: the one file here that names a version.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_MUTATION_VERSIONS_H
#define MERGEFN_MUTATION_VERSIONS_H

#include "comparator/gcc.h"

/* True from the GCC on whose modref summaries have flags besides writes_errno.  */
#define MODREF_HAS_FLAGS (GCCPLUGIN_VERSION >= 12000)

/* True from the GCC on whose ranges have any number of pairs, and of which floating-point numbers have some.  */
#define RANGES_HAVE_PAIRS (GCCPLUGIN_VERSION >= 13000)

/* True from the GCC on whose ranges have bits that are known to be set, too.  */
#define RANGES_HAVE_BITMASKS (GCCPLUGIN_VERSION >= 14000)

/* True from the GCC on that keeps the bits of a parameter with its range.  */
#define BITS_ARE_IN_RANGES (GCCPLUGIN_VERSION >= 14000)

/* True up to the GCC whose blocks have a discriminator.  */
#define BLOCK_HAS_DISCRIMINATOR (GCCPLUGIN_VERSION < 13000)

/* True up to the GCC that has which properties of a function were verified.  */
#define FUNCTION_HAS_LAST_VERIFIED (GCCPLUGIN_VERSION < 16000)

/* What newer GCCs call the flag of an asm without operands.  */
#if GCCPLUGIN_VERSION < 15000
#define GF_ASM_BASIC GF_ASM_INPUT
#endif

#endif
