/* The one file that names GCC headers.

   Standard headers come first, because GCC's system.h poisons names that they use.  Everything that
   differs between GCC versions is in compat*.h, but for headers that older versions do not have.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_COMPARATOR_GCC_H
#define MERGEFN_COMPARATOR_GCC_H

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <tuple>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

#include <cxxabi.h>

#include "gcc-plugin.h"
#include "plugin-version.h"

#include "config.h"
#include "system.h"
#include "coretypes.h"
#include "tm.h"

#include "backend.h"
#include "target.h"
#include "rtl.h"
#include "tree.h"
#include "gimple.h"
#include "gimple-iterator.h"

#include "alloc-pool.h"
#include "alias.h"
#include "stringpool.h"
#include "attr-fnspec.h"
#include "attribs.h"
#include "builtins.h"
#include "calls.h"
#include "cfg.h"
#include "cfganal.h"
#include "cfghooks.h"
#include "cfgloop.h"
#include "cgraph.h"
#include "context.h"
#include "debug.h"
#include "diagnostic.h"
#include "diagnostic-core.h"
#include "dumpfile.h"
#include "except.h"
#include "explow.h"
#include "fixed-value.h"
#include "fold-const.h"
#include "gimple-fold.h"
#include "gimple-ssa.h"
#include "gimple-pretty-print.h"
#include "gimple-walk.h"
#include "gimplify.h"
#include "graphds.h"
#include "internal-fn.h"
#include "ipa-utils.h"
#include "sreal.h"
#include "symbol-summary.h"
#include "tree-vrp.h"
#if __has_include("ipa-cp.h")
#include "ipa-cp.h"
#endif
#include "ipa-prop.h"
#include "ipa-modref-tree.h"
#include "ipa-modref.h"
#include "ipa-reference.h"
#include "json.h"
#include "langhooks.h"
#include "options.h"
#include "opts.h"
#include "output.h"
#include "pass_manager.h"
#include "predict.h"
#include "pretty-print.h"
#include "spellcheck.h"
#include "ssa.h"
#include "stmt.h"
#include "stor-layout.h"
#include "symtab-clones.h"
#include "symtab-thunks.h"
#include "toplev.h"
#include "tree-affine.h"
#include "tree-cfg.h"
#include "tree-dfa.h"
#include "tree-eh.h"
#include "tree-inline.h"
#include "tree-into-ssa.h"
#include "tree-pass.h"
#include "tree-ssa-alias.h"
#include "tree-ssa-loop-niter.h"
#include "tree-ssa-operands.h"
#include "tree-ssanames.h"
#include "tree-vector-builder.h"
#include "value-range.h"
#if __has_include("value-range-storage.h")
#include "value-range-storage.h"
#endif
#include "varasm.h"

#endif
