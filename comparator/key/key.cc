/* Keys: comparing them and writing bytes into them.  Knows nothing of GCC's data.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "comparator/key/key.h"

namespace mergefn
{

#define NAMED_TYPE Unsupported
#define NAMED_LIST "comparator/key/unsupported.def"
#include "comparator/to_string.def"

namespace
{

/* Calls TAKE with the LENGTH bytes at DATA, as many at a time as an item has.  Zeros fill the last
   item.  */
template <typename Take>
void
each_item (const void *data, size_t length, Take take)
{
  const char *bytes = static_cast<const char *> (data);
  for (size_t at = 0; at < length; at += sizeof (Item))
    {
      Item item = 0;
      memcpy (&item, bytes + at, std::min (sizeof (Item), length - at));
      take (item);
    }
}

} // namespace

Key::Key (const std::vector<Item> &items, std::vector<uint8_t> &room) : m_size (items.size ())
{
  size_t used = pack (items, room);
  m_bytes.assign (room.begin (), room.begin () + used);
  each_item (m_bytes.data (), used, [this] (Item item) { m_hash = hash_with (m_hash, item); });
}

int
Key::compare (const Key &other) const
{
  if (m_hash != other.m_hash)
    return m_hash < other.m_hash ? -1 : 1;
  if (m_bytes == other.m_bytes)
    return 0;
  return m_bytes < other.m_bytes ? -1 : 1;
}

KeyBuilder::KeyBuilder (Mode mode, KeyBuffers &buffers) : m_mode (mode), m_buffers (buffers)
{
  m_buffers.items.clear ();
}

void
KeyBuilder::put_bytes (const void *data, size_t length)
{
  put (length);
  if (wants_items ())
    each_item (data, length, [this] (Item item) { m_buffers.items.push_back (item); });
}

} // namespace mergefn
