/* Values of constants in digests.  Reads initializers, changes nothing.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "comparator/portable/constant_tables.h"
#include "comparator/portable/digest.h"
#include "comparator/walk/operands.h"

namespace mergefn
{

static void put_initializer (Walk &walk, tree value);

/* Writes VALUE, which stands at INDEX.  */
static void
put_element (Walk &walk, tree index, tree value)
{
  if (index && TREE_CODE (index) == FIELD_DECL)
    {
      put_operand (walk, DECL_FIELD_OFFSET (index));
      put_operand (walk, DECL_FIELD_BIT_OFFSET (index));
      put_operand (walk, DECL_SIZE (index));
    }
  else if (index && TREE_CODE (index) == RANGE_EXPR)
    {
      walk.out.put (RANGE_EXPR);
      put_operand (walk, TREE_OPERAND (index, 0));
      put_operand (walk, TREE_OPERAND (index, 1));
    }
  else
    put_operand (walk, index);
  put_initializer (walk, value);
}

/* Writes VALUE, an initializer.  Null stands for zeros.  */
static void
put_initializer (Walk &walk, tree value)
{
  WalkOutput &out = walk.out;
  if (value && CONVERT_EXPR_P (value))
    {
      out.put (NOP_EXPR);
      out.put (walk.unit.types.arithmetic (TREE_TYPE (value)));
      out.put (walk.unit.types.arithmetic (TREE_TYPE (TREE_OPERAND (value, 0))));
      put_initializer (walk, TREE_OPERAND (value, 0));
    }
  else if (value && TREE_CODE (value) == CONSTRUCTOR)
    {
      out.put (Tag::constructor);
      out.put (walk.unit.types.value (TREE_TYPE (value)));
      out.put (CONSTRUCTOR_NO_CLEARING (value));
      out.put (CONSTRUCTOR_NELTS (value));
      unsigned i;
      tree index, part;
      FOR_EACH_CONSTRUCTOR_ELT (CONSTRUCTOR_ELTS (value), i, index, part)
        put_element (walk, index, part);
    }
  else
    put_operand (walk, value);
}

void
put_constant_variable (Walk &walk, tree decl, tree value)
{
  walk.out.put (walk.unit.types.value (TREE_TYPE (decl)));
  walk.out.put (DECL_ALIGN (decl));
  put_initializer (walk, value);
}

/* A constant of fewer bytes is written anew for each function.  */
constexpr uint64_t large = 1024;

static bool
large_p (const_tree decl)
{
  const_tree size = DECL_SIZE_UNIT (decl);
  return size && tree_fits_uhwi_p (size) && tree_to_uhwi (size) >= large;
}

/* Returns the digest of DECL's VALUE, with numbers of its own.  Empty if numbers stand for more than how values are
   held.  */
static std::string
table_digest (cgraph_node *function, tree decl, tree value)
{
  Unit unit;
  WalkBuffers buffers;
  WalkOutput items (WalkOutput::Mode::key, buffers);
  Walk walk (unit, items, function);
  put_constant_variable (walk, decl, value);
  if (items.unsupported () != Unsupported::none || !unit.globals.numbered ().empty ()
      || !unit.types.identities ().empty () || !unit.types.odr_identities ().empty ())
    return "";
  Digest out;
  out.put (buffers.items);
  for (const TypeTable::Content &content : unit.types.contents ())
    out.put (content);
  return out.finish ();
}

const std::string &
ConstantTables::digest (cgraph_node *function, tree decl, tree value)
{
  auto [place, first] = m_digests.emplace (decl, "");
  if (first && large_p (decl))
    place->second = table_digest (function, decl, value);
  return place->second;
}

} // namespace mergefn
