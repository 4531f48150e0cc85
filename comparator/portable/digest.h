/* A digest of a sequence of sections, each of numbers and texts, that can be read in one way only.

   SHA-256 from nettle, cut to 128 bits.  Linkers take equal digests for equal content, across all
   that is ever linked together, and nobody looks again.  So equal digests must not happen by
   accident nor by ill will; GCC's own hashes are made for neither.  Knows nothing of GCC's data.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_COMPARATOR_PORTABLE_DIGEST_H
#define MERGEFN_COMPARATOR_PORTABLE_DIGEST_H

#include "comparator/key/key.h"

#include <nettle/sha2.h>

namespace mergefn
{

class Digest
{
public:
  Digest () { sha256_init (&m_state); }

  /* Begins a section.  Its content is all that follows up to the next section.  */
  void section (const char *name) { put_text (name); }

  void put (Item item);
  void put (const std::vector<Item> &items);
  void put (const Key &key);
  void put_text (const std::string &text);

  /* 32 hexadecimal digits.  Ends the digest.  */
  std::string finish ();

private:
  struct sha256_ctx m_state;
  std::vector<uint8_t> m_room; /* For packing.  */
};

} // namespace mergefn

#endif
