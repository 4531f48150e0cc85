/* Serial numbers that stand in a key for things that have an identity.

   A local (SSA name, variable, block, loop, exception region) is the number of its first visit; a
   global is its identity in the unit, numbered in the order in which the walks meet it.  Neither is
   ever a pointer, a DECL_UID, an SSA version or a hash table's order, so two compilations agree.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_COMPARATOR_NUMBERING_H
#define MERGEFN_COMPARATOR_NUMBERING_H

#include "key.h"

namespace mergefn
{

/* A global as a key shows it: an identity, or, while a cycle of calls is examined, the class of
   functions that it is assumed equal to.  */
struct GlobalNumber
{
  bool is_cycle_class;
  Item number;
};

/* The symbol that a use of SYMBOL reaches for certain: the target of an alias that nobody can
   interpose, otherwise SYMBOL itself.  A merged function is its survivor from then on.  */
symtab_node *representative (symtab_node *symbol);

/* Numbers of the unit's globals.  One object per unit; it owns nothing of GCC's.  */
class GlobalNumbering
{
public:
  /* The number of DECL, a function or a variable with an identity outside the function.  */
  Item number (tree decl);

  /* As number, but a function in a cycle under examination is its class.  */
  GlobalNumber callee_number (tree fndecl);

  /* From here on calls to members are the classes given; an empty map ends the examination.  */
  void assume_classes (std::unordered_map<const cgraph_node *, Item> classes)
  {
    m_classes = std::move (classes);
  }

  /* True and the number, if UID is the DECL_UID of a variable of the unit's symbol table.  */
  bool number_of_variable_uid (unsigned uid, Item *number);

private:
  std::unordered_map<const_tree, Item> m_numbers;
  std::unordered_map<const cgraph_node *, Item> m_classes;
  std::unordered_map<unsigned, tree> m_variables;
  bool m_variables_listed = false;
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
  LocalNumber block (const basic_block_def *block) { return visit (m_blocks, block); }
  LocalNumber loop (const class loop *loop) { return visit (m_loops, loop); }
  LocalNumber eh_region (const eh_region_d *region) { return visit (m_regions, region); }

  /* The number of NAME, DECL or BLOCK if it was visited, else NOT_VISITED.  */
  static constexpr Item not_visited = ~Item (0);
  Item seen_ssa (const_tree name) const;
  Item seen_decl (const_tree decl) const { return seen (m_decls, decl); }
  Item seen_block (const basic_block_def *block) const { return seen (m_blocks, block); }

  /* The locals visited so far, in that order.  */
  std::vector<const_tree> decls () const;

  /* The locals visited so far by DECL_PT_UID, as points-to sets name them.  */
  std::unordered_map<unsigned, Item> decls_by_pt_uid () const;

private:
  using Map = std::unordered_map<const void *, Item>;
  static LocalNumber visit (Map &map, const void *what);
  static Item seen (const Map &map, const void *what);

  std::vector<Item> m_ssa_names;
  Item m_ssa_count = 0;
  Map m_decls, m_blocks, m_loops, m_regions;
};

} // namespace mergefn

#endif
