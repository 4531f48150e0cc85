/* Checking the laws of the order and the canonical forms on real functions.  Changes nothing.

   Suppose a relation sorts a set so that every earlier element compares no greater than every later one.  Then
   it is transitive on the set's triples.  With reflexivity and antisymmetry it is a total order.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "plugin/fold/verify.h"
#include "comparator/order/strength.h"

namespace mergefn
{

namespace
{

[[noreturn]] void
broken (const char *law, const cgraph_node *a, const cgraph_node *b)
{
  fatal_error (UNKNOWN_LOCATION,
               "mergefn: the order on functions is not %s for %qs and %qs; please report this, and "
               "compile without %<-fplugin-arg-mergefn-verify%> or without the plugin",
               law, IDENTIFIER_POINTER (DECL_ASSEMBLER_NAME (a->decl)),
               IDENTIFIER_POINTER (DECL_ASSEMBLER_NAME (b->decl)));
}

void
verify_pair (const WalkedFunction &a, const WalkedFunction &b)
{
  int forth = FunctionComparator::compare (a, b);
  int back = FunctionComparator::compare (b, a);
  if (forth < -1 || forth > 1 || forth != -back)
    broken ("antisymmetric", a.node, b.node);
  /* compare looks at the hash first, so this compares the keys.  */
  if (!a.key.compare (b.key) && a.hash != b.hash)
    broken ("finer than the prefilter hash", a.node, b.node);
  if (forth == 0 && a.collected.before_copies != b.collected.before_copies)
    broken ("aligned in its facts", a.node, b.node);
}

/* One statement a line: the source line tells a reader which.  */
[[noreturn]] void
wrong_form (const WrongForm &wrong, const cgraph_node *node)
{
  fatal_error (gimple_location (wrong.stmt),
               "mergefn: in %qs GCC computes the %s otherwise; please report this, and "
               "compile without %<-fplugin-arg-mergefn-verify%> or without the plugin",
               IDENTIFIER_POINTER (DECL_ASSEMBLER_NAME (node->decl)), wrong.form);
}

void
verify_one (FunctionComparator &comparator, const WalkedFunction &walked)
{
  if (FunctionComparator::compare (walked, walked))
    broken ("reflexive", walked.node, walked.node);
  WalkedFunction again = comparator.walk (walked.node);
  if (FunctionComparator::compare_with_facts (walked, again))
    broken ("stable", walked.node, walked.node);
  if (comparator.prefilter (walked.node).hash != walked.hash)
    broken ("consistent with the prefilter", walked.node, walked.node);
}

[[noreturn]] void
too_strong (const WalkedFunction &kept, const WalkedFunction &dropped, const Fact &fact)
{
  const gimple *stmt = fact.site < kept.sites.size () ? kept.sites[fact.site].stmt : nullptr;
  fatal_error (
      stmt ? gimple_location (stmt) : DECL_SOURCE_LOCATION (kept.node->decl),
      "mergefn: %qs still has the fact %qs, which %qs does not have; please report this, and "
      "compile without %<-fplugin-arg-mergefn-verify%> or without the plugin",
      IDENTIFIER_POINTER (DECL_ASSEMBLER_NAME (kept.node->decl)), to_string (fact.kind),
      IDENTIFIER_POINTER (DECL_ASSEMBLER_NAME (dropped.node->decl)));
}

} // namespace

void
verify_cycles (const std::vector<cgraph_node *> &kept, const std::unordered_set<int> &dropped)
{
  for (const cgraph_node *node : kept)
    for (const cgraph_edge *edge = node->callees; edge; edge = edge->next_callee)
      if (cgraph_node *callee = edge->callee->ultimate_alias_target ();
          dropped.count (callee->get_uid ()))
        fatal_error (
            DECL_SOURCE_LOCATION (node->decl),
            "mergefn: %qs still calls %qs, though their cycle has merged; please report this, and "
            "compile without %<-fplugin-arg-mergefn-verify%> or without the plugin",
            IDENTIFIER_POINTER (DECL_ASSEMBLER_NAME (node->decl)),
            IDENTIFIER_POINTER (DECL_ASSEMBLER_NAME (callee->decl)));
}

/* True if the two walks of one function, BEFORE and AFTER, differ.  Summaries of an interposable function may be
   read once it has a local alias.  Each merge weakens them by itself then.  */
static bool
changed_p (const WalkedFunction &before, const WalkedFunction &after)
{
  if (FunctionComparator::compare (before, after)
      || before.facts.facts ().size () != after.facts.facts ().size ())
    return true;
  for (size_t at = 0; at < before.facts.facts ().size (); at++)
    if (FactKind kind = before.facts.facts ()[at].kind; kind != FactKind::modref
                                                        && kind != FactKind::statics
                                                        && !before.facts.same_p (after.facts, at))
      return true;
  return false;
}

void
verify_weakened (const WalkedFunction &before, const WalkedFunction &kept,
                 const WalkedFunction &dropped, bool unchanged)
{
  if (unchanged && changed_p (before, kept))
    broken ("what it was before a merge that forgot nothing", kept.node, dropped.node);
  if (kept.collected.before_copies != dropped.collected.before_copies)
    broken ("aligned in its facts", kept.node, dropped.node);
  for (size_t at = 0; at < dropped.collected.before_copies; at++)
    {
      const Fact &fact = kept.facts.facts ()[at];
      /* Numbers of first mention change where something before was forgotten.  */
      if (fact.kind != dropped.facts.facts ()[at].kind
          || (!before.facts.same_p (dropped.facts, at) && !no_stronger_p (kept, dropped, at)))
        too_strong (kept, dropped, fact);
    }
  if (std::optional<size_t> at = find_type_too_many (kept, dropped))
    too_strong (kept, dropped, kept.facts.facts ()[*at]);
}

void
verify_forms (const std::vector<cgraph_node *> &functions)
{
  FunctionComparator comparator;
  for (cgraph_node *node : functions)
    if (WrongForm wrong = comparator.find_wrong_form (node); wrong.form)
      wrong_form (wrong, node);
}

void
verify_order (const std::vector<cgraph_node *> &functions, unsigned count)
{
  FunctionComparator comparator;
  std::vector<WalkedFunction> walked;
  for (cgraph_node *node : functions)
    if (walked.size () < count)
      {
        walked.push_back (comparator.walk (node));
        if (walked.back ().unsupported != Unsupported::none)
          walked.pop_back ();
      }
  for (const WalkedFunction &each : walked)
    verify_one (comparator, each);
  /* A merge sort stays within bounds whatever the relation.  */
  std::stable_sort (walked.begin (), walked.end (),
                    [] (const WalkedFunction &a, const WalkedFunction &b) {
                      return FunctionComparator::compare (a, b) < 0;
                    });
  for (size_t i = 0; i < walked.size (); i++)
    for (size_t j = i + 1; j < walked.size (); j++)
      {
        verify_pair (walked[i], walked[j]);
        if (FunctionComparator::compare (walked[i], walked[j]) > 0)
          broken ("transitive", walked[i].node, walked[j].node);
      }
}

} // namespace mergefn
