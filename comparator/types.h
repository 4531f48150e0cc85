/* What of a type a key may depend on, as a number that is equal where the code is.

   A type is never compared with types_compatible_p or its like, which are not orders: its mode,
   precision, signedness and layout are taken out and numbered.  Equal numbers mean equal contents.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_COMPARATOR_TYPES_H
#define MERGEFN_COMPARATOR_TYPES_H

#include "key.h"

namespace mergefn
{

/* Numbers for types.  One object per unit.  */
class TypeTable
{
public:
  /* How a value of TYPE is held, computed with and passed: for a register type its class, mode,
     precision, sign and overflow; for an aggregate its layout, padding included.  */
  Item value (tree type);

  /* Which type TYPE is, as far as alias analysis distinguishes types.  Not part of what code does.
   */
  Item identity (tree type);

  /* Which class TYPE is by the one definition rule, for devirtualisation.  */
  Item odr_identity (tree type);

private:
  using Content = std::vector<Item>;
  Content value_content (tree type);
  void put_integral (tree type, Content &content);
  void put_aggregate (tree type, Content &content);
  void put_field (tree field, Content &content);

  std::unordered_map<const_tree, Item> m_values, m_identities, m_odr_identities;
  std::map<Content, Item> m_contents;
};

} // namespace mergefn

#endif
