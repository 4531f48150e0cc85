/* Which functions may be folded at all, whatever they are compared with.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_PLUGIN_SYMBOLS_CANDIDATES_H
#define MERGEFN_PLUGIN_SYMBOLS_CANDIDATES_H

#include "comparator/gcc.h"
#include "plugin/options.h"

namespace mergefn
{

/* Why a function, or a pair, was not folded.  The one list of reasons: report, dump, tests and docs
   use these.  */
enum class Refusal
{
  none,
  /* Of a function, before it is compared.  */
  barrier_attribute,
  ifunc,
  multiversioned,
  simd_clone,
  static_constructor,
  alias_kind,
  parallel_body,
  transactional_clone,
  main_function,
  nonlocal_control,
  not_optimized,
  excluded,
  too_small,
  unsupported_code,
  /* Of a pair that is equal.  */
  facts_differ,
  inexact,
  shared_body_too_large,
  address_matters,
  stdarg,
  static_chain,
  return_address,
  thunk_too_large,
  comdat_group,
  no_aliases,
  limit_reached
};

/* The name of REFUSAL, as the report prints it.  */
const char *to_string (Refusal refusal);

/* NONE if NODE may be compared with others; otherwise why not.  */
Refusal candidate_refusal (cgraph_node *node, const Options &options);

/* The unit as a whole, when it must be left alone (profile instrumentation, live patching).  */
const char *unit_refusal ();

} // namespace mergefn

#endif
