/* The late stage.  Knows when to fold and what to print; fold.cc knows how to fold.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "plugin/pass/pass.h"
#include "comparator/faults.h"
#include "comparator/portable/portable_digest.h"
#include "plugin/bodies/bodies.h"
#include "plugin/bodies/dead_stores.h"
#include "plugin/bodies/debug_names.h"
#include "plugin/fold/fold.h"
#include "plugin/publish/publish.h"
#include "plugin/symbols/demanded.h"
#include "plugin/symbols/exports.h"
#include "plugin/symbols/user_choices.h"
#include "plugin/pass/alignment_pass.h"
#include "plugin/pass/explain.h"
#include "plugin/pass/flow_pass.h"
#include "plugin/pass/reference_pass.h"
#include "plugin/pass/restore_pass.h"
#include "plugin/pass/self_call_pass.h"
#include "plugin/weaken/flow_info.h"
#include "plugin/weaken/opaque.h"
#include "plugin/weaken/warnings.h"

#include <ctime>

namespace mergefn
{

namespace
{

double
processor_seconds ()
{
  timespec now;
  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &now);
  return now.tv_sec + now.tv_nsec * 1e-9;
}

const pass_data late_data = {
  SIMPLE_IPA_PASS,
  pass_name,
  OPTGROUP_IPA,
  TV_IPA_OPT,
  0, /* properties_required */
  0, /* properties_provided */
  0, /* properties_destroyed */
  0, /* todo_flags_start */
  0, /* todo_flags_finish */
};

class LatePass : public simple_ipa_opt_pass
{
public:
  LatePass (gcc::context *context, const Options &options)
      : simple_ipa_opt_pass (late_data, context), m_options (options)
  {
  }

  /* Without optimisation only the report is written.  */
  bool gate (function *) final override
  {
    return (optimize || in_lto_p || m_options.collected () != ReportFormat::none) && !seen_error ();
  }
  unsigned execute (function *) final override;

private:
  void reopen_dumps ();
  void print_statistics (const Fold &fold, const Report &report, double bodies, double folding);

  Options m_options;
};

/* For tests: prints the portable digest of each function that may be folded, as the pass leaves it.  */
void
print_digests (const Options &options)
{
  PortableDigests digests (MERGEFN_VERSION);
  cgraph_node *node;
  FOR_EACH_FUNCTION_WITH_GIMPLE_BODY (node)
  {
    if (node->inlined_to || candidate_refusal (node, options) != Refusal::none)
      continue;
    PortableDigest digest = digests.digest (node);
    fprintf (stderr, "mergefn-digest: %s %s\n",
             IDENTIFIER_POINTER (DECL_ASSEMBLER_NAME (node->decl)),
             digest.text.empty () ? to_string (digest.reason) : digest.text.c_str ());
  }
}

unsigned
LatePass::execute (function *)
{
  Report report (m_options.collected (), m_options.list_excluded);
  if (const char *why = unit_refusal ())
    {
      if (dump_file)
        fprintf (dump_file, "not folding: %s\n", why);
      report.set_left_alone (why);
      Explanation::print_left_alone (m_options, why);
      write_report (report, m_options);
      return 0;
    }
  double start = processor_seconds ();
  std::vector<cgraph_node *> functions = functions_with_bodies ();
  report.set_unmatched (globs_without_match (functions, m_options));
  reopen_dumps ();
  double bodies = processor_seconds ();
  for (cgraph_node *node : functions)
    remove_dead_stores (node);
  mark_demanded (functions);
  if (m_options.exports == ExportsPolicy::keep)
    mark_exports ();
  const Explanation explanation (m_options, functions);
  Fold fold (m_options, report);
  fold.run (functions);
  publish (fold.merger (), m_options, report);
  fold.merger ().finish_kept ();
  if (m_options.exports == ExportsPolicy::keep)
    force_exports ();
  emit_debug_names ();
  double end = processor_seconds ();
  write_report (report, m_options);
  explanation.print (report);
  if (prints_digests)
    print_digests (m_options);
  note_late_calls ();
  set_options_of_marked_functions ();
  suppress_false_warnings ();
  if (m_options.stats)
    print_statistics (fold, report, bodies - start, end - bodies);
  return 0;
}

/* Bringing in a body runs transforms, which are passes with dumps of their own.  They leave GCC without this
   pass's dump file and -fopt-info stream.  */
void
LatePass::reopen_dumps ()
{
  gcc::dump_manager *dumps = g->get_dumps ();
  dumps->dump_finish (static_pass_number);
  dumps->dump_start (static_pass_number, &dump_flags);
}

/* BODIES is the time to bring bodies in and transform them, which GCC would otherwise spend a little later.
   FOLDING is the plugin's own time.  Both are in seconds of processor time.  */
void
LatePass::print_statistics (const Fold &fold, const Report &report, double bodies, double folding)
{
  const FoldStatistics counts = fold.statistics ();
  fprintf (stderr,
           "mergefn: %u functions, %u candidates, %u with a shared hash, %u walks in %u rounds, "
           "%zu merges (%u in cycles), %.3f s folding, %.3f s bringing in bodies\n",
           counts.functions, counts.candidates, counts.hash_shared, counts.walks, counts.rounds,
           report.merges ().size (), counts.cycles, folding, bodies);
}

/* Applies -fopt-info again: GCC parsed it when this pass was not there yet.  */
void
reapply_opt_info ()
{
  for (unsigned i = 0; i < save_decoded_options_count; i++)
    if (save_decoded_options[i].opt_index == OPT_fopt_info_)
      opt_info_switch_p (save_decoded_options[i].arg);
    else if (save_decoded_options[i].opt_index == OPT_fopt_info)
      opt_info_switch_p ("");
}

} // namespace

void
register_late_pass (const char *plugin, const Options &options)
{
  register_pass_info info;
  info.pass = new LatePass (g, options);
  info.reference_pass_name = "simdclone";
  info.ref_pass_instance_number = 1;
  info.pos_op = PASS_POS_INSERT_AFTER;
  register_callback (plugin, PLUGIN_PASS_MANAGER_SETUP, nullptr, &info);
  register_restore_passes (plugin);
  register_flow_passes (plugin);
  register_alignment_passes (plugin);
  register_reference_passes (plugin);
  register_self_call_passes (plugin);
  reapply_opt_info ();
  if (options.dump)
    g->get_dumps ()->dump_switch_p ("ipa-mergefn-optimized-missed-note");
}

} // namespace mergefn
