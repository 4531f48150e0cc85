/* Exception regions in a key.  Reads the region tree, never changes it.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "comparator/walk/eh.h"
#include "comparator/walk/operands.h"

namespace mergefn
{

namespace
{

/* Writes the objects by which the runtime knows the types of LIST.  */
void
put_runtime_types (Walk &walk, tree list)
{
  WalkOutput &out = walk.out;
  out.put (list_length (list));
  for (; list; list = TREE_CHAIN (list))
    {
      tree type = TREE_VALUE (list);
      /* With -flto GCC has put the object in the type's place (get_eh_types_for_runtime).  */
      tree object = type && TYPE_P (type) ? lookup_type_for_runtime (type) : type;
      if (object)
        STRIP_NOPS (object);
      put_operand (walk, object);
    }
}

void
put_catches (Walk &walk, eh_region region)
{
  for (eh_catch handler = region->u.eh_try.first_catch; handler; handler = handler->next_catch)
    {
      walk.out.put (Tag::case_);
      put_runtime_types (walk, handler->type_list);
    }
}

void
put_region (Walk &walk, eh_region region)
{
  WalkOutput &out = walk.out;
  for (; region; region = region->outer)
    {
      auto [number, first] = walk.locals.eh_region (region);
      out.put (Tag::eh_region);
      out.put (number);
      if (!first)
        return;
      out.put (region->type);
      out.put (region->use_cxa_end_cleanup);
      switch (region->type)
        {
        case ERT_CLEANUP:
          break;
        case ERT_TRY:
          put_catches (walk, region);
          break;
        case ERT_ALLOWED_EXCEPTIONS:
          put_runtime_types (walk, region->u.allowed.type_list);
          break;
        case ERT_MUST_NOT_THROW:
          put_operand (walk, region->u.must_not_throw.failure_decl);
          break;
        }
    }
  out.put (Tag::missing);
}

} // namespace

void
put_eh_of_statement (Walk &walk, gimple *stmt)
{
  WalkOutput &out = walk.out;
  if (!out.wants_items ())
    return;
  int pad = lookup_stmt_eh_lp_fn (walk.fun, stmt);
  /* A positive number is a landing pad.  A negative one is a region without a landing pad: there
     the runtime ends the program.  */
  out.put (pad == 0 ? 0 : pad > 0 ? 1 : 2);
  if (pad != 0)
    put_region (walk, get_eh_region_from_lp_number_fn (walk.fun, pad));
}

void
put_eh_region (Walk &walk, int index)
{
  if (walk.out.wants_items ())
    put_region (walk, get_eh_region_from_number_fn (walk.fun, index));
}

} // namespace mergefn
