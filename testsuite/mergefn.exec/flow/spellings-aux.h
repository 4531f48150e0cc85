/* Two spellings of one offset, X, from FIND.  To GCC they are two values as long as nobody forgets the paths.

   SPDX-License-Identifier: GPL-3.0-or-later  */

static int table[16] __attribute__ ((aligned (16)));
#define ARRAY ((unsigned long) table ^ x)
#define ITEM ((unsigned long) &table[0] ^ x)
#define FIND(offset) ((unsigned long) table ^ (offset))
