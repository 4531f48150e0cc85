/* What every step of a walk needs: the unit's tables, the function at hand, and where to write.

   One Walk per walked function; it reads the function and changes nothing.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_COMPARATOR_WALK_H
#define MERGEFN_COMPARATOR_WALK_H

#include "constants.h"
#include "key.h"
#include "numbering.h"
#include "types.h"

namespace mergefn
{

/* Numbers for the option sets that functions were given by attributes or by the units of a link.
   GCC shares equal nodes within a compile, but not always across units, so contents decide.  */
class OptionTable
{
public:
  Item optimization (tree fndecl);
  Item target (tree fndecl);

private:
  std::vector<const cl_optimization *> m_optimizations;
  std::vector<const cl_target_option *> m_targets;
};

/* Items of function types, by the type and the target options of the function that calls or is called
   by it.  Looked up only, so their order does not matter.  */
using FunctionTypeItems = std::map<std::pair<tree, tree>, std::vector<Item>>;

/* The tables that all walks of one unit share.  */
struct Unit
{
  GlobalNumbering globals;
  AliasSetNumbering alias_sets;
  TypeTable types;
  OptionTable options;
  FunctionTypeItems function_types;
};

/* Makes FUN the current function while it lives: what GCC's predicates answer (whether arithmetic
   wraps, which alias set a type has) depends on the current function's options.  */
class CurrentFunction
{
public:
  explicit CurrentFunction (function *fun) { push_cfun (fun); }
  ~CurrentFunction () { pop_cfun (); }
  CurrentFunction (const CurrentFunction &) = delete;
  CurrentFunction &operator= (const CurrentFunction &) = delete;
};

struct Walk
{
  Walk (Unit &unit_, KeyBuilder &out_, cgraph_node *self_)
      : unit (unit_), out (out_), self (self_), fun (DECL_STRUCT_FUNCTION (self_->decl)),
        locals (fun)
  {
  }

  Unit &unit;
  KeyBuilder &out;
  cgraph_node *self;
  function *fun;
  LocalNumbering locals;
};

} // namespace mergefn

#endif
