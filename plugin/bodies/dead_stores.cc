/* Dead stores.  Removes statements, never adds or moves one, and looks at one block at a time.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "plugin/bodies/dead_stores.h"
#include "comparator/trees/reference.h"
#include "comparator/walk/context.h"

namespace mergefn
{

namespace
{

/* The number of a block's stores that are remembered at once.  There are few between two calls.  The bound is
   for code that a program wrote, where each load would be held against thousands.  */
const size_t most_pending = 64;

/* The place of a store.  POINTER is the pointer or the variable that the place is relative to, null if that is
   unknown.  */
struct Place
{
  tree pointer = NULL_TREE;
  offset_int bit_offset = 0;

  bool operator== (const Place &other) const
  {
    return pointer && pointer == other.pointer && bit_offset == other.bit_offset;
  }
};

bool
generic_p (const_tree type)
{
  return ADDR_SPACE_GENERIC_P (TYPE_ADDR_SPACE (type));
}

/* True if REF is whole bytes at a constant offset from its base, in ordinary memory.  */
bool
constant_place_p (const Reference &ref)
{
  return ref.supported && ref.variable.empty () && !ref.bit_field && !ref.bit_field_ref
         && generic_p (TREE_TYPE (ref.base));
}

/* Adds the constant part of the address that POINTER holds to OFFSET, and returns the pointer that is left.  */
tree
strip_constant_offset (tree pointer, offset_int &offset)
{
  while (TREE_CODE (pointer) == SSA_NAME)
    {
      const gassign *assign = dyn_cast<const gassign *> (SSA_NAME_DEF_STMT (pointer));
      if (!assign)
        break;
      tree value = gimple_assign_rhs1 (assign);
      if (gimple_assign_rhs_code (assign) == SSA_NAME
          || (CONVERT_EXPR_CODE_P (gimple_assign_rhs_code (assign)) && TREE_CODE (value) == SSA_NAME
              && POINTER_TYPE_P (TREE_TYPE (value)) && generic_p (TREE_TYPE (TREE_TYPE (value)))))
        pointer = value;
      else if (gimple_assign_rhs_code (assign) == ADDR_EXPR)
        {
          Reference ref = take_apart (TREE_OPERAND (value, 0));
          if (!constant_place_p (ref) || TREE_CODE (ref.base) != MEM_REF)
            break;
          offset += ref.bit_offset;
          pointer = TREE_OPERAND (ref.base, 0);
        }
      else
        break;
    }
  return pointer;
}

Place
place_of (tree reference)
{
  Place place;
  Reference ref = take_apart (reference);
  if (!constant_place_p (ref))
    return place;
  place.bit_offset = ref.bit_offset;
  if (TREE_CODE (ref.base) == MEM_REF)
    place.pointer = strip_constant_offset (TREE_OPERAND (ref.base, 0), place.bit_offset);
  else if (VAR_P (ref.base) && !DECL_HARD_REGISTER (ref.base))
    place.pointer = ref.base;
  return place;
}

/* A store, its size in bits, and its place, which few are asked for.  */
class Pending
{
public:
  Pending (gimple *store, tree size) : m_store (store), m_size (size) {}

  gimple *store () const { return m_store; }
  bool covers (Pending &other)
  {
    return tree_int_cst_equal (m_size, other.m_size) && place () == other.place ();
  }

private:
  const Place &place ()
  {
    if (!m_place_known)
      m_place = place_of (gimple_assign_lhs (m_store));
    m_place_known = true;
    return m_place;
  }

  gimple *m_store;
  tree m_size;
  Place m_place;
  bool m_place_known = false;
};

/* The stores of one block that nothing has read yet.  */
class BlockStores
{
public:
  explicit BlockStores (cgraph_node *node) : m_node (node) {}

  void pass (gimple *stmt);

private:
  void forget_read_by (gimple *stmt);
  void overwrite (gimple *store);
  void remove (gimple *store);

  cgraph_node *m_node;
  std::vector<Pending> m_pending;
};

void
BlockStores::remove (gimple *store)
{
  m_node->remove_stmt_references (store);
  gimple_stmt_iterator gsi = gsi_for_stmt (store);
  unlink_stmt_vdef (store);
  gsi_remove (&gsi, true);
  release_defs (store);
}

void
BlockStores::forget_read_by (gimple *stmt)
{
  m_pending.erase (std::remove_if (m_pending.begin (), m_pending.end (),
                                   [stmt] (const Pending &each) {
                                     return ref_maybe_used_by_stmt_p (
                                         stmt, gimple_assign_lhs (each.store ()));
                                   }),
                   m_pending.end ());
}

void
BlockStores::overwrite (gimple *store)
{
  tree size = access_size (gimple_assign_lhs (store));
  if (!size || TREE_CODE (size) != INTEGER_CST)
    return;
  Pending next (store, size);
  for (size_t i = m_pending.size (); i-- > 0;)
    if (next.covers (m_pending[i]))
      {
        remove (m_pending[i].store ());
        m_pending.erase (m_pending.begin () + i);
      }
  if (m_pending.size () == most_pending)
    m_pending.erase (m_pending.begin ());
  m_pending.push_back (next);
}

/* Processes STMT, the next statement.  If STMT may read memory unseen, leave the block, or not come back, all
   stores before it count.  */
void
BlockStores::pass (gimple *stmt)
{
  if (is_gimple_debug (stmt) || gimple_code (stmt) == GIMPLE_LABEL
      || gimple_code (stmt) == GIMPLE_PREDICT || gimple_code (stmt) == GIMPLE_NOP)
    return;
  if (!is_gimple_assign (stmt) || gimple_has_volatile_ops (stmt) || stmt_could_throw_p (cfun, stmt))
    {
      m_pending.clear ();
      return;
    }
  if (gimple_assign_load_p (stmt))
    forget_read_by (stmt);
  if (gimple_store_p (stmt) && !gimple_clobber_p (stmt))
    overwrite (stmt);
}

} // namespace

void
remove_dead_stores (cgraph_node *node)
{
  if (!opt_for_fn (node->decl, optimize) || !opt_for_fn (node->decl, flag_tree_dse))
    return;
  CurrentFunction current (DECL_STRUCT_FUNCTION (node->decl));
  basic_block bb;
  FOR_EACH_BB_FN (bb, cfun)
  {
    BlockStores stores (node);
    for (gimple_stmt_iterator gsi = gsi_start_bb (bb); !gsi_end_p (gsi);)
      {
        gimple *stmt = gsi_stmt (gsi);
        gsi_next (&gsi);
        stores.pass (stmt);
      }
  }
}

} // namespace mergefn
