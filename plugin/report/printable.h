/* Names of files and symbols as a report can hold them: they may be of any bytes.

   Knows nothing of reports.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_PLUGIN_REPORT_PRINTABLE_H
#define MERGEFN_PLUGIN_REPORT_PRINTABLE_H

#include "comparator/gcc.h"

namespace mergefn
{

/* NAME with each byte that controls a terminal, or that is not part of a character in UTF-8, as
   backslash, x and two digits.  JSON allows neither.  */
std::string printable (const std::string &name);

} // namespace mergefn

#endif
