/* A function before its first statement: how it is called, its options and attributes, and the
   promises of its storage and flags.  Changes no declaration.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_COMPARATOR_WALK_SIGNATURE_H
#define MERGEFN_COMPARATOR_WALK_SIGNATURE_H

#include "comparator/walk/context.h"

namespace mergefn
{

/* Writes the signature of the walked function.  Parameter i gets number i.  */
void put_signature (Walk &walk);

enum class Passed
{
  to,  /* An argument.  */
  from /* The result.  */
};

/* Writes how an argument of TYPE is aligned.  Targets look at the fields' types and at the types that bit-fields were
   declared with, which a layout does not have.  */
void put_argument_alignment (KeyBuilder &out, tree type);

/* Writes how a value of TYPE is passed to or from a function of type FNTYPE, as WAY says.  Where the
   passing side extends the value, its sign counts too.  Where the return register depends on more
   than the mode, the register counts too.  */
void put_passing (Walk &walk, tree type, tree fntype, Passed way);

/* Writes how a call through function type FNTYPE passes things.  */
void put_function_type (Walk &walk, tree fntype);

} // namespace mergefn

#endif
