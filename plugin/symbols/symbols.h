/* Questions about functions and their symbols: whose code runs, which names a function has, who uses it,
   and who must have it.

   Reads the symbol table, never changes it, and decides nothing.  K and D are the kept and the dropped
   function (docs/glossary.md).

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_PLUGIN_SYMBOLS_SYMBOLS_H
#define MERGEFN_PLUGIN_SYMBOLS_SYMBOLS_H

#include "comparator/gcc.h"

namespace mergefn
{

/* What the code of a definition can be relied on to be, best first.  */
enum class Standing
{
  /* The code that runs when it is called is this unit's: it is local, or neither interposable nor
     discardable, or prevails by the linker plugin's word.  */
  exact,
  /* Whoever calls it may reach another definition, but its body stays in this unit's object: an
     alias of our own reaches that.  */
  interposable,
  /* A shared body: discardable, but in favour of an equal one only.  */
  shared_body,
  /* A COMDAT function: the linker may take another unit's copy, compiled with other knowledge.  */
  inexact
};

Standing standing (cgraph_node *node);

/* True if A rather than B is to be kept.  Total: the better standing, visible before local, strong
   before weak, then the smaller assembler name.  */
bool prefer_p (cgraph_node *a, cgraph_node *b);

/* Sorts NODES so that each is preferred to those after it.  */
void sort_by_preference (std::vector<cgraph_node *> &nodes);

/* NODES in an order that does not depend on where they are in memory.  */
std::vector<cgraph_node *>
functions_in_order (const std::unordered_set<const cgraph_node *> &nodes);

/* SYMBOL and what else is in its COMDAT group, if it is in one.  The symbol table owns them.  */
std::vector<symtab_node *> group_members (symtab_node *symbol);

/* True if nothing outside D's COMDAT group needs D, its group or anything in it, and nothing outside
   the unit can.  */
bool idle_group_p (cgraph_node *dropped);

/* True if another symbol of the unit has NODE's name in the assembler: a declaration that the user gave it.
   What refers to that refers to NODE.  True, too, if a later pass may call NODE by its name.  */
bool name_used_otherwise_p (const cgraph_node *node);

/* True if the user asked for NODE to be kept: then somebody may look at its address.  For
   call_for_symbol_and_aliases.  */
bool kept_by_user_p (symtab_node *node, void *);

/* The functions and aliases through which D is used by code that can be changed to use
   K instead: D itself and its aliases, unless they can be interposed, or promise something else than D
   does: K is weakened to what D promises.  */
std::vector<cgraph_node *> redirectable_names (cgraph_node *dropped);

/* True if the call of EDGE can be rewritten to another function.  */
bool redirectable_p (const cgraph_edge *edge);

/* The functions whose bodies name D, directly or through an alias: merging D changes them, or what
   their keys say of them.  */
std::vector<cgraph_node *> users_of (cgraph_node *dropped);

/* The functions that FUNCTION's body uses, directly or through an alias, and those in its COMDAT groups: what
   becomes of FUNCTION changes how they are used.  Some more than once.  */
std::vector<cgraph_node *> used_by (cgraph_node *function);

} // namespace mergefn

#endif
