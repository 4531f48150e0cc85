/* The warnings that GCC gives for what it finds possible in a function's flow, by version.  See compat.h.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_COMPARATOR_COMPAT_WARNINGS_H
#define MERGEFN_COMPARATOR_COMPAT_WARNINGS_H

#include "comparator/gcc.h"

namespace mergefn::compat
{

/* The variables of these warnings' options.  GCC gives these after the late stage, also for code that is only dead by
   what GCC knows.  None changes code.  */
inline std::vector<int *>
flow_warnings ()
{
  gcc_options &options = global_options;
  std::vector<int *> warnings{ &options.x_warn_maybe_uninitialized,
                               &options.x_warn_uninitialized,
                               &options.x_warn_return_local_addr,
                               &options.x_warn_null_dereference,
                               &options.x_warn_nonnull,
                               &options.x_warn_free_nonheap_object,
                               &options.x_warn_mismatched_alloc,
                               &options.x_warn_mismatched_new_delete,
                               &options.x_warn_array_bounds,
                               &options.x_warn_stringop_overflow,
                               &options.x_warn_stringop_overread,
                               &options.x_warn_stringop_truncation,
                               &options.x_warn_restrict,
                               &options.x_warn_format_overflow,
                               &options.x_warn_format_trunc,
                               &options.x_warn_aggressive_loop_optimizations,
                               &options.x_warn_string_compare,
                               &options.x_warn_tsan,
                               &options.x_warn_frame_address,
                               &options.x_warn_stack_protect,
                               &options.x_warn_vector_operation_performance,
                               &options.x_warn_suggest_attribute_const,
                               &options.x_warn_suggest_attribute_pure,
                               &options.x_warn_suggest_attribute_malloc,
                               &options.x_warn_suggest_attribute_noreturn,
                               &options.x_warn_invalid_memory_model,
                               &options.x_warn_alloc_zero,
                               &options.x_warn_alloca,
                               &options.x_warn_clobbered,
                               &options.x_warn_openmp_simd,
                               &options.x_warn_type_limits,
                               &options.x_warn_zero_length_bounds,
                               &options.x_warn_psabi,
                               &options.x_warn_deprecated,
                               &options.x_warn_aggregate_return,
                               &options.x_warn_trampolines,
                               &options.x_warn_abi,
                               &options.x_warn_disabled_optimization,
                               &options.x_warn_suggest_attribute_cold };
#if GCCPLUGIN_VERSION < 16000
  warnings.push_back (&options.x_warn_strict_overflow);
#endif
#if GCCPLUGIN_VERSION >= 12000
  warnings.push_back (&options.x_warn_use_after_free);
  warnings.push_back (&options.x_warn_dangling_pointer);
#endif
#if GCCPLUGIN_VERSION >= 13000
  warnings.push_back (&options.x_warn_strict_flex_arrays);
#endif
  return warnings;
}

/* The variables of such options that are limits of sizes; -1 is none.  */
inline std::vector<HOST_WIDE_INT *>
flow_limits ()
{
  gcc_options &options = global_options;
  std::vector<HOST_WIDE_INT *> limits{ &options.x_warn_alloca_limit, &options.x_warn_vla_limit };
#if GCCPLUGIN_VERSION >= 12000
  limits.push_back (&options.x_warn_alloc_size_limit);
#endif
  return limits;
}

/* What is to become of such warnings whose limit GCC reads once a unit (alloc_max_size).  Goes with GCC 12, which reads
   it each time.  */
#if GCCPLUGIN_VERSION < 12000
using DiagnosticClass = diagnostic_t;
constexpr DiagnosticClass ignored = DK_IGNORED;
#else
using DiagnosticClass = int;
constexpr DiagnosticClass ignored = 0;
#endif
inline std::vector<DiagnosticClass *>
flow_classes ()
{
#if GCCPLUGIN_VERSION < 12000
  return { &global_dc->classify_diagnostic[OPT_Walloc_size_larger_than_] };
#else
  return {};
#endif
}

} // namespace mergefn::compat

#endif
