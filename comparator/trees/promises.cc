/* Promises of declarations.  Reads declarations, never changes one.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "comparator/trees/promises.h"
#include "comparator/faults.h"
#include "comparator/trees/attributes.h"
#include "comparator/trees/parts.h"
#include "comparator/key/constants.h"

namespace mergefn
{

bool
nothrow_matters_p ()
{
  return flag_exceptions || in_lto_p;
}

int
special_flags (const_tree fndecl)
{
  return flags_from_decl_or_type (fndecl) & (ECF_RETURNS_TWICE | ECF_MAY_BE_ALLOCA);
}

/* True if TYPE has virtual functions, or a part that does.  SEEN are the classes that were looked at.  GCC's own
   question (contains_polymorphic_type_p) takes time for each place in which a class is held.  */
static bool
holds_virtual_functions_p (const_tree type, std::unordered_set<const_tree> &seen)
{
  while (TREE_CODE (type) == ARRAY_TYPE)
    type = TREE_TYPE (type);
  if (!RECORD_OR_UNION_TYPE_P (type) || !seen.insert (TYPE_MAIN_VARIANT (type)).second)
    return false;
  if (TYPE_BINFO (type) && polymorphic_type_binfo_p (TYPE_BINFO (type)))
    return true;
  return any_part_p (type,
                     [&seen] (const_tree part) { return holds_virtual_functions_p (part, seen); });
}

bool
polymorphic_p (const_tree type)
{
  std::unordered_set<const_tree> seen;
  return holds_virtual_functions_p (TYPE_MAIN_VARIANT (type), seen);
}

/* The class with virtual functions of which FNDECL constructs an object, or null.  */
static tree
constructed_class (const_tree fndecl)
{
  tree type = TREE_TYPE (fndecl);
  if (!DECL_CXX_CONSTRUCTOR_P (fndecl) || TREE_CODE (type) != METHOD_TYPE)
    return NULL_TREE;
  tree made = TYPE_MAIN_VARIANT (TYPE_METHOD_BASETYPE (type));
  return polymorphic_p (made) ? made : NULL_TREE;
}

bool
constructs_p (const_tree fndecl)
{
  return constructed_class (fndecl) != NULL_TREE;
}

bool
construct_alike_p (const_tree a, const_tree b)
{
  return constructed_class (a) == constructed_class (b);
}

void
put_attribute_meaning (KeyBuilder &out, const_tree attribute, const_tree fndecl)
{
  const_tree name = get_attribute_name (attribute);
  const bool nonnull = is_attribute_p ("nonnull", name) && !TREE_VALUE (attribute);
  const bool access = is_attribute_p ("access", name);
  if (!nonnull && !access)
    return;
  out.put (access && warn_array_parameter >= 2);
  for (tree parm = DECL_ARGUMENTS (fndecl); parm; parm = DECL_CHAIN (parm))
    {
      out.put (POINTER_TYPE_P (TREE_TYPE (parm)));
      if (access)
        put_pointed_size (out, TREE_TYPE (parm));
    }
}

bool
attribute_alike_p (const_tree attribute, const_tree a, const_tree b)
{
  auto meaning = [attribute] (const_tree fndecl) {
    KeyBuffers buffers;
    KeyBuilder out (KeyBuilder::Mode::key, buffers);
    put_attribute_meaning (out, attribute, fndecl);
    return buffers.items;
  };
  return meaning (a) == meaning (b);
}

static void
put_promises_of_function (KeyBuilder &out, const_tree decl)
{
  out.put (TREE_READONLY (decl));
  out.put (DECL_PURE_P (decl));
  out.put (DECL_LOOPING_CONST_OR_PURE_P (decl));
  out.put (nothrow_matters_p () && TREE_NOTHROW (decl));
  out.put (TREE_THIS_VOLATILE (decl)); /* It does not return.  */
  out.put (DECL_IS_MALLOC (decl));
  out.put (DECL_IS_NOVOPS (decl));
  out.put (special_flags (decl));
  out.put (DECL_IS_OPERATOR_NEW_P (decl));
  out.put (DECL_IS_OPERATOR_DELETE_P (decl));
  out.put (DECL_IS_REPLACEABLE_OPERATOR (decl));
  out.put (DECL_CXX_CONSTRUCTOR_P (decl));
  /* GCC knows a built-in function by its class and code.  */
  bool built_in = fndecl_built_in_p (decl);
  out.put (built_in ? 1 + DECL_BUILT_IN_CLASS (decl) : 0);
  out.put (built_in ? DECL_UNCHECKED_FUNCTION_CODE (decl) : 0);
  for (AttributeRole role : { AttributeRole::code, AttributeRole::fact })
    put_attributes (out, TYPE_ATTRIBUTES (TREE_TYPE (decl)), role);
}

static void
put_promises_of_variable (KeyBuilder &out, const_tree decl)
{
  out.put (TREE_READONLY (decl));
  out.put (TREE_THIS_VOLATILE (decl));
  out.put (DECL_NONALIASED (decl));
  out.put (DECL_ALIGN (decl));
  out.put (DECL_TLS_MODEL (decl));
  /* For points-to analysis (make_constraint_from_global_restrict).  */
  out.put (POINTER_TYPE_P (TREE_TYPE (decl)) && TYPE_RESTRICT (TREE_TYPE (decl))
           && !faulty_p (Fault::standing));
  /* For -funconstrained-commons.  */
  out.put (DECL_COMMON (decl));
  put_constant_or_missing (out, DECL_SIZE (decl));
}

void
put_promises (KeyBuilder &out, tree decl)
{
  if (TREE_CODE (decl) == FUNCTION_DECL)
    put_promises_of_function (out, decl);
  else if (VAR_P (decl))
    put_promises_of_variable (out, decl);
  else
    return;
  /* The section tells whether an address is near or far (ix86_in_large_data_p).  */
  const char *section = faulty_p (Fault::standing) ? nullptr : DECL_SECTION_NAME (decl);
  out.put_bytes (section, section ? strlen (section) : 0);
  /* A weak symbol may have no address.  */
  out.put (DECL_WEAK (decl) && DECL_EXTERNAL (decl) && !DECL_COMDAT (decl));
  for (AttributeRole role : { AttributeRole::code, AttributeRole::fact })
    put_attributes (out, DECL_ATTRIBUTES (decl), role);
}

namespace
{

/* What a declaration promises, and whether all of it could be written.  */
struct Promises
{
  std::vector<Item> items;
  Unsupported unsupported;
};

Promises
promises_of (tree decl)
{
  KeyBuffers buffers;
  KeyBuilder out (KeyBuilder::Mode::key, buffers);
  put_promises (out, decl);
  return { buffers.items, out.unsupported () };
}

} // namespace

bool
promise_alike_p (tree a, tree b)
{
  if (a == b)
    return true;
  if (TREE_CODE (a) == FUNCTION_DECL && !construct_alike_p (a, b))
    return false;
  Promises of_a = promises_of (a), of_b = promises_of (b);
  return of_a.items == of_b.items && of_a.unsupported == Unsupported::none
         && of_b.unsupported == Unsupported::none;
}

void
FormerPromises::note (cgraph_node *function)
{
  auto [found, is_new] = m_of_functions.try_emplace (function->get_uid (), -1);
  if (!is_new)
    return;
  Promises promises = promises_of (function->decl);
  if (promises.unsupported == Unsupported::none)
    found->second
        = m_numbers.try_emplace (std::move (promises.items), m_numbers.size ()).first->second;
}

void
FormerPromises::note_copy (cgraph_node *source, cgraph_node *copy)
{
  note (source);
  m_of_functions[copy->get_uid ()] = m_of_functions.at (source->get_uid ());
}

void
FormerPromises::note_merge (cgraph_node *kept, cgraph_node *dropped)
{
  if (!alike_p (kept, dropped))
    m_of_functions[kept->get_uid ()] = -1;
}

bool
FormerPromises::alike_p (cgraph_node *a, cgraph_node *b)
{
  note (a);
  note (b);
  const int of_a = m_of_functions.at (a->get_uid ());
  return of_a >= 0 && of_a == m_of_functions.at (b->get_uid ())
         && construct_alike_p (a->decl, b->decl);
}

void
put_promises_of_alias (KeyBuilder &out, tree decl, tree target)
{
  if (promise_alike_p (decl, target))
    {
      out.put (Item (0));
      return;
    }
  Promises promises = promises_of (decl);
  if (promises.unsupported != Unsupported::none)
    out.refuse (promises.unsupported);
  /* Classes of this unit alone have no name to tell them apart by.  */
  if (TREE_CODE (decl) == FUNCTION_DECL && !construct_alike_p (decl, target))
    out.refuse (Unsupported::operand);
  out.put (promises.items.size ());
  out.put_items (promises.items);
}

} // namespace mergefn
