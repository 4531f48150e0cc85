/* Calls in a key.  Reads GIMPLE and the call graph, never changes a call.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "comparator/walk/call.h"
#include "comparator/compat.h"
#include "comparator/statements.h"
#include "comparator/trees/attributes.h"
#include "comparator/walk/eh.h"
#include "comparator/faults.h"
#include "comparator/walk/operands.h"
#include "comparator/trees/promises.h"
#include "comparator/walk/signature.h"

namespace mergefn
{

namespace
{

/* Writes the type of the function's result, in which GCC computes if it makes a loop of the function's calls to itself
   (create_tailcall_accumulator, update_accumulator_with_ops).  */
void
put_accumulator (Walk &walk)
{
  if (const_tree result = DECL_RESULT (walk.self->decl);
      result && ANY_INTEGRAL_TYPE_P (TREE_TYPE (result)) && !faulty_p (Fault::callee))
    put_arithmetic_type (walk, result);
}

/* Writes the callee.  A function's call to itself is the same in every function; its address is
   not.  */
void
put_callee (Walk &walk, const gcall *stmt)
{
  WalkOutput &out = walk.out;
  tree fndecl = gimple_call_fndecl (stmt);
  if (!fndecl)
    {
      put_operand (walk, gimple_call_fn (stmt));
      /* GCC may find out late that this is a call of the function itself.  */
      if (may_be_call_of_p (stmt, walk.self->decl))
        put_accumulator (walk);
      return;
    }
  if (faulty_p (Fault::callee))
    return;
  cgraph_node *node = cgraph_node::get (fndecl);
  /* Calls of constructors are not redirected to others of their class in a cycle.  */
  if (auto cycle = constructs_p (fndecl) ? std::nullopt : walk.unit.globals.cycle_class (node))
    {
      out.put (Tag::cycle_call);
      out.put (*cycle);
    }
  else if (node && representative (node) == walk.self
           && walk.self->get_availability () > AVAIL_INTERPOSABLE)
    out.put (Tag::self_call);
  else
    {
      /* GCC may make a loop of a function's call to its own symbol, even where that can be
         interposed.  So such a call is no call to any other symbol.  */
      bool own = node && node->ultimate_alias_target () == walk.self;
      out.put (own ? Tag::own_symbol : Tag::global);
      out.put (walk.unit.globals.number (fndecl));
    }
  if (node && representative (node) == walk.self)
    put_accumulator (walk);
  /* An alias has the same callee, but GCC may take other things for granted of the call.  */
  put_promises_of_alias (out, fndecl, representative_decl (fndecl));
  /* GCC may take two calls for one if both name one declaration (Callers::confuse_promises_p).  */
  out.put (walk.locals.callee (fndecl).number);
}

/* True if STMT calls a function that names an exception region by its index in the function.  */
bool
names_eh_region_p (const gcall *stmt)
{
  return gimple_call_builtin_p (stmt, BUILT_IN_EH_POINTER)
         || gimple_call_builtin_p (stmt, BUILT_IN_EH_FILTER)
         || gimple_call_builtin_p (stmt, BUILT_IN_EH_COPY_VALUES);
}

/* True if STMT does what the types of its arguments and of its result say.  */
bool
generic_call_p (const gcall *stmt)
{
  return gimple_call_internal_p (stmt)
         || (gimple_call_builtin_p (stmt) && stdarg_p (gimple_call_fntype (stmt)));
}

/* True if STMT's result is its first argument, and the others only predict it.  */
bool
prediction_p (const gcall *stmt)
{
  return gimple_call_builtin_p (stmt, BUILT_IN_EXPECT)
         || gimple_call_builtin_p (stmt, BUILT_IN_EXPECT_WITH_PROBABILITY)
         || gimple_call_internal_p (stmt, IFN_BUILTIN_EXPECT);
}

/* True if a sanitizer makes data of STMT for its messages, which name the place in the source and
   the types of the arguments.  */
bool
names_location_p (const gcall *stmt)
{
  if (compat::sanitizers_trap_p ())
    return false;
  if (!gimple_call_internal_p (stmt))
    return (flag_sanitize & SANITIZE_UNREACHABLE)
           && gimple_call_builtin_p (stmt, BUILT_IN_UNREACHABLE);
  switch (gimple_call_internal_fn (stmt))
    {
    case IFN_UBSAN_NULL:
    case IFN_UBSAN_BOUNDS:
    case IFN_UBSAN_VPTR:
    case IFN_UBSAN_CHECK_ADD:
    case IFN_UBSAN_CHECK_SUB:
    case IFN_UBSAN_CHECK_MUL:
    case IFN_UBSAN_PTR:
    case IFN_UBSAN_OBJECT_SIZE:
      return true;
    default:
      return false;
    }
}

/* Writes the number of elements that array TYPE says it has.  */
void
put_bound (KeyBuilder &out, const_tree type)
{
  const_tree domain = TYPE_DOMAIN (type);
  const_tree last = domain ? TYPE_MAX_VALUE (domain) : NULL_TREE;
  if (!last || !put_constant (out, last))
    out.put (Tag::missing);
}

void
put_location (KeyBuilder &out, location_t location)
{
  expanded_location place = expand_location (location);
  const char *file = place.file ? place.file : "";
  out.put_bytes (file, strlen (file));
  out.put (place.line);
  out.put (place.column);
}

/* Writes TYPE as a message of a sanitizer names it, and more: by the names in the source, through
   pointers and arrays.  */
void
put_type_in_words (KeyBuilder &out, const_tree type)
{
  for (type = TYPE_MAIN_VARIANT (type);; type = TREE_TYPE (type))
    {
      out.put (TREE_CODE (type));
      out.put (TYPE_QUALS (type));
      if (TREE_CODE (type) == ARRAY_TYPE)
        put_bound (out, type);
      else if (!POINTER_TYPE_P (type))
        break;
    }
  if (TREE_CODE (type) == METHOD_TYPE)
    type = TYPE_METHOD_BASETYPE (type);
  const_tree name = TYPE_IDENTIFIER (type);
  out.put_bytes (name ? IDENTIFIER_POINTER (name) : "", name ? IDENTIFIER_LENGTH (name) : 0);
}

/* Writes the content of the messages of a sanitizer's check, STMT.  */
void
put_message (KeyBuilder &out, const gcall *stmt)
{
  put_location (out, gimple_location (stmt));
  for (unsigned i = 0; i < gimple_call_num_args (stmt); i++)
    put_type_in_words (out, TREE_TYPE (gimple_call_arg (stmt, i)));
}

/* How many of STMT's arguments, from the first on, do something.  */
unsigned
argument_count (const gcall *stmt)
{
  return prediction_p (stmt) ? 1 : gimple_call_num_args (stmt);
}

void
hash_arguments (KeyBuilder &out, const gcall *stmt)
{
  if (names_eh_region_p (stmt))
    return;
  unsigned count = argument_count (stmt);
  for (unsigned i = 0; i < count; i++)
    hash_constant (out, gimple_call_arg (stmt, i));
}

/* True if STMT depends on the types to which its arguments point.  They say what a va_arg takes,
   and from what kind of list, whose padding is cleared, or how an atomic object is aligned.  */
bool
reads_pointed_types_p (const gcall *stmt)
{
  return gimple_call_internal_p (stmt, IFN_VA_ARG)
         || gimple_call_builtin_p (stmt, BUILT_IN_CLEAR_PADDING)
         || gimple_call_builtin_p (stmt, BUILT_IN_VA_START)
         || gimple_call_builtin_p (stmt, BUILT_IN_VA_COPY)
         || gimple_call_builtin_p (stmt, BUILT_IN_ATOMIC_ALWAYS_LOCK_FREE)
         || gimple_call_builtin_p (stmt, BUILT_IN_ATOMIC_IS_LOCK_FREE)
         || compat::sized_access_p (stmt);
}

void
put_pointed_types (Walk &walk, const gcall *stmt)
{
  for (unsigned i = 0; i < gimple_call_num_args (stmt); i++)
    {
      tree type = TREE_TYPE (gimple_call_arg (stmt, i));
      if (!POINTER_TYPE_P (type))
        continue;
      walk.out.put (walk.unit.types.arithmetic (TREE_TYPE (type)));
      walk.out.put (TYPE_ALIGN (TREE_TYPE (type)));
      put_argument_alignment (walk.out, TREE_TYPE (type));
      /* How an aggregate is passed may go by more than its layout.  */
      walk.out.put (AGGREGATE_TYPE_P (TREE_TYPE (type))
                        ? walk.unit.types.identity (TREE_TYPE (type)) + 1
                        : 0);
    }
}

/* True if GCC assumes that each pointer argument of STMT is not null, however the callee was
   declared.  */
bool
all_pointers_nonnull_p (const gcall *stmt)
{
  tree fntype = gimple_call_fntype (stmt);
  return fntype && lookup_attribute ("nonnull", TYPE_ATTRIBUTES (fntype));
}

/* True if an attribute of the callee computes with arguments of STMT, extended by their signs
   (alloc_object_size).  */
bool
computed_with_p (const gcall *stmt)
{
  if (faulty_p (Fault::arguments))
    return false;
  tree decl = gimple_call_fndecl (stmt);
  for (tree type : { gimple_call_fntype (stmt), decl ? TREE_TYPE (decl) : NULL_TREE })
    if (type
        && (lookup_attribute ("alloc_size", TYPE_ATTRIBUTES (type))
            || lookup_attribute ("alloc_align", TYPE_ATTRIBUTES (type))))
      return true;
  return false;
}

void
put_arguments (Walk &walk, const gcall *stmt)
{
  bool eh_regions = names_eh_region_p (stmt);
  bool nonnull = !gimple_call_internal_p (stmt) && all_pointers_nonnull_p (stmt);
  bool arithmetic = generic_call_p (stmt) || computed_with_p (stmt);
  unsigned count = argument_count (stmt);
  tree fntype = gimple_call_internal_p (stmt) ? NULL_TREE : gimple_call_fntype (stmt);
  unsigned declared = fntype ? list_length (TYPE_ARG_TYPES (fntype)) : count;
  for (unsigned i = 0; i < count; i++)
    {
      tree argument = gimple_call_arg (stmt, i);
      /* The argument's own type, not the parameter's, says how it is aligned
         (initialize_argument_information).  The parameter, if there is one, says all else.  */
      if (i >= declared)
        put_passing (walk, TREE_TYPE (argument), fntype, Passed::to);
      else if (!faulty_p (Fault::arguments))
        walk.out.put (TYPE_ALIGN (TYPE_MAIN_VARIANT (TREE_TYPE (argument))));
      if (eh_regions && tree_fits_shwi_p (argument))
        put_eh_region (walk, tree_to_shwi (argument));
      else
        {
          if (arithmetic)
            put_arithmetic_type (walk, argument);
          if (nonnull)
            walk.out.put (POINTER_TYPE_P (TREE_TYPE (argument)));
          /* The argument's type is written, too: variadic and unprototyped calls pass -1 and -1LL
             differently.  */
          put_operand (walk, argument);
        }
    }
}

} // namespace

void
put_call (Walk &walk, gcall *stmt)
{
  WalkOutput &out = walk.out;
  out.put_opcode (Tag::call);
  out.put_opcode (gimple_call_internal_p (stmt) ? gimple_call_internal_fn (stmt) + 1 : 0);
  out.put_opcode (gimple_call_num_args (stmt));
  out.put_opcode (gimple_call_lhs (stmt) != NULL_TREE);
  hash_arguments (out, stmt);
  if (!out.wants_items ())
    return;
  /* All flags that GCC keeps in the call, whatever their names in this version.  The one left out
     only records what the tail call pass found.  */
  out.put (stmt->subcode & ~static_cast<unsigned> (GF_CALL_TAILCALL));
  if (!gimple_call_internal_p (stmt))
    {
      put_callee (walk, stmt);
      put_function_type (walk, gimple_call_fntype (stmt));
      put_attributes (out, TYPE_ATTRIBUTES (gimple_call_fntype (stmt)), AttributeRole::fact);
      /* GCC takes the object that a method is called on for nonnull (get_nonnull_args).  */
      out.put (TREE_CODE (gimple_call_fntype (stmt)) == METHOD_TYPE
               && !faulty_p (Fault::arguments));
    }
  if (names_location_p (stmt))
    put_message (out, stmt);
  if (reads_pointed_types_p (stmt))
    put_pointed_types (walk, stmt);
  put_arguments (walk, stmt);
  put_operand (walk, gimple_call_chain (stmt));
  if (generic_call_p (stmt))
    put_arithmetic_type (walk, gimple_call_lhs (stmt));
  put_operand (walk, gimple_call_lhs (stmt));
  out.put_site (Site::Kind::call, stmt);
}

} // namespace mergefn
