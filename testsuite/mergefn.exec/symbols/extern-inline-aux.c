/* What extern-inline.c calls `elsewhere': not what it says there.

   SPDX-License-Identifier: GPL-3.0-or-later  */

int
elsewhere (int n)
{
  return -n;
}
