/* The files compat*.h alone name GCC versions: compat_ranges.h for ranges of values, compat_json.h for
   JSON, compat_warnings.h for warnings, compat_demands.h for statements that may not compile, compat_assembly.h for
   assembly outside of functions, this one for all else.

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

/* The name that -mfentry-name= gives to the hook of -mfentry; "" if there is none.  Differs by target.  */
inline const char *
instrumentation_name ()
{
#ifdef I386_OPTS_H
  return global_options.x_fentry_name ? global_options.x_fentry_name : "";
#else
  return "";
#endif
}

/* True if CALL initialises a variable that the source leaves uninitialised (-ftrivial-auto-var-init).  Goes with GCC
   12: before it, there is no such option.  */
inline bool
deferred_initialization_p (const gcall *call)
{
#if GCCPLUGIN_VERSION >= 12000
  return gimple_call_internal_p (call, IFN_DEFERRED_INIT);
#else
  (void)call;
  return false;
#endif
}

/* True if accesses through REF may lie past the declared bound of its array.  Goes with GCC 13,
   which renames it.  */
inline bool
array_ref_flexible_size_p (tree ref)
{
#if GCCPLUGIN_VERSION >= 13000
  return ::array_ref_flexible_size_p (ref);
#else
  return array_at_struct_end_p (ref);
#endif
}

/* True if ASM has no operands at all.  Goes with GCC 15, which renames it.  */
inline bool
asm_basic_p (const gasm *stmt)
{
#if GCCPLUGIN_VERSION >= 15000
  return gimple_asm_basic_p (stmt);
#else
  return gimple_asm_input_p (stmt);
#endif
}

/* True if TYPE is a _BitInt.  Goes with GCC 14, which has it first.  */
inline bool
bit_int_p (const_tree type)
{
#if GCCPLUGIN_VERSION >= 14000
  return TREE_CODE (type) == BITINT_TYPE;
#else
  (void)type;
  return false;
#endif
}

/* True if GCC looks at the types of a pointer P and of a structure at P - N for the size of the structure
   (get_wholesize_for_memref).  Goes with GCC 15, which has it first.  */
inline constexpr bool
whole_sizes_go_by_types_p ()
{
  return GCCPLUGIN_VERSION >= 15000;
}

/* True if phiopt, too, makes one store of two in the branches of a condition
   (cond_if_else_store_replacement_limited).  Goes with GCC 16, which has it first.  */
inline constexpr bool
phiopt_joins_stores_p ()
{
  return GCCPLUGIN_VERSION >= 16000;
}

/* True if FUN is the condition of an [[assume]], which nothing runs.  Goes with GCC 13, which has it
   first.  */
inline bool
assumption_p (const function *fun)
{
#if GCCPLUGIN_VERSION >= 13000
  return fun->assume_function;
#else
  (void)fun;
  return false;
#endif
}

/* True if STMT says how large the array is that its argument points to.  Goes with GCC 15, which has
   it first.  */
inline bool
sized_access_p (const gcall *stmt)
{
#if GCCPLUGIN_VERSION >= 15000
  return gimple_call_internal_p (stmt, IFN_ACCESS_WITH_SIZE);
#else
  (void)stmt;
  return false;
#endif
}

/* True if an object of the aggregate TYPE may be longer than TYPE, by an array at its end.  Goes
   with GCC 14, which has it first.  */
inline bool
includes_flexible_array_p (const_tree type)
{
#if GCCPLUGIN_VERSION >= 14000
  return RECORD_OR_UNION_TYPE_P (type) && TYPE_INCLUDES_FLEXARRAY (type);
#else
  (void)type;
  return false;
#endif
}

/* True if CONSTRUCTOR also clears the padding.  Goes with GCC 15, which has it first.  */
inline bool
clears_padding_p (const_tree constructor)
{
#if GCCPLUGIN_VERSION >= 15000
  return CONSTRUCTOR_ZERO_PADDING_BITS (constructor);
#else
  (void)constructor;
  return false;
#endif
}

/* True if what SOLUTION is of may point into the pool of constants.  Goes with GCC 15: before it,
   points-to analysis does not know the pool.  */
inline bool
points_to_constants_p (const pt_solution &solution)
{
#if GCCPLUGIN_VERSION >= 15000
  return solution.const_pool;
#else
  (void)solution;
  return false;
#endif
}

/* True if the unit's code counts which parts of it run.  Goes with GCC 16, which has all of these options.  */
inline bool
counts_paths_p ()
{
  bool counts = profile_arc_flag || flag_test_coverage;
#if GCCPLUGIN_VERSION >= 14000
  counts |= condition_coverage_flag;
#endif
#if GCCPLUGIN_VERSION >= 16000
  counts |= path_coverage_flag;
#endif
  return counts;
}

/* Makes DF forget which variables escape by being returned.  Goes with GCC 14, which keeps these
   apart.  */
inline void
forget_escaped_return (gimple_df *df)
{
#if GCCPLUGIN_VERSION >= 14000
  pt_solution_reset (&df->escaped_return);
#else
  (void)df;
#endif
}

/* True if GCC can still add one function's profile to another's.  Goes with GCC 13: analysing the
   sum in a link crashes later versions, whose summaries are gone by then.  Then the kept function's
   own profile places its blocks.  */
inline bool
profiles_merge_p ()
{
  return GCCPLUGIN_VERSION < 14000 || !in_lto_p;
}

/* True if no sanitizer that is on prints a message.  Goes with GCC 13, which has a choice for each
   sanitizer.  */
inline bool
sanitizers_trap_p ()
{
#if GCCPLUGIN_VERSION >= 13000
  return (flag_sanitize & ~flag_sanitize_trap) == 0;
#else
  return flag_sanitize_undefined_trap_on_error;
#endif
}

/* True if NODE only stands for the variants of a function between which OpenMP chooses.  Goes with
   GCC 15, which has no such functions.  */
inline bool
declares_variants_p (const cgraph_node *node)
{
#if GCCPLUGIN_VERSION >= 15000
  (void)node;
  return false;
#else
  return node->declare_variant_alt;
#endif
}

/* True if NODE is one version of a function, or chooses between versions.  Goes with GCC 16, which
   has flags for it; other signs are in candidates.cc.  */
inline bool
marked_as_version_p (const cgraph_node *node)
{
#if GCCPLUGIN_VERSION >= 16000
  return node->is_target_clone || node->dispatcher_resolver_function;
#else
  (void)node;
  return false;
#endif
}

/* Makes the virtual call of EDGE one that GCC does not devirtualise.  Goes with GCC 16, which has a
   class for such calls.  */
inline void
forget_polymorphic (cgraph_edge *edge)
{
#if GCCPLUGIN_VERSION >= 16000
  if (auto *info = dyn_cast<cgraph_polymorphic_indirect_info *> (edge->indirect_info))
    info->mark_unusable ();
#else
  edge->indirect_info->polymorphic = false;
#endif
}

/* Makes DROPPED, which loses its body, a thunk of TARGET in the COMDAT group that it is in.  Goes
   with GCC 14: create_wrapper of GCC 13 takes the thunk out of its group.  */
inline void
create_wrapper (cgraph_node *dropped, cgraph_node *target)
{
  symtab_node *mate = dropped->same_comdat_group;
  dropped->create_wrapper (target);
  if (mate && !dropped->same_comdat_group)
    {
      dropped->set_comdat_group (NULL_TREE);
      dropped->add_to_same_comdat_group (mate);
    }
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
