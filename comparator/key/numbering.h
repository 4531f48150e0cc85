/* Serial numbers that stand in a key for things that have an identity.

   A local (SSA name, variable, block, loop, exception region) is the number of its first visit.  A
   global is its identity in the unit, numbered in the order in which the walks meet it.  No number
   is ever a pointer, a DECL_UID, an SSA version or a hash table's order, so two compilations agree.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_COMPARATOR_KEY_NUMBERING_H
#define MERGEFN_COMPARATOR_KEY_NUMBERING_H

#include "comparator/key/key.h"

namespace mergefn
{

/* The symbol that a use of SYMBOL reaches for certain: the target of an alias if nobody can
   interpose either, otherwise SYMBOL itself.  After a merge, a dropped function's representative is
   the kept function.  */
symtab_node *representative (symtab_node *symbol);

/* The declaration of DECL's representative; DECL itself if it names no symbol.  */
tree representative_decl (tree decl);

/* The class of each function of a cycle under examination.  */
using CycleClasses = std::unordered_map<const cgraph_node *, Item>;

/* Numbers of the unit's globals.  One object per unit; it owns nothing of GCC's.  */
class GlobalNumbering
{
public:
  /* The number of DECL, a function or a variable with an identity outside the function.  */
  Item number (tree decl);

  /* The class of functions that CALLEE, which may be null, is assumed equal to; none if it is in no cycle under
     examination.  */
  std::optional<Item> cycle_class (cgraph_node *callee) const;

  /* From here on a call to a member is a call to its class in CLASSES, which the caller keeps and may change
     between walks.  Null ends the examination.  */
  void assume_classes (const CycleClasses *classes) { m_classes = classes; }

  /* The declarations that have numbers, by number.  */
  const std::vector<tree> &numbered () const { return m_decls; }

  /* Forgets all numbers, so that the next walk starts at zero.  Knowledge of the unit's symbols
     stays.  */
  void restart ()
  {
    m_numbers.clear ();
    m_decls.clear ();
  }

  /* The number of the variable or function of the unit's symbol table whose DECL_PT_UID is UID, if there is one.  */
  std::optional<Item> number_of_uid (unsigned uid);

private:
  std::unordered_map<tree, Item> m_numbers;
  std::vector<tree> m_decls; /* By number.  */
  const CycleClasses *m_classes = nullptr;
  std::unordered_map<unsigned, tree> m_symbols;
  bool m_uids_listed = false;
};

/* Numbers of the unit's alias sets by first mention.  Zero, which conflicts with all, stays zero.
   GCC's own numbers depend on all that the unit has seen before.  */
class AliasSetNumbering
{
public:
  Item number (alias_set_type set);

  /* The alias sets that have numbers other than zero, by number from one on.  */
  const std::vector<alias_set_type> &numbered () const { return m_sets; }

private:
  std::unordered_map<alias_set_type, Item> m_numbers;
  std::vector<alias_set_type> m_sets;
};

/* A number, and whether this was its first visit.  */
struct LocalNumber
{
  Item number;
  bool first;
};

/* Numbers of one function's locals, by first visit.  Lives as long as one walk.  */
class LocalNumbering
{
public:
  explicit LocalNumbering (function *fun);

  LocalNumber ssa (const_tree name);
  LocalNumber decl (const_tree decl) { return visit (m_decls, decl); }
  LocalNumber block (const basic_block_def *block)
  {
    return visit (m_blocks[block->index], m_block_count);
  }
  LocalNumber loop (const class loop *loop) { return visit (m_loops, loop); }
  LocalNumber record (const_tree type) { return visit (m_records, type); }
  LocalNumber callee (const_tree fndecl) { return visit (m_callees, fndecl); }
  LocalNumber eh_region (const eh_region_d *region) { return visit (m_regions, region); }

  /* The number of NAME, DECL or BLOCK if it was visited, else NOT_VISITED.  */
  static constexpr Item not_visited = ~Item (0);
  Item seen_ssa (const_tree name) const;
  Item seen_decl (const_tree decl) const { return seen (m_decls, decl); }
  Item seen_block (const basic_block_def *block) const { return m_blocks[block->index]; }

  /* The locals visited so far, in the order of first visit.  */
  std::vector<const_tree> decls () const;

  /* The locals visited so far by DECL_PT_UID, as points-to sets name them.  */
  std::unordered_map<unsigned, Item> decls_by_pt_uid () const;

private:
  using Map = std::unordered_map<const void *, Item>;
  static LocalNumber visit (Map &map, const void *what);
  static LocalNumber visit (Item &slot, Item &count);
  static Item seen (const Map &map, const void *what);

  /* Names by version, and blocks by index.  */
  std::vector<Item> m_ssa_names, m_blocks;
  Item m_ssa_count = 0, m_block_count = 0;
  Map m_decls, m_loops, m_regions, m_records, m_callees;
};

} // namespace mergefn

#endif
