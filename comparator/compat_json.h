/* What GCC versions do otherwise when they print JSON.

   Beside compat.h.  Prints nothing itself.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_COMPARATOR_COMPAT_JSON_H
#define MERGEFN_COMPARATOR_COMPAT_JSON_H

#include "comparator/gcc.h"

namespace mergefn::compat
{

#if GCCPLUGIN_VERSION < 12000
/* A JSON string without characters that print nothing.  Goes with GCC 12: the class of GCC 11
   spells a backslash as a new line.  */
class JsonText : public json::value
{
public:
  explicit JsonText (std::string value) : m_value (std::move (value)) {}
  json::kind get_kind () const final override { return json::JSON_STRING; }
  void print (pretty_printer *printer) const final override
  {
    std::string quoted = "\"";
    for (char each : m_value)
      {
        if (each == '"' || each == '\\')
          quoted += '\\';
        quoted += each;
      }
    pp_string (printer, (quoted + '"').c_str ());
  }

private:
  std::string m_value;
};
#endif

/* Returns VALUE as a JSON string, which the caller or the object that it is put into owns.  */
inline json::value *
json_text (const std::string &value)
{
#if GCCPLUGIN_VERSION >= 12000
  return new json::string (value.c_str ());
#else
  return new JsonText (value);
#endif
}

/* Returns DOCUMENT on one line.  Goes with GCC 14, which can print it on several.  */
inline std::string
json_line (const json::value &document)
{
  pretty_printer printer;
#if GCCPLUGIN_VERSION >= 14000
  document.print (&printer, false);
#else
  document.print (&printer);
#endif
  return pp_formatted_text (&printer);
}

} // namespace mergefn::compat

#endif
