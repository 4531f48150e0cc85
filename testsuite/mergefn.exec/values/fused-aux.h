/* Functions for which products and sums are fused, where the machine can do so.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifdef __x86_64__
#define FUSED __attribute__ ((target ("fma")))
#define HAS_FUSED __builtin_cpu_supports ("fma")
#else
#define FUSED
#define HAS_FUSED 1
#endif
