/* The plugin's entry: checks the compiler, parses options once, and registers the pass.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "plugin/options.h"
#include "plugin/pass/user_attributes.h"
#include "plugin/pass/pass.h"

#define MERGEFN_EXPORT __attribute__ ((visibility ("default")))

/* GCC looks for this symbol before it loads anything.  */
extern "C" MERGEFN_EXPORT int plugin_is_GPL_compatible;
int plugin_is_GPL_compatible;

extern "C" MERGEFN_EXPORT int plugin_init (plugin_name_args *arguments,
                                           plugin_gcc_version *running);

namespace
{

plugin_info information
    = { MERGEFN_VERSION,
        "Folds identical functions.  -fplugin-arg-mergefn-help lists the options." };

/* A plugin is bound to one compiler build.  */
bool
check_compiler (const char *name, plugin_gcc_version *running)
{
  if (plugin_default_version_check (running, &gcc_version))
    return true;
  error ("plugin %qs was built for GCC %s (%s, configured with %qs), but this is GCC %s (%s, "
         "configured with %qs); rebuild the plugin with the plugin headers of this compiler",
         name, gcc_version.basever, gcc_version.datestamp, gcc_version.configuration_arguments,
         running->basever, running->datestamp, running->configuration_arguments);
  return false;
}

/* GCC refuses two plugins of one name; under two names the same pass would run twice.  */
bool
check_loaded_once (const char *name)
{
  std::string pass = std::string ("ipa-") + mergefn::pass_name;
  if (!g->get_passes ()->get_pass_by_name (pass.c_str ()))
    return true;
  error ("plugin %qs is loaded already; give %<-fplugin=%> for it once", name);
  return false;
}

void (*summarize_for_ipa_icf) ();

/* GCC's pass still runs for variables.  */
void
summarize_variables_for_ipa_icf ()
{
  int functions = flag_ipa_icf_functions;
  flag_ipa_icf_functions = 0;
  summarize_for_ipa_icf ();
  flag_ipa_icf_functions = functions;
}

/* Turns off GCC's own folding of functions, unless the user gave -fipa-icf.  The flag itself stays on.  Each
   function has its own flag, and an optimize attribute would set it again.  Functions that differ in options
   are not inlined.  */
void
turn_off_ipa_icf ()
{
  if (global_options_set.x_flag_ipa_icf || global_options_set.x_flag_ipa_icf_functions)
    return;
  opt_pass *pass = g->get_passes ()->get_pass_by_name ("ipa-icf");
  if (!pass || pass->type != IPA_PASS)
    return;
  auto *icf = static_cast<ipa_opt_pass_d *> (pass);
  summarize_for_ipa_icf = icf->generate_summary;
  icf->generate_summary = summarize_variables_for_ipa_icf;
}

} // namespace

int
plugin_init (plugin_name_args *arguments, plugin_gcc_version *running)
{
  const char *name = arguments->base_name;
  mergefn::Options options;
  /* After an error GCC stops before it compiles anything, so 0 spares the user a second message.  */
  if (!check_compiler (name, running) || !check_loaded_once (name)
      || !mergefn::parse_options (name, arguments->argc, arguments->argv, &options))
    return 0;
  register_callback (name, PLUGIN_INFO, nullptr, &information);
  if (options.help)
    mergefn::print_help (name);
  mergefn::register_attributes (name);
  if (options.off)
    return 0;
  if (optimize && options.ipa_icf == mergefn::IpaIcfPolicy::off)
    turn_off_ipa_icf ();
  mergefn::register_late_pass (name, options);
  return 0;
}
