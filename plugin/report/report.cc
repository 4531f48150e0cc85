/* Collecting the report, and putting it where it belongs.  Changes no function.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "plugin/report/report.h"
#include "plugin/report/printable.h"
#include "plugin/bodies/shared_body.h"

#include <csignal>
#include <sys/stat.h>

namespace mergefn
{

ReportedName::ReportedName (cgraph_node *node, ReportFormat format)
    : assembler (IDENTIFIER_POINTER (DECL_ASSEMBLER_NAME (node->decl)))
{
  /* A star marks a name that is to be taken as it stands.  */
  if (assembler[0] == '*')
    assembler.erase (0, 1);
  /* A shared body has no name in the source.  The front end may not know its declaration (C++ modules).  */
  if (shared_body_p (node))
    printable = "shared body " + assembler;
  else if (format == ReportFormat::text)
    printable = lang_hooks.decl_printable_name (node->decl, 2);
  assembler = mergefn::printable (assembler);
  printable = mergefn::printable (printable);
}

ReportedName
Report::name_of (cgraph_node *node) const
{
  return m_format != ReportFormat::none || dump_enabled_p () ? ReportedName (node, m_format)
                                                             : ReportedName ();
}

void
Report::add_merge (cgraph_node *kept, cgraph_node *dropped, Action action, int insns,
                   const Weakened &weakened)
{
  m_merge_of[dropped->order] = m_merges.size ();
  m_merges.push_back ({ name_of (kept), name_of (dropped), kept->order, shared_body_p (kept),
                        action, insns, weakened });
  if (!dump_enabled_p ())
    return;
  const ReportedMerge &merge = m_merges.back ();
  dump_printf_loc (MSG_OPTIMIZED_LOCATIONS,
                   dump_user_location_t::from_function_decl (dropped->decl),
                   "folded %s into %s: %s, %d insns\n", merge.dropped.assembler.c_str (),
                   merge.kept.assembler.c_str (), to_string (action), insns);
}

void
Report::add_published (cgraph_node *node, int insns, const Weakened &weakened)
{
  ReportedName name = name_of (node);
  m_merges.push_back ({ name, name, node->order, false, Action::published, insns, weakened });
  if (dump_enabled_p ())
    dump_printf_loc (MSG_OPTIMIZED_LOCATIONS, dump_user_location_t::from_function_decl (node->decl),
                     "published %s: %d insns\n", name.assembler.c_str (), insns);
}

void
Report::add_weakened (const Weakened &weakened)
{
  add (m_weakened, weakened);
}

void
Report::add_refusal (cgraph_node *kept, cgraph_node *dropped, Refusal reason, FactKind fact,
                     int insns)
{
  ReportedRefusal refusal{ name_of (kept), name_of (dropped), reason, fact, insns };
  if (dump_enabled_p ())
    dump_printf_loc (MSG_MISSED_OPTIMIZATION,
                     dump_user_location_t::from_function_decl (dropped->decl),
                     "not folded %s into %s: %s\n", refusal.dropped.assembler.c_str (),
                     refusal.kept.assembler.c_str (), to_string (reason));
  m_refusals.insert_or_assign (dropped->order, std::move (refusal));
}

void
Report::forget_refusal (cgraph_node *dropped)
{
  m_refusals.erase (dropped->order);
}

void
Report::note_removed (const cgraph_node *node)
{
  auto found = m_merge_of.find (node->order);
  if (found != m_merge_of.end ())
    m_merges[found->second].action = Action::removed;
}

void
Report::note_names (const std::vector<cgraph_node *> &bodies)
{
  if (m_format == ReportFormat::none)
    return;
  std::unordered_map<int, ReportedName> names;
  for (cgraph_node *body : bodies)
    names.emplace (body->order, name_of (body));
  for (ReportedMerge &merge : m_merges)
    {
      auto found = names.find (merge.kept_order);
      if (found == names.end ())
        continue;
      merge.kept = found->second;
      /* The dropped side already has the function's name in the source.  */
      if (merge.action == Action::published)
        merge.kept.printable = merge.kept.assembler;
    }
}

std::vector<ReportedRefusal>
Report::refusals () const
{
  std::vector<ReportedRefusal> sorted;
  for (const auto &[order, refusal] : m_refusals)
    sorted.push_back (refusal);
  std::stable_sort (
      sorted.begin (), sorted.end (), [] (const ReportedRefusal &a, const ReportedRefusal &b) {
        return a.insns != b.insns ? a.insns > b.insns : a.dropped.assembler < b.dropped.assembler;
      });
  return sorted;
}

Weakened
Report::weakened () const
{
  Weakened all = m_weakened;
  for (const ReportedMerge &merge : m_merges)
    add (all, merge.weakened);
  return all;
}

int
Report::saved_insns () const
{
  int saved = 0;
  std::set<int> shared;
  for (const ReportedMerge &merge : m_merges)
    {
      if (merge.action == Action::thunk)
        saved += merge.insns - 1;
      else if (merge.action != Action::redirected && merge.action != Action::published)
        saved += merge.insns;
      /* A shared body adds one body.  */
      if (merge.shared && shared.insert (merge.kept_order).second)
        saved -= merge.insns;
    }
  return saved;
}

namespace
{

bool
write_to (FILE *file, const std::string &document)
{
  bool good = fwrite (document.data (), 1, document.size (), file) == document.size ();
  good &= fflush (file) == 0;
  return good;
}

/* Writes DOCUMENT to PATH itself.  A finished file cannot replace a device, a pipe or a link to nothing.  */
bool
write_in_place (const std::string &path, const std::string &document)
{
  FILE *file = fopen (path.c_str (), "w");
  if (!file)
    return false;
  bool good = write_to (file, document);
  int failure = errno;
  good &= fclose (file) == 0;
  if (failure && !good)
    errno = failure;
  return good;
}

/* Blocks, while it lives, signals that ask the compiler to end, since a temporary file would be left.  The
   signals arrive afterwards.  A limit of file sizes does not end the compiler either, but becomes an error of
   writing.  */
class Undisturbed
{
public:
  Undisturbed ()
  {
    sigset_t asking;
    sigemptyset (&asking);
    for (int number : { SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGXCPU })
      sigaddset (&asking, number);
    sigprocmask (SIG_BLOCK, &asking, &m_mask);
    m_size_limit = signal (SIGXFSZ, SIG_IGN);
  }
  Undisturbed (const Undisturbed &) = delete;
  Undisturbed &operator= (const Undisturbed &) = delete;
  ~Undisturbed ()
  {
    int failure = errno;
    signal (SIGXFSZ, m_size_limit);
    sigprocmask (SIG_SETMASK, &m_mask, nullptr);
    errno = failure;
  }

private:
  sigset_t m_mask;
  void (*m_size_limit) (int);
};

/* Writes DOCUMENT beside PATH, then renames it, so that nobody ever sees half a report.  */
bool
write_and_rename (const std::string &path, const std::string &document)
{
  std::string::size_type slash = path.rfind ('/');
  /* The temporary name's length is its own: the report's name may be as long as a name can be.  */
  std::string beside
      = path.substr (0, slash == std::string::npos ? 0 : slash + 1) + ".mergefn-XXXXXX";
  Undisturbed undisturbed;
  int descriptor = mkstemp (&beside[0]);
  if (descriptor < 0)
    return false;
  mode_t mask = umask (0);
  umask (mask);
  FILE *file = fdopen (descriptor, "w");
  bool good = file && fchmod (descriptor, 0666 & ~mask) == 0 && write_to (file, document);
  int failure = errno;
  if (file && fclose (file) != 0 && good)
    {
      good = false;
      failure = errno;
    }
  if (good && rename (beside.c_str (), path.c_str ()) == 0)
    return true;
  if (good)
    failure = errno;
  unlink (beside.c_str ());
  errno = failure;
  return false;
}

/* Returns the file that PATH names, through symbolic links, as for any output of GCC's.  */
std::string
resolved (const std::string &path)
{
  char *real = realpath (path.c_str (), nullptr);
  std::string result = real ? real : path;
  free (real);
  return result;
}

void
report_failure (const char *place)
{
  error_at (UNKNOWN_LOCATION,
            "cannot write the report of %<-fplugin-arg-mergefn-report%> to %qs: %m; give "
            "%<-fplugin-arg-mergefn-report-file=%> a path that can be written",
            place);
}

void
write_file (const std::string &given, const std::string &document)
{
  std::string path = resolved (given);
  struct stat status;
  bool special = lstat (path.c_str (), &status) == 0 && !S_ISREG (status.st_mode)
                 && !S_ISDIR (status.st_mode);
  if (!(special ? write_in_place (path, document) : write_and_rename (path, document)))
    report_failure (given.c_str ());
}

/* Returns the number of this partition of a link, 0 where there is only one.  */
unsigned
partition ()
{
  if (!flag_ltrans || !main_input_filename)
    return 0;
  /* As in cc1234.ltrans3.o.  Directories, and the program's name before, may have the mark, too.  */
  const std::string mark = ".ltrans", name = lbasename (main_input_filename);
  const size_t at = name.rfind (mark);
  return at == std::string::npos ? 0 : strtoul (name.c_str () + at + mark.length (), nullptr, 10);
}

/* Returns PATH for the first partition of a link.  The others append their number, so that none overwrites
   another's report.  */
std::string
path_of_partition (const std::string &path)
{
  return partition () ? path + ".ltrans" + std::to_string (partition ()) : path;
}

} // namespace

std::string
unit_name ()
{
  /* At link time the input is a temporary file.  */
  const char *name = in_lto_p ? lbasename (dump_base_name) : main_input_filename;
  return name ? printable (name) : "";
}

void
write_report (const Report &report, const Options &options)
{
  if (options.report == ReportFormat::none)
    return;
  bool json = options.report == ReportFormat::json;
  std::string document = json ? json_report (report) : text_report (report);
  if (!options.report_file.empty ())
    write_file (path_of_partition (options.report_file), document);
  else if (json)
    write_file (std::string (dump_base_name ? dump_base_name : "mergefn") + ".mergefn.json",
                document);
  else if (!write_to (stderr, document))
    report_failure ("standard error");
}

} // namespace mergefn
