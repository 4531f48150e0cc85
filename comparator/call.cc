/* Calls in a key.  Reads GIMPLE and the call graph, never changes a call.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "call.h"
#include "eh.h"
#include "faults.h"
#include "operands.h"
#include "signature.h"

namespace mergefn
{

namespace
{

/* The callee.  A function's call to itself is the same in every function; its address is not.  */
void
put_callee (Walk &walk, const gcall *stmt)
{
  KeyBuilder &out = walk.out;
  tree fndecl = gimple_call_fndecl (stmt);
  if (!fndecl)
    {
      put_operand (walk, gimple_call_fn (stmt));
      return;
    }
  if (faulty_p (Fault::callee))
    return;
  cgraph_node *node = cgraph_node::get (fndecl);
  Item number;
  if (walk.unit.globals.cycle_class (node, &number))
    {
      out.put (Tag::cycle_call);
      out.put (number);
    }
  else if (node && representative (node) == walk.self
           && walk.self->get_availability () > AVAIL_INTERPOSABLE)
    out.put (Tag::self_call);
  else
    {
      out.put (Tag::global);
      out.put (walk.unit.globals.number (fndecl));
    }
}

/* Functions that name an exception region by its index in the function.  */
bool
names_eh_region_p (const gcall *stmt)
{
  return gimple_call_builtin_p (stmt, BUILT_IN_EH_POINTER)
         || gimple_call_builtin_p (stmt, BUILT_IN_EH_FILTER)
         || gimple_call_builtin_p (stmt, BUILT_IN_EH_COPY_VALUES);
}

/* Calls that do what the types of their arguments and of their result say.  */
bool
generic_call_p (const gcall *stmt)
{
  return gimple_call_internal_p (stmt)
         || (gimple_call_builtin_p (stmt) && stdarg_p (gimple_call_fntype (stmt)));
}

/* The result is the first argument; the others only predict it.  */
bool
prediction_p (const gcall *stmt)
{
  return gimple_call_builtin_p (stmt, BUILT_IN_EXPECT)
         || gimple_call_builtin_p (stmt, BUILT_IN_EXPECT_WITH_PROBABILITY)
         || gimple_call_internal_p (stmt, IFN_BUILTIN_EXPECT);
}

/* Calls of which a sanitizer makes data that name their place in the source, for its messages.  */
bool
names_location_p (const gcall *stmt)
{
  if (!gimple_call_internal_p (stmt) || flag_sanitize_undefined_trap_on_error)
    return false;
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

void
put_location (KeyBuilder &out, location_t location)
{
  expanded_location place = expand_location (location);
  const char *file = place.file ? place.file : "";
  out.put_bytes (file, strlen (file));
  out.put (place.line);
  out.put (place.column);
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

void
put_arguments (Walk &walk, const gcall *stmt)
{
  bool eh_regions = names_eh_region_p (stmt);
  unsigned count = argument_count (stmt);
  for (unsigned i = 0; i < count; i++)
    {
      tree argument = gimple_call_arg (stmt, i);
      if (eh_regions && tree_fits_shwi_p (argument))
        put_eh_region (walk, tree_to_shwi (argument));
      else
        {
          if (generic_call_p (stmt))
            put_arithmetic_type (walk, argument);
          /* With its type: variadic and unprototyped calls pass -1 and -1LL differently.  */
          put_operand (walk, argument);
        }
    }
}

} // namespace

void
put_call (Walk &walk, gcall *stmt)
{
  KeyBuilder &out = walk.out;
  out.put_opcode (Tag::call);
  out.put_opcode (gimple_call_internal_p (stmt) ? gimple_call_internal_fn (stmt) + 1 : 0);
  out.put_opcode (gimple_call_num_args (stmt));
  out.put_opcode (gimple_call_lhs (stmt) != NULL_TREE);
  hash_arguments (out, stmt);
  if (!out.wants_items ())
    return;
  /* All flags that GCC keeps in the call, whatever they are called in this version, but for the one
     that only records what the tail call pass found.  */
  out.put (stmt->subcode & ~static_cast<unsigned> (GF_CALL_TAILCALL));
  if (!gimple_call_internal_p (stmt))
    {
      put_callee (walk, stmt);
      put_function_type (walk, gimple_call_fntype (stmt));
      put_attributes (walk, TYPE_ATTRIBUTES (gimple_call_fntype (stmt)), AttributeRole::fact);
    }
  if (names_location_p (stmt))
    put_location (out, gimple_location (stmt));
  put_arguments (walk, stmt);
  put_operand (walk, gimple_call_chain (stmt));
  if (generic_call_p (stmt))
    put_arithmetic_type (walk, gimple_call_lhs (stmt));
  put_operand (walk, gimple_call_lhs (stmt));
  out.put_site (Site::Kind::call, stmt);
}

} // namespace mergefn
