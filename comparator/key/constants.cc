/* Constants in a key, by value: floating ones by their bits, strings with their NULs and length.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "comparator/key/constants.h"
#include "comparator/faults.h"

namespace mergefn
{

void
put_wide_int (KeyBuilder &out, const wide_int_ref &value)
{
  out.put (value.get_precision ());
  out.put (value.get_len ());
  for (unsigned i = 0; i < value.get_len (); i++)
    out.put (value.elt (i));
}

wide_int
bits_of (const_tree constant)
{
  return wi::to_wide (constant);
}

namespace
{

void
put_integer (KeyBuilder &out, const_tree constant)
{
  if (!faulty_p (Fault::constants))
    put_wide_int (out, bits_of (constant));
  /* GCC folds an overflowed constant differently from the same constant without overflow.  */
  out.put (TREE_OVERFLOW (constant));
}

/* Goes by bits, so that 0.0 and -0.0 differ and two NaNs differ by payload.  */
void
put_real (KeyBuilder &out, const_tree constant)
{
  const REAL_VALUE_TYPE *value = TREE_REAL_CST_PTR (constant);
  out.put (value->cl);
  out.put (value->decimal);
  out.put (value->sign);
  out.put (value->signalling);
  out.put (value->canonical);
  out.put (value->uexp);
  for (unsigned long word : value->sig)
    out.put (word);
}

void
put_vector (KeyBuilder &out, const_tree constant)
{
  out.put (VECTOR_CST_NPATTERNS (constant));
  out.put (VECTOR_CST_NELTS_PER_PATTERN (constant));
  for (unsigned i = 0; i < vector_cst_encoded_nelts (constant); i++)
    if (!put_constant (out, VECTOR_CST_ENCODED_ELT (constant, i)))
      out.refuse (Unsupported::operand);
}

} // namespace

bool
put_constant (KeyBuilder &out, const_tree constant)
{
  switch (TREE_CODE (constant))
    {
    case INTEGER_CST:
      out.put (Tag::integer);
      put_integer (out, constant);
      return true;
    case POLY_INT_CST:
      out.refuse (Unsupported::operand);
      return true;
    case REAL_CST:
      out.put (Tag::real);
      put_real (out, constant);
      return true;
    case FIXED_CST:
      out.put (Tag::fixed);
      out.put (TREE_FIXED_CST (constant).data.low);
      out.put (TREE_FIXED_CST (constant).data.high);
      out.put (TREE_FIXED_CST (constant).mode);
      return true;
    case COMPLEX_CST:
      out.put (Tag::complex);
      return put_constant (out, TREE_REALPART (constant))
             && put_constant (out, TREE_IMAGPART (constant));
    case VECTOR_CST:
      out.put (Tag::vector);
      put_vector (out, constant);
      return true;
    case STRING_CST:
      out.put (Tag::string);
      out.put_bytes (TREE_STRING_POINTER (constant), TREE_STRING_LENGTH (constant));
      return true;
    default:
      return false;
    }
}

void
put_constant_or_missing (KeyBuilder &out, const_tree constant)
{
  if (!constant || !put_constant (out, constant))
    out.put (Tag::missing);
}

void
put_pointed_size (KeyBuilder &out, const_tree type)
{
  put_constant_or_missing (out,
                           POINTER_TYPE_P (type) ? TYPE_SIZE_UNIT (TREE_TYPE (type)) : NULL_TREE);
}

void
hash_constant (KeyBuilder &out, const_tree operand)
{
  if (TREE_CODE (operand) == INTEGER_CST && !faulty_p (Fault::constants))
    out.put_hashed (bits_of (operand).elt (0));
}

} // namespace mergefn
