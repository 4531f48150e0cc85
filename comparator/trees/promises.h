/* Promises of declarations: their users may take for granted, say, that a function is pure, or that
   a variable never changes.

   Reads the declaration itself: an alias can promise more than its target.  Two units' declarations
   of one symbol can promise different things, too.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_COMPARATOR_TREES_PROMISES_H
#define MERGEFN_COMPARATOR_TREES_PROMISES_H

#include "comparator/key/key.h"

namespace mergefn
{

/* True if GCC makes use of a function being nothrow: something in the unit may catch.  */
bool nothrow_matters_p ();

/* True if a call of B tells GCC the same about its object's class as a call of A.  After a call of
   a constructor GCC takes the object for one of the constructor's class.  */
bool construct_alike_p (const_tree a, const_tree b);

/* True if TYPE is a class with virtual functions, or has a part that is one.  Takes time for each class once.  */
bool polymorphic_p (const_tree type);

/* True if FNDECL constructs an object of a class with virtual functions.  */
bool constructs_p (const_tree fndecl);

/* The flags ECF_RETURNS_TWICE and ECF_MAY_BE_ALLOCA of FNDECL.  GCC also gives them by name
   (special_function_p).  */
int special_flags (const_tree fndecl);

/* Writes what ATTRIBUTE, one of FNDECL's or of its type, means by FNDECL's parameters.  Without
   arguments, `nonnull' is about all parameters that are pointers (nonnull_arg_p).  `access' counts
   items of what a parameter points to, also for the lengths of strings; bounds that no `static'
   makes binding count under -Warray-parameter=2 alone (gimple_parm_array_size).  */
void put_attribute_meaning (KeyBuilder &out, const_tree attribute, const_tree fndecl);

/* True if ATTRIBUTE means the same by the parameters of A and by those of B.  */
bool attribute_alike_p (const_tree attribute, const_tree a, const_tree b);

/* Writes all promises of DECL, a function or a variable.  */
void put_promises (KeyBuilder &out, tree decl);

/* True if A and B, two functions or two variables, promise the same.  */
bool promise_alike_p (tree a, tree b);

/* What functions promised before anything was weakened.  Their calls have the promises that they had then, as far as
   nobody has found the calls: those through addresses, of which GCC may find out late whom they call.  */
class FormerPromises
{
public:
  /* To be called before the declaration of FUNCTION is weakened.  */
  void note (cgraph_node *function);
  /* To be called when COPY was made of SOURCE, before anything was decided about it.  */
  void note_copy (cgraph_node *source, cgraph_node *copy);
  /* To be called when KEPT takes in DROPPED.  Where they promised different things, nothing is like KEPT from then
     on.  */
  void note_merge (cgraph_node *kept, cgraph_node *dropped);
  /* True if A and B promised the same.  */
  bool alike_p (cgraph_node *a, cgraph_node *b);

private:
  std::map<std::vector<Item>, int> m_numbers; /* Of what functions promised.  */
  std::unordered_map<int, int>
      m_of_functions; /* By the node's number, which is never used again.  */
};

/* Writes the promises of DECL if they are not those of TARGET, the declaration that DECL is an
   alias of.  */
void put_promises_of_alias (KeyBuilder &out, tree decl, tree target);

} // namespace mergefn

#endif
