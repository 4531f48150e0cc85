/* Summaries as facts.  Changes none.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "comparator/facts/summaries.h"
#include "comparator/compat.h"
#include "comparator/trees/attributes.h"
#include "comparator/trees/promises.h"

namespace mergefn
{

namespace
{

void
put_all (FactList &list, const std::vector<Item> &items)
{
  for (Item item : items)
    list.put (item);
}

/* GCC reads whether it is a destructor, or final, wherever a virtual table names the function.  */
void
put_flags (const cgraph_node *node, unsigned site, FactList &list)
{
  tree decl = node->decl;
  list.begin (FactKind::function_flags, site);
  list.put (TREE_READONLY (decl) ? 2 : DECL_PURE_P (decl) ? 1 : 0);
  list.put (DECL_LOOPING_CONST_OR_PURE_P (decl));
  list.put (nothrow_matters_p () && TREE_NOTHROW (decl));
  list.put (DECL_IS_MALLOC (decl));
  list.put (node->nonfreeing_fn);
  list.put (DECL_CXX_DESTRUCTOR_P (decl));
  list.put (DECL_FINAL_P (decl));
  list.put (marked_p (decl, Mark::opaque));
}

void
put_promises (Walk &walk, unsigned site, FactList &list)
{
  tree decl = walk.self->decl;
  tree of_decl = DECL_ATTRIBUTES (decl), of_type = TYPE_ATTRIBUTES (TREE_TYPE (decl));
  list.begin (FactKind::attributes, site);
  if (!promises_p (of_decl) && !promises_p (of_type))
    {
      list.put (static_cast<Item> (Tag::missing));
      return;
    }
  KeyBuffers buffers;
  KeyBuilder attributes (KeyBuilder::Mode::key, buffers);
  put_attributes (attributes, of_decl, AttributeRole::fact);
  attributes.put (Tag::missing);
  put_attributes (attributes, of_type, AttributeRole::fact);
  for (tree list : { of_decl, of_type })
    for (; list; list = TREE_CHAIN (list))
      put_attribute_meaning (attributes, list, decl);
  /* If an attribute's argument cannot be written down, the function is equal to itself only.  */
  if (attributes.unsupported () != Unsupported::none)
    list.put (walk.unit.globals.number (decl));
  put_all (list, buffers.items);
}

void
put_access (std::vector<Item> &items, const modref_access_node &access)
{
  items.push_back (access.parm_index);
  items.push_back (access.parm_offset_known);
  for (unsigned i = 0; i < NUM_POLY_INT_COEFFS; i++)
    {
      items.push_back (access.offset.coeffs[i]);
      items.push_back (access.size.coeffs[i]);
      items.push_back (access.max_size.coeffs[i]);
      items.push_back (access.parm_offset.coeffs[i]);
    }
}

void
put_records (std::vector<Item> &items, const modref_records *records, AliasSets sets)
{
  items.push_back (records ? 1 + records->every_base : 0);
  if (!records || !records->bases)
    return;
  items.push_back (records->bases->length ());
  for (const auto *base : *records->bases)
    {
      items.push_back (sets == AliasSets::listed ? base->base : 0);
      items.push_back (base->every_ref);
      items.push_back (vec_safe_length (base->refs));
      for (unsigned i = 0; i < vec_safe_length (base->refs); i++)
        {
          const auto *ref = (*base->refs)[i];
          items.push_back (sets == AliasSets::listed ? ref->ref : 0);
          items.push_back (ref->every_access);
          items.push_back (vec_safe_length (ref->accesses));
          for (unsigned j = 0; j < vec_safe_length (ref->accesses); j++)
            put_access (items, (*ref->accesses)[j]);
        }
    }
}

void
put_modref (cgraph_node *node, unsigned site, FactList &list)
{
  list.begin (FactKind::modref, site);
  const modref_summary *summary = get_modref_function_summary (readable_name (node));
  if (!summary)
    return;
  put_all (list, modref_accesses (summary, AliasSets::listed));
  put_all (list, compat::modref_flags (summary));
}

/* A digest of SET; there may be thousands of variables.  */
Item
digest (const_bitmap set)
{
  if (!set)
    return 0;
  Item result = 1;
  unsigned bit;
  bitmap_iterator iterator;
  EXECUTE_IF_SET_IN_BITMAP (set, 0, bit, iterator)
    result = (result ^ bit) * 0xff51afd7ed558ccdull + (result >> 29);
  return result;
}

void
put_statics (cgraph_node *node, unsigned site, FactList &list)
{
  list.begin (FactKind::statics, site);
  Statics statics = statics_of (node);
  list.put (digest (statics.read));
  list.put (digest (statics.written));
}

} // namespace

Statics
statics_of (cgraph_node *node)
{
  if (marked_p (node->decl, Mark::no_statics))
    return { nullptr, nullptr };
  node = readable_name (node);
  return { ipa_reference_get_read_global (node), ipa_reference_get_written_global (node) };
}

cgraph_node *
readable_name (cgraph_node *node)
{
  ipa_ref *ref;
  if (node->get_availability () <= AVAIL_INTERPOSABLE)
    FOR_EACH_ALIAS (node, ref)
      {
        cgraph_node *alias = dyn_cast<cgraph_node *> (ref->referring);
        if (alias && alias->get_availability () > AVAIL_INTERPOSABLE)
          return alias;
      }
  return node;
}

std::vector<Item>
modref_accesses (const modref_summary *summary, AliasSets sets)
{
  std::vector<Item> items;
  put_records (items, summary->loads, sets);
  put_records (items, summary->stores, sets);
  return items;
}

void
collect_summaries (Walk &walk, unsigned site, FactList &list)
{
  put_flags (walk.self, site, list);
  put_promises (walk, site, list);
  put_modref (walk.self, site, list);
  put_statics (walk.self, site, list);
}

} // namespace mergefn
