/* How two equal functions may be merged: a decision is a value (an action and a reason), and only
   merge.cc acts on it.

   The rules and their order are those of docs/design.md, "Merging".  K, the kept function, is the
   one whose body stays; D, the dropped one, gives its body up.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_PLUGIN_DECIDE_H
#define MERGEFN_PLUGIN_DECIDE_H

#include "candidates.h"

namespace mergefn
{

enum class Action
{
  refused,
  removed,    /* Every use went to K; D is gone.  */
  alias,      /* D is another name for K.  */
  thunk,      /* D keeps its address and jumps to K.  */
  redirected, /* Some uses went to K; D stays as it was.  */
  shared      /* D, a clone, is K by now: it has a name that all units share.  */
};

/* The name of ACTION, as the report prints it.  */
const char *to_string (Action action);

/* Which kinds of uses of D may be redirected to K.  */
struct Movable
{
  /* Direct calls: not where they tell GCC another class of the object (construct_alike_p).  */
  bool calls = true;
  /* Addresses in slots of virtual tables, and those that GCC compares with what it found in a slot: not
     where code behind a comparison was not weakened (guards_code_p).  */
  bool addresses = true;
};

struct Decision
{
  Action action = Action::refused;
  Refusal reason = Refusal::none; /* Why not better, or not at all.  */
  bool redirect_uses = false;     /* Uses of D that are MOVABLE go to K.  */
  Movable movable;
};

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
  shared,
  /* A COMDAT function: the linker may take another unit's copy, compiled with other knowledge.  */
  inexact
};

Standing standing (cgraph_node *node);

/* True if A rather than B is to be kept.  Total: the better standing, visible before local, strong
   before weak, then the smaller assembler name.  */
bool prefer_p (cgraph_node *a, cgraph_node *b);

/* Sorts NODES so that each is preferred to those after it.  */
void sort_by_preference (std::vector<cgraph_node *> &nodes);

/* What to do with KEPT and DROPPED, whose bodies, INSNS large by estimate, are equal.  Changes
   nothing.  */
Decision decide (cgraph_node *kept, cgraph_node *dropped, int insns, const Options &options);

/* How a function and its aliases can go once their uses are redirected.  */
struct Removal
{
  bool possible = false;                  /* If uses of the kinds that it has can be redirected.  */
  bool called = false, addressed = false; /* Which kinds it has.  */
  /* The functions in its COMDAT groups beside it.  They must go too: all units that emit a group must
     define the same in it, so it goes as a whole.  */
  std::vector<cgraph_node *> mates;
};

Removal removal (cgraph_node *dropped);

/* True if D and its aliases can go alone once their uses, of the kinds that are MOVABLE, are redirected.  */
bool removable_p (cgraph_node *dropped, Movable movable = {});

/* What a shared body saves of MEMBER, of INSNS, where MEMBER becomes a thunk; 0 if it cannot.  */
int saved_by_thunk (cgraph_node *member, int insns);

/* NONE if a shared body for MEMBERS, equal functions of INSNS each of which none is exact, can be
   copied from the first of them and pays even if no COMDAT group goes as a whole; otherwise why not.
   Changes nothing.  */
Refusal sharing_refusal (const std::vector<cgraph_node *> &members, int insns);

/* SYMBOL and what else is in its COMDAT group, if it is in one.  The symbol table owns them.  */
std::vector<symtab_node *> group_members (symtab_node *symbol);

/* True if another symbol of the unit has NODE's name in the assembler: a declaration that the user gave it.
   What refers to that refers to NODE.  */
bool name_used_otherwise_p (const cgraph_node *node);

/* True if the user asked for NODE to be kept: then somebody may look at its address.  For
   call_for_symbol_and_aliases.  */
bool kept_by_user_p (symtab_node *node, void *);

/* True if nothing outside D's COMDAT group needs D, its group or anything in it, and nothing outside
   the unit can.  */
bool idle_group_p (cgraph_node *dropped);

/* The functions and aliases through which D is used by code that can be changed to use
   K instead: D itself and its aliases, unless they can be interposed, or promise something else than D
   does: K is weakened to what D promises.  */
std::vector<cgraph_node *> redirectable_names (cgraph_node *dropped);

/* True if the call of EDGE can be rewritten to another function.  */
bool redirectable_p (const cgraph_edge *edge);

} // namespace mergefn

#endif
