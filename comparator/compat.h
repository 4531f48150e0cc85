/* The one file that names a GCC version.

   Every function here has the shape that the newest supported GCC gives it, so that the rest of the
   source is written once.  Each comment says with which minimum version the function can go.  Only
   differences between GCC versions and targets belong here.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_COMPARATOR_COMPAT_H
#define MERGEFN_COMPARATOR_COMPAT_H

#include "comparator/gcc.h"

#if GCCPLUGIN_VERSION < 11000
#error "mergefn needs GCC 11 or newer: install a newer gcc and its plugin-dev package"
#endif

namespace mergefn::compat
{

/* The reason for CLOBBER as a number: the end of storage is not the end of an object.  Goes with
   GCC 12: before it, a clobber carries no kind.  */
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

/* True if DECL asks for the size of an object, to be found when the program runs.  Goes with GCC
   12, which has it first.  */
inline bool
dynamic_object_size_built_in_p (const_tree decl)
{
#if GCCPLUGIN_VERSION >= 12000
  return fndecl_built_in_p (decl, BUILT_IN_DYNAMIC_OBJECT_SIZE);
#else
  (void)decl;
  return false;
#endif
}

/* True if FIELD is a C++ bit-field of width zero, which some ABIs look at when they pass its
   struct.  Goes with GCC 12, which no longer removes such fields.  */
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

/* Lets NODE, which was local, be interposed as its options say for visible functions.  Goes with
   GCC 12, as above.  */
inline void
set_semantic_interposition (symtab_node *node)
{
#if GCCPLUGIN_VERSION >= 12000
  node->semantic_interposition = opt_for_fn (node->decl, flag_semantic_interposition);
#else
  (void)node;
#endif
}

/* The recorded range of the integers that NAME can hold.  ANTI means that the range is excluded.
   Goes with GCC 13, which stores ranges in another way.  */
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

/* Reduces the range of KEPT to what also holds for DROPPED.  Either may have no range.  True if
   KEPT lost something.  Goes with GCC 13, as above.  */
inline bool
unite_ranges (tree kept, const_tree dropped)
{
  RecordedRange ours = recorded_range (kept), theirs = recorded_range (dropped);
  if (!ours.known)
    return false;
  tree type = TREE_TYPE (kept);
  bool comparable = theirs.known && TYPE_SIGN (type) == TYPE_SIGN (TREE_TYPE (dropped))
                    && TYPE_PRECISION (type) == TYPE_PRECISION (TREE_TYPE (dropped));
  SSA_NAME_RANGE_INFO (kept) = nullptr;
  if (!comparable)
    return true;
  wide_int bits = ours.nonzero_bits | theirs.nonzero_bits;
  signop sign = TYPE_SIGN (type);
  if (!ours.anti && !theirs.anti)
    set_range_info (kept, VR_RANGE, wi::min (ours.min, theirs.min, sign),
                    wi::max (ours.max, theirs.max, sign));
  else if (ours.anti == theirs.anti && ours.min == theirs.min && ours.max == theirs.max)
    set_range_info (kept, VR_ANTI_RANGE, ours.min, ours.max);
  set_nonzero_bits (kept, bits);
  RecordedRange now = recorded_range (kept);
  return !now.known || now.anti != ours.anti || now.min != ours.min || now.max != ours.max
         || now.nonzero_bits != ours.nonzero_bits;
}

/* The statements of SUMMARY besides its accesses, as numbers.  Goes with GCC 12: before it, a
   summary says less.  */
inline std::vector<uint64_t>
modref_flags (const modref_summary *summary)
{
  std::vector<uint64_t> flags{ summary->writes_errno };
  for (unsigned i = 0; i < summary->arg_flags.length (); i++)
    flags.push_back (summary->arg_flags[i]);
#if GCCPLUGIN_VERSION >= 12000
  for (uint64_t flag :
       { uint64_t (summary->retslot_flags), uint64_t (summary->static_chain_flags),
         uint64_t (summary->side_effects), uint64_t (summary->nondeterministic),
         uint64_t (summary->calls_interposable), uint64_t (summary->global_memory_read),
         uint64_t (summary->global_memory_written), uint64_t (summary->kills.length ()) })
    flags.push_back (flag);
  for (const modref_access_node &kill : summary->kills)
    {
      flags.push_back (uint64_t (kill.parm_index) * 2 + kill.parm_offset_known);
      for (const poly_int64 &number : { kill.parm_offset, kill.offset, kill.size, kill.max_size })
        for (int64_t part : number.coeffs)
          flags.push_back (part);
    }
#endif
  return flags;
}

/* Reduces SUMMARY's accesses to the statement that there are some, anywhere.  Goes with GCC 12:
   before it, a summary says that at one place only.  */
inline void
collapse_modref (modref_summary *summary)
{
  if (summary->loads)
    summary->loads->collapse ();
  if (summary->stores)
    summary->stores->collapse ();
#if GCCPLUGIN_VERSION >= 12000
  summary->global_memory_read = true;
  summary->global_memory_written = true;
  summary->load_accesses = 1;
#endif
}

/* Removes from SUMMARY all that a call overwrites for certain.  Goes with GCC 12: before it, a
   summary does not say.  */
inline void
forget_kills (modref_summary *summary)
{
#if GCCPLUGIN_VERSION >= 12000
  summary->kills.truncate (0);
#else
  (void)summary;
#endif
}

/* Reduces KEPT to what DROPPED, which may be null, says too.  Goes with GCC 12: before it, a
   summary says less.  */
inline void
intersect_modref_flags (modref_summary *kept, const modref_summary *dropped)
{
  kept->writes_errno |= !dropped || dropped->writes_errno;
  unsigned arguments = dropped ? dropped->arg_flags.length () : 0;
  if (kept->arg_flags.length () > arguments)
    kept->arg_flags.truncate (arguments);
  for (unsigned i = 0; i < kept->arg_flags.length (); i++)
    kept->arg_flags[i] &= dropped->arg_flags[i];
#if GCCPLUGIN_VERSION >= 12000
  kept->retslot_flags &= dropped ? dropped->retslot_flags : 0;
  kept->static_chain_flags &= dropped ? dropped->static_chain_flags : 0;
  kept->side_effects |= !dropped || dropped->side_effects;
  kept->nondeterministic |= !dropped || dropped->nondeterministic;
  kept->calls_interposable |= !dropped || dropped->calls_interposable;
  kept->global_memory_read |= !dropped || dropped->global_memory_read;
  kept->global_memory_written |= !dropped || dropped->global_memory_written;
  kept->kills.truncate (0);
  kept->try_dse = false;
#endif
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

/* True if the assembler can define one symbol as another, weak ones included.  This depends on the
   target, not on the version.  It is here because macros answer it.  */
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
