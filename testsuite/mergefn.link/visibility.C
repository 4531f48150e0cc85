// Units that show their templates and units that hide them: the symbols meet,
// and shared bodies are never shown.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-units "main a b" }
// { dg-library one "a" }
// { dg-unit a "-fvisibility-inlines-hidden" }
// { dg-ways "pie-gc shared" }
// { dg-mixes "each {on icf} {icf on}" }
// { dg-every-order }
// { dg-link-options "-rdynamic" }

#include "combinations-aux.h"

// { dg-final { mergefn-folds _Z4walkIPjEiPT_i _Z4walkIPiEiPT_i } }
// { dg-final { mergefn-count-symbols __mergefn_* 5 } }
// { dg-final { mergefn-shows __mergefn_* 0 } }
// { dg-final { mergefn-shows main 1 } }
