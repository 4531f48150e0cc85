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

std::vector<cgraph_node *>
callees_of (cgraph_node *node)
{
  std::vector<cgraph_node *> callees;
  for (cgraph_edge *edge = node->callees; edge; edge = edge->next_callee)
    callees.push_back (dyn_cast<cgraph_node *> (representative (edge->callee)));
  return callees;
}

/* Splits classes of members until equal members differ only in calls to equal classes.  All members are of one
   class at first, and classes never join.  The largest part of a class keeps its number, and only callers of
   the others are walked anew.  So a member is walked no more often than the classes of its callees can halve.  */
class Refinement
{
public:
  Refinement (const std::vector<cgraph_node *> &members, FunctionComparator &comparator,
              FactsPolicy policy);

  void refine ();

  /* Returns the classes of more than one member, each with the one to keep first.  */
  std::vector<std::vector<const WalkedFunction *>> groups () const;

  /* Keeps NODES from being taken as equal to any other function.  Their callers are refined by the next call.  */
  void set_apart (const CycleClass &nodes);

private:
  using Index = size_t; /* Of a member.  */

  int compare (Index a, Index b) const
  {
    return compare_under (m_policy, m_members[a].walked, m_members[b].walked);
  }
  std::vector<Index> walk_stale ();
  void split (Item number, const std::vector<Index> &walked);
  void move_to_new_class (const std::vector<Index> &part);

  struct Member
  {
    WalkedFunction walked;
    std::vector<Index> callers; /* Among the members.  */
  };

  std::vector<Member> m_members;
  std::unordered_map<const cgraph_node *, Index> m_indices;
  CycleClasses m_classes;
  std::vector<std::set<Index>> m_of_class; /* The members of each class, by its number.  */
  std::set<Index> m_stale;                 /* Walked before a callee's class changed, or never.  */
  FunctionComparator &m_comparator;
  FactsPolicy m_policy;
};

Refinement::Refinement (const std::vector<cgraph_node *> &members, FunctionComparator &comparator,
                        FactsPolicy policy)
    : m_members (members.size ()), m_of_class (1), m_comparator (comparator), m_policy (policy)
{
  for (Index i = 0; i < members.size (); i++)
    {
      m_members[i].walked.node = members[i];
      m_indices[members[i]] = i;
      m_classes[members[i]] = 0;
      m_of_class[0].insert (i);
      m_stale.insert (i);
    }
  for (Index i = 0; i < members.size (); i++)
    for (cgraph_node *callee : callees_of (members[i]))
      if (auto found = m_indices.find (callee); found != m_indices.end ())
        m_members[found->second].callers.push_back (i);
}

/* Walks the members that are stale, and returns them.  */
std::vector<Refinement::Index>
Refinement::walk_stale ()
{
  std::vector<Index> walked (m_stale.begin (), m_stale.end ());
  m_stale.clear ();
  m_comparator.globals ().assume_classes (&m_classes);
  for (Index i : walked)
    m_members[i].walked = m_comparator.walk (m_members[i].walked.node);
  m_comparator.globals ().assume_classes (nullptr);
  return walked;
}

void
Refinement::move_to_new_class (const std::vector<Index> &part)
{
  Item number = m_of_class.size ();
  m_of_class.emplace_back (part.begin (), part.end ());
  for (Index i : part)
    {
      Item &of_member = m_classes[m_members[i].walked.node];
      m_of_class[of_member].erase (i);
      of_member = number;
      m_stale.insert (m_members[i].callers.begin (), m_members[i].callers.end ());
    }
}

/* Splits the class NUMBER, whose members WALKED were walked anew.  The unwalked ones are still equal.  They are
   listed only if they must move.  */
void
Refinement::split (Item number, const std::vector<Index> &walked)
{
  const std::set<Index> &members = m_of_class[number];
  const size_t unwalked = members.size () - walked.size ();
  auto first_unwalked
      = std::mismatch (walked.begin (), walked.end (), members.begin (), members.end ()).second;
  std::vector<Index> sorted = walked;
  std::stable_sort (sorted.begin (), sorted.end (),
                    [this] (Index a, Index b) { return compare (a, b) < 0; });
  std::vector<std::vector<Index>> parts (1); /* Members equal to the unwalked ones come first.  */
  for (Index i : sorted)
    if (unwalked && compare (*first_unwalked, i) == 0)
      parts[0].push_back (i);
    else if (parts.size () > 1 && compare (parts.back ()[0], i) == 0)
      parts.back ().push_back (i);
    else
      parts.push_back ({ i });
  size_t largest = 0, size = parts[0].size () + unwalked;
  for (size_t part = 1; part < parts.size (); part++)
    if (parts[part].size () > size)
      {
        largest = part;
        size = parts[part].size ();
      }
  if (largest)
    std::set_difference (members.begin (), members.end (), walked.begin (), walked.end (),
                         std::back_inserter (parts[0]));
  for (size_t part = 0; part < parts.size (); part++)
    if (part != largest && !parts[part].empty ())
      move_to_new_class (parts[part]);
}

void
Refinement::refine ()
{
  while (!m_stale.empty ())
    {
      std::map<Item, std::vector<Index>> by_class;
      for (Index i : walk_stale ())
        by_class[m_classes[m_members[i].walked.node]].push_back (i);
      for (const auto &[number, walked] : by_class)
        split (number, walked);
    }
}

void
Refinement::set_apart (const CycleClass &nodes)
{
  std::vector<Index> part;
  for (const cgraph_node *node : nodes)
    part.push_back (m_indices.at (node));
  move_to_new_class (part);
}

std::vector<std::vector<const WalkedFunction *>>
Refinement::groups () const
{
  std::vector<std::vector<const WalkedFunction *>> groups;
  for (const std::set<Index> &members : m_of_class)
    {
      if (members.size () < 2)
        continue;
      groups.emplace_back ();
      for (Index i : members)
        groups.back ().push_back (&m_members[i].walked);
      std::sort (groups.back ().begin (), groups.back ().end (),
                 [] (const WalkedFunction *a, const WalkedFunction *b) {
                   return prefer_p (a->node, b->node);
                 });
    }
  return groups;
}

/* True if nobody may interpose NODE.  Only a call to such a function can be taken for a call to an equal one.  */
bool
certain_p (cgraph_node *node)
{
  return node->get_availability () > AVAIL_INTERPOSABLE;
}

bool
calls_any_p (cgraph_node *node, const std::unordered_set<const cgraph_node *> &functions)
{
  for (cgraph_node *callee : callees_of (node))
    if (functions.count (callee))
      return true;
  return false;
}

/* Returns the functions of FOUND that are in a cycle, or call one.  FOUND has callees before their callers.  */
std::unordered_set<const cgraph_node *>
leading_to_cycles (const std::vector<Component> &found)
{
  std::unordered_set<const cgraph_node *> leading;
  for (const Component &component : found)
    for (cgraph_node *node : component)
      if (certain_p (node) && (component.size () > 1 || calls_any_p (node, leading)))
        leading.insert (node);
  return leading;
}

/* Returns members of cycles, and the functions by which one cycle calls another.  Without the latter, a cycle would
   have to wait until the cycles that it calls have folded, and each time all would be walked anew.  */
std::vector<cgraph_node *>
members_of_cycles (const std::vector<cgraph_node *> &functions)
{
  std::vector<Component> found = components (functions, callees_of);
  const std::unordered_set<const cgraph_node *> leading = leading_to_cycles (found);
  std::unordered_set<const cgraph_node *> called; /* By a member.  */
  std::vector<cgraph_node *> members;
  std::reverse (found.begin (), found.end ());
  for (const Component &component : found)
    for (cgraph_node *node : component)
      if (leading.count (node) && (component.size () > 1 || called.count (node)))
        {
          members.push_back (node);
          for (cgraph_node *callee : callees_of (node))
            called.insert (callee);
        }
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
          for (const CycleClass &part : refused_members (nodes, group[0]->insns))
            {
              refinement.set_apart (part);
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
