/* Where a walk writes to: the key, and lists of the places that facts and copies stand at.

   Looks at no place; comparator/facts does.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_COMPARATOR_WALK_OUTPUT_H
#define MERGEFN_COMPARATOR_WALK_OUTPUT_H

#include "comparator/key/key.h"

namespace mergefn
{

/* A place in a function at which GCC may know something that the code does not say.  The walk lists
   sites in the order in which it meets them.  So the sites of two functions with equal keys can be
   laid side by side.  The pointers are GCC's, valid while the function's body is unchanged.  */
struct Site
{
  enum class Kind
  {
    ssa_name,
    reference, /* A memory reference, or part of a value.  */
    clobber,   /* Memory at an address whose content ends here.  */
    address,   /* An ADDR_EXPR without variable parts; null for a sum that does the same.  */
    parameter,
    loop,
    call,
    virtual_call /* An OBJ_TYPE_REF.  */
  };
  Kind kind;
  void *where;  /* tree, class loop * or gimple *, by KIND.  */
  gimple *stmt; /* The statement that it is part of, or null.  */
};

/* A value that only names another one, and where in the key it would stand.  Equal places in equal
   keys are the same place in the code.  */
struct Copy
{
  tree name;
  size_t place;
};

/* The room that a walk writes into, kept from walk to walk so that it need not grow anew.  */
struct WalkBuffers : KeyBuffers
{
  std::vector<Site> sites;
  std::vector<Copy> copies;
  /* Where in the key each statement begins, null where none follows.  Kept only if TRACE is set.  */
  struct Beginning
  {
    size_t place;
    gimple *statement;
  };
  std::vector<Beginning> statements;
  bool trace = false;
};

/* A key's builder that also lists sites and copies.  In mode HASH it lists none.  */
class WalkOutput : public KeyBuilder
{
public:
  /* Clears BUFFERS, which the caller owns.  */
  WalkOutput (Mode mode, WalkBuffers &buffers) : KeyBuilder (mode, buffers), m_buffers (buffers)
  {
    buffers.sites.clear ();
    buffers.copies.clear ();
    buffers.statements.clear ();
  }

  void put_site (Site::Kind kind, void *where)
  {
    if (wants_items ())
      m_buffers.sites.push_back ({ kind, where, m_statement });
  }

  /* Notes NAME, another name for a value that the key has.  Facts about it stand at no site, since
     an equal function may lack the copy.  */
  void put_copy (tree name)
  {
    if (wants_items ())
      m_buffers.copies.push_back ({ name, size () });
  }

  /* Sets the statement that sites are part of from here on, or null.  */
  void set_statement (gimple *stmt)
  {
    m_statement = stmt;
    if (m_buffers.trace)
      m_buffers.statements.push_back ({ size (), stmt });
  }
  gimple *statement () const { return m_statement; }

  /* Returns the statement and leaves it: until it is given back, all that follows is an operand of
     no statement.  */
  gimple *leave_statement () { return std::exchange (m_statement, nullptr); }

  const std::vector<Site> &sites () const { return m_buffers.sites; }
  const std::vector<Copy> &copies () const { return m_buffers.copies; }

private:
  WalkBuffers &m_buffers;
  gimple *m_statement = nullptr;
};

} // namespace mergefn

#endif
