/* Canonical forms, computed a second time with GCC's own functions.

   The comparator writes several spellings of one thing alike: addresses, sums, comparisons, shifts,
   conversions, copies.  Each form is a claim that the spellings do the same.  For the option verify
   alone: GCC works out the same thing its own way, and both results must agree.  Writes no key.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_COMPARATOR_ORDER_FORMS_H
#define MERGEFN_COMPARATOR_ORDER_FORMS_H

#include "comparator/walk/context.h"

namespace mergefn
{

/* A statement with a form that GCC computes otherwise.  */
struct WrongForm
{
  const char *form = nullptr; /* Which form, for a message; null if all agree.  */
  gimple *stmt = nullptr;
};

/* The first statement of the walked function whose form GCC computes otherwise.  */
WrongForm find_wrong_form (Walk &walk);

} // namespace mergefn

#endif
