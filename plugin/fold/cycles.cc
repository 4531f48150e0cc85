/* Cycles of calls: components, then partition refinement.  Changes nothing.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "plugin/fold/cycles.h"
#include "plugin/symbols/components.h"
#include "plugin/fold/fn_tree.h"
#include "plugin/symbols/symbols.h"

namespace mergefn
{

namespace
{

using Classes = std::unordered_map<const cgraph_node *, Item>;

class Refinement
{
public:
  Refinement (std::vector<cgraph_node *> members, FunctionComparator &comparator,
              FactsPolicy policy)
      : m_members (std::move (members)), m_comparator (comparator), m_policy (policy)
  {
  }

  /* Splits classes until equal members differ only in calls to equal classes.  */
  void refine ();

  /* Returns the classes of more than one member, each with the one to keep first.  */
  std::vector<std::vector<const WalkedFunction *>> groups () const;

  /* Keeps NODE from being taken as equal to any other.  */
  void set_apart (const cgraph_node *node) { m_apart.insert (node); }

private:
  int compare (const WalkedFunction &a, const WalkedFunction &b) const
  {
    return compare_under (m_policy, a, b);
  }
  Classes classes_of_walk () const;
  void walk_members (Classes assumed);

  std::vector<cgraph_node *> m_members;
  std::unordered_set<const cgraph_node *> m_apart;
  FunctionComparator &m_comparator;
  FactsPolicy m_policy;
  std::vector<WalkedFunction> m_walked; /* Sorted; equal ones side by side.  */
};

void
Refinement::walk_members (Classes assumed)
{
  m_comparator.globals ().assume_classes (std::move (assumed));
  m_walked.clear ();
  for (cgraph_node *node : m_members)
    m_walked.push_back (m_comparator.walk (node));
  m_comparator.globals ().assume_classes ({});
  std::stable_sort (
      m_walked.begin (), m_walked.end (),
      [this] (const WalkedFunction &a, const WalkedFunction &b) { return compare (a, b) < 0; });
}

Classes
Refinement::classes_of_walk () const
{
  Classes classes;
  Item next = 0;
  for (size_t i = 0; i < m_walked.size (); i++)
    {
      if (i && compare (m_walked[i - 1], m_walked[i]))
        next++;
      classes[m_walked[i].node] = next;
    }
  for (const WalkedFunction &walked : m_walked)
    if (m_apart.count (walked.node))
      classes[walked.node] = ++next;
  return classes;
}

void
Refinement::refine ()
{
  /* All are alike at first.  The classes of a member's callees tell the member's earlier class.  So each pass
     splits classes and never joins them, and the count says when nothing changes.  */
  Classes classes;
  for (cgraph_node *node : m_members)
    classes[node] = 0;
  size_t count = 0;
  for (;;)
    {
      walk_members (classes);
      classes = classes_of_walk ();
      std::set<Item> distinct;
      for (const auto &[node, number] : classes)
        distinct.insert (number);
      if (distinct.size () == count)
        return;
      count = distinct.size ();
    }
}

std::vector<std::vector<const WalkedFunction *>>
Refinement::groups () const
{
  std::vector<std::vector<const WalkedFunction *>> groups;
  for (size_t i = 0; i < m_walked.size (); i++)
    {
      if (m_apart.count (m_walked[i].node))
        continue;
      if (groups.empty () || compare (*groups.back ().front (), m_walked[i]))
        groups.emplace_back ();
      groups.back ().push_back (&m_walked[i]);
    }
  groups.erase (std::remove_if (groups.begin (), groups.end (),
                                [] (const auto &group) { return group.size () < 2; }),
                groups.end ());
  for (auto &group : groups)
    std::sort (group.begin (), group.end (), [] (const WalkedFunction *a, const WalkedFunction *b) {
      return prefer_p (a->node, b->node);
    });
  return groups;
}

std::vector<cgraph_node *>
callees_of (cgraph_node *node)
{
  std::vector<cgraph_node *> callees;
  for (cgraph_edge *edge = node->callees; edge; edge = edge->next_callee)
    callees.push_back (dyn_cast<cgraph_node *> (representative (edge->callee)));
  return callees;
}

/* Returns members of cycles that nobody may interpose.  Only calls to these can be taken for calls to an equal
   function.  */
std::vector<cgraph_node *>
members_of_cycles (const std::vector<cgraph_node *> &functions)
{
  std::vector<cgraph_node *> members;
  for (const Component &component : components (functions, callees_of))
    for (cgraph_node *node : component)
      if (component.size () > 1 && node->get_availability () > AVAIL_INTERPOSABLE)
        members.push_back (node);
  std::sort (members.begin (), members.end (),
             [] (const cgraph_node *a, const cgraph_node *b) { return a->order < b->order; });
  return members;
}

} // namespace

std::vector<CycleClass>
equal_classes_in_cycles (const std::vector<cgraph_node *> &functions,
                         FunctionComparator &comparator, FactsPolicy policy,
                         const RefusedMembers &refused_members)
{
  std::vector<cgraph_node *> members = members_of_cycles (functions);
  if (members.size () < 2)
    return {};
  Refinement refinement (members, comparator, policy);
  for (;;)
    {
      refinement.refine ();
      std::vector<CycleClass> classes;
      bool refused = false;
      for (const auto &group : refinement.groups ())
        {
          CycleClass nodes;
          for (const WalkedFunction *walked : group)
            nodes.push_back (walked->node);
          for (cgraph_node *node : refused_members (nodes, group[0]->insns))
            {
              refinement.set_apart (node);
              refused = true;
            }
          classes.push_back (std::move (nodes));
        }
      /* All or none: after a refusal the remaining classes are assumed, and checked, anew.  */
      if (!refused)
        return classes;
    }
}

} // namespace mergefn
