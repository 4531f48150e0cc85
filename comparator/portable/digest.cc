/* Digests.  Knows nothing of GCC's data.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "comparator/portable/digest.h"

namespace mergefn
{

void
Digest::put (Item item)
{
  uint8_t bytes[longest_item];
  sha256_update (&m_state, pack (item, bytes), bytes);
}

void
Digest::put (const std::vector<Item> &items)
{
  put (items.size ());
  size_t used = pack (items, m_room);
  sha256_update (&m_state, used, m_room.data ());
}

void
Digest::put (const Key &key)
{
  put (key.size ());
  sha256_update (&m_state, key.bytes ().size (), key.bytes ().data ());
}

void
Digest::put_text (const std::string &text)
{
  put (text.size ());
  sha256_update (&m_state, text.size (), reinterpret_cast<const uint8_t *> (text.data ()));
}

std::string
Digest::finish ()
{
  uint8_t bytes[16];
  sha256_digest (&m_state, sizeof bytes, bytes);
  std::string digits;
  for (uint8_t byte : bytes)
    for (unsigned digit : { byte >> 4, byte & 15 })
      digits += "0123456789abcdef"[digit];
  return digits;
}

} // namespace mergefn
