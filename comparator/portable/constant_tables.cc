/* Values of constants in digests.  Reads initializers, changes nothing.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "comparator/portable/constant_tables.h"
#include "comparator/trees/constant_variables.h"
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

/* Returns DECL's VALUE as a table; nothing if a digest of it holds in one function alone, since a type is to be known by
   its identity.  */
static std::optional<ConstantTable>
make_table (cgraph_node *function, tree decl, tree value)
{
  ConstantTable table;
  Unit unit;
  WalkBuffers buffers;
  WalkOutput items (WalkOutput::Mode::key, buffers);
  Walk walk (unit, items, function);
  /* A function that names the table later may ask.  */
  walk.asks_part_size = true;
  Digest out;
  put_constant_variable (walk, decl, value);
  for (size_t i = 0; i < unit.globals.numbered ().size (); i++)
    {
      tree named = unit.globals.numbered ()[i];
      const std::optional<tree> inner = constant_value (named);
      items.put (inner.has_value ());
      if (inner)
        {
          put_constant_variable (walk, named, *inner);
          continue;
        }
      table.symbols.insert (named);
      NotPortable reason = put_symbol (out, unit.types, named);
      if (table.reason == NotPortable::none)
        table.reason = reason;
    }
  if (items.unsupported () != Unsupported::none || !unit.types.identities ().empty ()
      || !unit.types.odr_identities ().empty ())
    return std::nullopt;
  out.put (buffers.items);
  for (const TypeTable::Content &content : unit.types.contents ())
    out.put (content);
  table.digest = out.finish ();
  return table;
}

const ConstantTable *
ConstantTables::find (cgraph_node *function, tree decl, tree value)
{
  /* Such a function's own declaration may be in what is written.  */
  if (!large_p (decl) || sizes_go_by_types_p (function))
    return nullptr;
  auto [place, first] = m_tables.emplace (decl, std::nullopt);
  if (first)
    place->second = make_table (function, decl, value);
  return place->second ? &*place->second : nullptr;
}

void
ConstantTables::forget (const_tree symbol)
{
  for (auto at = m_tables.begin (); at != m_tables.end ();)
    if (at->second && at->second->symbols.count (symbol))
      at = m_tables.erase (at);
    else
      ++at;
}

} // namespace mergefn
