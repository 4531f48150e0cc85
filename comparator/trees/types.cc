/* Numbers for types.  Reads types, never lays one out or changes one.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "comparator/trees/types.h"
#include "comparator/compat.h"
#include "comparator/faults.h"
#include "comparator/trees/parts.h"

namespace mergefn
{

namespace
{

using Content = std::vector<Item>;

/* Appends SIZE, a size or offset, or a marker if it is not a constant.  */
void
put_size (const_tree size, Content &content)
{
  if (!size || TREE_CODE (size) != INTEGER_CST)
    {
      content.push_back (~Item (0));
      return;
    }
  for (unsigned i = 0; i < TREE_INT_CST_NUNITS (size); i++)
    content.push_back (TREE_INT_CST_ELT (size, i));
}

void
put_attribute_name (const_tree attribute, Content &content)
{
  for (const char *name = IDENTIFIER_POINTER (get_attribute_name (attribute));; name++)
    {
      content.push_back (*name);
      if (!*name)
        break;
    }
}

/* Attributes of an aggregate can change how it is passed (ms_struct, warn_if_not_aligned, ...), so
   their names count.  */
void
put_attributes (tree attributes, Content &content)
{
  for (; attributes; attributes = TREE_CHAIN (attributes))
    put_attribute_name (attributes, content);
}

/* The same of a vector type: a target may choose by them how it is passed (SVE on AArch64).  */
void
put_vector_attributes (tree attributes, Content &content)
{
  for (; attributes; attributes = TREE_CHAIN (attributes))
    if (!is_attribute_p ("may_alias", get_attribute_name (attributes))
        && !is_attribute_p ("aligned", get_attribute_name (attributes)))
      put_attribute_name (attributes, content);
}

} // namespace

/* True if GCC copies no memory of TYPE as one value, since its scalars are stored the other way round
   (gimple_fold_builtin_memory_op, vn_reference_lookup_3).  */
static bool
reverse_order_p (const_tree type)
{
  return AGGREGATE_TYPE_P (type) && TYPE_REVERSE_STORAGE_ORDER (type) && !faulty_p (Fault::orders);
}

/* True if every pattern of TYPE's bits is a value of TYPE, and those bits fill its mode.  Then TYPE's sign and name do not
   matter where values are only moved.  A pointer into another address space, or to scalars stored the other way round, is
   no such type.  */
static bool
plain_bits_p (const_tree type)
{
  tree_code code = TREE_CODE (type);
  if ((!POINTER_TYPE_P (type) && code != INTEGER_TYPE && code != ENUMERAL_TYPE)
      || GET_MODE_CLASS (TYPE_MODE (type)) != MODE_INT
      || TYPE_PRECISION (type) != GET_MODE_PRECISION (as_a<scalar_mode> (TYPE_MODE (type))))
    return false;
  if (POINTER_TYPE_P (type))
    return ADDR_SPACE_GENERIC_P (TYPE_ADDR_SPACE (TREE_TYPE (type)))
           && !reverse_order_p (TREE_TYPE (type));
  const_tree least = TYPE_MIN_VALUE (type), most = TYPE_MAX_VALUE (type);
  return least && TREE_CODE (least) == INTEGER_CST && most && TREE_CODE (most) == INTEGER_CST
         && wi::to_wide (least) == wi::min_value (TYPE_PRECISION (type), TYPE_SIGN (type))
         && wi::to_wide (most) == wi::max_value (TYPE_PRECISION (type), TYPE_SIGN (type));
}

Item
TypeTable::number (Numbers &known, tree type, Content (TypeTable::*content) (tree))
{
  auto found = known.find (type);
  if (found != known.end ())
    return found->second;
  Content contents = (this->*content) (type);
  Item number = m_contents.emplace (std::move (contents), m_contents.size ()).first->second;
  known.emplace (type, number);
  return number;
}

Item
TypeTable::value (tree type)
{
  return number (m_values, type, &TypeTable::value_content);
}

Item
TypeTable::arithmetic (tree type)
{
  return number (m_arithmetics, type, &TypeTable::arithmetic_content);
}

Item
TypeTable::pointees (tree type)
{
  return number (m_pointees, type, &TypeTable::pointees_content);
}

Item
TypeTable::exact (tree type)
{
  return number (m_exact, type, &TypeTable::exact_content);
}

/* Puts the item that OF has for each part of TYPE, if that is an aggregate.  */
void
TypeTable::put_parts (tree type, Item (TypeTable::*of) (tree), Content &content)
{
  any_part_p (type, [&] (tree part) {
    content.push_back ((this->*of) (part));
    return false;
  });
}

TypeTable::Content
TypeTable::pointees_content (tree type)
{
  Content content;
  if (POINTER_TYPE_P (type))
    content.push_back (TYPE_ALIGN (TREE_TYPE (type)));
  put_parts (type, &TypeTable::pointees, content);
  return content;
}

TypeTable::Content
TypeTable::exact_content (tree type)
{
  Content content{ arithmetic (type),
                   POINTER_TYPE_P (type) && FUNC_OR_METHOD_TYPE_P (TREE_TYPE (type)) };
  put_parts (type, &TypeTable::exact, content);
  return content;
}

Item
TypeTable::copied_in (tree type)
{
  type = strip_array_types (type);
  const_tree size = TYPE_SIZE_UNIT (type);
  const bool wide = is_gimple_reg_type (type) && size && TREE_CODE (size) == INTEGER_CST
                    && compare_tree_int (size, UNITS_PER_WORD) > 0;
  return wide ? value (type) + 1 : 0;
}

Item
TypeTable::identity (tree type)
{
  type = TYPE_MAIN_VARIANT (type);
  if (TYPE_CANONICAL (type))
    type = TYPE_CANONICAL (type);
  return m_identities.emplace (type, m_identities.size ()).first->second;
}

Item
TypeTable::odr_identity (tree type)
{
  type = TYPE_MAIN_VARIANT (type);
  return m_odr_identities.emplace (type, m_odr_identities.size ()).first->second;
}

/* The analysis asks for the size of what a restrict pointer points to, where the fields are and which of them are
   pointers (create_variable_info_for_1).  More restrict pointers in there it follows, each type once.  These go by the
   type itself, not its canonical one, which does not tell plain pointers from restrict ones.  */
Item
TypeTable::restrict_identity (tree type)
{
  if (!POINTER_TYPE_P (type) || !TYPE_RESTRICT (type))
    return 0;
  tree target = TREE_TYPE (type);
  if (!POINTER_TYPE_P (target) && !AGGREGATE_TYPE_P (target))
    return 1;
  return holds_restrict_p (target) ? 3 + 2 * restrict_content (target) : 2 + 2 * value (target);
}

/* A pointer has no name by which other units know it, so it goes by what it points to, through all levels.  */
Item
TypeTable::restrict_content (tree type)
{
  if (!POINTER_TYPE_P (type))
    return 2 * odr_identity (type);
  Content content{ restrict_identity (type) };
  return 1 + 2 * m_contents.emplace (std::move (content), m_contents.size ()).first->second;
}

/* Each class is looked at once: the classes of an expression template hold each other many times over.  */
bool
TypeTable::holds_restrict_p (const_tree type)
{
  if (TREE_CODE (type) == ARRAY_TYPE)
    return holds_restrict_p (TREE_TYPE (type));
  if (!RECORD_OR_UNION_TYPE_P (type))
    return POINTER_TYPE_P (type) && TYPE_RESTRICT (type);
  auto found = m_holds_restrict.find (type);
  if (found != m_holds_restrict.end ())
    return found->second;
  const bool holds
      = any_part_p (type, [this] (const_tree part) { return holds_restrict_p (part); });
  m_holds_restrict.emplace (type, holds);
  return holds;
}

Item
TypeTable::restrict_members (tree type)
{
  return POINTER_TYPE_P (type) && holds_restrict_p (TREE_TYPE (type))
             ? 1 + restrict_content (TREE_TYPE (type))
             : 0;
}

void
TypeTable::put_integral (tree type, Content &content)
{
  content.push_back (TYPE_PRECISION (type));
  if (faulty_p (Fault::signs))
    return;
  content.push_back (TYPE_UNSIGNED (type));
  /* Whether overflow wraps follows from the sign and the function's options.  */
  put_size (TYPE_MIN_VALUE (type), content);
  put_size (TYPE_MAX_VALUE (type), content);
}

void
TypeTable::put_field (tree field, Content &content)
{
  put_size (DECL_FIELD_OFFSET (field), content);
  put_size (DECL_FIELD_BIT_OFFSET (field), content);
  put_size (DECL_SIZE (field), content);
  content.push_back (DECL_BIT_FIELD (field));
  content.push_back (DECL_NONADDRESSABLE_P (field));
  content.push_back (DECL_FIELD_ABI_IGNORED (field));
  content.push_back (compat::cxx_zero_width_bit_field_p (field));
  content.push_back (DECL_PADDING_P (field));
  content.push_back (DECL_PACKED (field));
  content.push_back (TREE_THIS_VOLATILE (field));
  content.push_back (DECL_ALIGN (field));
  content.push_back (restrict_identity (TREE_TYPE (field)));
  content.push_back (value (TREE_TYPE (field)));
}

void
TypeTable::put_aggregate (tree type, Content &content)
{
  content.push_back (TYPE_MODE (type));
  put_size (TYPE_SIZE (type), content);
  if (!TYPE_SIZE (type) || TREE_CODE (TYPE_SIZE (type)) != INTEGER_CST)
    content.push_back (identity (type));
  content.push_back (TYPE_ALIGN (type));
  content.push_back (TYPE_USER_ALIGN (type));
  content.push_back (TREE_ADDRESSABLE (type));
  content.push_back (TYPE_EMPTY_P (type));
  put_attributes (TYPE_ATTRIBUTES (type), content);
  if (TREE_CODE (type) == ARRAY_TYPE)
    {
      content.push_back (value (TREE_TYPE (type)));
      content.push_back (TYPE_REVERSE_STORAGE_ORDER (type));
      content.push_back (TYPE_STRING_FLAG (type));
      return;
    }
  content.push_back (TYPE_REVERSE_STORAGE_ORDER (type));
  content.push_back (TYPE_TRANSPARENT_AGGR (type));
  content.push_back (TYPE_PACKED (type));
  content.push_back (compat::includes_flexible_array_p (type));
  for (tree field = TYPE_FIELDS (type); field; field = DECL_CHAIN (field))
    if (TREE_CODE (field) == FIELD_DECL)
      put_field (field, content);
}

Content
TypeTable::value_content (tree type)
{
  if (plain_bits_p (type))
    return { MAX_TREE_CODES, static_cast<Item> (TYPE_MODE (type)),
             POINTER_TYPE_P (type) && !faulty_p (Fault::integers) };
  return arithmetic_content (type);
}

Content
TypeTable::arithmetic_content (tree type)
{
  if (plain_bits_p (type) && faulty_p (Fault::integers))
    return { MAX_TREE_CODES, static_cast<Item> (TYPE_MODE (type)) };
  Content content{ static_cast<Item> (TREE_CODE (type)), static_cast<Item> (TYPE_VOLATILE (type)),
                   TYPE_ADDR_SPACE (type) };
  switch (TREE_CODE (type))
    {
    case VOID_TYPE:
      break;
    case INTEGER_TYPE:
    case ENUMERAL_TYPE:
    case BOOLEAN_TYPE:
      /* An enumeration computes as its underlying type does.  */
      if (TREE_CODE (type) == ENUMERAL_TYPE)
        content[0] = INTEGER_TYPE;
      content.push_back (TYPE_MODE (type));
      put_integral (type, content);
      break;
    case POINTER_TYPE:
    case REFERENCE_TYPE:
      /* The type pointed to matters where the pointer is followed.  Being a reference is a fact.
         The address space is that of the storage pointed to.  */
      content[0] = POINTER_TYPE;
      content[2] = TYPE_ADDR_SPACE (TREE_TYPE (type));
      content.push_back (reverse_order_p (TREE_TYPE (type)));
      content.push_back (TYPE_MODE (type));
      content.push_back (TYPE_UNSIGNED (type));
      break;
    case FIXED_POINT_TYPE:
      content.push_back (TYPE_SATURATING (type));
      [[fallthrough]];
    case REAL_TYPE:
    case OFFSET_TYPE:
    case NULLPTR_TYPE:
      content.push_back (TYPE_MODE (type));
      content.push_back (TYPE_PRECISION (type));
      content.push_back (TYPE_UNSIGNED (type));
      content.push_back (DECIMAL_FLOAT_MODE_P (TYPE_MODE (type)));
      break;
    case COMPLEX_TYPE:
    case VECTOR_TYPE:
      content.push_back (TYPE_MODE (type));
      content.push_back (arithmetic (TREE_TYPE (type)));
      content.push_back (TYPE_ALIGN (type));
      put_size (TYPE_SIZE (type), content);
      if (TREE_CODE (type) == VECTOR_TYPE)
        put_vector_attributes (TYPE_ATTRIBUTES (type), content);
      /* A mode of a mask's bits does not say how many.  */
      content.push_back (estimated_poly_value (TYPE_VECTOR_SUBPARTS (type)));
      break;
    case ARRAY_TYPE:
    case RECORD_TYPE:
    case UNION_TYPE:
    case QUAL_UNION_TYPE:
      put_aggregate (type, content);
      break;
    default:
      /* Anything else is equal to itself only.  */
      content.push_back (identity (type));
      break;
    }
  return content;
}

} // namespace mergefn
