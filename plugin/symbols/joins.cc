/* Looking for references that GCC must not join.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "plugin/symbols/joins.h"
#include "comparator/statements.h"

namespace mergefn
{

namespace
{

using Numbers = std::vector<HOST_WIDE_INT>;

/* What a reference promises of its place, and by which address it comes there.  */
struct Reference
{
  Numbers promises, address;
  bool reverse = false;  /* Its bytes are in the order that is not the target's.  */
  bool may_meet = false; /* Its address is computed.  */
};

/* Appends the bounds of the array that REF, an ARRAY_REF, is an item of.  */
void
put_bounds (tree ref, Numbers &promises)
{
  for (tree bound : { array_ref_low_bound (ref), array_ref_up_bound (ref) })
    promises.push_back (bound && tree_fits_shwi_p (bound) ? tree_to_shwi (bound) : -1);
}

/* Looks at REF, an operand that accesses memory.  */
Reference
look_at (tree ref)
{
  Reference found;
  ao_ref access;
  ao_ref_init (&access, ref);
  /* An access that needs no more alignment than its mode has promises nothing by that.  */
  unsigned natural = GET_MODE_ALIGNMENT (TYPE_MODE (TREE_TYPE (ref)));
  unsigned bits = get_object_alignment (ref);
  found.promises
      = { FLOAT_TYPE_P (TREE_TYPE (ref)), natural <= BITS_PER_WORD ? MIN (bits, natural) : bits,
          ao_ref_base_alias_set (&access) };
  tree at = ref;
  for (; handled_component_p (at); at = TREE_OPERAND (at, 0))
    if (TREE_CODE (at) == ARRAY_REF || TREE_CODE (at) == ARRAY_RANGE_REF)
      {
        put_bounds (at, found.promises);
        tree index = TREE_OPERAND (at, 1);
        if (TREE_CODE (index) == SSA_NAME)
          {
            found.may_meet = true;
            found.address.push_back (SSA_NAME_VERSION (index));
          }
      }
  found.reverse = reverse_storage_order_for_component_p (ref);
  found.promises.push_back (found.reverse);
  if (TREE_CODE (at) == MEM_REF || TREE_CODE (at) == TARGET_MEM_REF)
    {
      found.promises.push_back (MR_DEPENDENCE_CLIQUE (at));
      found.promises.push_back (MR_DEPENDENCE_BASE (at));
      if (TREE_CODE (TREE_OPERAND (at, 0)) == SSA_NAME)
        {
          found.may_meet = true;
          found.address.push_back (SSA_NAME_VERSION (TREE_OPERAND (at, 0)));
        }
    }
  else if (DECL_P (at))
    found.address.push_back (-HOST_WIDE_INT (DECL_UID (at)) - 1);
  return found;
}

/* The references of one size.  */
class Size
{
public:
  void add (Reference &&reference)
  {
    (reference.reverse ? m_reverse : m_straight) = true;
    if (!reference.may_meet)
      return;
    if (m_any)
      m_differ |= reference.promises != m_first.promises && reference.address != m_first.address;
    else
      m_first = std::move (reference);
    m_any = true;
  }

  Joins joins () const
  {
    return m_reverse && m_straight ? Joins::of_orders : m_differ ? Joins::harmful : Joins::harmless;
  }

private:
  bool m_any = false, m_differ = false;
  bool m_reverse = false, m_straight = false; /* Which orders there are.  */
  Reference m_first;
};

} // namespace

Joins
find_joins (function *function)
{
  std::map<HOST_WIDE_INT, Size> sizes;
  std::optional<std::pair<HOST_WIDE_INT, Numbers>> first; /* Its size and address.  */
  bool sizes_differ = false;
  auto add = [&] (tree ref) {
    const HOST_WIDE_INT size = int_size_in_bytes (TREE_TYPE (ref));
    Reference reference = look_at (ref);
    if (reference.may_meet && !first)
      first.emplace (size, reference.address);
    sizes_differ
        |= reference.may_meet && first->first != size && first->second != reference.address;
    sizes[size].add (std::move (reference));
  };
  any_statement_p (function, [&add] (gimple *stmt) {
    for (tree ref : references_of (stmt))
      if (is_gimple_reg_type (TREE_TYPE (ref)))
        add (ref);
    return false;
  });
  Joins worst = sizes_differ ? Joins::of_sizes : Joins::harmless;
  for (const auto &[size, references] : sizes)
    worst = std::max (worst, references.joins ());
  return worst;
}

} // namespace mergefn
