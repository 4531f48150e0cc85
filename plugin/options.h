/* The options that a user gives: one table, parsed once, passed down by value.

   Nothing below reads a global for an option.  Every fault is a GCC error that names the option in
   full, what was given, and what would be valid.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_PLUGIN_OPTIONS_H
#define MERGEFN_PLUGIN_OPTIONS_H

#include "comparator/gcc.h"

namespace mergefn
{

enum class ReportFormat
{
  none,
  text,
  json
};

enum class FactsPolicy
{
  weaken, /* Functions of which GCC knows different things merge; the kept one forgets.  */
  keep    /* Such functions do not merge.  */
};

enum class AddressPolicy
{
  safe, /* Addresses that somebody can compare stay distinct.  */
  all   /* Addresses never matter, as for a linker's --icf=all.  */
};

enum class IpaIcfPolicy
{
  off, /* GCC's own folding of functions is turned off unless asked for by name.  */
  keep /* It stays as GCC has it.  */
};

/* Which instances and inline functions a unit emits that others can see.  */
enum class ExportsPolicy
{
  drop, /* Those that something needs.  */
  keep  /* Those that the unit would emit without the plugin.  */
};

/* Which functions get a name by their content, so that the linker keeps one.  Each value includes those before
   it.  */
enum class PublishPolicy
{
  none,   /* Nothing: for objects whose hidden symbols are made local after the compile.  */
  folded, /* Bodies that functions of a unit were folded into.  */
  comdat, /* Clones of COMDAT functions, and template instances likely to be in other units.  */
  all     /* Static functions of headers, and their clones.  */
};

struct Options
{
  ReportFormat report = ReportFormat::none;
  std::string report_file; /* Empty: the default for the format.  */
  std::string report_dir;  /* Empty: none.  Otherwise a JSON report goes there, too.  */
  FactsPolicy facts = FactsPolicy::weaken;
  AddressPolicy address = AddressPolicy::safe;
  PublishPolicy publish = PublishPolicy::comdat;
  ExportsPolicy exports = ExportsPolicy::drop;
  IpaIcfPolicy ipa_icf = IpaIcfPolicy::off;
  unsigned min_size = 0;               /* In estimated insns.  */
  unsigned limit = ~0u;                /* Merges to make at most.  */
  std::vector<std::string> only, skip; /* Globs on names (plugin/symbols/user_choices.h).  */
  unsigned verify = 0; /* Functions on which to check the laws of the order; 0: none.  */
  std::string explain; /* Names of functions, separated by commas; empty: none.  */
  bool list_excluded = false;
  bool off = false;
  bool dump = false;
  bool stats = false;
  bool help = false;

  static constexpr unsigned default_verify = 200;

  /* The format for which the report is to collect names.  */
  ReportFormat collected () const
  {
    return report == ReportFormat::none && (!report_dir.empty () || !explain.empty ())
               ? ReportFormat::json
               : report;
  }
};

/* Parses the COUNT ARGUMENTS that GCC passes to plugin NAME into OPTIONS.  Of a key that is given again the last value
   counts, as for GCC's own options; globs add up.  False if there was an error; then
   every fault has been reported.  */
bool parse_options (const char *name, int count, const plugin_argument *arguments,
                    Options *options);

/* Prints the text of option `help': to standard output, or to standard error if the compiler's own output goes
   to standard output.  */
void print_help (const char *name);

} // namespace mergefn

#endif
