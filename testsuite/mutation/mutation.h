/* What a mutation is: one field of one thing, changed and put back.

   A table of mutations says for each whether the comparator must see the change.  Nothing here asks
   the comparator; ask.cc does.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_MUTATION_MUTATION_H
#define MERGEFN_MUTATION_MUTATION_H

#include "comparator/order/function.h"

namespace mergefn::mutation
{

/* Where a field is.  */
enum class Where
{
  function,  /* The declaration, the body as a whole, the node in the call graph.  */
  statement, /* No copies, debug statements, clobbers and labels.  */
  phi,
  operand,   /* A place in a statement that holds a value: an SSA name or a constant.  */
  reference, /* A place in a statement that holds a memory reference.  */
  address,   /* A place in a statement that holds an ADDR_EXPR.  */
  ssa_name,
  parameter,
  local,    /* A variable of the function in memory, or its result.  */
  callee,   /* A declaration of a function that is called.  */
  variable, /* A declaration of a global variable that is named.  */
  edge,
  block,
  loop,
  region /* Of exceptions, around a statement.  */
};
constexpr unsigned where_count = static_cast<unsigned> (Where::region) + 1;

struct Place
{
  cgraph_node *node = nullptr;
  tree decl = NULL_TREE; /* The function's.  */
  function *fun = nullptr;
  Walk *walk = nullptr; /* For questions only.  */
  gimple *stmt = nullptr;
  tree *slot = nullptr;
  tree thing = NULL_TREE; /* The SSA name or declaration.  */
  ::edge edge = nullptr;
  basic_block block = nullptr;
  class loop *loop = nullptr;
  eh_region region = nullptr;
  const char *note = ""; /* What the mutation chose, for its complaint.  */
  unsigned turn = 0;     /* How often the mutation was made before.  */
};

/* Puts back what a mutation changed, last change first.  */
class Undo
{
public:
  void push (std::function<void ()> step) { m_steps.push_back (std::move (step)); }
  void run ()
  {
    for (; !m_steps.empty (); m_steps.pop_back ())
      m_steps.back () ();
  }
  void forget () { m_steps.clear (); }

private:
  std::vector<std::function<void ()>> m_steps;
};

/* Sets FIELD, which may be a bit-field or a macro for one, to VALUE until UNDO runs.  */
#define CHANGE(UNDO, FIELD, VALUE)                                                                 \
  do                                                                                               \
    {                                                                                              \
      auto old_value_ = (FIELD);                                                                   \
      (FIELD) = (VALUE);                                                                           \
      (UNDO).push ([=] () { (FIELD) = old_value_; });                                              \
    }                                                                                              \
  while (0)

/* What has to come of a change.  */
struct Expect
{
  enum class What
  {
    key,    /* The keys differ.  */
    fact,   /* The keys are equal, and a fact of KIND differs.  */
    either, /* The keys differ, or some fact.  */
    digest, /* The digests differ, or there is none any more.  */
    nothing /* Keys, facts and digests are equal; else folds are lost.  */
  };
  What what;
  FactKind kind = FactKind::none;
  bool in_digest = true; /* The digest has to see what key or facts see.  */
};

constexpr Expect in_key{ Expect::What::key };
constexpr Expect in_key_only{ Expect::What::key, FactKind::none, false };
constexpr Expect in_either{ Expect::What::either };
constexpr Expect in_digest{ Expect::What::digest };
constexpr Expect nowhere{ Expect::What::nothing };
constexpr Expect
fact (FactKind kind)
{
  /* Those two speak to callers alone (portable_digest.cc).  */
  return { Expect::What::fact, kind, kind != FactKind::modref && kind != FactKind::statics };
}

/* Between units types go by pattern, so that another one of the same pattern has the same digest.  */
constexpr Expect
without_digest (Expect expect)
{
  return { expect.what, expect.kind, false };
}

struct Mutation
{
  const char *field; /* As GCC's headers call it.  */
  Where where;
  Expect expect;
  /* False, and nothing changed, where the mutation means nothing.  */
  bool (*mutate) (Place &place, Undo &undo);
};

using Table = std::vector<Mutation>;

/* The tables, one for each subject.  */
extern const Table statement_mutations, call_mutations, asm_mutations, constant_mutations,
    reference_mutations, part_mutations, address_mutations, declaration_mutations,
    parameter_mutations, record_mutations, type_mutations, ssa_mutations, range_mutations, points_to_mutations,
    graph_mutations, loop_mutations, region_mutations, function_mutations, attribute_mutations,
    body_mutations, option_mutations, summary_mutations, callee_mutations, variable_mutations;

/* A flag that a macro of GCC's names, of the thing at hand, turned over.  */
#define FLAG_OF(MACRO, OF, WHERE, EXPECT)                                                          \
  {                                                                                                \
#MACRO, WHERE, EXPECT, [] (Place &p, Undo &u) {                                                \
      CHANGE (u, MACRO (OF), !MACRO (OF));                                                         \
      return true;                                                                                 \
    }   \
  }

/* Helpers that several tables use.  */

/* Another value than VALUE, of its type, that the function has; null if there is none.  */
tree other_value (Place &place, tree value);

/* True if the function cannot tell the two: they are one, or both are undefined.  */
bool same_value_p (const Place &place, tree a, tree b);

/* Puts a copy of the reference or address at hand in its place, to be changed freely.  */
tree fresh_copy (Place &place, Undo &undo);

/* The first part of REF of that code, from outside, or null.  */
tree part (tree ref, tree_code code);

/* As fresh_copy, the part of that code; null if there is none.  */
tree fresh_part (Place &place, Undo &undo, tree_code code);

/* The MEM_REF that REF ends in, or null.  */
tree memory_base (tree ref);

/* A copy of class RECORD with fields of its own, which is another type to all.  */
tree copied_record (tree record);

/* Changes the type of what the reference at hand starts from to TYPE, a copy of its own type.  */
bool retype_base (Place &place, Undo &undo, tree type);

/* Gives the function at hand another type.  */
bool change_function_type (Place &place, Undo &undo, tree type);

} // namespace mergefn::mutation

#endif
