/* Items as bytes: most items are small, and small items are compared, hashed and kept faster.

   Each byte has seven bits of an item, least first; all but an item's last byte have the eighth bit
   set (LEB128).  So there is one way to read them, whatever the host.  Two sequences are equal just
   when their bytes are.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_COMPARATOR_KEY_PACKING_H
#define MERGEFN_COMPARATOR_KEY_PACKING_H

#include "comparator/gcc.h"

namespace mergefn
{

/* The most bytes that pack() writes.  */
constexpr size_t longest_item = (sizeof (uint64_t) * 8 + 6) / 7;

/* Writes ITEM to BYTES and returns the number of bytes.  */
inline size_t
pack (uint64_t item, uint8_t *bytes)
{
  size_t length = 0;
  for (; item > 127; item >>= 7)
    bytes[length++] = item | 128;
  bytes[length++] = item;
  return length;
}

/* Writes ITEMS to the beginning of ROOM and returns the number of bytes.  ROOM is kept from one
   sequence to the next, and grows only where it is too small.  */
inline size_t
pack (const std::vector<uint64_t> &items, std::vector<uint8_t> &room)
{
  room.resize (std::max (room.size (), items.size () * longest_item));
  size_t used = 0;
  for (uint64_t item : items)
    used += pack (item, &room[used]);
  return used;
}

} // namespace mergefn

#endif
