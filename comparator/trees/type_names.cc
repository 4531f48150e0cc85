/* Names of types on which all units agree.  Leaves declarations as they were.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "comparator/trees/type_names.h"

namespace mergefn
{

/* True if a name that has the mangled NAME in it may be another thing's in another unit.  Such a
   NAME is in an unnamed namespace or, unless more is looked at, names an unnamed class or a
   closure.  */
static bool
ambiguous_p (const std::string &name)
{
  for (const char *mark : { "<anon>", "_GLOBAL__N_", "Ul", "Ut", "." })
    if (name.find (mark) != std::string::npos)
      return true;
  return name.empty ();
}

/* The front end mangles names of types on demand.  GCC asks for them only under -flto, and looks at
   whether one was made.  So a name made here is taken back.  */
std::string
odr_name (tree class_type)
{
  class_type = TYPE_MAIN_VARIANT (class_type);
  if (!type_with_linkage_p (class_type) || type_in_anonymous_namespace_p (class_type))
    return "";
  tree decl = TYPE_NAME (class_type);
  bool made = DECL_ASSEMBLER_NAME_SET_P (decl);
  tree name = DECL_ASSEMBLER_NAME (decl);
  std::string result = name ? IDENTIFIER_POINTER (name) : "";
  if (name && !made)
    SET_DECL_ASSEMBLER_NAME (decl, NULL_TREE);
  return ambiguous_p (result) ? "" : result;
}

namespace
{

/* Writes one name.  */
class TypeNamer
{
public:
  explicit TypeNamer (std::string &name) : m_name (name) {}

  bool type (tree type);

private:
  bool member_class (tree type);
  bool function_type (tree type);

  std::string &m_name;
  /* The types of functions by first mention: callbacks that take callbacks would double the name at each step.  */
  std::unordered_map<const_tree, size_t> m_functions;
};

/* Adds the name of TYPE, a class without a name, by its place in the class that it is a member
   of.  */
bool
TypeNamer::member_class (tree type)
{
  tree context = TYPE_CONTEXT (type);
  if (!context || !RECORD_OR_UNION_TYPE_P (context))
    return false;
  unsigned place = 0;
  for (tree field = TYPE_FIELDS (context); field; field = DECL_CHAIN (field))
    if (TREE_CODE (field) == FIELD_DECL)
      {
        place++;
        if (TYPE_MAIN_VARIANT (TREE_TYPE (field)) != type)
          continue;
        m_name += std::to_string (place) + '@';
        return this->type (context);
      }
  return false;
}

bool
TypeNamer::function_type (tree type)
{
  auto [place, first] = m_functions.emplace (type, m_functions.size ());
  if (!first)
    {
      m_name += 'S' + std::to_string (place->second) + ';';
      return true;
    }
  if (TREE_CODE (type) == METHOD_TYPE && !this->type (TYPE_METHOD_BASETYPE (type)))
    return false;
  if (!this->type (TREE_TYPE (type)))
    return false;
  for (tree arg = TYPE_ARG_TYPES (type); arg; arg = TREE_CHAIN (arg))
    if (!this->type (TREE_VALUE (arg)))
      return false;
  m_name += prototype_p (type) ? ')' : '?';
  return true;
}

bool
TypeNamer::type (tree type)
{
  type = TYPE_MAIN_VARIANT (type);
  m_name += std::to_string (TREE_CODE (type)) + '.' + std::to_string (TYPE_MODE (type)) + '.';
  switch (TREE_CODE (type))
    {
    case RECORD_TYPE:
    case UNION_TYPE:
    case ENUMERAL_TYPE:
      {
        std::string odr = odr_name (type);
        m_name += odr + ';';
        return !odr.empty () || member_class (type);
      }
    case VOID_TYPE:
    case INTEGER_TYPE:
    case BOOLEAN_TYPE:
    case REAL_TYPE:
    case FIXED_POINT_TYPE:
    case NULLPTR_TYPE:
      /* The spelling of a type that a user named does not count.  */
      if (TYPE_NAME (type) && TREE_CODE (TYPE_NAME (type)) == TYPE_DECL
          && DECL_SOURCE_LOCATION (TYPE_NAME (type)) <= BUILTINS_LOCATION)
        m_name += IDENTIFIER_POINTER (DECL_NAME (TYPE_NAME (type)));
      m_name += std::to_string (TYPE_PRECISION (type)) + (TYPE_UNSIGNED (type) ? "u;" : "s;");
      return true;
    case POINTER_TYPE:
    case REFERENCE_TYPE:
    case COMPLEX_TYPE:
    case VECTOR_TYPE:
    case ARRAY_TYPE:
      return this->type (TREE_TYPE (type));
    case FUNCTION_TYPE:
    case METHOD_TYPE:
      return function_type (type);
    default:
      return false;
    }
}

} // namespace

bool
add_type_name (tree type, std::string &name)
{
  return TypeNamer (name).type (type);
}

} // namespace mergefn
