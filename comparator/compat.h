/* The one file that names a GCC version.

   Every function here has the shape that the newest supported GCC gives it, so that the rest of the
   source is written once.  Each says with which minimum version it can go.  Nothing but differences
   between GCC versions and targets belongs here.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_COMPARATOR_COMPAT_H
#define MERGEFN_COMPARATOR_COMPAT_H

#include "gcc.h"

#if GCCPLUGIN_VERSION < 11000
#error "mergefn needs GCC 11 or newer: install a newer gcc and its plugin-dev package"
#endif

namespace mergefn::compat
{

/* Why a CLOBBER is there, as a number: the end of a storage's life is not the end of an object's.
   Goes with GCC 12: before it, a clobber carries no kind.  */
inline unsigned
clobber_kind (const_tree clobber)
{
#if GCCPLUGIN_VERSION >= 12000
  return CLOBBER_KIND (clobber);
#else
  (void)clobber;
  return 0;
#endif
}

/* True if FIELD is a C++ bit-field of width zero, which some ABIs look at when they pass its
   struct.  Goes with GCC 12, which does not remove such fields any more.  */
inline bool
cxx_zero_width_bit_field_p (const_tree field)
{
#if GCCPLUGIN_VERSION >= 12000
  return DECL_FIELD_CXX_ZERO_WIDTH_BIT_FIELD (field);
#else
  (void)field;
  return false;
#endif
}

/* True if another definition may replace NODE's at link or load time.
   Goes with GCC 12: before it, semantic interposition was one flag for the unit.  */
inline bool
replaceable_p (const symtab_node *node)
{
#if GCCPLUGIN_VERSION >= 12000
  return decl_replaceable_p (node->decl, node->semantic_interposition);
#else
  return decl_replaceable_p (node->decl);
#endif
}

/* What GCC recorded about the integers that NAME can hold.  ANTI means that the range is excluded.
   Goes with GCC 13, whose storage of ranges is another.  */
struct RecordedRange
{
  bool known = false;
  bool anti = false;
  wide_int min, max, nonzero_bits;
};

inline RecordedRange
recorded_range (const_tree name)
{
  RecordedRange range;
  if (POINTER_TYPE_P (TREE_TYPE (name)) || !SSA_NAME_RANGE_INFO (name))
    return range;
  range_info_def *info = SSA_NAME_RANGE_INFO (name);
  range.known = true;
  range.anti = SSA_NAME_ANTI_RANGE_P (name);
  range.min = info->get_min ();
  range.max = info->get_max ();
  range.nonzero_bits = info->get_nonzero_bits ();
  return range;
}

/* True if accesses through REF may lie past the declared bound of its array.
   Goes with GCC 13, which calls it array_ref_flexible_size_p.  */
inline bool
array_ref_flexible_size_p (tree ref)
{
  return array_at_struct_end_p (ref);
}

/* True if ASM has no operands at all.  Goes with GCC 15, which calls it gimple_asm_basic_p.  */
inline bool
asm_basic_p (const gasm *stmt)
{
  return gimple_asm_input_p (stmt);
}

/* True if the assembler can define one symbol as another, weak ones included.  A matter of the
   target, not of the version; here because it is asked of macros.  */
constexpr bool
target_has_aliases ()
{
#if defined(ASM_OUTPUT_DEF) && (defined(ASM_OUTPUT_WEAK_ALIAS) || defined(ASM_WEAKEN_DECL))
  return true;
#else
  return false;
#endif
}

} // namespace mergefn::compat

#endif
