/* Makes mutations and asks the comparator about them.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_MUTATION_ASK_H
#define MERGEFN_MUTATION_ASK_H

#include "comparator/portable/portable_digest.h"
#include "places.h"

namespace mergefn::mutation
{

/* What came of a mutation over all functions.  */
struct Tally
{
  unsigned made = 0, seen = 0, lost = 0, missed = 0, leaked = 0;
};

struct Limits
{
  unsigned of_mutation = 6;  /* Times that a mutation is made in a unit.  */
  unsigned functions = 200;  /* Functions of a unit that are looked at.  */
  std::string only;          /* The one mutation to make; all if empty.  */
  bool leave_undone = false; /* A fault: nothing is put back.  */
};

class Asker
{
public:
  Asker (const Limits &limits, FILE *out);

  /* Makes mutations in NODE, as many as are left of the limits.  */
  void function (cgraph_node *node);

  /* A line for each mutation.  */
  void print () const;

private:
  struct Base
  {
    WalkedFunction walked;
    std::string digest;
  };

  bool ask (const Base &base, const Mutation &mutation, Place place, Tally &tally);
  void complain (const char *word, const Mutation &mutation, const Place &place, const char *why);

  const Limits &m_limits;
  FILE *m_out;
  FunctionComparator m_comparator;
  PortableDigests m_portable{ "mutation" };
  std::vector<std::pair<const Mutation *, const char *>> m_mutations;
  std::vector<Tally> m_tallies;
};

} // namespace mergefn::mutation

#endif
