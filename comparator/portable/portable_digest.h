/* A digest of what a function is, on which all units agree that have the same function.  Same means:
   compiled by the same compiler with the same options, doing the same, with the same facts.  Then
   any unit's copy may run in place of any other's.

   The function is walked with fresh tables, so that all numbers are those of first visit.  Then the
   meaning of each number is written down by a name that units have in common.  A function that
   needs a name which units do not share has no digest.  Names no place, no unit and no debug
   information, and changes nothing.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_COMPARATOR_PORTABLE_PORTABLE_DIGEST_H
#define MERGEFN_COMPARATOR_PORTABLE_PORTABLE_DIGEST_H

#include "comparator/portable/constant_tables.h"
#include "comparator/portable/digest.h"
#include "comparator/order/function.h"

namespace mergefn
{

struct PortableDigest
{
  std::string text; /* 32 hexadecimal digits; empty if there is none.  */
  NotPortable reason = NotPortable::none;
  int insns = 0;               /* Estimated size, if there is a digest.  */
  std::vector<tree> open = {}; /* Functions that the digest says nothing of, by first mention.  */
};

/* Digests of a unit's functions.  They are valid while options and the set of the unit's variables
   stay; each is valid as a walked function is (function.h).  */
class PortableDigests
{
public:
  /* Digests of different versions of the plugin never agree.  */
  explicit PortableDigests (const char *plugin_version);

  /* False if no function of the unit can have a digest.  */
  bool unit_portable_p () const { return m_unit_portable; }

  PortableDigest digest (cgraph_node *node);

  /* Digests say nothing of FUNCTIONS from here on, but that they are named.  */
  using Open = std::unordered_set<const_tree>;
  void leave_open (Open functions) { m_open = std::move (functions); }

  /* To be called when FNDECL has got another name or another mark.  */
  void note_changed (const_tree fndecl) { m_tables.forget (fndecl); }

private:
  const std::string &function_options (tree fndecl);

  const bool m_unit_portable;
  FunctionComparator m_comparator;
  Open m_open;
  ConstantTables m_tables;
  /* Digests of the options that all functions of the unit have in common, and that some have.  */
  std::string m_compile;
  std::map<std::pair<tree, tree>, std::string> m_function_options;
};

} // namespace mergefn

#endif
