/* Deciding how two equal functions may be merged.  A decision is a value (an action and a reason), and only
   merge.cc acts on it.

   The rules and their order are those of docs/design.md, "Merging".  K, the kept function, is the one whose
   body stays; D, the dropped one, gives its body up.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_PLUGIN_MERGE_DECIDE_H
#define MERGEFN_PLUGIN_MERGE_DECIDE_H

#include "plugin/symbols/callers.h"
#include "plugin/symbols/candidates.h"
#include "plugin/symbols/removal.h"
#include "plugin/symbols/vtable.h"

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

/* What ACTION means, for a person.  */
const char *meaning (Action action);

struct Decision
{
  Action action = Action::refused;
  Refusal reason = Refusal::none; /* Why the action is no better, or refused.  */
  /* D's names whose uses, of the kinds that are MOVABLE, go to K.  */
  std::vector<cgraph_node *> redirected;
  Movable movable;
};

/* What kept functions have gathered by merges: asked by decisions, told of each merge before it is made.  */
struct Gathered
{
  Guards guards;
  FormerPromises promises;
  Callers callers{ promises };
  void note_merge (cgraph_node *kept, cgraph_node *dropped)
  {
    guards.note_merge (kept, dropped);
    promises.note_merge (kept, dropped);
    callers.note_merge (kept, dropped);
  }
  void note_copy (cgraph_node *source, cgraph_node *copy)
  {
    promises.note_copy (source, copy);
    callers.note_copy (copy);
  }
};

/* Whether the dropped function's calls may go to the kept one.  */
enum class Calls
{
  move,
  stay
};

/* Decides what to do with KEPT and DROPPED, whose bodies, INSNS large by estimate, are equal.
   GATHERED knows of the merges made before.  Changes nothing else.  */
Decision decide (cgraph_node *kept, cgraph_node *dropped, int insns, const Options &options,
                 Gathered &gathered, Calls calls = Calls::move);

/* Returns what a shared body saves of MEMBER, INSNS large, if MEMBER becomes a thunk; 0 if it cannot.  */
int saved_by_thunk (cgraph_node *member, int insns);

/* Returns which uses of MEMBER can go to a shared body that is copied from ENTRY, whatever other uses go there.  */
Movable movable_into_copy (cgraph_node *entry, cgraph_node *member);

/* Returns NONE if a shared body for MEMBERS can be copied from the first and pays; otherwise why not.  It must
   pay even if no COMDAT group goes as a whole.  MEMBERS are equal functions, INSNS large each, none of them
   exact.  Changes nothing.  */
Refusal sharing_refusal (const std::vector<cgraph_node *> &members, int insns);

} // namespace mergefn

#endif
