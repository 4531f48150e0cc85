/* Operands in a key.  Reads trees, never folds or builds one that a function could keep.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "comparator/walk/operands.h"
#include "comparator/walk/address_uses.h"
#include "comparator/compat.h"
#include "comparator/faults.h"
#include "comparator/trees/paths.h"
#include "comparator/trees/reference.h"

namespace mergefn
{

static void
put_base (Walk &walk, tree base)
{
  WalkOutput &out = walk.out;
  if (DECL_P (base))
    put_decl (walk, base);
  else if (TREE_CODE (base) == MEM_REF)
    {
      /* The offset of BASE was taken already.  Its type has the pointer's address space.  */
      out.put (MEM_REF);
      out.put (TYPE_ADDR_SPACE (TREE_TYPE (base)));
      put_operand (walk, TREE_OPERAND (base, 0));
    }
  else if (TREE_CODE (base) == TARGET_MEM_REF)
    /* GCC makes TARGET_MEM_REFs later, and nothing here could weaken one.  */
    out.refuse (Unsupported::operand);
  else
    put_operand (walk, base);
}

/* Writes the word that a store to bit-field FIELD may touch.  The store reads and writes back
   FIELD's neighbours in the word, but not the memory beyond.  */
static void
put_bit_field_container (Walk &walk, tree field)
{
  WalkOutput &out = walk.out;
  OutsideStatement outside (out);
  out.put (Tag::component);
  out.put (tree_to_uhwi (DECL_SIZE (field)));
  out.put (DECL_BIT_FIELD (field));
  /* With -fstrict-volatile-bitfields the declared type is the width of the access.  */
  out.put (walk.unit.types.value (DECL_BIT_FIELD_TYPE (field)));
  tree container = DECL_BIT_FIELD_REPRESENTATIVE (field);
  if (!container)
    {
      out.put (Tag::missing);
      return;
    }
  out.put (walk.unit.types.value (TREE_TYPE (container)));
  put_operand (walk, DECL_FIELD_OFFSET (container));
  put_operand (walk, DECL_FIELD_BIT_OFFSET (container));
  put_operand (walk, DECL_SIZE (container));
  /* The field's place in its struct gives the container's place relative to the field.  */
  put_operand (walk, DECL_FIELD_OFFSET (field));
  put_operand (walk, DECL_FIELD_BIT_OFFSET (field));
}

static void
put_variable_part (Walk &walk, const VariablePart &part)
{
  WalkOutput &out = walk.out;
  out.put (Tag::variable_index);
  /* The index is extended to a pointer's width.  */
  put_arithmetic_type (walk, part.index);
  put_operand (walk, part.index);
  OutsideStatement outside (out);
  put_operand (walk, part.low);
  put_operand (walk, part.unit);
  out.put (part.flexible);
  if (!part.array || TREE_CODE (part.array) != ARRAY_TYPE)
    return;
  tree domain = TYPE_DOMAIN (part.array);
  tree last = domain ? TYPE_MAX_VALUE (domain) : NULL_TREE;
  if (!last || TREE_CODE (last) != INTEGER_CST)
    out.put (Tag::missing);
  else
    put_operand (walk, last);
}

bool
put_place (Walk &walk, tree expr)
{
  Reference ref = take_apart (expr);
  if (!ref.supported)
    {
      walk.out.refuse (Unsupported::operand);
      return false;
    }
  put_base (walk, ref.base);
  put_wide_int (walk.out, ref.bit_offset);
  if (ref.bit_field)
    put_bit_field_container (walk, ref.bit_field);
  if (ref.bit_field_ref)
    put_operand (walk, TREE_OPERAND (ref.bit_field_ref, 1));
  walk.out.put (ref.variable.size ());
  walk.out.put (ref.view_alignment);
  for (const VariablePart &part : ref.variable)
    put_variable_part (walk, part);
  return ref.variable.empty ();
}

/* Writes the steps of EXPR where weakening cannot take them back.  There they are part of the code,
   because GCC goes by steps, too.  */
static void
put_steps (Walk &walk, tree expr)
{
  if (!forgettable_steps_p (expr, walk.out.statement ()) && !faulty_p (Fault::paths))
    walk.out.put_items (steps (walk.unit.types, walk.locals, expr));
}

/* Writes whether EXPR may be errno, for GCC.  Nothing is errno unless it is accessed as an int or
   in one, whatever may alias it (default_ref_may_alias_errno).  GCC assumes that a program does not
   disguise errno as part of something else of that size.  Where EXPR's steps can be forgotten, its
   own type counts: the type of the memory that it becomes.  The type around it is among the steps
   then.  */
static void
put_errno (Walk &walk, tree expr)
{
  tree base = inner_base (expr);
  if (!walk.may_set_errno || TREE_CODE (base) != MEM_REF || variable_base_p (base)
      || faulty_p (Fault::errors))
    return;
  walk.out.put (
      errno_type_p (TREE_TYPE (forgettable_steps_p (expr, walk.out.statement ()) ? expr : base)));
}

/* True if bytes are in the other order at some step of EXPR.  */
static bool
reverse_storage_order_p (tree expr)
{
  for (; handled_component_p (expr); expr = TREE_OPERAND (expr, 0))
    if (reverse_storage_order_for_component_p (expr))
      return true;
  return reverse_storage_order_for_component_p (expr);
}

/* Writes how much EXPR accesses, where that is not what its type says.  */
static void
put_access_size (KeyBuilder &out, tree expr)
{
  const_tree size = access_size (expr);
  out.put (whole_access_p (expr)     ? 0
           : tree_fits_uhwi_p (size) ? 1 + tree_to_uhwi (size)
                                     : ~Item (0));
}

/* True if a late pass checks the access EXPR as one to an object's pointer to its virtual table.  It
   knows such a pointer by its field, and the object's class by the field's struct (vtable-verify,
   is_vptr_store in tsan).  */
static bool
checked_table_pointer_p (const_tree expr)
{
  return TREE_CODE (expr) == COMPONENT_REF && DECL_VIRTUAL_P (TREE_OPERAND (expr, 1))
         && (flag_vtable_verify || (flag_sanitize & SANITIZE_THREAD) != 0);
}

static void
put_reference (Walk &walk, tree expr)
{
  WalkOutput &out = walk.out;
  if (!out.statement () || checked_table_pointer_p (expr))
    out.refuse (Unsupported::operand);
  out.put (Tag::reference);
  out.put (walk.type (TREE_TYPE (expr)));
  out.put (TREE_THIS_VOLATILE (expr));
  put_access_size (out, expr);
  /* Where memory is to be aligned, GCC takes a volatile access to less alignment apart.  */
  if (STRICT_ALIGNMENT && TREE_THIS_VOLATILE (expr))
    out.put (get_object_alignment (expr));
  /* Only the variable itself can be the result of a call that becomes a jump (find_tail_calls).  */
  out.put (whole_local_p (expr));
  out.put (reverse_storage_order_for_component_p (expr) + 2 * reverse_storage_order_p (expr));
  /* Where a trap is an exception, whether the access can trap is what it does.  */
  if (walk.fun->can_throw_non_call_exceptions)
    out.put (tree_could_trap_p (expr));
  /* Sanitizers do not check accesses to a part of a complex number, nor some others.  */
  if (flag_sanitize & (SANITIZE_ADDRESS | SANITIZE_HWADDRESS | SANITIZE_THREAD))
    out.put (TREE_CODE (expr) == REALPART_EXPR || TREE_CODE (expr) == IMAGPART_EXPR
             || TREE_CODE (expr) == VIEW_CONVERT_EXPR || TREE_CODE (expr) == ARRAY_RANGE_REF);
  put_errno (walk, expr);
  put_place (walk, expr);
  put_steps (walk, expr);
  out.put_site (Site::Kind::reference, expr);
}

/* Writes the layouts along the path of address OBJECT.  */
static void
put_path (Walk &walk, tree object)
{
  std::vector<Item> path = layout_path (walk.unit.types, object);
  walk.out.put (path.size ());
  walk.out.put_items (path);
}

/* An address before a pointer, by OFFSET: GCC compares the very types of the two, and may do so of a later form of the
   code.  So such a function is equal to itself only.  */
static void
put_offset_before (Walk &walk, const_tree offset)
{
  if (walk.sizes_go_by_types && wi::neg_p (wi::to_wide (offset), SIGNED))
    walk.out.put (walk.unit.globals.number (walk.self->decl));
}

/* Writes TYPE, of an address.  */
static void
put_pointer (Walk &walk, tree type)
{
  walk.out.put (walk.unit.types.value (type));
  walk.out.put (walk.unit.types.copied_in (TREE_TYPE (type)));
}

static void
put_address (Walk &walk, tree address)
{
  tree object = TREE_OPERAND (address, 0);
  WalkOutput &out = walk.out;
  out.put (Tag::address);
  put_pointer (walk, TREE_TYPE (address));
  if (TREE_CODE (object) == LABEL_DECL)
    {
      out.refuse (Unsupported::forced_label);
      return;
    }
  /* A function's own address is a value like any other, and differs in each function.  */
  const bool constant = put_place (walk, object);
  const_tree base = get_base_address (object);
  if (base && TREE_CODE (base) == MEM_REF)
    put_offset_before (walk, TREE_OPERAND (base, 1));
  const bool has_path
      = !constant || walk.asks_part_size || computes_with_p (out.statement (), address);
  out.put (has_path);
  if (has_path)
    put_path (walk, object);
  else
    /* The same address can be spelled with or without steps, so either spelling is a site.  */
    out.put_site (Site::Kind::address, address);
  /* GCC puts such an address into references, steps and all (forward_propagate_addr_expr).  */
  if (!constant && !faulty_p (Fault::paths))
    out.put_items (steps (walk.unit.types, walk.locals, object));
}

offset_int
sum_in_bits (const_tree offset)
{
  signop sign = faulty_p (Fault::sums) ? UNSIGNED : SIGNED;
  return offset_int::from (wi::to_wide (offset), sign) << LOG2_BITS_PER_UNIT;
}

void
put_sum_as_address (Walk &walk, tree sum, tree pointer, const_tree offset)
{
  WalkOutput &out = walk.out;
  put_offset_before (walk, offset);
  out.put (Tag::address);
  put_pointer (walk, TREE_TYPE (sum));
  out.put (MEM_REF);
  out.put (TYPE_ADDR_SPACE (TREE_TYPE (TREE_TYPE (pointer))));
  put_operand (walk, pointer);
  put_wide_int (out, sum_in_bits (offset));
  /* No variable part, and no view of a value.  */
  out.put (Item (0));
  out.put (Item (0));
  const bool has_path = walk.asks_part_size || computed_with_p (sum);
  out.put (has_path);
  if (has_path)
    out.put (Item (0));
  else
    out.put_site (Site::Kind::address, nullptr);
}

static void
put_constructor (Walk &walk, tree constructor)
{
  WalkOutput &out = walk.out;
  out.put (walk.unit.types.value (TREE_TYPE (constructor)));
  out.put (Tag::constructor);
  out.put (CONSTRUCTOR_NO_CLEARING (constructor));
  out.put (compat::clears_padding_p (constructor));
  out.put (CONSTRUCTOR_NELTS (constructor));
  unsigned i;
  tree index, value;
  FOR_EACH_CONSTRUCTOR_ELT (CONSTRUCTOR_ELTS (constructor), i, index, value)
    {
      put_operand (walk, index);
      put_operand (walk, value);
    }
}

/* Writes REF, a function from a virtual table.  The class whose table GCC takes it for, to
   devirtualise the call, is a fact.  */
static void
put_obj_type_ref (Walk &walk, tree ref)
{
  WalkOutput &out = walk.out;
  out.put (Tag::obj_type_ref);
  put_operand (walk, OBJ_TYPE_REF_EXPR (ref));
  put_operand (walk, OBJ_TYPE_REF_OBJECT (ref));
  put_operand (walk, OBJ_TYPE_REF_TOKEN (ref));
  out.put_site (Site::Kind::virtual_call, ref);
}

void
put_arithmetic_type (Walk &walk, const_tree operand)
{
  walk.out.put (operand ? walk.unit.types.arithmetic (TREE_TYPE (operand)) + 1 : 0);
}

void
put_ssa_name (Walk &walk, tree name)
{
  WalkOutput &out = walk.out;
  name = original (walk, name);
  auto [number, first] = walk.locals.ssa (name);
  out.put (Tag::ssa_name);
  out.put (number);
  if (!first)
    return;
  out.put (walk.type (TREE_TYPE (name)));
  if (SSA_NAME_OCCURS_IN_ABNORMAL_PHI (name))
    out.refuse (Unsupported::abnormal_edge);
  out.put_site (Site::Kind::ssa_name, name);
  tree var = SSA_NAME_VAR (name);
  if (var && DECL_P (var) && VAR_P (var) && DECL_HARD_REGISTER (var))
    put_decl (walk, var);
  if (!SSA_NAME_IS_DEFAULT_DEF (name))
    return;
  /* A default definition is a parameter's value, or no value at all.  */
  bool undefined = !var || VAR_P (var);
  out.put (undefined ? Tag::undefined : Tag::default_def);
  if (!undefined)
    put_decl (walk, var);
}

void
put_operand (Walk &walk, tree operand)
{
  WalkOutput &out = walk.out;
  if (!out.wants_items ())
    return;
  if (!operand)
    {
      out.put (Tag::missing);
      return;
    }
  switch (TREE_CODE (operand))
    {
    case SSA_NAME:
      put_ssa_name (walk, operand);
      return;
    case ADDR_EXPR:
      put_address (walk, operand);
      return;
    case CONSTRUCTOR:
      put_constructor (walk, operand);
      return;
    case OBJ_TYPE_REF:
      put_obj_type_ref (walk, operand);
      return;
    case WITH_SIZE_EXPR:
      put_operand (walk, TREE_OPERAND (operand, 0));
      put_operand (walk, TREE_OPERAND (operand, 1));
      return;
    case FUNCTION_DECL:
      put_decl (walk, operand);
      return;
    case VAR_DECL:
    case PARM_DECL:
    case RESULT_DECL:
    case CONST_DECL:
    case MEM_REF:
    case TARGET_MEM_REF:
      put_reference (walk, operand);
      return;
    default:
      break;
    }
  if (handled_component_p (operand))
    {
      put_reference (walk, operand);
      return;
    }
  if (!CONSTANT_CLASS_P (operand))
    {
      out.refuse (Unsupported::operand);
      return;
    }
  out.put (walk.unit.types.value (TREE_TYPE (operand)));
  if (!put_constant (out, operand))
    out.refuse (Unsupported::operand);
}

Item
operand_class (const_tree operand)
{
  if (TREE_CODE (operand) == CONSTRUCTOR)
    return CONSTRUCTOR;
  if (TREE_CODE (operand) == ADDR_EXPR)
    return ADDR_EXPR;
  if (CONSTANT_CLASS_P (operand))
    return INTEGER_CST;
  if (TREE_CODE (operand) == SSA_NAME)
    return SSA_NAME;
  return MEM_REF;
}

} // namespace mergefn
