/* What GCC versions record of the values that a function computes, takes and returns.

   Beside compat.h.  Never decides what a range is compared for.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_COMPARATOR_COMPAT_RANGES_H
#define MERGEFN_COMPARATOR_COMPAT_RANGES_H

#include "comparator/current_function.h"

namespace mergefn::compat
{

/* A range as numbers: equal for equal ranges of types with equal sign and precision.  Empty if
   nothing is known.  */
using RangeItems = std::vector<uint64_t>;

inline void
put_wide_int (RangeItems &items, const wide_int &value)
{
  items.push_back (value.get_precision ());
  items.push_back (value.get_len ());
  for (unsigned i = 0; i < value.get_len (); i++)
    items.push_back (value.elt (i));
}

/* True if something is recorded of the range of NAME, a number.  */
inline bool
has_range_p (const_tree name)
{
  return !POINTER_TYPE_P (TREE_TYPE (name)) && SSA_NAME_RANGE_INFO (name);
}

#if GCCPLUGIN_VERSION >= 13000

inline void
put_real (RangeItems &items, const REAL_VALUE_TYPE &value)
{
  items.push_back (value.cl * 2 + value.sign);
  if (value.cl != rvc_normal)
    return;
  items.push_back (REAL_EXP (&value));
  for (unsigned long part : value.sig)
    items.push_back (part);
}

inline RangeItems
items_of (const irange &range)
{
  RangeItems items;
  if (range.undefined_p ())
    return { 0 };
  for (unsigned i = 0; i < range.num_pairs (); i++)
    {
      put_wide_int (items, range.lower_bound (i));
      put_wide_int (items, range.upper_bound (i));
    }
#if GCCPLUGIN_VERSION >= 14000
  put_wide_int (items, range.get_bitmask ().value ());
  put_wide_int (items, range.get_bitmask ().mask ());
#else
  put_wide_int (items, range.get_nonzero_bits ());
#endif
  return items;
}

inline RangeItems
items_of (const frange &range)
{
  if (range.undefined_p ())
    return { 0 };
  RangeItems items{ 1, range.known_isnan (), range.maybe_isnan (false), range.maybe_isnan (true) };
  if (range.known_isnan ())
    return items;
  put_real (items, range.lower_bound ());
  put_real (items, range.upper_bound ());
  return items;
}

/* Reads what is recorded of NAME, which has a range, as a range of TYPE.  */
inline void
read_range (const_tree name, vrange &range, tree type)
{
#if GCCPLUGIN_VERSION >= 14000
  SSA_NAME_RANGE_INFO (name)->get_vrange (range, type);
#else
  vrange_storage (nullptr).get_vrange (SSA_NAME_RANGE_INFO (name), range, type);
#endif
}

template <class Range>
bool
unite_ranges_as (tree kept, const_tree dropped)
{
  tree type = TREE_TYPE (kept);
  Range ours, theirs;
  read_range (kept, ours, type);
  read_range (dropped, theirs, type);
  const RangeItems before = items_of (ours);
  ours.union_ (theirs);
  SSA_NAME_RANGE_INFO (kept) = nullptr;
  if (!ours.undefined_p () && !ours.varying_p ())
    set_range_info (kept, ours);
  return items_of (ours) != before;
}

/* What is recorded of the number NAME.  */
inline RangeItems
recorded_range (const_tree name)
{
  if (!has_range_p (name))
    return {};
  tree type = TREE_TYPE (name);
  if (frange::supports_p (type))
    {
      frange range;
      read_range (name, range, type);
      return items_of (range);
    }
  int_range_max range;
  read_range (name, range, type);
  return items_of (range);
}

/* Reduces the range of KEPT to what also holds for DROPPED.  Either may have no range.  True if
   KEPT lost something.  */
inline bool
unite_ranges (tree kept, const_tree dropped)
{
  if (!has_range_p (kept))
    return false;
  tree type = TREE_TYPE (kept), other = TREE_TYPE (dropped);
  bool comparable
      = has_range_p (dropped) && frange::supports_p (type) == frange::supports_p (other)
        && (frange::supports_p (type) ? TYPE_MODE (type) == TYPE_MODE (other)
                                      : TYPE_SIGN (type) == TYPE_SIGN (other)
                                            && TYPE_PRECISION (type) == TYPE_PRECISION (other));
  if (comparable)
    return frange::supports_p (type) ? unite_ranges_as<frange> (kept, dropped)
                                     : unite_ranges_as<int_range_max> (kept, dropped);
  SSA_NAME_RANGE_INFO (kept) = nullptr;
  return true;
}

#else

/* The recorded range of a number.  ANTI means that the range is excluded.  Goes with GCC 13, which
   stores ranges in another way.  */
struct SingleRange
{
  bool known = false;
  bool anti = false;
  wide_int min, max, nonzero_bits;
};

inline SingleRange
single_range (const_tree name)
{
  SingleRange range;
  if (!has_range_p (name))
    return range;
  range_info_def *info = SSA_NAME_RANGE_INFO (name);
  range.known = true;
  range.anti = SSA_NAME_ANTI_RANGE_P (name);
  range.min = info->get_min ();
  range.max = info->get_max ();
  range.nonzero_bits = info->get_nonzero_bits ();
  return range;
}

/* What is recorded of the number NAME.  Goes with GCC 13, as above.  */
inline RangeItems
recorded_range (const_tree name)
{
  SingleRange range = single_range (name);
  if (!range.known)
    return {};
  RangeItems items{ range.anti };
  put_wide_int (items, range.min);
  put_wide_int (items, range.max);
  put_wide_int (items, range.nonzero_bits);
  return items;
}

/* Reduces the range of KEPT to what also holds for DROPPED.  Either may have no range.  True if
   KEPT lost something.  Goes with GCC 13, as above.  */
inline bool
unite_ranges (tree kept, const_tree dropped)
{
  SingleRange ours = single_range (kept), theirs = single_range (dropped);
  if (!ours.known)
    return false;
  tree type = TREE_TYPE (kept);
  bool comparable = theirs.known && TYPE_SIGN (type) == TYPE_SIGN (TREE_TYPE (dropped))
                    && TYPE_PRECISION (type) == TYPE_PRECISION (TREE_TYPE (dropped));
  const RangeItems before = recorded_range (kept);
  SSA_NAME_RANGE_INFO (kept) = nullptr;
  if (!comparable)
    return true;
  wide_int bits = ours.nonzero_bits | theirs.nonzero_bits;
  signop sign = TYPE_SIGN (type);
  if (!ours.anti && !theirs.anti)
    set_range_info (kept, VR_RANGE, wi::min (ours.min, theirs.min, sign),
                    wi::max (ours.max, theirs.max, sign));
  else if (ours.anti == theirs.anti && ours.min == theirs.min && ours.max == theirs.max)
    set_range_info (kept, VR_ANTI_RANGE, ours.min, ours.max);
  set_nonzero_bits (kept, bits);
  return recorded_range (kept) != before;
}

#endif

/* Makes SUMMARY forget which bits of the parameter INDEX are known.  True if it knew some.  Goes
   with GCC 14, which has bits and ranges in one place.  */
inline bool
forget_parameter_bits (ipcp_transformation *summary, unsigned index)
{
#if GCCPLUGIN_VERSION >= 14000
  if (index >= vec_safe_length (summary->m_vr) || !(*summary->m_vr)[index].known_p ())
    return false;
  (*summary->m_vr)[index].set_unknown ();
  return true;
#else
  if (index >= vec_safe_length (summary->bits) || !(*summary->bits)[index])
    return false;
  (*summary->bits)[index] = nullptr;
  return true;
#endif
}

/* A constant that a parameter, or what it points to, has in every call.  */
struct AggregateValue
{
  unsigned index, unit_offset;
  bool by_ref;
  tree value; /* GCC owns it.  */
};

/* Returns the constants that GCC finds late in parameters of NODE, which is a clone made for them
   (ipcp_get_aggregate_const).  Goes with GCC 14: before it, none is found late.  */
inline std::vector<AggregateValue>
aggregate_values (cgraph_node *node)
{
  std::vector<AggregateValue> values;
#if GCCPLUGIN_VERSION >= 14000
  if (const ipcp_transformation *summary = ipcp_get_transformation_summary (node))
    for (unsigned i = 0; i < vec_safe_length (summary->m_agg_values); i++)
      {
        const ipa_argagg_value &value = (*summary->m_agg_values)[i];
        if (value.value && !value.killed)
          values.push_back ({ value.index, value.unit_offset, bool (value.by_ref), value.value });
      }
#else
  (void)node;
#endif
  return values;
}

#if GCCPLUGIN_VERSION >= 14000
#if GCCPLUGIN_VERSION >= 15000
using AnyRange = value_range;
#else
using AnyRange = Value_Range;
#endif

/* The type of FNDECL's result if such a result can have a range; null otherwise.  */
inline tree
ranged_result_type (const_tree fndecl)
{
  tree type = TREE_TYPE (TREE_TYPE (fndecl));
  return VOID_TYPE_P (type) || !AnyRange::supports_type_p (type) ? NULL_TREE : type;
}

/* True if GCC tells callers of FNDECL, if that is one, which range its result has.  */
inline bool
returned_range_known_p (tree fndecl)
{
  tree type = fndecl ? ranged_result_type (fndecl) : NULL_TREE;
  if (!type)
    return false;
  AnyRange range (type);
  return ipa_return_value_range (range, fndecl);
}

/* Makes what GCC tells callers of KEPT's result also hold for DROPPED's, or for anything where
   DROPPED is null.  */
inline void
unite_returned_ranges (cgraph_node *kept, cgraph_node *dropped)
{
  tree type = ranged_result_type (kept->decl);
  if (!type)
    return;
  AnyRange ours (type), theirs (type);
  /* Callers read the range of an interposable function by an alias, which may be made later.  By its own name it
     cannot be read.  */
  const bool interposable = kept->get_availability () <= AVAIL_INTERPOSABLE;
  if (!ipa_return_value_range (ours, kept->decl) && !interposable)
    return;
  bool known = dropped && types_compatible_p (type, TREE_TYPE (TREE_TYPE (dropped->decl)))
               && ipa_return_value_range (theirs, dropped->decl);
  if (known && !interposable)
    ours.union_ (theirs);
  else
    ours.set_varying (type);
  CurrentFunction current (DECL_STRUCT_FUNCTION (kept->decl));
  ipa_record_return_value_range (ours);
}
#else
/* Before GCC 14 nobody tells callers of results.  */
inline bool
returned_range_known_p (tree)
{
  return false;
}

inline void
unite_returned_ranges (cgraph_node *, cgraph_node *)
{
}
#endif

} // namespace mergefn::compat

#endif
