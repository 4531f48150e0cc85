/* Objective-C: methods and functions fold; what does something else does not.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-final { mergefn-folds *Second*sum* *First*sum* } } */
/* { dg-final { mergefn-keeps-apart *Third*sum* *First*sum* } } */

#include "shapes-objc.h"
