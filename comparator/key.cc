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

int
Key::compare (const Key &other) const
{
  size_t common = std::min (m_items.size (), other.m_items.size ());
  for (size_t i = 0; i < common; i++)
    if (m_items[i] != other.m_items[i])
      return m_items[i] < other.m_items[i] ? -1 : 1;
  if (m_items.size () == other.m_items.size ())
    return 0;
  return m_items.size () < other.m_items.size () ? -1 : 1;
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
      m_items.push_back (item);
    }
}

} // namespace mergefn
