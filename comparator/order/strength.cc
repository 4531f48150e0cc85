/* An order on facts.  Changes nothing.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "comparator/order/strength.h"
#include "comparator/current_function.h"
#include "comparator/trees/reference.h"

namespace mergefn
{

namespace
{

/* What is written of one fact.  */
struct Values
{
  const Item *items;
  size_t size;

  bool empty_p () const { return size == 0; }
  Item operator[] (size_t at) const { return at < size ? items[at] : 0; }
};

Values
values (const WalkedFunction &function, size_t at)
{
  const Fact &fact = function.facts.facts ()[at];
  return { function.facts.values ().data () + fact.begin, fact.end - fact.begin };
}

/* True if each of the first COUNT of KEPT is at most DROPPED's.  */
bool
at_most_p (Values kept, Values dropped, size_t count)
{
  for (size_t i = 0; i < count; i++)
    if (kept[i] > dropped[i])
      return false;
  return true;
}

/* True if the access at SITE has a type that no reference spells out: a parameter is stored on entry, and the result
   is read on return.  */
bool
unspelled_p (const Site &site)
{
  return site.kind == Site::Kind::parameter
         || (site.stmt && gimple_code (site.stmt) == GIMPLE_RETURN);
}

/* True if nothing goes by the types of the reference at SITE of FUNCTION, or nothing could be forgotten there.  */
bool
untyped_p (const WalkedFunction &function, const Site &site)
{
  CurrentFunction current (DECL_STRUCT_FUNCTION (function.node->decl));
  tree ref = static_cast<tree> (site.where);
  if (unspelled_p (site) || whole_local_p (ref))
    return true;
  ao_ref access;
  ao_ref_init (&access, ref);
  return !ao_ref_base_alias_set (&access) && !ao_ref_alias_set (&access);
}

/* Three bits: two steps that cannot trap, and whether the reference can.  */
bool
traps_no_less_p (Values kept, Values dropped)
{
  constexpr Item steps = 3, traps = 4;
  return !(kept[0] & steps & ~dropped[0]) && (kept[0] & traps) >= (dropped[0] & traps);
}

/* A set that is anything, and may be null, is the largest.  Nothing was recorded of a pointer with a set that says
   nothing.  */
bool
points_anywhere_p (Values kept)
{
  constexpr Item anything = 1, null = 16;
  return kept.size <= 1 ? (kept[0] & anything) || !kept[0]
                        : (kept[0] & (anything | null)) == (anything | null);
}

/* An alignment, and the offset from it.  */
bool
aligned_no_more_p (Values kept, Values dropped)
{
  return !kept[0] || (kept[0] <= dropped[0] && !((kept[1] ^ dropped[1]) & (kept[0] - 1)));
}

/* Of a call: that its type is const.  Of a function: its purity, that it may loop, five promises, and that it is
   opaque.  */
bool
flags_no_stronger_p (Values kept, Values dropped)
{
  constexpr size_t looping = 1, opaque = 7;
  if (kept.size == 1)
    return kept[0] <= dropped[0];
  for (size_t i = 0; i < opaque; i++)
    if (i != looping && kept[i] > dropped[i])
      return false;
  return (!kept[0] || kept[looping] >= dropped[looping]) && kept[opaque] >= dropped[opaque];
}

/* The references of a function that may not go by types.  */
struct Untyped
{
  bool all = false;
  std::set<tree> locals; /* Those that name one of these variables.  */

  bool contains (tree ref) const { return all || locals.count (named_variable (ref)); }
};

/* Returns which references of KEPT may not go by types, since the type of another access differs and stays: a whole
   local's, which matters to references to the variable only, or one that no reference spells out.  */
Untyped
find_untyped (const WalkedFunction &kept, const WalkedFunction &dropped)
{
  Untyped untyped;
  for (size_t at = 0; at < kept.collected.before_copies; at++)
    {
      const Fact &fact = kept.facts.facts ()[at];
      if (fact.kind != FactKind::alias_set || kept.facts.same_p (dropped.facts, at))
        continue;
      const Site &site = kept.sites[fact.site];
      if (tree ref = static_cast<tree> (site.where); whole_local_p (ref))
        untyped.locals.insert (ref);
      else
        untyped.all |= unspelled_p (site);
    }
  return untyped;
}

} // namespace

std::optional<size_t>
find_type_too_many (const WalkedFunction &kept, const WalkedFunction &dropped)
{
  CurrentFunction current (DECL_STRUCT_FUNCTION (kept.node->decl));
  const Untyped untyped = find_untyped (kept, dropped);
  for (size_t at = 0; at < kept.collected.before_copies; at++)
    {
      const Fact &fact = kept.facts.facts ()[at];
      if (fact.kind == FactKind::alias_set && !values (kept, at).empty_p ()
          && !untyped_p (kept, kept.sites[fact.site])
          && untyped.contains (static_cast<tree> (kept.sites[fact.site].where)))
        return at;
    }
  return {};
}

bool
no_stronger_p (const WalkedFunction &kept, const WalkedFunction &dropped, size_t at)
{
  const Fact &fact = kept.facts.facts ()[at];
  const Values of_kept = values (kept, at), of_dropped = values (dropped, at);
  if (kept.facts.same_p (dropped.facts, at))
    return true;
  switch (fact.kind)
    {
    case FactKind::alias_set:
    case FactKind::access_path:
      return of_kept.empty_p () || untyped_p (kept, kept.sites[fact.site]);
    case FactKind::steps:
    case FactKind::object_size:
    case FactKind::virtual_call:
    case FactKind::parameter_bits:
      return of_kept.empty_p ();
    case FactKind::no_trap:
      return traps_no_less_p (of_kept, of_dropped);
    case FactKind::alignment:
      /* Of the base, and of the reference; the others follow.  Where steps were forgotten, the reference is its own
         base.  */
      return of_kept[2] <= std::max (of_dropped[2], of_dropped[3]) && of_kept[3] <= of_dropped[3];
    case FactKind::dependence:
    case FactKind::restrict_:
      return !of_kept[0];
    case FactKind::points_to:
      return points_anywhere_p (of_kept);
    case FactKind::pointer_alignment:
      return aligned_no_more_p (of_kept, of_dropped);
    case FactKind::pointee_alignment:
    case FactKind::nonnull:
    case FactKind::clobber:
      return of_kept[0] <= of_dropped[0];
    case FactKind::loop_bound:
      return at_most_p (of_kept, of_dropped, 2);
    case FactKind::function_flags:
      return flags_no_stronger_p (of_kept, of_dropped);
    default:
      return true;
    }
}

} // namespace mergefn
