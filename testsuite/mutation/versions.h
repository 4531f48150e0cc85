/* Differences between GCC versions that only mutations touch: the one file here that names a version.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_MUTATION_VERSIONS_H
#define MERGEFN_MUTATION_VERSIONS_H

#include "comparator/gcc.h"

/* True from the GCC on whose modref summaries have flags besides writes_errno.  */
#define MODREF_HAS_FLAGS (GCCPLUGIN_VERSION >= 12000)

#endif
