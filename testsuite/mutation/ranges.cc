/* Mutations of value ranges, and of the bits of parameters that constant propagation found.  Versions store them in ways
   that differ, so this file has two parts.  The first is for the GCCs from which a range has any number of pairs.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "mutation.h"
#include "comparator/compat_ranges.h"
#include "versions.h"

namespace mergefn::mutation
{

namespace
{

#if RANGES_HAVE_PAIRS
template <typename Range> using Change = void (*) (Range &range, tree type);

/* Changes the range of the name at hand, which is a RANGE.  False if that changed nothing.  */
template <typename Range>
bool
change_range (Place &p, Undo &u, Change<Range> change)
{
  tree name = p.thing, type = TREE_TYPE (name);
  if (POINTER_TYPE_P (type) || !Range::supports_p (type) || !SSA_NAME_RANGE_INFO (name))
    return false;
  Range range;
  compat::read_range (name, range, type);
  const compat::RangeItems before = compat::items_of (range);
  change (range, type);
  if (range.undefined_p () || range.varying_p () || compat::items_of (range) == before)
    return false;
  CHANGE (u, SSA_NAME_RANGE_INFO (name), nullptr);
  set_range_info (name, range);
  return compat::recorded_range (name) != before;
}

bool
change_integer (Place &p, Undo &u, Change<int_range_max> change)
{
  return change_range<int_range_max> (p, u, change);
}

bool
add_range (Place &p, Undo &u)
{
  tree name = p.thing, type = TREE_TYPE (name);
  if (!INTEGRAL_TYPE_P (type) || SSA_NAME_RANGE_INFO (name) || TYPE_PRECISION (type) < 8)
    return false;
  CHANGE (u, SSA_NAME_RANGE_INFO (name), nullptr);
  return set_range_info (name, int_range<1> (type, wi::one (TYPE_PRECISION (type)), wi::shwi (5, TYPE_PRECISION (type))));
}

/* Leaves no other values than those from LEAST to GREATEST.  */
void
leave (int_range_max &range, tree type, wide_int least, wide_int greatest)
{
  if (wi::le_p (least, greatest, TYPE_SIGN (type)))
    range.intersect (int_range<1> (type, least, greatest));
}

/* Makes the lowest bit known, if it is not.  */
void
make_even (int_range_max &range, tree type)
{
  const unsigned precision = TYPE_PRECISION (type);
#if RANGES_HAVE_BITMASKS
  range.update_bitmask (irange_bitmask (wi::zero (precision), wi::shwi (-2, precision)));
#else
  range.set_nonzero_bits (wi::bit_and (range.get_nonzero_bits (), wi::shwi (-2, precision)));
#endif
}
#else
/* A range of NAME that can be changed freely.  */
range_info_def *
fresh_range (Place &p, Undo &u)
{
  if (POINTER_TYPE_P (TREE_TYPE (p.thing)) || !INTEGRAL_TYPE_P (TREE_TYPE (p.thing))
      || !SSA_NAME_RANGE_INFO (p.thing))
    return nullptr;
  range_info_def *old = SSA_NAME_RANGE_INFO (p.thing);
  size_t size = sizeof (range_info_def)
                + trailing_wide_ints<3>::extra_size (TYPE_PRECISION (TREE_TYPE (p.thing)));
  auto *fresh = static_cast<range_info_def *> (ggc_internal_alloc (size));
  memcpy (static_cast<void *> (fresh), old, size);
  CHANGE (u, SSA_NAME_RANGE_INFO (p.thing), fresh);
  return fresh;
}

bool
change_range (Place &p, Undo &u, void (*change) (range_info_def *range))
{
  range_info_def *range = fresh_range (p, u);
  if (!range)
    return false;
  change (range);
  return true;
}

bool
add_range (Place &p, Undo &u)
{
  tree type = TREE_TYPE (p.thing);
  if (!INTEGRAL_TYPE_P (type) || SSA_NAME_RANGE_INFO (p.thing) || TYPE_PRECISION (type) < 8)
    return false;
  tree name = p.thing;
  set_range_info (name, VR_RANGE, wi::one (TYPE_PRECISION (type)),
                  wi::shwi (5, TYPE_PRECISION (type)));
  u.push ([=] () { SSA_NAME_RANGE_INFO (name) = nullptr; });
  return true;
}
#endif

bool
drop_range (Place &p, Undo &u)
{
  tree type = TREE_TYPE (p.thing);
  if ((!INTEGRAL_TYPE_P (type) && !SCALAR_FLOAT_TYPE_P (type)) || !SSA_NAME_RANGE_INFO (p.thing))
    return false;
  CHANGE (u, SSA_NAME_RANGE_INFO (p.thing), nullptr);
  return true;
}

#if BITS_ARE_IN_RANGES
/* What constant propagation between functions found of some parameter, forgotten.  */
bool
forget_parameter (Place &p, Undo &u)
{
  ipcp_transformation *found = ipcp_get_transformation_summary (p.node);
  for (unsigned i = 0; found && i < vec_safe_length (found->m_vr); i++)
    for (tree parm = DECL_ARGUMENTS (p.decl); parm; parm = DECL_CHAIN (parm))
      {
        tree value, name = ssa_default_def (p.fun, parm);
        widest_int mask;
        ipa_vr &range = (*found->m_vr)[i];
        if (!range.known_p () || !name || has_zero_uses (name)
            || !ipcp_get_parm_bits (parm, &value, &mask))
          continue;
        /* To forget frees what is recorded.  */
        compat::AnyRange recorded (TREE_TYPE (parm));
        range.get_vrange (recorded);
        const ipa_vr old (recorded);
        range.set_unknown ();
        if (!ipcp_get_parm_bits (parm, &value, &mask))
          {
            u.push ([=] () { (*found->m_vr)[i] = old; });
            return true;
          }
        range = old;
      }
  return false;
}
#else
/* The bits that constant propagation between functions found of some parameter, or null.  */
ipa_bits *
parameter_bits (const Place &p)
{
  ipcp_transformation *found = ipcp_get_transformation_summary (p.node);
  if (!found)
    return nullptr;
  for (tree parm = DECL_ARGUMENTS (p.decl); parm; parm = DECL_CHAIN (parm))
    {
      tree value, name = ssa_default_def (p.fun, parm);
      widest_int mask;
      if (!name || has_zero_uses (name) || !ipcp_get_parm_bits (parm, &value, &mask))
        continue;
      /* By content, since a clone has other parameters than the function that was analysed.  */
      ipa_bits *only = nullptr;
      unsigned alike = 0;
      for (unsigned i = 0; i < vec_safe_length (found->bits); i++)
        if (ipa_bits *bits = (*found->bits)[i])
          if (bits->mask == mask && wi::to_widest (value) == bits->value)
            {
              only = bits;
              alike++;
            }
      if (alike == 1)
        return only;
    }
  return nullptr;
}

#define IPA_BITS(FIELD)                                                                            \
  {                                                                                                \
    "ipa_bits::" #FIELD, Where::function, fact (FactKind::parameter_bits),                         \
        [] (Place &p, Undo &u) {                                                                   \
          ipa_bits *bits = parameter_bits (p);                                                     \
          if (!bits)                                                                               \
            return false;                                                                          \
          CHANGE (u, bits->FIELD, bits->FIELD ^ 1);                                                \
          return true;                                                                             \
        }                                                                                          \
  }
#endif

} // namespace

const Table range_mutations = {
  { "SSA_NAME_RANGE_INFO added", Where::ssa_name, fact (FactKind::range), add_range },
  { "SSA_NAME_RANGE_INFO dropped", Where::ssa_name, fact (FactKind::range), drop_range },
#if RANGES_HAVE_PAIRS
  { "irange: least value", Where::ssa_name, fact (FactKind::range),
    [] (Place &p, Undo &u) {
      return change_integer (p, u, [] (int_range_max &range, tree type) {
        leave (range, type, range.lower_bound () + 1, range.upper_bound ());
      });
    } },
  { "irange: greatest value", Where::ssa_name, fact (FactKind::range),
    [] (Place &p, Undo &u) {
      return change_integer (p, u, [] (int_range_max &range, tree type) {
        leave (range, type, range.lower_bound (), range.upper_bound () - 1);
      });
    } },
  { "irange: known bits", Where::ssa_name, fact (FactKind::range),
    [] (Place &p, Undo &u) { return change_integer (p, u, make_even); } },
  { "frange: least value", Where::ssa_name, fact (FactKind::range),
    [] (Place &p, Undo &u) {
      return change_range<frange> (p, u, [] (frange &range, tree type) {
        if (!range.known_isnan ())
          range.intersect (frange (type, dconst1, range.upper_bound ()));
      });
    } },
  { "frange: not a number", Where::ssa_name, fact (FactKind::range),
    [] (Place &p, Undo &u) {
      return change_range<frange> (p, u, [] (frange &range, tree) {
        if (!range.known_isnan ())
          range.clear_nan ();
      });
    } },
#else
  { "range_info_def: least value", Where::ssa_name, fact (FactKind::range),
    [] (Place &p, Undo &u) {
      return change_range (
          p, u, [] (range_info_def *range) { range->set_min (wide_int (range->get_min ()) + 1); });
    } },
  { "range_info_def: greatest value", Where::ssa_name, fact (FactKind::range),
    [] (Place &p, Undo &u) {
      return change_range (
          p, u, [] (range_info_def *range) { range->set_max (wide_int (range->get_max ()) - 1); });
    } },
  { "range_info_def: nonzero bits", Where::ssa_name, fact (FactKind::range),
    [] (Place &p, Undo &u) {
      return change_range (p, u, [] (range_info_def *range) {
        wide_int bits = range->get_nonzero_bits ();
        range->set_nonzero_bits (bits ^ wi::one (bits.get_precision ()));
      });
    } },
  { "SSA_NAME_ANTI_RANGE_P", Where::ssa_name, fact (FactKind::range),
    [] (Place &p, Undo &u) {
      if (!INTEGRAL_TYPE_P (TREE_TYPE (p.thing)) || !SSA_NAME_RANGE_INFO (p.thing))
        return false;
      CHANGE (u, SSA_NAME_ANTI_RANGE_P (p.thing), !SSA_NAME_ANTI_RANGE_P (p.thing));
      return true;
    } },
#endif
#if BITS_ARE_IN_RANGES
  { "ipcp_transformation::m_vr", Where::function, fact (FactKind::parameter_bits), forget_parameter },
#else
  IPA_BITS (value),
  IPA_BITS (mask),
#endif
};

} // namespace mergefn::mutation
