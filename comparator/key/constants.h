/* Constants in a key, by value.

   The caller writes the constant's type.  Only addresses of symbols are not handled here, because
   they have an identity.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_COMPARATOR_KEY_CONSTANTS_H
#define MERGEFN_COMPARATOR_KEY_CONSTANTS_H

#include "comparator/key/key.h"

namespace mergefn
{

/* Writes CONSTANT and returns true.  Returns false and writes nothing if CONSTANT is none of the
   constants handled here.  */
bool put_constant (KeyBuilder &out, const_tree constant);

/* Writes CONSTANT, or a mark that it is missing where it is null or none of those constants.  */
void put_constant_or_missing (KeyBuilder &out, const_tree constant);

/* Writes how large an object is that a pointer of TYPE points to, or that nothing says so.  */
void put_pointed_size (KeyBuilder &out, const_tree type);

/* Shows OPERAND to the prefilter hash if it is an integer constant.  For places where all code that
   does the same has that constant.  */
void hash_constant (KeyBuilder &out, const_tree operand);

/* The bits of integer CONSTANT.  Their sign is a matter of the operation.  A tree extends them by
   the sign of its type, so only the bits are taken out.  */
wide_int bits_of (const_tree constant);

/* Writes all bits of VALUE.  */
void put_wide_int (KeyBuilder &out, const wide_int_ref &value);

} // namespace mergefn

#endif
