/* Options as text.  Never sets an option.

   An option counts unless it is known to change no code.  A name that is missing from the list
   below costs equal digests; one too many costs wrong code.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "comparator/portable/code_options.h"
#include "comparator/functions.h"
#include "comparator/portable/unit_names.h"

namespace mergefn
{

namespace
{

/* Beginnings of the names of options that change no code.  They concern debug information and what
   -g turns on with it, diagnostics, dumps, statistics and file names.  They also concern the memory
   and checks of the compiler itself.  -O is told by what it sets.  */
const char *const without_effect[] = {
  "--help",
  "--param=ggc-",
  "--param=hash-table-verification-limit",
  "--param=max-debug-marker-count",
  "--param=max-vartrack",
  "--param=min-nondebug-insn-uid",
  "--target-help",
  "--version",
  "-O",
  "-W",
  "-aux",
  "-d",
  "-fanalyzer",
  "-fcallgraph-info",
  "-fcanon-prefix-map",
  "-fchecking",
  "-fcompare-debug",
  "-fdbg-cnt-list",
  "-fdebug-",
  "-fdiagnostics-",
  "-fdump-",
  "-feliminate-unused-debug-",
  "-femit-class-debug-always",
  "-femit-struct-debug-",
  "-ffile-prefix-map",
  "-fident",
  "-fira-verbose",
  "-fmem-report",
  "-fmerge-debug-strings",
  "-fmessage-length",
  "-fmax-errors",
  "-fopt-info",
  "-fplugin",
  "-fpost-ipa-mem-report",
  "-fpre-ipa-mem-report",
  "-fprofile-dir",
  "-fprofile-note",
  "-fprofile-prefix-map",
  "-fprofile-prefix-path",
  "-fprofile-report",
  "-frandom-seed",
  "-frecord-gcc-switches",
  "-freport-bug",
  "-fsave-optimization-record",
  "-fsched-verbose",
  "-fshow-column",
  "-fstack-usage",
  "-fsyntax-only",
  "-ftime-report",
  "-ftrack-macro-expansion",
  "-fvar-tracking",
  "-fverbose-asm",
  "-g",
  "-imultiarch",
  "-iplugindir",
  "-mdump-tune-features",
  "-o",
  "-pedantic",
  "-quiet",
  "-v",
  "-w",
};

bool
changes_code_p (const char *name)
{
  return std::none_of (
      std::begin (without_effect), std::end (without_effect),
      [name] (const char *known) { return !strncmp (name, known, strlen (known)); });
}

bool
of_code_generation_p (const cl_option &option)
{
  return (option.flags & (CL_COMMON | CL_TARGET)) && !(option.flags & CL_WARNING)
         && changes_code_p (option.opt_text);
}

/* The bytes of an option's state.  */
using OptionState = std::basic_string_view<unsigned char>;

/* Calls VISIT with every option that has a state.  */
void
for_each_state (const std::function<void (const cl_option &, OptionState)> &visit)
{
  for (unsigned i = 0; i < cl_options_count; i++)
    {
      cl_option_state state;
      if (get_option_state (&global_options, i, &state))
        visit (cl_options[i], { static_cast<const unsigned char *> (state.data), state.size });
    }
}

/* Adds the state of every option that affects code to TEXT.  */
void
add_states (std::string &text)
{
  for_each_state ([&] (const cl_option &option, OptionState state) {
    if (!of_code_generation_p (option))
      return;
    text += option.opt_text;
    text += '=';
    for (unsigned char byte : state)
      {
        char digits[3];
        snprintf (digits, sizeof digits, "%02x", byte);
        text += digits;
      }
    text += '\n';
  });
}

/* True if OPTION is one of the front ends' that tells later passes whether to make calls of library
   functions, or how they read strings.  */
bool
of_library_p (const cl_option &option)
{
  return !strncmp (option.opt_text, "-fbuiltin", 9) || !strcmp (option.opt_text, "-ffreestanding")
         || !strcmp (option.opt_text, "-fhosted") || !strcmp (option.opt_text, "-fexec-charset=");
}

/* True if GIVEN is another plugin or its argument: that plugin may change code after this one.  */
bool
of_other_plugin_p (const cl_decoded_option &given)
{
  if (!given.arg)
    return false;
  const char *text = given.opt_index == OPT_fplugin_ ? lbasename (given.arg) : given.arg;
  return (given.opt_index == OPT_fplugin_ || given.opt_index == OPT_fplugin_arg_)
         && strncmp (text, "mergefn", strlen ("mergefn"));
}

/* Adds the options whose effect GCC keeps elsewhere (-fsanitize=, -ffixed-REG), as they were
   given.  */
void
add_given (std::string &text)
{
  for (unsigned i = 0; i < save_decoded_options_count; i++)
    {
      const cl_decoded_option &given = save_decoded_options[i];
      if (given.opt_index >= cl_options_count)
        continue;
      const cl_option &option = cl_options[given.opt_index];
      cl_option_state state;
      if (!of_library_p (option) && !of_other_plugin_p (given)
          && (!of_code_generation_p (option)
              || get_option_state (&global_options, given.opt_index, &state)))
        continue;
      text += given.orig_option_with_args_text;
      text += '\n';
    }
}

/* The text that PRINT writes to the stream that it is given.  */
std::string
printed (const std::function<void (FILE *)> &print)
{
  char *buffer = nullptr;
  size_t size = 0;
  FILE *stream = open_memstream (&buffer, &size);
  if (!stream)
    fatal_error (UNKNOWN_LOCATION, "mergefn: no memory to print options into");
  print (stream);
  fclose (stream);
  std::string text (buffer, size);
  free (buffer);
  return text;
}

/* Optimisation options of a function that change no code either.  */
const char *const fields_without_effect[]
    = { "var_tracking", "debug_nonbind_markers", "opt_info", "ranger_debug", "threader_debug" };

/* TEXT without the lines of these options.  */
std::string
without_silent_fields (const std::string &text)
{
  std::string result;
  for (size_t at = 0; at < text.size ();)
    {
      size_t end = std::min (text.find ('\n', at), text.size () - 1) + 1;
      std::string line = text.substr (at, end - at);
      if (std::none_of (std::begin (fields_without_effect), std::end (fields_without_effect),
                        [&] (const char *name) { return line.find (name) != std::string::npos; }))
        result += line;
      at = end;
    }
  return result;
}

/* Adds the assembler names that the unit gave to built-in functions.  Calls of built-in functions
   that no statement names yet go by them, too.  */
void
add_built_in_names (std::string &text)
{
  for (int code = 0; code < END_BUILTINS; code++)
    if (const_tree decl = builtin_decl_explicit (built_in_function (code)))
      if (DECL_ASSEMBLER_NAME_SET_P (decl)
          && *IDENTIFIER_POINTER (DECL_ASSEMBLER_NAME_RAW (decl)) == '*')
        {
          text += IDENTIFIER_POINTER (DECL_NAME (decl));
          text += IDENTIFIER_POINTER (DECL_ASSEMBLER_NAME_RAW (decl));
          text += '\n';
        }
}

} // namespace

std::string
compile_options_text ()
{
  std::string text;
  for (const char *part :
       { gcc_version.basever, gcc_version.datestamp, gcc_version.devphase, gcc_version.revision,
         gcc_version.configuration_arguments, lang_hooks.name })
    {
      text += part;
      text += '\n';
    }
  add_states (text);
  add_given (text);
  add_built_in_names (text);
  return text + assembly_text ();
}

bool
code_listed_outside_p ()
{
  if (any_function_p ([] (const cgraph_node *node) {
        const char *entry = opt_for_fn (node->decl, flag_patchable_function_entry);
        return entry && *entry;
      }))
    return true;
  bool listed = false;
  for_each_state ([&] (const cl_option &option, OptionState state) {
    if (!strcmp (option.opt_text, "-mrecord-mcount")
        || !strcmp (option.opt_text, "-mrecord-return"))
      listed
          |= std::any_of (state.begin (), state.end (), [] (unsigned char byte) { return byte; });
  });
  return listed;
}

std::string
function_options_text (tree fndecl)
{
  tree optimization = DECL_FUNCTION_SPECIFIC_OPTIMIZATION (fndecl);
  tree target = DECL_FUNCTION_SPECIFIC_TARGET (fndecl);
  cl_optimization *optimizations
      = TREE_OPTIMIZATION (optimization ? optimization : optimization_default_node);
  std::string text = without_silent_fields (
      printed ([=] (FILE *stream) { cl_optimization_print (stream, 0, optimizations); }));
  /* Some targets (riscv64) have no options of single functions.  */
  if (!target && !target_option_default_node)
    return text;
  cl_target_option *targets = TREE_TARGET_OPTION (target ? target : target_option_default_node);
  text += printed ([=] (FILE *stream) { cl_target_option_print (stream, 0, targets); });
  /* Not all of a target's options are printed.  */
  return text + std::to_string (cl_target_option_hash (targets));
}

} // namespace mergefn
