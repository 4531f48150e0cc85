/* Statements that GCC may refuse to compile, by version and target.  See compat.h.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_COMPARATOR_COMPAT_DEMANDS_H
#define MERGEFN_COMPARATOR_COMPAT_DEMANDS_H

#include "comparator/gcc.h"

namespace mergefn::compat
{

/* True if the constraint of input INPUT of an asm statement allows a register or memory.  CONSTRAINTS are those of all
   OUTPUTS and then of all INPUTS.  Goes with GCC 16, which passes one thing more.  */
inline bool
constraint_allows_place_p (unsigned input, unsigned inputs, unsigned outputs,
                           const std::vector<const char *> &constraints)
{
  const char *constraint = constraints[outputs + input];
  bool memory = false, reg = false;
#if GCCPLUGIN_VERSION >= 16000
  bool good = parse_input_constraint (&constraint, input, inputs, outputs, 0, constraints.data (),
                                      &memory, &reg, nullptr);
#else
  bool good = parse_input_constraint (&constraint, input, inputs, outputs, 0, constraints.data (),
                                      &memory, &reg);
#endif
  return !good || memory || reg;
}

/* True if the argument of TYPE of CALLEE, a built-in function of the target, may have to be a constant.  x86 has ints
   for these, but its shifts by an int take variables, too.  On other targets any integer may have to be one.  */
inline bool
immediate_argument_p (const_tree callee, const_tree type)
{
#ifdef I386_OPTS_H
  const char *name = IDENTIFIER_POINTER (DECL_NAME (callee));
  /* These have an unsigned constant.  */
  for (const char *part :
       { "_bextri_", "_extrqi", "_insertqi", "_xabort", "_lwpval", "_lwpins", "_kshift" })
    if (strstr (name, part))
      return true;
  const char *shift = strstr (name, "_ia32_ps");
  if (shift && strchr ("lr", shift[8]) && strchr ("la", shift[9]) && strchr ("wdq", shift[10])
      && shift[11] == 'i')
    return false;
  return TYPE_MAIN_VARIANT (type) == integer_type_node;
#else
  (void)callee;
  return INTEGRAL_TYPE_P (type);
#endif
}

/* True if CALLEE, a built-in function, is a checksum, whose polynomial must be a constant.  Goes with GCC 15, which has
   it first.  */
inline bool
checksum_built_in_p (const_tree callee)
{
  const char *name = IDENTIFIER_POINTER (DECL_NAME (callee));
  return !strncmp (name, "__builtin_crc", 13) || !strncmp (name, "__builtin_rev_crc", 17);
}

/* True if the current function's target options leave it without registers that a call of CALLEE, which is of type FNTYPE,
   passes floating-point numbers in.  Both may be null, for a call of a library function.  GCC then stops at such a call
   (construct_container, aarch64_err_no_fpadvsimd).  */
inline bool
lacks_float_registers_p ([[maybe_unused]] const_tree callee, [[maybe_unused]] const_tree fntype)
{
#if defined TARGET_SSE && defined TARGET_80387
  if (TARGET_64BIT)
    return !TARGET_SSE || !TARGET_80387 || !TARGET_FLOAT_RETURNS_IN_80387;
  /* On i386 a function has to ask for such registers, or is local and has target options of its own
     (ix86_function_sseregparm).  */
  cgraph_node *node = callee ? cgraph_node::get (callee) : nullptr;
  if (node)
    node = node->function_symbol ();
  return !TARGET_SSE
         && (TARGET_SSEREGPARM
             || (node && node->local && DECL_FUNCTION_SPECIFIC_TARGET (node->decl))
             || (fntype && lookup_attribute ("sseregparm", TYPE_ATTRIBUTES (fntype))));
#elif defined TARGET_FLOAT
  return !TARGET_FLOAT;
#else
  return false;
#endif
}

/* True if the current function's target options leave it without an instruction that compares and swaps one word.  */
inline bool
lacks_compare_and_swap_p ()
{
#if defined TARGET_CMPXCHG
  return !TARGET_CMPXCHG;
#else
  return false;
#endif
}

/* True if the current function's target options let GCC compute with some kind of floating-point numbers only by library
   functions that the target's libgcc does not have, or that cannot be called.  */
inline bool
lacks_float_unit_p ()
{
#if defined TARGET_SSE && defined TARGET_80387
  if (!TARGET_80387)
    return true;
#endif
  return lacks_float_registers_p (NULL_TREE, NULL_TREE);
}

} // namespace mergefn::compat

#endif
