/* Portable names.  Reads IR, changes nothing.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "comparator/portable/portable_digest.h"
#include "comparator/facts/reference_facts.h"
#include "comparator/compat.h"
#include "comparator/portable/code_options.h"
#include "comparator/portable/unit_names.h"
#include "comparator/portable/constant_tables.h"
#include "comparator/faults.h"
#include "comparator/facts/points_to.h"
#include "comparator/trees/attributes.h"
#include "comparator/trees/constant_variables.h"
#include "comparator/trees/type_names.h"
#include "comparator/walk/operands.h"
#include "comparator/trees/promises.h"

namespace mergefn
{

namespace
{

/* Writes one walked function into a digest.  */
class Writer
{
public:
  Writer (Unit &unit, const WalkedFunction &walked, const PortableDigests::Open &open,
          ConstantTables &tables, Digest &out)
      : m_unit (unit), m_walked (walked), m_open (open), m_tables (tables), m_out (out),
        m_fndecl (walked.node->decl),
        m_strict_aliasing (opt_for_fn (m_fndecl, flag_strict_aliasing))
  {
  }

  void run ();
  NotPortable reason () const { return m_reason; }
  const std::vector<tree> &left_open () const { return m_left_open; }

private:
  void refuse (NotPortable reason)
  {
    if (m_reason == NotPortable::none)
      m_reason = reason;
  }
  void declaration ();
  void facts ();
  void statements ();
  bool tables ();
  void global (tree decl);
  bool names_open_function_p (const ConstantTable &table) const;
  void constant (tree decl, tree value);
  void accessed_type (tree type);
  void alias_sets_of (tree type);
  void class_ (tree type);
  void stored_numbers ();
  void alias_relations ();

  Unit &m_unit;
  const WalkedFunction &m_walked;
  const PortableDigests::Open &m_open;
  ConstantTables &m_tables;
  std::vector<tree> m_left_open;
  Digest &m_out;
  tree m_fndecl;
  bool m_strict_aliasing;
  bool m_calls_known_body = false;
  bool m_stores_numbers = false; /* Some call may become a store of a number.  */
  /* Types of which alias_sets_of has written the parts, by first mention.  */
  std::unordered_map<const_tree, Item> m_parted;
  size_t m_globals = 0, m_types = 0, m_classes = 0, m_contents = 0; /* Written so far.  */
  NotPortable m_reason = NotPortable::none;
};

/* Writes what merging within a unit looks at besides the key.  */
void
Writer::declaration ()
{
  m_out.section ("declaration");
  m_out.put (DECL_ALIGN (m_fndecl));
  m_out.put (DECL_USER_ALIGN (m_fndecl));
}

/* True if the points-to FACT names an object by this unit's number.  */
bool
names_by_uid_p (const FactList &list, const Fact &fact)
{
  for (unsigned at = fact.begin + 1; at + 1 < fact.end; at += 2)
    if (list.values ()[at] == Item (Member::elsewhere))
      return true;
  return false;
}

/* Writes all facts but those that speak for the function to its callers.  GCC does not use these
   for the function's own code.  */
void
Writer::facts ()
{
  const FactList &list = m_walked.facts;
  m_out.section ("facts");
  m_out.put (m_walked.collected.before_copies);
  for (const Fact &fact : list.facts ())
    {
      if (fact.kind == FactKind::modref || fact.kind == FactKind::statics)
        continue;
      if (fact.kind == FactKind::points_to && names_by_uid_p (list, fact))
        refuse (NotPortable::analysis);
      /* The last of the function's own flags is that it is opaque, which also speaks to its callers alone.  Their
         digests have it.  */
      const bool own_flags
          = fact.kind == FactKind::function_flags && fact.site == m_walked.sites.size ();
      const unsigned end = fact.end - own_flags;
      m_out.put_text (to_string (fact.kind));
      m_out.put (fact.site);
      m_out.put (end - fact.begin);
      for (unsigned at = fact.begin; at < end; at++)
        m_out.put (list.values ()[at]);
    }
}

/* True if GCC may look at the body of CALL's callee, now or once it knows the callee.  */
bool
known_body_p (const gcall *call)
{
  if (gimple_call_internal_p (call))
    return false;
  tree fndecl = gimple_call_fndecl (call);
  if (!fndecl)
    return true;
  const cgraph_node *callee = cgraph_node::get (fndecl);
  return callee && callee->definition;
}

void
Writer::statements ()
{
  basic_block bb;
  FOR_EACH_BB_FN (bb, DECL_STRUCT_FUNCTION (m_fndecl))
  for (gimple_stmt_iterator gsi = gsi_start_bb (bb); !gsi_end_p (gsi); gsi_next (&gsi))
    if (const gcall *call = dyn_cast<const gcall *> (gsi_stmt (gsi)))
      {
        m_calls_known_body |= known_body_p (call);
        m_stores_numbers |= stores_number_p (call);
      }
    else if (const gasm *code = dyn_cast<const gasm *> (gsi_stmt (gsi)))
      if (*gimple_asm_string (code))
        refuse (NotPortable::assembly);
}

/* True if TABLE names the function itself, or another of which the digest is to say nothing.  */
bool
Writer::names_open_function_p (const ConstantTable &table) const
{
  return table.symbols.count (m_fndecl)
         || std::any_of (m_open.begin (), m_open.end (),
                         [&] (const_tree function) { return table.symbols.count (function) != 0; });
}

/* Writes DECL, of which only the VALUE counts.  The globals in VALUE are numbered like all
   others.  */
void
Writer::constant (tree decl, tree value)
{
  const ConstantTable *table = m_tables.find (m_walked.node, decl, value);
  if (table && !names_open_function_p (*table))
    {
      refuse (table->reason);
      m_out.put_text ("table");
      m_out.put_text (table->digest);
      return;
    }
  WalkBuffers buffers;
  WalkOutput items (WalkOutput::Mode::key, buffers);
  Walk walk (m_unit, items, m_walked.node);
  put_constant_variable (walk, decl, value);
  if (items.unsupported () != Unsupported::none)
    refuse (NotPortable::constant);
  m_out.put_text ("constant");
  m_out.put (buffers.items);
}

void
Writer::global (tree decl)
{
  if (decl == m_fndecl)
    refuse (NotPortable::own_address);
  else if (m_open.count (decl))
    {
      m_out.put_text ("open");
      m_out.put (marked_p (decl, Mark::opaque));
      m_left_open.push_back (decl);
    }
  else if (std::optional<tree> value = constant_value (decl))
    constant (decl, *value);
  else
    refuse (put_symbol (m_out, m_unit.types, decl));
}

/* Writes the alias sets of TYPE and of its parts, in the order of the layout.  A late pass may take a
   copy of an object apart (pass_sra), and then accesses the parts by their own types.  */
void
Writer::alias_sets_of (tree type)
{
  m_out.put (m_unit.alias_sets.number (get_alias_set (type)));
  switch (TREE_CODE (type))
    {
    case ARRAY_TYPE:
    case COMPLEX_TYPE:
    case VECTOR_TYPE:
      alias_sets_of (TREE_TYPE (type));
      break;
    case RECORD_TYPE:
    case UNION_TYPE:
    case QUAL_UNION_TYPE:
      {
        auto [place, first] = m_parted.emplace (type, m_parted.size ());
        m_out.put (place->second);
        if (!first)
          break;
      }
      for (tree field = TYPE_FIELDS (type); field; field = DECL_CHAIN (field))
        if (TREE_CODE (field) == FIELD_DECL)
          {
            m_out.put (DECL_NONADDRESSABLE_P (field));
            alias_sets_of (TREE_TYPE (field));
          }
      break;
    default:
      break;
    }
}

/* Writes TYPE as alias analysis sees it.  A pattern of numbers does as long as the function's
   accesses are held against each other.  A callee's accesses, as far as GCC knows them, are of
   types that are not in the pattern.  GCC's knowledge of them may change up to the end of the
   compile.  */
void
Writer::accessed_type (tree type)
{
  /* Nothing says how wide such a type is.  */
  if (compat::bit_int_p (type))
    refuse (NotPortable::types);
  m_out.put (TREE_CODE (type));
  m_out.put (m_unit.types.value (type));
  m_out.put (TYPE_STRUCTURAL_EQUALITY_P (type));
  if (!m_strict_aliasing)
    return;
  alias_sets_of (type);
  if (!m_calls_known_body)
    return;
  std::string name;
  if (!add_type_name (type, name))
    refuse (NotPortable::unnamed_type);
  m_out.put_text (name);
}

/* Writes which class TYPE is if that matters for virtual calls.  Any other class goes by its
   restrict pointers.  */
void
Writer::class_ (tree type)
{
  m_out.put (TREE_CODE (type));
  m_out.put (m_unit.types.value (type));
  if (!AGGREGATE_TYPE_P (type) || !polymorphic_p (type))
    return;
  std::string name;
  if (!add_type_name (type, name))
    refuse (NotPortable::local_class);
  m_out.put_text (name);
}

/* Writes what the numbers stand for that were given since the last call.  True if there were any:
   writing them may give new ones.  */
bool
Writer::tables ()
{
  std::vector<tree> globals = m_unit.globals.numbered ();
  std::vector<tree> types = m_unit.types.identities ();
  std::vector<tree> classes = m_unit.types.odr_identities ();
  std::vector<TypeTable::Content> contents = m_unit.types.contents ();
  bool more = m_globals < globals.size () || m_types < types.size () || m_classes < classes.size ()
              || m_contents < contents.size ();
  m_out.section ("globals");
  for (; m_globals < globals.size () && m_reason == NotPortable::none; m_globals++)
    global (globals[m_globals]);
  m_out.section ("types");
  for (; m_types < types.size (); m_types++)
    accessed_type (types[m_types]);
  m_out.section ("classes");
  for (; m_classes < classes.size (); m_classes++)
    class_ (classes[m_classes]);
  m_out.section ("contents");
  for (; m_contents < contents.size (); m_contents++)
    m_out.put (contents[m_contents]);
  return more;
}

/* A function with more is not worth the time: it grows with the square of their number.  */
constexpr size_t most_alias_sets = 256;

/* Writes which alias sets are those of numbers, if some call may become a store of one.  No other statement need have
   that set.  */
void
Writer::stored_numbers ()
{
  if (!m_stores_numbers)
    return;
  m_out.section ("numbers");
  for (tree type : { integer_type_node, float_type_node, double_type_node, long_double_type_node,
                     ptr_type_node })
    m_out.put (m_unit.alias_sets.number (get_alias_set (type)));
}

/* Writes how each two of the alias sets relate: nothing else is asked of them.  */
void
Writer::alias_relations ()
{
  m_out.section ("alias sets");
  const std::vector<alias_set_type> &sets = m_unit.alias_sets.numbered ();
  m_out.put (sets.size ());
  if (sets.size () > most_alias_sets)
    {
      refuse (NotPortable::types);
      return;
    }
  for (size_t i = 0; i < sets.size (); i++)
    {
      m_out.put (alias_set_subset_of (0, sets[i]) * 2 + alias_set_subset_of (sets[i], 0));
      for (size_t j = 0; j < i; j++)
        m_out.put (alias_sets_conflict_p (sets[i], sets[j]) * 4
                   + alias_set_subset_of (sets[i], sets[j]) * 2
                   + alias_set_subset_of (sets[j], sets[i]));
    }
}

void
Writer::run ()
{
  declaration ();
  m_out.section ("key");
  m_out.put (m_walked.key);
  facts ();
  statements ();
  while (m_reason == NotPortable::none && tables ())
    ;
  stored_numbers ();
  alias_relations ();
}

/* Long texts that functions share are digested once.  */
std::string
digest_of (const std::string &text)
{
  Digest digest;
  digest.put_text (text);
  return digest.finish ();
}

bool
global_registers_p ()
{
  return std::any_of (std::begin (global_regs), std::end (global_regs),
                      [] (char used) { return used; });
}

} // namespace

PortableDigests::PortableDigests (const char *plugin_version)
    : m_unit_portable (!in_lto_p && !global_registers_p () && !code_listed_outside_p ()
                       && !gives_names_meaning_p ()),
      m_compile (digest_of (std::string (plugin_version) + '\n' + compile_options_text ()))
{
}

const std::string &
PortableDigests::function_options (tree fndecl)
{
  std::string &text = m_function_options[{ DECL_FUNCTION_SPECIFIC_OPTIMIZATION (fndecl),
                                           DECL_FUNCTION_SPECIFIC_TARGET (fndecl) }];
  if (text.empty ())
    text = digest_of (function_options_text (fndecl));
  return text;
}

PortableDigest
PortableDigests::digest (cgraph_node *node)
{
  if (!m_unit_portable)
    return { "", NotPortable::unit };
  m_comparator.restart ();
  WalkedFunction walked = m_comparator.walk (node);
  if (walked.unsupported != Unsupported::none)
    return { "", NotPortable::unsupported };
  CurrentFunction current (DECL_STRUCT_FUNCTION (node->decl));
  Digest out;
  out.section ("mergefn 1");
  out.put_text (m_compile);
  out.put_text (function_options (node->decl));
  Writer writer (m_comparator.unit (), walked, m_open, m_tables, out);
  writer.run ();
  if (writer.reason () != NotPortable::none)
    return { "", writer.reason () };
  if (walked.facts_in_key)
    return { "", NotPortable::unsupported };
  return { out.finish (), NotPortable::none, walked.insns, writer.left_open () };
}

} // namespace mergefn
