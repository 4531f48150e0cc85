/* Public symbols in digests.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "comparator/portable/portable_symbols.h"
#include "comparator/faults.h"
#include "comparator/portable/unit_names.h"
#include "comparator/trees/attributes.h"
#include "comparator/trees/promises.h"

namespace mergefn
{

#define NAMED_TYPE NotPortable
#define NAMED_LIST "comparator/portable/not_portable.def"
#include "comparator/to_string.def"

/* Writes where the linker finds DECL's symbol.  --wrap and the like change what a name means where it is undefined.  GCC
   also takes two variables to be apart unless it sees that one is an alias of the other, whichever definition will be
   linked (symtab_node::equal_address_to).  So each variable goes with the name of its storage.  */
static void
put_standing (Digest &out, tree decl)
{
  if (faulty_p (Fault::standing))
    return;
  symtab_node *node = symtab_node::get (decl);
  out.put (node && node->definition && !DECL_EXTERNAL (decl));
  if (node && VAR_P (decl))
    out.put_text (IDENTIFIER_POINTER (DECL_ASSEMBLER_NAME (node->ultimate_alias_target ()->decl)));
}

/* Writes what this unit takes for granted of DECL.  Another unit's declaration may promise less.  */
static NotPortable
put_promises_of (Digest &out, TypeTable &types, tree decl)
{
  KeyBuffers buffers;
  KeyBuilder items (KeyBuilder::Mode::key, buffers);
  put_promises (items, decl);
  out.put (buffers.items);
  if (items.unsupported () != Unsupported::none)
    return NotPortable::constant;
  /* Points-to analysis goes by the fields of this unit's declaration (create_variable_info_for_1).  */
  if (VAR_P (decl) && RECORD_OR_UNION_TYPE_P (TREE_TYPE (decl))
      && types.holds_restrict_p (TREE_TYPE (decl)))
    return NotPortable::analysis;
  return NotPortable::none;
}

NotPortable
put_symbol (Digest &out, TypeTable &types, tree decl)
{
  if (!TREE_PUBLIC (decl) || (VAR_P (decl) && DECL_HARD_REGISTER (decl)) || bound_locally_p (decl))
    return TREE_CODE (decl) == FUNCTION_DECL ? NotPortable::local_function
                                             : NotPortable::local_variable;
  out.put_text (VAR_P (decl) ? "variable" : "function");
  out.put_text (IDENTIFIER_POINTER (DECL_ASSEMBLER_NAME (decl)));
  out.put (DECL_VISIBILITY (decl));
  NotPortable reason = put_promises_of (out, types, decl);
  put_standing (out, decl);
  /* Late passes find out less of an opaque function, and tell its callers less.  */
  out.put (marked_p (decl, Mark::opaque));
  return reason;
}

} // namespace mergefn
