/* A function's key: the sequence of numbers that one walk over the function yields.

   Functions are ordered by their keys, packed into bytes: by a hash, then byte by byte.  So the
   order is total.  Two keys are equal if all items are, which makes equality an equivalence by
   construction.  The design is that of LLVM's FunctionComparator: walk depth first, compare the
   sequences.  The hash tells functions apart at once that are alike up to their last items.
   Nothing here knows what an item means, and nothing here looks at GCC's data.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_COMPARATOR_KEY_KEY_H
#define MERGEFN_COMPARATOR_KEY_KEY_H

#include "comparator/key/packing.h"
#include "comparator/key/unsupported.h"

namespace mergefn
{

/* One item of a key.  */
using Item = uint64_t;

/* Says what follows in a key, so that a sequence can be read in one way only.  The values are part
   of the order: append, and do not renumber without need.  */
enum class Tag : Item
{
  none = 0,
  signature,
  option,
  attribute,
  block,
  block_again,
  edge,
  loop_header,
  phi,
  phi_argument,
  assign,
  call,
  cond,
  switch_,
  case_,
  return_,
  asm_,
  resx,
  eh_dispatch,
  eh_region,
  ssa_name,
  default_def,
  undefined,
  local,
  global,
  self_call,
  cycle_call,
  integer,
  real,
  fixed,
  complex,
  vector,
  string,
  constructor,
  clobber,
  address,
  reference,
  variable_index,
  component,
  obj_type_ref,
  missing,
  own_symbol
};

/* HASH of some items, with ITEM after them.  */
inline uint64_t
hash_with (uint64_t hash, Item item)
{
  hash = (hash ^ (item + 0x9e3779b97f4a7c15ull)) * 0xff51afd7ed558ccdull;
  return hash ^ hash >> 32;
}

/* An immutable key, ready to be compared.  */
class Key
{
public:
  Key () = default;

  /* Makes the key of ITEMS.  The caller owns ROOM and keeps it from key to key, so that it need not
     grow anew.  */
  Key (const std::vector<Item> &items, std::vector<uint8_t> &room);

  /* Returns -1, 0 or 1; 0 only if all items are equal.  */
  int compare (const Key &other) const;

  /* The number of items, and the items as pack() writes them.  */
  size_t size () const { return m_size; }
  const std::vector<uint8_t> &bytes () const { return m_bytes; }

private:
  uint64_t m_hash = 0; /* The hash of m_bytes.  */
  std::vector<uint8_t> m_bytes;
  size_t m_size = 0;
};

/* The room that a builder writes into, kept from key to key so that it need not grow anew.  */
struct KeyBuffers
{
  std::vector<Item> items;
  std::vector<uint8_t> bytes;
};

/* The builder that a walk writes into.  It is given each item once.  Opcodes and most integer
   constants also go into the prefilter hash.  In mode HASH it keeps no items: so the same walk
   yields the prefilter without the cost of a key.  */
class KeyBuilder
{
public:
  enum class Mode
  {
    hash,
    key
  };

  /* Clears BUFFERS, which the caller owns.  */
  KeyBuilder (Mode mode, KeyBuffers &buffers);

  bool wants_items () const { return m_mode == Mode::key; }

  void put (Item item)
  {
    if (wants_items ())
      m_buffers.items.push_back (item);
  }
  void put (Tag tag) { put (static_cast<Item> (tag)); }
  void put_bytes (const void *data, size_t length);

  /* Shows ITEM, which follows from the rest of the key, to the prefilter hash alone.  Only items
     that stay when a callee is merged may go there: block structure, opcodes, arity, integer
     constants.  */
  void put_hashed (Item item) { m_hash = hash_with (m_hash, item); }

  /* Writes ITEM to the key and to the prefilter hash.  */
  void put_opcode (Item item)
  {
    put_hashed (item);
    put (item);
  }
  void put_opcode (Tag tag) { put_opcode (static_cast<Item> (tag)); }

  /* The items from number BEGIN on.  */
  std::vector<Item> items_from (size_t begin) const
  {
    return { m_buffers.items.begin () + begin, m_buffers.items.end () };
  }
  size_t size () const { return m_buffers.items.size (); }
  void put_items (const std::vector<Item> &items)
  {
    m_buffers.items.insert (m_buffers.items.end (), items.begin (), items.end ());
  }

  void refuse (Unsupported reason)
  {
    if (m_unsupported == Unsupported::none)
      m_unsupported = reason;
  }

  Unsupported unsupported () const { return m_unsupported; }
  uint64_t hash () const { return m_hash; }
  Key key () const { return Key (m_buffers.items, m_buffers.bytes); }

private:
  Mode m_mode;
  KeyBuffers &m_buffers;
  uint64_t m_hash = 0;
  Unsupported m_unsupported = Unsupported::none;
};

} // namespace mergefn

#endif
