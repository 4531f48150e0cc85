/* Digests.  Knows nothing of GCC's data.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "digest.h"

namespace mergefn
{

namespace
{

/* What encode() may write.  */
constexpr size_t longest_item = (sizeof (Item) * 8 + 6) / 7;

/* Seven bits to a byte, least first, all but an item's last byte with the eighth set: one way to
   read it, whatever the host, and most items are small.  Hashing is what a digest costs.  */
size_t
encode (Item item, uint8_t *bytes)
{
  size_t length = 0;
  for (; item > 127; item >>= 7)
    bytes[length++] = item | 128;
  bytes[length++] = item;
  return length;
}

} // namespace

void
Digest::put (Item item)
{
  uint8_t bytes[longest_item];
  sha256_update (&m_state, encode (item, bytes), bytes);
}

void
Digest::put (const std::vector<Item> &items)
{
  put (items.size ());
  uint8_t bytes[512];
  size_t used = 0;
  for (Item item : items)
    {
      used += encode (item, bytes + used);
      if (used <= sizeof bytes - longest_item)
        continue;
      sha256_update (&m_state, used, bytes);
      used = 0;
    }
  sha256_update (&m_state, used, bytes);
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
