/* Asking.  Each mutation is undone before the next, and the function walked once more to see that it
   is what it was.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "ask.h"

#include "tree-pretty-print.h"
#include "gimple-pretty-print.h"

namespace mergefn::mutation
{

namespace
{

/* Places looked at for one that a mutation applies to, and mutations made in one function.  */
constexpr unsigned tries = 200, in_one_function = 2;

const std::pair<const char *, const Table *> tables[] = {
  { "statement", &statement_mutations },
  { "call", &call_mutations },
  { "asm", &asm_mutations },
  { "constant", &constant_mutations },
  { "reference", &reference_mutations },
  { "reference", &part_mutations },
  { "address", &address_mutations },
  { "declaration", &declaration_mutations },
  { "parameter", &parameter_mutations },
  { "record", &record_mutations },
  { "type", &type_mutations },
  { "ssa", &ssa_mutations },
  { "ranges", &range_mutations },
  { "points-to", &points_to_mutations },
  { "graph", &graph_mutations },
  { "loop", &loop_mutations },
  { "region", &region_mutations },
  { "function", &function_mutations },
  { "attribute", &attribute_mutations },
  { "body", &body_mutations },
  { "option", &option_mutations },
  { "summary", &summary_mutations },
  { "callee", &callee_mutations },
  { "variable", &variable_mutations },
};

bool
equal_p (const WalkedFunction &a, const WalkedFunction &b)
{
  return a.unsupported == b.unsupported && FunctionComparator::compare_with_facts (a, b) == 0;
}

/* True if some fact of KIND, or of any kind if that is none, differs.  */
bool
fact_differs_p (const FactList &a, const FactList &b, FactKind kind)
{
  if (a.facts ().size () != b.facts ().size ())
    return true;
  for (size_t i = 0; i < a.facts ().size (); i++)
    if (!a.same_p (b, i) && (kind == FactKind::none || a.facts ()[i].kind == kind))
      return true;
  return false;
}

/* What the comparator says of a function and of its mutation.  */
struct Answer
{
  bool key, fact, any_fact, digest;
};

/* Why ANSWER is not what EXPECT says, or null.  *LOST is set if more is told apart than need be.  */
const char *
complaint (const Expect &expect, const Answer &answer, bool has_digest, bool *lost)
{
  const char *missed = nullptr;
  switch (expect.what)
    {
    case Expect::What::key:
      missed = answer.key ? nullptr : answer.any_fact ? "in no key, only a fact" : "in no key";
      break;
    case Expect::What::fact:
      *lost = answer.key;
      missed = answer.key || answer.fact ? nullptr
               : answer.any_fact         ? "in a fact of another kind"
                                         : "in no fact";
      break;
    case Expect::What::either:
      missed = answer.key || answer.any_fact ? nullptr : "in neither key nor facts";
      break;
    case Expect::What::digest:
      return answer.digest ? nullptr : "not in the digest";
    case Expect::What::nothing:
      *lost = answer.key || answer.any_fact || answer.digest;
      return nullptr;
    }
  if (!missed && expect.in_digest && has_digest && !answer.digest)
    missed = "not in the digest";
  return missed;
}

} // namespace

Asker::Asker (const Limits &limits, FILE *out) : m_limits (limits), m_out (out)
{
  for (auto [subject, table] : tables)
    for (const Mutation &mutation : *table)
      if (limits.only.empty () || limits.only == mutation.field)
        m_mutations.emplace_back (&mutation, subject);
  m_tallies.resize (m_mutations.size ());
}

void
Asker::complain (const char *word, const Mutation &mutation, const Place &place, const char *why)
{
  char *text = nullptr;
  size_t size = 0;
  FILE *stream = open_memstream (&text, &size);
  if (!stream)
    return;
  if (place.stmt)
    print_gimple_stmt (stream, place.stmt, 0, TDF_SLIM);
  else if (place.thing)
    print_generic_expr (stream, place.thing, TDF_SLIM);
  fclose (stream);
  std::string where (text, size);
  free (text);
  for (char &each : where)
    if (each == '\n' || each == '\t')
      each = ' ';
  fprintf (m_out, "%s\t%s\t%s\t%s\t%s\t%s\n", word, mutation.field, why,
           IDENTIFIER_POINTER (DECL_ASSEMBLER_NAME (place.decl)), place.note, where.c_str ());
}

bool
Asker::ask (const Base &base, const Mutation &mutation, Place place, Tally &tally)
{
  Undo undo;
  place.turn = tally.made;
  if (!mutation.mutate (place, undo))
    {
      undo.run ();
      return false;
    }
  bool has_digest = !base.digest.empty ();
  if (!has_digest && mutation.expect.what == Expect::What::digest)
    {
      undo.run ();
      return false;
    }
  tally.made++;
  /* For the case that the comparator does not survive it.  */
  fprintf (m_out, "at\t%s\t%s\n", mutation.field,
           IDENTIFIER_POINTER (DECL_ASSEMBLER_NAME (place.decl)));
  WalkedFunction now = m_comparator.walk (place.node);
  bool refused = now.unsupported != Unsupported::none;
  Answer answer;
  answer.key = refused || FunctionComparator::compare (base.walked, now) != 0;
  answer.fact = !refused && fact_differs_p (base.walked.facts, now.facts, mutation.expect.kind);
  answer.any_fact = !refused && fact_differs_p (base.walked.facts, now.facts, FactKind::none);
  answer.digest = has_digest && m_portable.digest (place.node).text != base.digest;
  bool lost = false;
  const char *why = complaint (mutation.expect, answer, has_digest, &lost);
  if (why)
    {
      tally.missed++;
      complain ("missed", mutation, place, why);
    }
  else
    tally.seen++;
  if (lost)
    {
      tally.lost++;
      complain ("lost", mutation, place, answer.key ? "in the key" : "in facts or digest");
    }
  if (m_limits.leave_undone)
    undo.forget ();
  undo.run ();
  if (!equal_p (m_comparator.walk (place.node), base.walked)
      || m_portable.digest (place.node).text != base.digest)
    {
      tally.leaked++;
      complain ("leaked", mutation, place, "the function is not what it was");
    }
  return true;
}

void
Asker::function (cgraph_node *node)
{
  CurrentFunction current (DECL_STRUCT_FUNCTION (node->decl));
  Base base{ m_comparator.walk (node), "" };
  if (base.walked.unsupported != Unsupported::none)
    return;
  base.digest = m_portable.digest (node).text;
  WalkBuffers buffers;
  WalkOutput none (WalkOutput::Mode::key, buffers);
  Walk walk (m_comparator.unit (), none, node);
  Places places = find_places (walk);
  for (size_t i = 0; i < m_mutations.size (); i++)
    {
      const Mutation &mutation = *m_mutations[i].first;
      const std::vector<Place> &where = places[static_cast<unsigned> (mutation.where)];
      unsigned made = 0, count = where.size ();
      /* Each mutation starts at another place.  */
      unsigned start = i * 7919 + node->order;
      for (unsigned k = 0; k < count && k < tries && made < in_one_function
                           && m_tallies[i].made < m_limits.of_mutation;
           k++)
        made += ask (base, mutation, where[(start + k) % count], m_tallies[i]);
    }
}

void
Asker::print () const
{
  for (size_t i = 0; i < m_mutations.size (); i++)
    {
      static const char *const words[] = { "key", "fact", "either", "digest", "nothing" };
      const Mutation &mutation = *m_mutations[i].first;
      const Tally &tally = m_tallies[i];
      fprintf (m_out, "mutation\t%s\t%s\t%s%s%s\t%u\t%u\t%u\t%u\t%u\n", m_mutations[i].second,
               mutation.field, words[static_cast<unsigned> (mutation.expect.what)],
               mutation.expect.kind == FactKind::none ? "" : " ",
               mutation.expect.kind == FactKind::none ? "" : to_string (mutation.expect.kind),
               tally.made, tally.seen, tally.missed, tally.lost, tally.leaked);
    }
}

} // namespace mergefn::mutation
