// The other unit of guard-kept-call.C.
//
// SPDX-License-Identifier: GPL-3.0-or-later

#define NO_INPUT
#include "../../include/test.h"
#include "guard-kept-call.h"

struct Relaxed : Strict
{
  METHOD (long)
};

struct Other : Base
{
  METHOD (long)
};

Base *other = new Other;

Strict *
make (int strict)
{
  if (strict)
    return new Strict;
  return new Relaxed;
}
