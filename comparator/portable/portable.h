/* A name for what a function is, on which every unit agrees that has the same function: compiled by
   the same compiler with the same options, doing the same, of which GCC knows the same.  Then any
   unit's copy may run in place of any other's.

   The function is walked with fresh tables, so that all numbers are those of first visit; then what
   each number stands for is written down by a name that units have in common.  What has no such name
   has no digest.  Names no place, no unit and no debug information, and changes nothing.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_COMPARATOR_PORTABLE_PORTABLE_H
#define MERGEFN_COMPARATOR_PORTABLE_PORTABLE_H

#include "comparator/portable/digest.h"
#include "comparator/order/function.h"

namespace mergefn
{

/* Why a function has no digest.  */
enum class NotPortable
{
  none,
#define ENTRY(enumerator, name, meaning) enumerator,
#include "comparator/portable/not_portable.def"
#undef ENTRY
};

const char *to_string (NotPortable reason);

struct PortableName
{
  std::string digest; /* 32 hexadecimal digits; empty if there is none.  */
  NotPortable reason = NotPortable::none;
  int insns = 0; /* Estimated size, if there is a digest.  */
};

/* Digests of a unit's functions.  Valid while options and the set of the unit's variables stay; a
   digest is valid as a walked function is (function.h).  */
class PortableNames
{
public:
  /* Digests of different versions of the plugin never agree.  */
  explicit PortableNames (const char *plugin_version);

  /* False if no function of the unit can have a digest.  */
  bool unit_portable_p () const { return m_unit_portable; }

  PortableName name (cgraph_node *node);

  /* Names of functions that have none yet, to be taken for theirs.  */
  using Assumed = std::map<tree, std::string>;
  void assume (Assumed names) { m_assumed = std::move (names); }

private:
  const std::string &function_options (tree fndecl);

  const bool m_unit_portable;
  FunctionComparator m_comparator;
  Assumed m_assumed;
  /* Digests of what all functions of the unit have in common, and of what some have.  */
  std::string m_compile;
  std::map<std::pair<tree, tree>, std::string> m_function_options;
};

} // namespace mergefn

#endif
