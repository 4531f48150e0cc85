/* Points-to sets as facts.  Reads bitmaps, changes nothing.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "comparator/facts/points_to.h"

namespace mergefn
{

/* A set with more members is digested.  */
constexpr size_t most_members = 32;

/* Members go by the walk's numbers.  A member that is no visited local and no variable of the unit is anonymous, of
   this function's own analysis.  Interprocedural analysis may name another function's locals, which must not be
   taken for each other: each stays itself.  */
std::vector<std::pair<Member, Item>>
PointsToSets::sorted_members (const_bitmap vars)
{
  if (!m_local_uids)
    m_local_uids = m_walk.locals.decls_by_pt_uid ();
  bool interprocedural = m_walk.fun->gimple_df->ipa_pta;
  std::vector<std::pair<Member, Item>> members;
  unsigned uid;
  bitmap_iterator iterator;
  EXECUTE_IF_SET_IN_BITMAP (vars, 0, uid, iterator)
    {
      auto local = m_local_uids->find (uid);
      if (local != m_local_uids->end ())
        members.emplace_back (Member::local, local->second);
      else if (auto global = m_walk.unit.globals.number_of_uid (uid))
        members.emplace_back (Member::global, *global);
      else if (interprocedural)
        members.emplace_back (Member::elsewhere, uid);
      else
        members.emplace_back (
            Member::anonymous,
            m_anonymous_uids.emplace (uid, m_anonymous_uids.size ()).first->second);
    }
  std::sort (members.begin (), members.end ());
  return members;
}

/* Replaces MEMBERS, a large set, by its count and a digest: a hash from each end.  Whether there are some from elsewhere still shows.  */
static std::vector<std::pair<Member, Item>>
digested (const std::vector<std::pair<Member, Item>> &members)
{
  auto hash_of = [] (auto member, auto end) {
    uint64_t hash = 0;
    for (; member != end; ++member)
      hash = hash_with (hash_with (hash, Item (member->first)), member->second);
    return hash;
  };
  const bool elsewhere = std::any_of (members.begin (), members.end (), [] (const auto &member) {
    return member.first == Member::elsewhere;
  });
  std::vector<std::pair<Member, Item>> result{
    { Member::count, members.size () },
    { Member::digest, hash_of (members.begin (), members.end ()) },
    { Member::digest, hash_of (members.rbegin (), members.rend ()) }
  };
  if (elsewhere)
    result.emplace_back (Member::elsewhere, 0);
  return result;
}

const std::vector<Item> &
PointsToSets::members (const_bitmap vars)
{
  auto [place, first] = m_known.try_emplace (vars);
  if (!first)
    return place->second;
  std::vector<std::pair<Member, Item>> members = sorted_members (vars);
  if (members.size () > most_members)
    members = digested (members);
  for (auto [kind, number] : members)
    {
      place->second.push_back (Item (kind));
      place->second.push_back (number);
    }
  return place->second;
}

} // namespace mergefn
