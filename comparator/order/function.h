/* The one walk over a function, and the order that it defines.  Changes no function.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_COMPARATOR_ORDER_FUNCTION_H
#define MERGEFN_COMPARATOR_ORDER_FUNCTION_H

#include "comparator/facts/collect.h"
#include "comparator/order/forms.h"
#include "comparator/walk/context.h"

namespace mergefn
{

/* The results of one walk over a function.  Fields that are compared first stand first, in one line
   of the processor's cache: among 100,000 functions each look-up passes 17.  */
struct WalkedFunction
{
  uint64_t hash = 0; /* The prefilter hash: equal functions hash equal.  */
  Key key;           /* Says what the function does.  */
  cgraph_node *node = nullptr;
  Unsupported unsupported = Unsupported::none;
  FactList facts;           /* Says what else GCC knows about it.  */
  std::vector<Site> sites;  /* Places of the facts.  */
  std::vector<Copy> copies; /* Values that the key does not have.  */
  Collected collected;      /* More about the facts.  */
  bool facts_in_key
      = false;   /* True if the key has the facts, too, since no fact may be weakened.  */
  int insns = 0; /* Estimated size, in the units of GCC's inliner.  */
};

/* A walk with the items of its key, and where each statement begins.  */
struct TracedWalk
{
  WalkedFunction walked;
  std::vector<Item> items;
  std::vector<WalkBuffers::Beginning> statements;
};

/* Room for a walk over a body, kept from walk to walk so that it need not grow anew.  */
struct BodyBuffers
{
  /* An edge by the number of the block that it comes from, and by its flags.  */
  using Incoming = std::pair<std::pair<Item, int>, edge>;
  std::vector<basic_block> pending, visited, destinations;
  std::vector<edge> edges;
  std::vector<Incoming> incoming;
};

/* The order on functions.  Reads IR, changes nothing.  One object per unit, because globals and
   types are numbered over the unit.  A walked function is valid until its body, or the
   representative of a global that it names, changes.  Then walk it again.  */
class FunctionComparator
{
public:
  /* Walks NODE, whose transformed body must be in memory.  */
  WalkedFunction walk (cgraph_node *node);

  /* Finds only the prefilter hash of NODE, at a fraction of the cost: the same walk without
     items.  */
  WalkedFunction prefilter (cgraph_node *node);

  /* Like walk, for explaining a difference.  */
  TracedWalk trace (cgraph_node *node);

  /* Returns -1, 0 or 1 by prefilter hash, then key; 0 if A and B do the same.  */
  static int compare (const WalkedFunction &a, const WalkedFunction &b);

  /* Like compare, then by facts; 0 if nothing need be weakened for A and B to merge.  */
  static int compare_with_facts (const WalkedFunction &a, const WalkedFunction &b);

  /* The first statement of NODE whose canonical form GCC computes otherwise.  The form is null if
     there is none.  */
  WrongForm find_wrong_form (cgraph_node *node);

  /* How many full walks were made.  */
  unsigned walks () const { return m_keys; }

  GlobalNumbering &globals () { return m_unit.globals; }
  Unit &unit () { return m_unit; }

  /* Forgets all numbers.  The numbers of the next walk are by first visit in that walk, and say
     nothing of the unit.  */
  void restart ();

private:
  WalkedFunction walk (cgraph_node *node, WalkOutput::Mode mode);

  Unit m_unit;
  WalkBuffers m_buffers;
  BodyBuffers m_body_buffers;
  FactList m_facts;    /* Room, like the buffers.  */
  Item m_walks = 0;    /* Made so far.  */
  unsigned m_keys = 0; /* Walks that were not for the prefilter.  */
};

} // namespace mergefn

#endif
