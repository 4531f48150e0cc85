/* Keys: comparing them and writing bytes into them.  Knows nothing of GCC's data.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "key.h"

namespace mergefn
{

const char *
to_string (Unsupported reason)
{
  switch (reason)
    {
    case Unsupported::none:
      return "none";
    case Unsupported::computed_goto:
      return "computed-goto";
    case Unsupported::asm_goto:
      return "asm-goto";
    case Unsupported::forced_label:
      return "forced-label";
    case Unsupported::abnormal_edge:
      return "abnormal-edge";
    case Unsupported::transaction:
      return "transaction";
    case Unsupported::statement:
      return "unknown-statement";
    case Unsupported::operand:
      return "unknown-operand";
    case Unsupported::no_body:
      return "no-body";
    }
  gcc_unreachable ();
}

Key::Key (const std::vector<Item> &items, std::vector<uint8_t> &room) : m_size (items.size ())
{
  room.resize (std::max (room.size (), items.size () * longest_item));
  size_t used = 0;
  for (Item item : items)
    used += pack (item, &room[used]);
  m_bytes.assign (room.begin (), room.begin () + used);
  for (size_t at = 0; at < used; at += sizeof (Item))
    {
      Item item = 0;
      memcpy (&item, &m_bytes[at], std::min (sizeof (Item), used - at));
      m_hash = hash_with (m_hash, item);
    }
}

int
Key::compare (const Key &other) const
{
  if (m_hash != other.m_hash)
    return m_hash < other.m_hash ? -1 : 1;
  if (m_bytes.size () != other.m_bytes.size ())
    return m_bytes.size () < other.m_bytes.size () ? -1 : 1;
  int order = m_bytes.empty () ? 0 : memcmp (&m_bytes[0], &other.m_bytes[0], m_bytes.size ());
  return (order > 0) - (order < 0);
}

KeyBuilder::KeyBuilder (Mode mode, KeyBuffers &buffers) : m_mode (mode), m_buffers (buffers)
{
  m_buffers.items.clear ();
  m_buffers.sites.clear ();
  m_buffers.copies.clear ();
}

void
KeyBuilder::put_bytes (const void *data, size_t length)
{
  put (length);
  if (!wants_items ())
    return;
  const char *bytes = static_cast<const char *> (data);
  for (size_t at = 0; at < length; at += sizeof (Item))
    {
      Item item = 0;
      memcpy (&item, bytes + at, std::min (sizeof (Item), length - at));
      m_buffers.items.push_back (item);
    }
}

} // namespace mergefn
