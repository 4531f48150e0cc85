/* Classes of equal functions that wait for a shared body, and when a shared body pays.

   No function of such a class is exact.  One of them, the entry, is in FnTree; the others wait with it.  The
   saving of each function is computed once, and again after its uses changed.  Holds pointers of GCC's, owns
   none, and changes no function.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_PLUGIN_FOLD_WAITING_H
#define MERGEFN_PLUGIN_FOLD_WAITING_H

#include "plugin/merge/decide.h"

namespace mergefn
{

class Waiting
{
public:
  using Members = std::vector<cgraph_node *>;
  using Functions = std::unordered_set<const cgraph_node *>;

  /* Makes MEMBER, which does not wait yet, wait with ENTRY, which is INSNS large.  */
  void add (cgraph_node *entry, int insns, cgraph_node *member);

  /* Returns the functions that wait with ENTRY, in the order of their arrival.  They wait no more.  */
  Members take (const cgraph_node *entry);

  bool waits_with_p (const cgraph_node *entry) const { return m_classes.count (entry) != 0; }

  /* Makes NODE wait no more, if it did.  */
  void remove (const cgraph_node *node);

  /* Notes that NODE's uses, or its COMDAT group, have changed.  */
  void uses_changed (const cgraph_node *node);

  /* Returns NONE if a shared body can be copied from ENTRY, with which functions wait, and pays; otherwise why
     not.  It must pay even if no COMDAT group goes as a whole.  */
  Refusal sharing_refusal (cgraph_node *entry);

  /* Returns, in order, the entries for whose classes a shared body pays if whole COMDAT groups go.  Dropped
     functions that REMAIN may go with their groups, too.  */
  std::vector<cgraph_node *> entries_that_pay (const Functions &remain);

private:
  /* The saving by one function.  */
  struct Saving
  {
    bool known = false;
    Removal removal;
    Movable movable; /* To a copy of the entry.  */
    int as_thunk = 0;
  };
  struct Place
  {
    cgraph_node *entry;
    unsigned arrival; /* 0 for the entry itself.  */
    Saving saving;
  };
  struct Class
  {
    int insns;
    std::map<unsigned, cgraph_node *> members; /* By arrival.  */
    int gain = 0;                              /* Sum of known savings, each alone.  */
    std::vector<const cgraph_node *> unknown;
  };
  using Places = std::unordered_map<const cgraph_node *, Place>;

  static int saved_alone (const Saving &saving, int insns);
  void settle (cgraph_node *entry, Class &waiting);
  void forget_saving (Class &waiting, Place &place);
  void check (cgraph_node *entry, Refusal refusal) const;
  Functions all_that_wait (const std::vector<cgraph_node *> &entries) const;
  int gain_with_groups (cgraph_node *entry, const Functions &going,
                        std::unordered_map<const cgraph_node *, Removal> &remaining) const;

  std::unordered_map<const cgraph_node *, Class> m_classes; /* By entry.  */
  Places m_places;
  unsigned m_arrivals = 0;
};

} // namespace mergefn

#endif
