/* Making names printable.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "plugin/report/printable.h"

namespace mergefn
{

namespace
{

/* Returns the length of the UTF-8 character that begins at AT of TEXT, 0 if none does.  By RFC 3629: no longer
   form than needed, no surrogate, nothing above U+10FFFF.  */
size_t
character_length (const std::string &text, size_t at)
{
  auto byte = [&] (size_t i) { return i < text.size () ? uint8_t (text[i]) : uint8_t (0); };
  uint8_t first = byte (at), second = byte (at + 1);
  if (first < 0x80)
    return first >= 0x20 && first != 0x7f;
  size_t length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
  if (first < 0xc2 || first > 0xf4)
    return 0;
  for (size_t i = 1; i < length; i++)
    if ((byte (at + i) & 0xc0) != 0x80)
      return 0;
  bool allowed = !(first == 0xe0 && second < 0xa0) && !(first == 0xed && second > 0x9f)
                 && !(first == 0xf0 && second < 0x90)
                 && !(first == 0xf4 && second > 0x8f)
                 /* U+0080 to U+009F control a terminal, too.  */
                 && !(first == 0xc2 && second < 0xa0);
  return allowed ? length : 0;
}

} // namespace

std::string
printable (const std::string &name)
{
  /* Nearly all names are plain ASCII.  */
  if (std::all_of (name.begin (), name.end (), [] (char c) { return c >= ' ' && c <= '~'; }))
    return name;
  std::string result;
  for (size_t at = 0; at < name.size ();)
    {
      size_t length = character_length (name, at);
      if (length)
        result.append (name, at, length);
      else
        {
          char escaped[5];
          snprintf (escaped, sizeof escaped, "\\x%02x", uint8_t (name[at]));
          result += escaped;
          length = 1;
        }
      at += length;
    }
  return result;
}

} // namespace mergefn
