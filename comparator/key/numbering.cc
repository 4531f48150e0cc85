/* Serial numbers for globals and locals.  Reads the symbol table, never changes it.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "comparator/key/numbering.h"
#include "comparator/compat.h"
#include "comparator/faults.h"

namespace mergefn
{

symtab_node *
representative (symtab_node *symbol)
{
  availability avail;
  symtab_node *target = symbol->ultimate_alias_target (&avail);
  if (faulty_p (Fault::symbols))
    return target;
  if (target == symbol || avail <= AVAIL_INTERPOSABLE)
    return symbol;
  /* Where the target's own symbol may come to reach something else, the alias still reaches the
     target.  */
  bool replaceable
      = target->get_availability () <= AVAIL_INTERPOSABLE || compat::replaceable_p (target);
  return replaceable ? symbol : target;
}

tree
representative_decl (tree decl)
{
  if (TREE_CODE (decl) != FUNCTION_DECL && !VAR_P (decl))
    return decl;
  symtab_node *symbol = symtab_node::get (decl);
  return symbol ? representative (symbol)->decl : decl;
}

Item
GlobalNumbering::number (tree decl)
{
  decl = representative_decl (decl);
  auto [where, first] = m_numbers.emplace (decl, m_numbers.size ());
  if (first)
    m_decls.push_back (decl);
  return where->second;
}

std::optional<Item>
GlobalNumbering::cycle_class (cgraph_node *callee) const
{
  if (!m_classes || !callee)
    return {};
  auto found = m_classes->find (dyn_cast<cgraph_node *> (representative (callee)));
  if (found == m_classes->end ())
    return {};
  return found->second;
}

std::optional<Item>
GlobalNumbering::number_of_uid (unsigned uid)
{
  if (!m_uids_listed)
    {
      varpool_node *variable;
      FOR_EACH_VARIABLE (variable)
        m_symbols.emplace (DECL_PT_UID (variable->decl), variable->decl);
      cgraph_node *function;
      FOR_EACH_FUNCTION (function)
        if (!function->inlined_to)
          m_symbols.emplace (DECL_PT_UID (function->decl), function->decl);
      m_uids_listed = true;
    }
  auto found = m_symbols.find (uid);
  if (found == m_symbols.end ())
    return {};
  return number (found->second);
}

Item
AliasSetNumbering::number (alias_set_type set)
{
  if (!set)
    return 0;
  auto [where, first] = m_numbers.emplace (set, m_sets.size () + 1);
  if (first)
    m_sets.push_back (set);
  return where->second;
}

LocalNumbering::LocalNumbering (function *fun)
    : m_ssa_names (vec_safe_length (SSANAMES (fun)), not_visited),
      m_blocks (last_basic_block_for_fn (fun), not_visited)
{
}

LocalNumber
LocalNumbering::visit (Map &map, const void *what)
{
  auto [where, first] = map.emplace (what, map.size ());
  return { where->second, first };
}

LocalNumber
LocalNumbering::visit (Item &slot, Item &count)
{
  bool first = slot == not_visited;
  if (first)
    slot = count++;
  return { slot, first };
}

LocalNumber
LocalNumbering::ssa (const_tree name)
{
  return visit (m_ssa_names[SSA_NAME_VERSION (name)], m_ssa_count);
}

Item
LocalNumbering::seen_ssa (const_tree name) const
{
  return m_ssa_names[SSA_NAME_VERSION (name)];
}

Item
LocalNumbering::seen (const Map &map, const void *what)
{
  auto found = map.find (what);
  return found == map.end () ? not_visited : found->second;
}

std::vector<const_tree>
LocalNumbering::decls () const
{
  std::vector<const_tree> result (m_decls.size ());
  for (auto [decl, number] : m_decls)
    result[number] = static_cast<const_tree> (decl);
  return result;
}

std::unordered_map<unsigned, Item>
LocalNumbering::decls_by_pt_uid () const
{
  std::unordered_map<unsigned, Item> result;
  for (auto [decl, number] : m_decls)
    result.emplace (DECL_PT_UID (static_cast<const_tree> (decl)), number);
  return result;
}

} // namespace mergefn
