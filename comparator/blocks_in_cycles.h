/* Which blocks of a function may run twice in one call of the function.

   Reads the function's graph of blocks, changes nothing.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_COMPARATOR_BLOCKS_IN_CYCLES_H
#define MERGEFN_COMPARATOR_BLOCKS_IN_CYCLES_H

#include "comparator/gcc.h"

namespace mergefn
{

/* The blocks of a function that lie in a cycle.  A cycle with two entries is no loop to GCC, but may become one once an
   entry is found dead.  So the loops that GCC knows are not enough.  */
class BlocksInCycles
{
public:
  explicit BlocksInCycles (function *fun) : m_function (fun) {}
  bool contains (const basic_block block);
  /* True if there is one.  */
  bool any ();

private:
  void find ();

  function *m_function;
  /* By block index, found when the loops that GCC knows are not enough to answer.  */
  std::vector<bool> m_in_cycle;
  bool m_any = false;
};

} // namespace mergefn

#endif
