/* Where a report goes, and writing it whole or not at all.  Knows nothing of what it says.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "comparator/portable/digest.h"
#include "plugin/report/report.h"

#include <csignal>
#include <sys/stat.h>
#include <unistd.h>

namespace mergefn
{

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

/* Says that the report for KEY cannot be written to PLACE, and that PATH_KEY names another.  */
void
report_failure (const char *place, const char *key = "report", const char *path_key = "report-file")
{
  error_at (UNKNOWN_LOCATION,
            "cannot write the report of %<-fplugin-arg-mergefn-%s%> to %qs: %m; give "
            "%<-fplugin-arg-mergefn-%s=%> a path that can be written",
            key, place, path_key);
}

/* Writes DOCUMENT to the file GIVEN.  False if that fails; then errno says why.  */
bool
write_file (const std::string &given, const std::string &document)
{
  std::string path = resolved (given);
  struct stat status;
  bool special = lstat (path.c_str (), &status) == 0 && !S_ISREG (status.st_mode)
                 && !S_ISDIR (status.st_mode);
  return special ? write_in_place (path, document) : write_and_rename (path, document);
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

/* Returns what DOCUMENT, a report in either format, names as its unit; empty if it is no report.  */
std::string
unit_in (const std::string &document)
{
  for (const auto &[before, after] :
       { std::pair ("\"unit\": \"", "\""), std::pair ("mergefn: ", ", ") })
    {
      const size_t begin = document.find (before);
      const size_t end
          = begin == document.npos ? begin : document.find (after, begin + strlen (before));
      if (end != document.npos)
        return document.substr (begin + strlen (before), end - begin - strlen (before));
    }
  return {};
}

/* Tells the user if PATH holds another unit's report, which is about to be replaced.  Two units of one build may have been
   given the same path.  */
void
note_replaced_report (const std::string &path)
{
  struct stat status;
  FILE *file = stat (path.c_str (), &status) == 0 && S_ISREG (status.st_mode)
                   ? fopen (path.c_str (), "r")
                   : nullptr;
  if (!file)
    return;
  /* Where the unit stands depends on the version of GCC: in some behind all else.  */
  std::string document (status.st_size, '\0');
  document.resize (fread (&document[0], 1, document.size (), file));
  fclose (file);
  const std::string unit = unit_in (document);
  if (!unit.empty () && unit != unit_name ())
    inform (UNKNOWN_LOCATION,
            "%<-fplugin-arg-mergefn-report-file=%> replaces the report of unit %qs in %qs; "
            "%<-fplugin-arg-mergefn-report-dir=%> gives each unit a file of its own",
            unit.c_str (), path.c_str ());
}

/* Returns what GCC names this unit's other outputs by.  */
std::string
output_name ()
{
  return dump_base_name ? dump_base_name : "mergefn";
}

/* Returns the path for this unit's report in DIRECTORY.  It has a digest of where the compiler's output goes, so that no two
   units of a build share a file, and a unit that is compiled again replaces its own.  */
std::string
path_in_directory (const std::string &directory)
{
  const std::string base = output_name ();
  Digest digest;
  char *current = getcwd (nullptr, 0);
  digest.put_text (base[0] != '/' && current ? current : "");
  free (current);
  digest.put_text (base);
  return directory + '/' + std::string (lbasename (base.c_str ())).substr (0, 200) + '-'
         + digest.finish ().substr (0, 16) + ".mergefn.json";
}

/* Writes DOCUMENT into DIRECTORY, which may have to be made.  */
void
write_in_directory (const std::string &directory, const std::string &document)
{
  mkdir (directory.c_str (), 0777);
  const std::string path = path_of_partition (path_in_directory (directory));
  if (!write_file (path, document))
    report_failure (path.c_str (), "report-dir", "report-dir");
}

/* Writes DOCUMENT where OPTIONS say, or where reports of its format go.  */
void
write_document (const Options &options, const std::string &document)
{
  if (options.report_file.empty () && options.report == ReportFormat::text)
    {
      if (!write_to (stderr, document))
        report_failure ("standard error");
      return;
    }
  std::string path = output_name () + ".mergefn.json";
  if (!options.report_file.empty ())
    {
      path = path_of_partition (options.report_file);
      note_replaced_report (path);
    }
  if (!write_file (path, document))
    report_failure (path.c_str ());
}

} // namespace

void
write_report (const Report &report, const Options &options)
{
  std::string json;
  if (options.report == ReportFormat::json || !options.report_dir.empty ())
    json = json_report (report);
  if (!options.report_dir.empty ())
    write_in_directory (options.report_dir, json);
  if (options.report != ReportFormat::none)
    write_document (options, options.report == ReportFormat::json ? json : text_report (report));
}

} // namespace mergefn
