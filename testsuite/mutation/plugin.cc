/* The test plugin: takes the bodies of a unit, where the late stage would fold them, and makes
   mutations in them.  Folds nothing; the compile ends when it is through.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "comparator/faults.h"
#include "plugin/bodies/bodies.h"
#include "ask.h"

#define MERGEFN_EXPORT __attribute__ ((visibility ("default")))
extern "C" MERGEFN_EXPORT int plugin_is_GPL_compatible;
int plugin_is_GPL_compatible;
extern "C" MERGEFN_EXPORT int plugin_init (plugin_name_args *arguments,
                                           plugin_gcc_version *running);

namespace mergefn::mutation
{

namespace
{

const pass_data data = {
  SIMPLE_IPA_PASS, "mutate", OPTGROUP_IPA, TV_IPA_OPT, 0, 0, 0, 0, 0,
};

class MutatePass : public simple_ipa_opt_pass
{
public:
  MutatePass (gcc::context *context, Limits limits, std::string to)
      : simple_ipa_opt_pass (data, context), m_limits (std::move (limits)), m_to (std::move (to))
  {
  }
  bool gate (function *) final override { return optimize && !seen_error (); }
  unsigned execute (function *) final override;

private:
  Limits m_limits;
  std::string m_to;
};

/* What comes after the pass would take time and tell nothing.  */
unsigned
MutatePass::execute (function *)
{
  FILE *out = fopen (m_to.c_str (), "w");
  if (!out)
    fatal_error (UNKNOWN_LOCATION, "mutate: cannot write %qs", m_to.c_str ());
  setlinebuf (out);
  std::vector<cgraph_node *> functions = functions_with_bodies ();
  Asker asker (m_limits, out);
  /* From all over the unit.  */
  size_t step = functions.size () / m_limits.functions + 1;
  for (size_t i = 0; i < functions.size (); i += step)
    asker.function (functions[i]);
  asker.print ();
  fprintf (out, "end\n");
  fclose (out);
  exit (0);
}

bool
set_fault (const char *name, Limits &limits)
{
  if (!strcmp (name, "constants"))
    active_fault = Fault::constants;
  else if (!strcmp (name, "callee"))
    active_fault = Fault::callee;
  else if (!strcmp (name, "signs"))
    active_fault = Fault::signs;
  else if (!strcmp (name, "leak"))
    limits.leave_undone = true;
  else
    return false;
  return true;
}

} // namespace

} // namespace mergefn::mutation

int
plugin_init (plugin_name_args *arguments, plugin_gcc_version *running)
{
  using namespace mergefn::mutation;
  if (!plugin_default_version_check (running, &gcc_version))
    {
      error ("plugin %qs was built for another compiler", arguments->base_name);
      return 0;
    }
  Limits limits;
  std::string to;
  for (int i = 0; i < arguments->argc; i++)
    {
      std::string key = arguments->argv[i].key;
      const char *value = arguments->argv[i].value ? arguments->argv[i].value : "";
      if (key == "to")
        to = value;
      else if (key == "times")
        limits.of_mutation = atoi (value);
      else if (key == "functions")
        limits.functions = MAX (atoi (value), 1);
      else if (key == "only")
        limits.only = value;
      else if (key != "fault" || !set_fault (value, limits))
        error ("plugin %qs has no option %qs with value %qs", arguments->base_name, key.c_str (),
               value);
    }
  register_pass_info info;
  info.pass = new MutatePass (g, limits, to);
  info.reference_pass_name = "simdclone";
  info.ref_pass_instance_number = 1;
  info.pos_op = PASS_POS_INSERT_AFTER;
  register_callback (arguments->base_name, PLUGIN_PASS_MANAGER_SETUP, nullptr, &info);
  return 0;
}
