/* Demands.  Reads statements and declarations of callees, nothing else.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "comparator/walk/demands.h"
#include "comparator/walk/target_demands.h"
#include "comparator/compat.h"
#include "comparator/compat_demands.h"
#include "comparator/current_function.h"
#include "comparator/faults.h"
#include "comparator/statements.h"

namespace mergefn
{

namespace
{

/* True if OPERAND is a constant, or a copy of one, which GCC finds whatever else it knows.  */
bool
constant_p (const_tree operand)
{
  while (TREE_CODE (operand) == SSA_NAME)
    {
      const gassign *copy = dyn_cast<const gassign *> (SSA_NAME_DEF_STMT (operand));
      if (!copy || (!gimple_assign_single_p (copy) && !gimple_assign_cast_p (copy)))
        return false;
      operand = gimple_assign_rhs1 (copy);
    }
  return is_gimple_min_invariant (operand);
}

/* The operands of STMT: all outputs, then all inputs.  */
std::vector<const_tree>
operands_of (const gasm *stmt)
{
  std::vector<const_tree> operands;
  for (unsigned i = 0; i < gimple_asm_noutputs (stmt); i++)
    operands.push_back (gimple_asm_output_op (stmt, i));
  for (unsigned i = 0; i < gimple_asm_ninputs (stmt); i++)
    operands.push_back (gimple_asm_input_op (stmt, i));
  return operands;
}

const char *
constraint_of (const_tree operand)
{
  return TREE_STRING_POINTER (TREE_VALUE (TREE_PURPOSE (operand)));
}

/* Returns the number of the operand of STMT that TEXT names, by its number or in brackets; -1 if there is none.  */
int
operand_named (const gasm *stmt, const char *text)
{
  if (ISDIGIT (*text))
    return atoi (text);
  const char *end = strchr (text, ']');
  const std::string name (text + 1, end ? end - text - 1 : 0);
  const std::vector<const_tree> operands = operands_of (stmt);
  for (unsigned i = 0; i < operands.size (); i++)
    {
      const_tree given = TREE_PURPOSE (TREE_PURPOSE (operands[i]));
      if (given && name == TREE_STRING_POINTER (given))
        return i;
    }
  return -1;
}

/* True if the template of STMT prints one of its VARIABLE inputs as a constant: by %c or %n (output_asm_insn), or by
   %p or %P on some targets.  */
bool
prints_as_constant_p (const gasm *stmt, const std::vector<unsigned> &variable)
{
  const int outputs = gimple_asm_noutputs (stmt);
  for (const char *text = gimple_asm_string (stmt); (text = strchr (text, '%'));
       text += text[1] ? 2 : 1)
    if (text[1] && strchr ("cnpP", text[1]))
      {
        /* GCC 15 and later have %cc, too.  */
        const char *name = text + 2 + (text[1] == 'c' && text[2] == 'c');
        if (!ISDIGIT (*name) && *name != '[')
          continue;
        int operand = operand_named (stmt, name);
        if (operand < 0
            || std::count (variable.begin (), variable.end (), unsigned (operand - outputs)))
          return true;
      }
  return false;
}

/* True if only a constant will do for an input of STMT, and GCC has not found the constant yet; or if the assembler is
   to stop at STMT.  */
bool
asm_demand_p (const gasm *stmt)
{
  for (const char *directive : { ".err", ".fail", ".abort" })
    if (strstr (gimple_asm_string (stmt), directive))
      return true;
  const unsigned outputs = gimple_asm_noutputs (stmt), inputs = gimple_asm_ninputs (stmt);
  std::vector<unsigned> variable;
  for (unsigned i = 0; i < inputs; i++)
    if (!constant_p (TREE_VALUE (gimple_asm_input_op (stmt, i))))
      variable.push_back (i);
  if (variable.empty ())
    return false;
  if (prints_as_constant_p (stmt, variable))
    return true;
  std::vector<const char *> constraints;
  for (const_tree operand : operands_of (stmt))
    constraints.push_back (constraint_of (operand));
  return std::any_of (variable.begin (), variable.end (), [&] (unsigned input) {
    return !compat::constraint_allows_place_p (input, inputs, outputs, constraints);
  });
}

/* True if an operand of TYPE fits CONSTRAINT for sure: a number in a general register, or anything in memory.  */
bool
fits_p (const_tree type, const char *constraint)
{
  if (constraint[strspn (constraint, "=+&%rmgins,0123456789 ")])
    return false;
  const bool number = (INTEGRAL_TYPE_P (type) || POINTER_TYPE_P (type))
                      && compare_tree_int (TYPE_SIZE (type), BITS_PER_WORD) <= 0;
  return strpbrk (constraint, number ? "rmg0123456789" : "mg");
}

/* True if some clobber of STMT is a register, which need not exist, or need not be free.  */
bool
clobbers_registers_p (const gasm *stmt)
{
  for (unsigned i = 0; i < gimple_asm_nclobbers (stmt); i++)
    {
      const char *clobber = TREE_STRING_POINTER (TREE_VALUE (gimple_asm_clobber_op (stmt, i)));
      if (strcmp (clobber, "memory") && strcmp (clobber, "cc"))
        return true;
    }
  return false;
}

/* Operands that have a register each on any target: i386 leaves five to code with a frame pointer that is
   position-independent.  An operand in memory may need one for its address.  */
const size_t fitting_operands = 4;

/* True if nobody can tell whether the assembler takes STMT's instructions, or whether the operands fit their
   constraints, each by itself and all together.  */
bool
asm_doubtful_p (const gasm *stmt)
{
  if (*gimple_asm_string (stmt) || clobbers_registers_p (stmt))
    return true;
  const std::vector<const_tree> operands = operands_of (stmt);
  if (operands.size () > fitting_operands)
    return true;
  return !std::all_of (operands.begin (), operands.end (), [] (const_tree operand) {
    return fits_p (TREE_TYPE (TREE_VALUE (operand)), constraint_of (operand));
  });
}

/* True if OPERAND is a variable with a register of its own, or a part of one.  The target options may take the register
   away.  */
bool
register_variable_p (tree operand)
{
  const_tree base = get_base_address (operand);
  return base && VAR_P (base) && DECL_HARD_REGISTER (base);
}

/* True if nobody can tell whether the registers that STMT names exist.  */
bool
registers_doubtful_p (const gimple *stmt)
{
  for (unsigned i = 0; i < gimple_num_ops (stmt); i++)
    if (tree operand = gimple_op (stmt, i);
        operand
        && register_variable_p (TREE_CODE (operand) == TREE_LIST ? TREE_VALUE (operand) : operand))
      return true;
  return false;
}

/* True if an argument of STMT, from number FIRST on, is an integer that is no constant.  */
bool
variable_integer_p (const gcall *stmt, unsigned first)
{
  for (unsigned i = first; i < gimple_call_num_args (stmt); i++)
    {
      const_tree argument = gimple_call_arg (stmt, i);
      if (INTEGRAL_TYPE_P (TREE_TYPE (argument)) && !constant_p (argument))
        return true;
    }
  return false;
}

/* True if argument NUMBER of STMT is a constant above LIMIT, or below 0.  */
bool
argument_above_p (const gcall *stmt, unsigned number, unsigned limit)
{
  if (number >= gimple_call_num_args (stmt))
    return false;
  const_tree argument = gimple_call_arg (stmt, number);
  return TREE_CODE (argument) == INTEGER_CST && compare_tree_int (argument, limit) > 0;
}

/* True if an argument of STMT, a call of a built-in function of the target, may have to be a constant, and is none.  */
bool
variable_immediate_p (const gcall *stmt)
{
  const_tree callee = gimple_call_fndecl (stmt);
  const_tree types = TYPE_ARG_TYPES (TREE_TYPE (callee));
  for (unsigned i = 0; i < gimple_call_num_args (stmt) && types; i++, types = TREE_CHAIN (types))
    {
      const_tree argument = gimple_call_arg (stmt, i);
      if (INTEGRAL_TYPE_P (TREE_TYPE (argument)) && !constant_p (argument)
          && compat::immediate_argument_p (callee, TREE_VALUE (types)))
        return true;
    }
  return false;
}

bool
begins_p (std::string_view text, std::string_view start)
{
  return text.substr (0, start.size ()) == start;
}

/* True if CALLEE gives the number that a string describes (__builtin_nansf32), and no library has it.  */
bool
number_of_no_library_p (const_tree callee)
{
  return FLOAT_TYPE_P (TREE_TYPE (TREE_TYPE (callee)))
         && begins_p (IDENTIFIER_POINTER (DECL_NAME (callee)), "__builtin_nan")
         && (!DECL_ASSEMBLER_NAME_SET_P (callee)
             || begins_p (IDENTIFIER_POINTER (DECL_ASSEMBLER_NAME_RAW (callee)), "__builtin_"));
}

/* True if STMT calls a built-in function whose expander may insist on a constant.  */
bool
builtin_demand_p (const gcall *stmt)
{
  if (!gimple_call_builtin_p (stmt))
    return false;
  if (gimple_call_builtin_p (stmt, BUILT_IN_MD))
    return variable_immediate_p (stmt);
  if (!gimple_call_builtin_p (stmt, BUILT_IN_NORMAL))
    return false;
  if (atomic_demand_p (stmt))
    return true;
  const_tree callee = gimple_call_fndecl (stmt);
  if (compat::dynamic_object_size_built_in_p (callee))
    return variable_integer_p (stmt, 1);
  if (compat::checksum_built_in_p (callee))
    return variable_integer_p (stmt, 2);
  if (number_of_no_library_p (callee))
    return true;
  switch (DECL_FUNCTION_CODE (callee))
    {
    case BUILT_IN_PREFETCH:
      return variable_integer_p (stmt, 1) || argument_above_p (stmt, 1, 1)
             || argument_above_p (stmt, 2, 3);
    case BUILT_IN_LONGJMP:
      return !integer_onep (gimple_call_arg (stmt, 1));
    case BUILT_IN_OBJECT_SIZE:
      return variable_integer_p (stmt, 1);
    case BUILT_IN_RETURN_ADDRESS:
    case BUILT_IN_FRAME_ADDRESS:
    case BUILT_IN_ATOMIC_ALWAYS_LOCK_FREE:
      return variable_integer_p (stmt, 0);
    /* What only inlining, or another compiler, would make something of.  */
    case BUILT_IN_GOACC_PARLEVEL_ID:
    case BUILT_IN_GOACC_PARLEVEL_SIZE:
    case BUILT_IN_VA_ARG_PACK:
    case BUILT_IN_VA_ARG_PACK_LEN:
    case BUILT_IN_NEXT_ARG:
    case BUILT_IN_SAVEREGS:
    case BUILT_IN_EH_RETURN_DATA_REGNO:
      return true;
    default:
      return false;
    }
}

/* True if CALLEE answers interrupts, and so cannot be called by its name on some targets.  */
bool
interrupt_handler_p (const_tree callee)
{
  for (const char *name : { "interrupt", "isr", "signal", "interrupt_handler" })
    if (lookup_attribute (name, DECL_ATTRIBUTES (callee))
        || lookup_attribute (name, TYPE_ATTRIBUTES (TREE_TYPE (callee))))
      return true;
  return false;
}

/* True if a call of CALLEE by its name must vanish.  */
bool
must_vanish_p (const_tree callee)
{
  return lookup_attribute ("error", DECL_ATTRIBUTES (callee))
         || (warn_attribute_warning && lookup_attribute ("warning", DECL_ATTRIBUTES (callee)));
}

/* True if the unit takes the address of such a function.  GCC may find out late which function an indirect call calls.
   Interrupt handlers do not count here: each has its address taken.  */
bool
addresses_vanishing_p ()
{
  cgraph_node *node;
  FOR_EACH_FUNCTION (node)
    if (node->address_taken && must_vanish_p (node->decl))
      return true;
  return false;
}

bool
call_demand_p (const gcall *stmt)
{
  static const bool vanishing_addressed = addresses_vanishing_p ();
  tree callee = gimple_call_fndecl (stmt);
  if (gimple_call_internal_p (stmt) && computing_demand_p (stmt))
    return true;
  return gimple_call_must_tail_p (stmt) || passing_demand_p (stmt) || builtin_demand_p (stmt)
         || (callee ? must_vanish_p (callee) || interrupt_handler_p (callee)
                    : !gimple_call_internal_p (stmt) && vanishing_addressed);
}

} // namespace

bool
demand_p (const gimple *stmt)
{
  if (faulty_p (Fault::demands))
    return false;
  if (const gcall *call = dyn_cast<const gcall *> (stmt))
    return call_demand_p (call);
  if (is_gimple_assign (stmt) || gimple_code (stmt) == GIMPLE_COND)
    return computing_demand_p (stmt);
  const gasm *asm_stmt = dyn_cast<const gasm *> (stmt);
  return asm_stmt && asm_demand_p (asm_stmt);
}

bool
doubtful_p (const gimple *stmt)
{
  if (faulty_p (Fault::demands))
    return false;
  if (const gasm *asm_stmt = dyn_cast<const gasm *> (stmt);
      asm_stmt && !faulty_p (Fault::registers) && asm_doubtful_p (asm_stmt))
    return true;
  if (!faulty_p (Fault::registers) && registers_doubtful_p (stmt))
    return true;
  const gcall *call = dyn_cast<const gcall *> (stmt);
  /* GCC takes what a deferred initialisation gives for undefined, except in the very form in which it initialised the
     variable.  Weakening would give the variable another form.  */
  return call
         && (gimple_call_builtin_p (stmt, BUILT_IN_MD)
             || gimple_call_builtin_p (stmt, BUILT_IN_THREAD_POINTER)
             || gimple_call_builtin_p (stmt, BUILT_IN_SET_THREAD_POINTER)
             || compat::deferred_initialization_p (call));
}

bool
demands_p (function *fun)
{
  return any_statement_p (fun, demand_p);
}

bool
may_not_compile_p (const cgraph_node *function)
{
  CurrentFunction current (DECL_STRUCT_FUNCTION (function->decl));
  return frame_doubtful_p (cfun) || any_statement_p (cfun, [] (const gimple *stmt) {
           const gcall *call = dyn_cast<const gcall *> (stmt);
           return demand_p (stmt)
                  || (doubtful_p (stmt) && !(call && compat::deferred_initialization_p (call)));
         });
}

bool
string_function_p (const gimple *stmt)
{
  if (!gimple_call_builtin_p (stmt, BUILT_IN_NORMAL))
    return false;
  std::string_view name = IDENTIFIER_POINTER (DECL_NAME (gimple_call_fndecl (stmt)));
  constexpr std::string_view prefix = "__builtin_";
  if (begins_p (name, prefix))
    name.remove_prefix (prefix.size ());
  for (std::string_view start :
       { "__", "str", "stp", "mem", "sprintf", "snprintf", "vsprintf", "vsnprintf" })
    if (begins_p (name, start))
      return true;
  return false;
}

bool
handles_strings_p (const cgraph_node *function)
{
  return any_statement_p (DECL_STRUCT_FUNCTION (function->decl), string_function_p);
}

static bool
one_byte_p (const_tree type)
{
  return TYPE_SIZE_UNIT (type) && integer_onep (TYPE_SIZE_UNIT (type));
}

/* True if STMT loads or stores a character, or stores zeros, or may do so with an aggregate.  The pass changes no other
   statements but calls.  */
static bool
accesses_characters_p (const gimple *stmt)
{
  if (!gimple_assign_single_p (stmt) || gimple_clobber_p (stmt))
    return false;
  const tree value = gimple_assign_rhs1 (stmt);
  const bool stores = gimple_store_p (stmt);
  if (stores && (initializer_zerop (value) || !is_gimple_reg_type (TREE_TYPE (value))))
    return true;
  return (stores || gimple_assign_load_p (stmt)) && one_byte_p (TREE_TYPE (value));
}

bool
may_store_strings_p (const cgraph_node *function)
{
  return any_statement_p (DECL_STRUCT_FUNCTION (function->decl), accesses_characters_p);
}

} // namespace mergefn
