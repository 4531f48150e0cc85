/* The context of every step of a walk: the unit's tables, the function at hand, and where to write.

   One Walk per walked function.  It reads the function and changes nothing.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_COMPARATOR_WALK_CONTEXT_H
#define MERGEFN_COMPARATOR_WALK_CONTEXT_H

#include "comparator/blocks_in_cycles.h"
#include "comparator/current_function.h"
#include "comparator/functions.h"
#include "comparator/statements.h"
#include "comparator/key/constants.h"
#include "comparator/trees/errno_setters.h"
#include "comparator/walk/demands.h"
#include "comparator/walk/output.h"
#include "comparator/key/numbering.h"
#include "comparator/trees/types.h"

namespace mergefn
{

/* Numbers for the option sets that functions were given by attributes or by the units of a link.
   GCC shares equal nodes within a compile, but not always across units.  So contents decide.  */
class OptionTable
{
public:
  Item optimization (tree fndecl);
  Item target (tree fndecl);

private:
  std::vector<const cl_optimization *> m_optimizations;
  std::vector<const cl_target_option *> m_targets;
};

/* Items of function types, by the type and the target options of the calling or called function.
   They are only looked up, so their order does not matter.  */
using FunctionTypeItems = std::map<std::pair<tree, tree>, std::vector<Item>>;

/* True if GCC may fuse one of several products of FUNCTION, the current function, with a sum.  The last bit hangs on
   which one that is.  GCC goes by the order of operands, which later passes choose by SSA versions
   (tree_swap_operands_p), by what it vectorises, and so by anything that it knows.  */
bool fuses_products_p (const cgraph_node *function);

/* True if FUNCTION has two sums of floating-point numbers of which GCC may fuse one with the other.  GCC makes a product of
   a sum of two equal numbers.  */
bool fuses_sums_p (const cgraph_node *function);

/* True if folding must make no two values of FUNCTION, the current function, one.  FUNCTION may compile only by what it
   does not forget, or GCC may fuse its sums.  So the key tells apart all types that GCC does.  */
bool needs_exact_types_p (const cgraph_node *function);

/* The tables that all walks of one unit share.  */
struct Unit
{
  GlobalNumbering globals;
  AliasSetNumbering alias_sets;
  TypeTable types;
  OptionTable options;
  FunctionTypeItems function_types;
  /* Numbers of lists of classes that functions declare (facts/declared_classes.h).  */
  std::map<std::vector<Item>, Item> class_lists;
  ErrnoSetters errno_setters;
  AnswersByFunction fused_products{ fuses_products_p };
  AnswersByFunction exact_types{ needs_exact_types_p };
  AnswersByFunction strings{ handles_strings_p };
};

/* While it lives, what is written is no operand of a statement: a size that a type has, say.  There a
   reference to memory could not be weakened, so it is refused.  */
class OutsideStatement
{
public:
  explicit OutsideStatement (WalkOutput &out) : m_out (out), m_statement (out.leave_statement ()) {}
  ~OutsideStatement () { m_out.set_statement (m_statement); }
  OutsideStatement (const OutsideStatement &) = delete;
  OutsideStatement &operator= (const OutsideStatement &) = delete;

private:
  WalkOutput &m_out;
  gimple *m_statement;
};

/* True if FUNCTION asks for the size of an object, to be found at run time, and GCC has yet to
   answer.  The answer goes by what the function's attributes say of its parameters.  */
bool asks_size_at_run_time_p (const cgraph_node *function);

/* True if FUNCTION asks for the size of the part of an object that an address names, and GCC has
   yet to answer.  Then the answer is what the function does.  */
bool asks_part_size_p (const cgraph_node *function);

/* True if FUNCTION asks for the size of an object, and GCC goes by the types of a pointer and of an address before it
   for how much is there (container_of).  */
bool sizes_go_by_types_p (const cgraph_node *function);

struct Walk
{
  Walk (Unit &unit_, WalkOutput &out_, cgraph_node *self_)
      : unit (unit_), out (out_), self (self_), fun (DECL_STRUCT_FUNCTION (self_->decl)),
        locals (fun), asks_part_size (asks_part_size_p (self_)),
        sizes_go_by_types (sizes_go_by_types_p (self_)), exact_types (unit_.exact_types.of (self_)),
        may_set_errno (unit_.errno_setters.contains (self_)), calls_itself (calls_itself_p (self_)),
        cycles (fun)
  {
  }

  /* The item for TYPE, of a value that is in a register, or may be later.  */
  Item type (tree type) { return exact_types ? unit.types.exact (type) : unit.types.value (type); }

  Unit &unit;
  WalkOutput &out;
  cgraph_node *self;
  function *fun;
  LocalNumbering locals;
  bool asks_part_size;
  bool sizes_go_by_types;
  bool exact_types;
  bool may_set_errno;
  bool calls_itself;
  BlocksInCycles cycles;
  bool facts_in_key = false; /* True once the walk has met a doubtful statement.  See demands.h.  */
};

} // namespace mergefn

#endif
