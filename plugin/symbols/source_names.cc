/* Demangling, and finding the name in a declaration.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "plugin/symbols/source_names.h"

namespace mergefn
{

/* Returns what C++ declaration NAME, an assembler name, stands for; empty if it is none.  */
static std::string
demangled (const char *name)
{
  if (name[0] != '_' || name[1] != 'Z')
    return {};
  int status = 0;
  char *text = abi::__cxa_demangle (name, nullptr, nullptr, &status);
  std::string result = status == 0 && text ? text : "";
  free (text);
  return result;
}

/* Returns the place of the parenthesis in TEXT that the one at CLOSE closes; npos if there is none.  */
static size_t
opening_of (const std::string &text, size_t close)
{
  int depth = 0;
  for (size_t at = close + 1; at-- > 0;)
    {
      depth += (text[at] == ')') - (text[at] == '(');
      if (depth == 0)
        return at;
    }
  return std::string::npos;
}

/* Returns where the last word `operator' begins in TEXT outside of names like `operator_of'; the end of TEXT if
   there is none.  */
static size_t
operator_in (const std::string &text)
{
  const std::string word = "operator";
  for (size_t at = text.rfind (word); at != std::string::npos && at + word.size () < text.size ();
       at = at ? text.rfind (word, at - 1) : std::string::npos)
    if (!ISIDNUM (text[at + word.size ()]) && (at == 0 || !ISIDNUM (text[at - 1])))
      return at;
  return text.size ();
}

/* Returns where the parameters of DECLARATION begin; npos if it has none.  */
static size_t
parameters_in (const std::string &declaration)
{
  /* Behind the parameters may stand const, volatile, & and &&, and what kind of clone it is.  */
  const size_t close = declaration.rfind (')', declaration.find (" [clone"));
  return close == std::string::npos ? close : opening_of (declaration, close);
}

/* Returns DECLARATION, as demanglers print it, without result type, parameters and what follows them.  Empty if there are
   no parameters, or if the result is a pointer to a function.  */
static std::string
name_in_declaration (const std::string &declaration)
{
  const size_t parameters = parameters_in (declaration);
  if (parameters == std::string::npos || parameters == 0)
    return {};
  std::string front = declaration.substr (0, parameters);
  if (front.back () == ')' && front.substr (front.size () - 2) != "()"
      && front.find ("(*") != std::string::npos)
    return {};
  /* The result type ends with the last space that is not within template arguments or in (anonymous namespace).  */
  int depth = 0;
  for (size_t at = operator_in (front); at-- > 0;)
    {
      depth += strchr (">)}", front[at]) != nullptr;
      depth -= strchr ("<({", front[at]) != nullptr;
      if (front[at] == ' ' && depth == 0)
        return front.substr (at + 1);
    }
  return front;
}

std::vector<std::string>
names_of_function (tree decl)
{
  const char *assembler = IDENTIFIER_POINTER (DECL_ASSEMBLER_NAME (decl));
  std::vector<std::string> names{ assembler };
  const std::string declaration = demangled (assembler + (*assembler == '*'));
  if (declaration.empty ())
    return names;
  names.push_back (declaration);
  const std::string name = name_in_declaration (declaration);
  if (!name.empty ())
    names.push_back (name);
  return names;
}

} // namespace mergefn
