/* Two equal virtual functions and what fills their slots, in one partition.  As partitions.exp.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "partitions-slots-aux.h"

X::X ()
{
}

Y::Y ()
{
}

int
X::m (int i)
{
  return i * 3 + (i ^ base);
}

int
Y::m (int i)
{
  return i * 3 + (i ^ base);
}
