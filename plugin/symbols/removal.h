/* The uses of a function, and whether it can go once they are redirected.

   Reads the symbol table, never changes it.  D is the dropped function.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_PLUGIN_SYMBOLS_REMOVAL_H
#define MERGEFN_PLUGIN_SYMBOLS_REMOVAL_H

#include "plugin/symbols/symbols.h"

namespace mergefn
{

/* The kinds of uses of D that may be redirected to K.  */
struct Movable
{
  /* Direct calls: not where they tell GCC more than which code runs (calls_movable_p).  */
  bool calls = true;
  /* Addresses in slots of virtual tables, and addresses that GCC compares with what it found in a slot.  Not if
     code behind a comparison was not weakened (guards_code_p).  */
  bool addresses = true;
};

/* How a function and its aliases are used, and how they can go.  */
struct Removal
{
  /* Names whose uses can be redirected (redirectable_names).  */
  std::vector<cgraph_node *> names;
  /* True if some redirectable use of the names is a call, or an address.  */
  bool called = false, addressed = false;
  /* True if all names can go, with MATES, once their uses are redirected.  */
  bool possible = false;
  /* The other functions in the names' COMDAT groups.  They must go too: all units that emit a group must define
     the same in it, so it goes as a whole.  */
  std::vector<cgraph_node *> mates;

  /* True if some use is redirected where uses are MOVABLE.  */
  bool redirects_p (Movable movable) const
  {
    return (movable.calls && called) || (movable.addresses && addressed);
  }

  /* True if no use stays where uses are MOVABLE.  MATES are another question.  */
  bool idle_p (Movable movable) const
  {
    return possible && (movable.calls || !called) && (movable.addresses || !addressed);
  }

  /* True if all names can go, and nothing else must go with them.  */
  bool alone_p (Movable movable) const { return idle_p (movable) && mates.empty (); }
};

Removal removal (cgraph_node *dropped);

/* True if NODE is an operator new or delete.  GCC goes by its name: which of the two belongs to which.  */
bool allocation_operator_p (const cgraph_node *node);

/* True if a shared body can be copied from SOURCE.  */
bool shareable_p (cgraph_node *source);

/* True if calls of DROPPED may become calls of KEPT: not of a constructor of another class (construct_alike_p), nor
   of an operator new or delete (new_delete_mismatch_p).  */
bool calls_movable_p (cgraph_node *kept, cgraph_node *dropped);

} // namespace mergefn

#endif
