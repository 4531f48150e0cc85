// As lone-instances.C, with publish=folded: what has no equal in its unit stays
// what it is.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-units "main a b" }
// { dg-ways "static" }
// { dg-mixes "folded" }

#include "lone-instances.C"

// { dg-final { mergefn-count-symbols _Z6memberI* 3 } }
// { dg-final { mergefn-count-symbols _Z7stridedI* 3 } }
// { dg-final { mergefn-count-symbols __mergefn_* 0 } }
