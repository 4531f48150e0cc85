/* Mutations of the options that a function was given, each option in turn.  GCC's own comparison of
   the sets says whether the change is one.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "mutation.h"

namespace mergefn::mutation
{

namespace
{

/* The option of optimisation number AT of those that are numbers, counted from anywhere; its state is
   in OPTIONS and can be changed.  Null if that option is none such.  */
unsigned char *
state_of (gcc_options *options, size_t at, const char **name)
{
  const cl_option &option = cl_options[at];
  cl_option_state state;
  if (!(option.flags & (CL_OPTIMIZATION | CL_PARAMS)) || option.var_type == CLVC_STRING
      || !get_option_state (options, at, &state) || state.size == 0)
    return nullptr;
  auto *data = static_cast<unsigned char *> (const_cast<void *> (state.data));
  auto *begin = reinterpret_cast<unsigned char *> (options);
  *name = option.opt_text;
  return data >= begin && data < begin + sizeof *options ? data : nullptr;
}

bool
change_option (Place &p, Undo &u)
{
  tree node = DECL_FUNCTION_SPECIFIC_OPTIMIZATION (p.decl);
  node = copy_node (node ? node : optimization_default_node);
  cl_optimization *saved = TREE_OPTIMIZATION (node);
  cl_optimization old = *saved;
  /* Every function of every unit has its turn at another option.  */
  size_t start = p.turn * 131 + p.node->order * 37 + symtab->cgraph_count * 7;
  for (size_t i = 0; i < cl_options_count; i++)
    {
      auto options = std::make_unique<gcc_options> (global_options);
      auto set = std::make_unique<gcc_options> (global_options_set);
      unsigned char *state = state_of (options.get (), (start + i) % cl_options_count, &p.note);
      if (!state)
        continue;
      *state ^= 1;
      cl_optimization_save (saved, options.get (), set.get ());
      memcpy (saved->explicit_mask, old.explicit_mask, sizeof saved->explicit_mask);
      if (cl_optimization_option_eq (&old, saved))
        continue;
      CHANGE (u, DECL_FUNCTION_SPECIFIC_OPTIMIZATION (p.decl), node);
      return true;
    }
  return false;
}

tree
optimizations (const Place &p)
{
  tree node = DECL_FUNCTION_SPECIFIC_OPTIMIZATION (p.decl);
  return copy_node (node ? node : optimization_default_node);
}

tree
targets (const Place &p)
{
  tree node = DECL_FUNCTION_SPECIFIC_TARGET (p.decl);
  return copy_node (node ? node : target_option_default_node);
}

#define OPTIMIZATION(FIELD, EXPECT)                                                                \
  {                                                                                                \
    "cl_optimization::" #FIELD, Where::function, EXPECT, [] (Place &p, Undo &u) {                  \
      tree node = optimizations (p);                                                               \
      TREE_OPTIMIZATION (node)->FIELD = !TREE_OPTIMIZATION (node)->FIELD;                          \
      CHANGE (u, DECL_FUNCTION_SPECIFIC_OPTIMIZATION (p.decl), node);                              \
      return true;                                                                                 \
    }                                                                                              \
  }

} // namespace

const Table option_mutations = {
  /* Some change no code, and are in no digest (code_options.cc).  */
  { "cl_optimization: each option", Where::function, in_key_only, change_option },
  { "cl_target_option::x_target_flags", Where::function, in_key,
    [] (Place &p, Undo &u) {
      tree node = targets (p);
      TREE_TARGET_OPTION (node)->x_target_flags ^= 1;
      CHANGE (u, DECL_FUNCTION_SPECIFIC_TARGET (p.decl), node);
      return true;
    } },
  OPTIMIZATION (x_optimize_size, in_key),
  OPTIMIZATION (x_flag_wrapv, in_key),
  OPTIMIZATION (x_flag_wrapv_pointer, in_key),
  OPTIMIZATION (x_flag_trapping_math, in_key),
  OPTIMIZATION (x_flag_rounding_math, in_key),
  OPTIMIZATION (x_flag_finite_math_only, in_key),
  OPTIMIZATION (x_flag_signed_zeros, in_key),
  OPTIMIZATION (x_flag_strict_aliasing, in_key),
  OPTIMIZATION (x_flag_non_call_exceptions, in_key),
  OPTIMIZATION (x_flag_omit_frame_pointer, in_key),
  OPTIMIZATION (x_flag_delete_null_pointer_checks, in_key),
  OPTIMIZATION (x_flag_devirtualize, in_key),
  OPTIMIZATION (x_flag_tree_slp_vectorize, in_key),
};

} // namespace mergefn::mutation
