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
  removed,   /* Every use went to K; D is gone.  */
  alias,     /* D is another name for K.  */
  thunk,     /* D keeps its address and jumps to K.  */
  redirected /* Some uses went to K; D stays as it was.  */
};

/* The name of ACTION, as the report prints it.  */
const char *to_string (Action action);

struct Decision
{
  Action action = Action::refused;
  Refusal reason = Refusal::none; /* Why not better, or not at all.  */
  bool redirect_calls = false;    /* Direct calls of D go to K.  */
};

/* True if the code that runs when NODE is called is this unit's: it is local, or neither
   interposable nor discardable, or prevails by the linker plugin's word.  A COMDAT function is not:
   the linker may take another unit's copy, compiled with other knowledge.  */
bool exact_p (cgraph_node *node);

/* True if A rather than B is to be kept.  Total: exact before inexact, visible before local, strong
   before weak, then the smaller assembler name.  */
bool prefer_p (cgraph_node *a, cgraph_node *b);

/* What to do with KEPT and DROPPED, whose bodies, INSNS large by estimate, are equal.  Changes
   nothing.  */
Decision decide (cgraph_node *kept, cgraph_node *dropped, int insns, const Options &options);

/* The functions and aliases through which D is called directly by code that can be changed to call
   K instead: D itself and its aliases, unless they can be interposed.  */
std::vector<cgraph_node *> redirectable_names (cgraph_node *dropped);

/* True if the call of EDGE can be rewritten to another function.  */
bool redirectable_p (const cgraph_edge *edge);

} // namespace mergefn

#endif
