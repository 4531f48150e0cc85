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

/* How far the code of a definition can be relied on, best first.  */
enum class Standing
{
  /* A call runs this unit's code.  The function is local, or neither interposable nor discardable, or the
     linker plugin says that it prevails.  */
  exact,
  /* A call may reach another definition, but the body stays in this unit's object.  An alias of our own reaches
     that body.  */
  interposable,
  /* A shared body.  The linker may discard it, but only for an equal one.  */
  shared_body,
  /* A COMDAT function: the linker may take another unit's copy, compiled with other knowledge.  */
  inexact
};

Standing standing (cgraph_node *node);

/* True if A is to be kept rather than B.  The order is total: the better standing, visible before local, strong
   before weak, then the smaller assembler name.  */
bool prefer_p (cgraph_node *a, cgraph_node *b);

/* Sorts NODES so that each is preferred to those after it.  */
void sort_by_preference (std::vector<cgraph_node *> &nodes);

/* Returns NODES in an order that does not depend on where they are in memory.  */
std::vector<cgraph_node *>
functions_in_order (const std::unordered_set<const cgraph_node *> &nodes);

/* Returns SYMBOL and the other members of its COMDAT group, if it is in one.  The symbol table owns them.  */
std::vector<symtab_node *> group_members (symtab_node *symbol);

/* True if NODE, a function's name, can go once nothing in the unit uses it.  */
bool removable_p (cgraph_node *node);

/* True if nothing outside D's COMDAT group needs the group or any member, and nothing outside the unit can.  */
bool idle_group_p (cgraph_node *dropped);

/* True if another symbol of the unit has NODE's assembler name, by a declaration of the user's.  References to
   that symbol are references to NODE.  Also true if a later pass may call NODE by its name.  */
bool name_used_otherwise_p (const cgraph_node *node);

/* True if the user asked for NODE to be kept, so that somebody may look at its address.  A callback for
   call_for_symbol_and_aliases.  */
bool kept_by_user_p (symtab_node *node, void *);

/* Returns those of D and its aliases whose users can be changed to use K instead.  Leaves out names that can be
   interposed, or that promise something else than D: K is weakened to what D promises.  */
std::vector<cgraph_node *> redirectable_names (cgraph_node *dropped);

/* True if the call of EDGE can be rewritten to another function.  */
bool redirectable_p (const cgraph_edge *edge);

/* Returns the functions whose bodies name D, directly or through an alias.  Merging D changes these functions,
   or their keys.  */
std::vector<cgraph_node *> users_of (cgraph_node *dropped);

/* Returns the functions that FUNCTION's body uses, directly or through an alias, and the functions in its
   COMDAT groups.  FUNCTION's fate changes how they are used.  The result may hold duplicates.  */
std::vector<cgraph_node *> used_by (cgraph_node *function);

} // namespace mergefn

#endif
