/* How two equal functions may be merged: a decision is a value (an action and a reason), and only
   merge.cc acts on it.

   The rules and their order are those of docs/design.md, "Merging".  K, the kept function, is the
   one whose body stays; D, the dropped one, gives its body up.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_PLUGIN_MERGE_DECIDE_H
#define MERGEFN_PLUGIN_MERGE_DECIDE_H

#include "plugin/symbols/candidates.h"
#include "plugin/symbols/removal.h"

namespace mergefn
{

enum class Action
{
#define ENTRY(enumerator, name, meaning) enumerator,
#include "plugin/merge/actions.def"
#undef ENTRY
};

/* The name of ACTION, as the report prints it.  */
const char *to_string (Action action);

struct Decision
{
  Action action = Action::refused;
  Refusal reason = Refusal::none; /* Why not better, or not at all.  */
  /* D's names whose uses, of the kinds that are MOVABLE, go to K.  */
  std::vector<cgraph_node *> redirected;
  Movable movable;
};

/* What to do with KEPT and DROPPED, whose bodies, INSNS large by estimate, are equal.  Changes
   nothing.  */
Decision decide (cgraph_node *kept, cgraph_node *dropped, int insns, const Options &options);

/* What a shared body saves of MEMBER, of INSNS, where MEMBER becomes a thunk; 0 if it cannot.  */
int saved_by_thunk (cgraph_node *member, int insns);

/* NONE if a shared body for MEMBERS, equal functions of INSNS each of which none is exact, can be
   copied from the first of them and pays even if no COMDAT group goes as a whole; otherwise why not.
   Changes nothing.  */
Refusal sharing_refusal (const std::vector<cgraph_node *> &members, int insns);

} // namespace mergefn

#endif
