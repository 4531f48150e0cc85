/* Parsing options.  The table below is the only list of keys; help, errors and parsing read it.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "plugin/options.h"
#include "comparator/facts/facts.h"
#include "comparator/faults.h"

namespace mergefn
{

namespace
{

enum class Takes
{
  nothing,
  optional,
  value
};

struct OptionKey
{
  const char *name;
  Takes takes;
  const char *values; /* Valid values after `=', for messages and help.  */
  const char *help;
  bool (*set) (Options &options, const char *value); /* VALUE is null where none was given.  */
};

bool
parse_number (const char *text, unsigned least, unsigned *result)
{
  if (!ISDIGIT (*text))
    return false;
  char *end;
  errno = 0;
  unsigned long number = strtoul (text, &end, 10);
  if (*end || errno || number < least || number > 0x7fffffff)
    return false;
  *result = number;
  return true;
}

bool
set_text (std::string &field, const char *value)
{
  field = value;
  return !field.empty ();
}

/* Sets FIELD to the one of CHOICES that VALUE names.  */
template <typename T>
bool
set_choice (T &field, const char *value, std::initializer_list<std::pair<const char *, T>> choices)
{
  for (const auto &[name, choice] : choices)
    if (!strcmp (name, value))
      {
        field = choice;
        return true;
      }
  return false;
}

bool
set_report (Options &options, const char *value)
{
  return set_choice (options.report, value ? value : "text",
                     { { "text", ReportFormat::text }, { "json", ReportFormat::json } });
}

/* This setter and others accept only the stages and policies that this version has.  */
bool
set_stage (Options &, const char *value)
{
  return !strcmp (value, "late");
}

bool
set_facts (Options &options, const char *value)
{
  return set_choice (options.facts, value,
                     { { "weaken", FactsPolicy::weaken }, { "keep", FactsPolicy::keep } });
}

bool
set_address (Options &options, const char *value)
{
  return set_choice (options.address, value,
                     { { "safe", AddressPolicy::safe }, { "all", AddressPolicy::all } });
}

bool
set_publish (Options &options, const char *value)
{
  return set_choice (options.publish, value,
                     { { "none", PublishPolicy::none },
                       { "folded", PublishPolicy::folded },
                       { "comdat", PublishPolicy::comdat },
                       { "all", PublishPolicy::all } });
}

bool
set_exports (Options &options, const char *value)
{
  return set_choice (options.exports, value,
                     { { "drop", ExportsPolicy::drop }, { "keep", ExportsPolicy::keep } });
}

bool
set_ipa_icf (Options &options, const char *value)
{
  return set_choice (options.ipa_icf, value,
                     { { "off", IpaIcfPolicy::off }, { "keep", IpaIcfPolicy::keep } });
}

bool
add_glob (std::vector<std::string> &globs, const char *value)
{
  if (std::find (globs.begin (), globs.end (), value) == globs.end ())
    globs.push_back (value);
  return true;
}

bool
set_verify (Options &options, const char *value)
{
  options.verify = Options::default_verify;
  return !value || parse_number (value, 1, &options.verify);
}

#ifdef MERGEFN_FAULTS
bool
set_fault (Options &, const char *value)
{
  static const std::pair<const char *, Fault> faults[] = {
    { "reflexivity", Fault::reflexivity },
    { "antisymmetry", Fault::antisymmetry },
    { "transitivity", Fault::transitivity },
    { "stability", Fault::stability },
    { "hash", Fault::hash },
    { "constants", Fault::constants },
    { "callee", Fault::callee },
    { "signs", Fault::signs },
    { "memory", Fault::memory },
    { "form-fields", Fault::fields },
    { "form-indices", Fault::indices },
    { "form-units", Fault::units },
    { "form-sums", Fault::sums },
    { "form-mirrors", Fault::mirrors },
    { "form-copies", Fault::copies },
    { "form-symbols", Fault::symbols },
    { "orders", Fault::orders },
    { "access-sizes", Fault::access_sizes },
    { "paths", Fault::paths },
    { "registers", Fault::registers },
    { "products", Fault::products },
    { "integers", Fault::integers },
    { "errors", Fault::errors },
    { "arguments", Fault::arguments },
    { "allocators", Fault::allocators },
    { "demands", Fault::demands },
    { "call-promises", Fault::call_promises },
    { "frames", Fault::frames },
    { "callers", Fault::callers },
    { "standing", Fault::standing },
    { "unit-names", Fault::unit_names },
    { "whole-locals", Fault::whole_locals },
  };
  for (const auto &[name, fault] : faults)
    if (!strcmp (name, value))
      {
        active_fault = fault;
        return true;
      }
  /* A step of reconciling, to be left out.  */
  for (int kind = int (FactKind::alias_set); kind <= int (FactKind::statics); kind++)
    if (!strcmp (to_string (FactKind (kind)), value))
      left_out = value;
  for (const char *step : { "copies", "retags", "strings", "flow-info", "results", "joins" })
    if (!strcmp (step, value))
      left_out = value;
  /* No fault, but this option serves as well.  */
  prints_digests |= !strcmp (value, "digests");
  return left_out || prints_digests;
}
#endif

const OptionKey keys[] = {
  { "report", Takes::optional, "text, json", "say what was folded, and what was not and why",
    set_report },
  { "report-file", Takes::value, "the path of a file",
    "write the report there; by default text goes to standard error and JSON beside the output",
    [] (Options &o, const char *v) { return set_text (o.report_file, v); } },
  { "report-dir", Takes::value, "the path of a directory",
    "write a JSON report into that directory, a file for each unit, also where no other report is "
    "asked for",
    [] (Options &o, const char *v) { return set_text (o.report_dir, v); } },
  { "stage", Takes::value, "late", "when to fold: late is after inlining", set_stage },
  { "facts", Takes::value, "weaken, keep",
    "weaken: a function that others are folded into forgets what GCC knew of it alone; keep: fold "
    "only functions of which GCC knows the same",
    set_facts },
  { "address", Takes::value, "safe, all",
    "safe: addresses that can be compared stay distinct; all: as a linker's --icf=all",
    set_address },
  { "publish", Takes::value, "none, folded, comdat, all",
    "what gets a name by its content, so that the linker keeps one copy of all units; none: "
    "nothing, "
    "for objects whose hidden symbols are made local; folded: shared bodies; comdat: also clones "
    "of "
    "COMDAT functions, and template instances that other units are likely to have; all: also "
    "static "
    "functions of headers",
    set_publish },
  { "exports", Takes::value, "drop, keep",
    "drop: a template instance or inline function that was folded goes if nothing needs it; keep: "
    "it stays, as a jump at least, where a shared library would export it",
    set_exports },
  { "ipa-icf", Takes::value, "off, keep",
    "off: GCC's own folding of functions is off unless -fipa-icf is given; keep: leave it",
    set_ipa_icf },
  { "min-size", Takes::value, "a number of insns",
    "leave functions alone whose estimated size is smaller",
    [] (Options &o, const char *v) { return parse_number (v, 0, &o.min_size); } },
  { "limit", Takes::value, "a number of merges", "stop after that many merges, for bisecting",
    [] (Options &o, const char *v) { return parse_number (v, 0, &o.limit); } },
  { "only", Takes::value, "a glob",
    "fold only functions whose name matches, as the assembler or the source has it; may be given "
    "again for more of them",
    [] (Options &o, const char *v) { return add_glob (o.only, v); } },
  { "skip", Takes::value, "a glob",
    "leave functions alone whose name matches, as the assembler or the source has it; may be given "
    "again for more of them",
    [] (Options &o, const char *v) { return add_glob (o.skip, v); } },
  { "explain", Takes::value, "one or two functions: A,B",
    "say where two functions first differ, and what became of them, to standard error",
    [] (Options &o, const char *v) { return set_text (o.explain, v); } },
  { "list-excluded", Takes::nothing, "", "name in the report each function that was never compared",
    [] (Options &o, const char *) { return o.list_excluded = true; } },
  { "off", Takes::nothing, "", "do nothing, as if the plugin were not there",
    [] (Options &o, const char *) { return o.off = true; } },
  { "verify", Takes::optional, "a number of functions, at least 1",
    "check the laws of the order on that many functions (200), the canonical forms of all, and "
    "that each kept function has forgotten what its dropped ones did not promise",
    set_verify },
  { "dump", Takes::nothing, "", "write a dump file, as -fdump-ipa-mergefn would",
    [] (Options &o, const char *) { return o.dump = true; } },
  { "stats", Takes::nothing, "", "print counts and the time spent to standard error",
    [] (Options &o, const char *) { return o.stats = true; } },
#ifdef MERGEFN_FAULTS
  { "fault", Takes::value, "the name of a fault", "go wrong on purpose", set_fault },
#endif
  { "help", Takes::nothing, "", "print this list",
    [] (Options &o, const char *) { return o.help = true; } },
};

const OptionKey *
find_key (const char *name)
{
  for (const OptionKey &key : keys)
    if (!strcmp (key.name, name))
      return &key;
  return nullptr;
}

/* Returns KEY as it was given to PLUGIN.  It may be anything, so print it by %qs, which escapes what is not
   printable.  */
std::string
spelled (const char *plugin, const char *key)
{
  return std::string ("-fplugin-arg-") + plugin + "-" + key;
}

void
report_unknown (const char *plugin, const char *given)
{
  std::string valid;
  auto_vec<const char *> names;
  for (const OptionKey &key : keys)
    {
      valid += valid.empty () ? "" : ", ";
      valid += key.name;
      names.safe_push (key.name);
    }
  if (const char *near = find_closest_string (given, &names))
    error ("unknown option %qs; did you mean %<-fplugin-arg-%s-%s%>?",
           spelled (plugin, given).c_str (), plugin, near);
  else
    error ("unknown option %qs", spelled (plugin, given).c_str ());
  inform (UNKNOWN_LOCATION, "valid keys are: %s", valid.c_str ());
}

/* Returns the value of ARGUMENT of PLUGIN as it stands on the command line, searched from option NEXT on.  GCC
   counts no `=' when it measures a value, and drops a character from its end for each.  */
const char *
whole_value (const char *plugin, const plugin_argument &argument, unsigned &next)
{
  std::string start = std::string (plugin) + "-" + argument.key + "=";
  for (unsigned i = next; argument.value && i < save_decoded_options_count; i++)
    {
      const cl_decoded_option &option = save_decoded_options[i];
      if (option.opt_index == OPT_fplugin_arg_
          && !strncmp (option.arg, start.c_str (), start.size ()))
        {
          next = i + 1;
          return option.arg + start.size ();
        }
    }
  return argument.value;
}

/* Parses KEY with VALUE, which is null where none was given, into OPTIONS.  */
bool
parse_one (const char *plugin, const OptionKey &key, const char *value, Options *options)
{
  if (key.takes == Takes::nothing && value)
    error ("%<-fplugin-arg-%s-%s%> takes no value, but %qs was given", plugin, key.name, value);
  else if (key.takes == Takes::value && (!value || !*value))
    error ("%<-fplugin-arg-%s-%s%> needs a value; valid is %<=%> followed by: %s", plugin, key.name,
           key.values);
  else if (!key.set (*options, value))
    error ("%qs is not valid for %<-fplugin-arg-%s-%s%>; valid is: %s", value, plugin, key.name,
           key.values);
  else
    return true;
  return false;
}

} // namespace

bool
parse_options (const char *plugin, int count, const plugin_argument *arguments, Options *options)
{
  bool good = true;
  unsigned next = 0;
  for (int i = 0; i < count; i++)
    {
      const OptionKey *key = find_key (arguments[i].key);
      const char *value = whole_value (plugin, arguments[i], next);
      if (!key)
        {
          report_unknown (plugin, arguments[i].key);
          good = false;
        }
      else
        good &= parse_one (plugin, *key, value, options);
    }
  if (good && !options->report_file.empty () && options->report == ReportFormat::none)
    {
      error ("%<-fplugin-arg-%s-report-file%> needs a report; give %<-fplugin-arg-%s-report%> or "
             "%<-fplugin-arg-%s-report=json%> too",
             plugin, plugin, plugin);
      good = false;
    }
  return good;
}

void
print_help (const char *plugin)
{
  /* With -pipe, for example, the compiler's output goes to standard output.  */
  FILE *place = asm_file_name && strcmp (asm_file_name, "-") != 0 ? stdout : stderr;
  fprintf (place, "Options of %s, each as -fplugin-arg-%s-KEY[=VALUE]:\n", plugin, plugin);
  for (const OptionKey &key : keys)
    {
      std::string name = key.name;
      if (key.takes != Takes::nothing)
        name += key.takes == Takes::optional ? "[=VALUE]" : "=VALUE";
      fprintf (place, "  %-22s %s.%s%s\n", name.c_str (), key.help, *key.values ? "  VALUE: " : "",
               key.values);
    }
  fflush (place);
}

} // namespace mergefn
