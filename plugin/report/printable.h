/* Making names of files and symbols, which may hold any bytes, fit for a report.

   Knows nothing of reports.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_PLUGIN_REPORT_PRINTABLE_H
#define MERGEFN_PLUGIN_REPORT_PRINTABLE_H

#include "comparator/gcc.h"

namespace mergefn
{

/* Returns NAME with some bytes as backslash, x and two digits: bytes that control a terminal or are not part of
   a UTF-8 character.  JSON allows neither.  */
std::string printable (const std::string &name);

} // namespace mergefn

#endif
