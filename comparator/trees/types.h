/* Numbers for the parts of a type that a key may depend on, equal where the code is.

   Types are never compared with types_compatible_p or its like, which are not orders.  Instead,
   mode, precision, signedness and layout are taken out and numbered.  Equal numbers mean equal
   contents.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_COMPARATOR_TREES_TYPES_H
#define MERGEFN_COMPARATOR_TREES_TYPES_H

#include "comparator/key/numbering.h"

namespace mergefn
{

/* Numbers for types.  One object per unit.  */
class TypeTable
{
public:
  /* How a value of TYPE is held.  An integer or an enumeration that fills its mode goes by the mode
     alone, a pointer too.  Any other register type goes by its class, mode, precision and sign; an
     aggregate by its layout, padding included.

     A pointer is no integer of its width: GCC knows of a pointer which objects it may point to, and
     of which object it is the base.  docs/overlooked/values.md has what goes wrong otherwise.  */
  Item value (tree type);

  /* How TYPE is computed with: like value, with the sign.  */
  Item arithmetic (tree type);

  /* Which type TYPE is, as far as GCC tells registers of types apart (useless_type_conversion_p), and what is in it.  */
  Item exact (tree type);

  /* Which type TYPE is, as far as alias analysis distinguishes types.  Not part of what code
     does.  */
  Item identity (tree type);

  /* The memory that points-to analysis takes for apart if TYPE is a parameter's: 0 if TYPE is no
     restrict pointer.  The analysis looks for more restrict pointers in what such a pointer points
     to.  */
  Item restrict_identity (tree type);

  /* The same for the members of the class that TYPE points to: 0 if none is restrict.  */
  Item restrict_members (tree type);

  /* True if a value of TYPE is, or has in it, a restrict pointer.  */
  bool holds_restrict_p (const_tree type);

  /* What the pointers in a value of TYPE point to, by alignment alone.  */
  Item pointees (tree type);

  /* What a copy of a whole TYPE may become once its size is known: 0, or the type of a register wider than a word, of which
     TYPE or an element of it is.  GCC takes the type from the address (gimple_fold_builtin_memory_op), and knows of a wide
     register only the first pointer in it.  */
  Item copied_in (tree type);

  /* Which class TYPE is by the one definition rule, for devirtualisation.  */
  Item odr_identity (tree type);

  /* The things that the numbers stand for, by number: contents, and types that have an identity.
     Contents have numbers of the same table in them.  */
  using Content = std::vector<Item>;
  std::vector<Content> contents () const { return by_number (m_contents); }
  std::vector<tree> identities () const { return by_number (m_identities); }
  std::vector<tree> odr_identities () const { return by_number (m_odr_identities); }

private:
  /* The keys of NUMBERS, ordered by their numbers, which are 0, 1, 2 and so on.  */
  template <typename Map> static std::vector<typename Map::key_type> by_number (const Map &numbers)
  {
    std::vector<typename Map::key_type> result (numbers.size ());
    for (const auto &[what, number] : numbers)
      result[number] = what;
    return result;
  }

  using Numbers = std::unordered_map<tree, Item>;
  Item number (Numbers &known, tree type, Content (TypeTable::*content) (tree));
  Content value_content (tree type);
  Content arithmetic_content (tree type);
  Content pointees_content (tree type);
  Content exact_content (tree type);
  void put_parts (tree type, Item (TypeTable::*of) (tree), Content &content);
  Item restrict_content (tree type);
  void put_integral (tree type, Content &content);
  void put_aggregate (tree type, Content &content);
  void put_field (tree field, Content &content);

  Numbers m_values, m_arithmetics, m_pointees, m_exact, m_identities, m_odr_identities;
  std::map<Content, Item> m_contents;
  std::unordered_map<const_tree, bool> m_holds_restrict;
};

} // namespace mergefn

#endif
