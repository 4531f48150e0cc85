# SPDX-License-Identifier: GPL-3.0-or-later
#
# Reads DejaGnu's summaries, compares those of two runs test by test, and reads
# the list of differences that are by design.  It never runs a test.

import collections
import re

RESULT = re.compile(r"(PASS|FAIL|XPASS|XFAIL|UNRESOLVED|UNTESTED|UNSUPPORTED"
                    r"|ERROR): (.*)")
GOOD = {"PASS", "XFAIL"}
# A name that depends on where or when the tests were run.
VOLATILE = re.compile(r"/\S*/(cc\w{6}\.\w+)|\bcc\w{6}\.\w+")


def read(path):
    """The results in one summary: test name -> Counter of statuses.  A name
    may stand more than once."""
    results = collections.defaultdict(collections.Counter)
    with open(path, errors="replace") as lines:
        for line in lines:
            match = RESULT.match(line)
            if match:
                name = VOLATILE.sub("TEMPORARY", match[2].strip())
                results[name][match[1]] += 1
    return results


def file_of(name):
    """The file that a test's name begins with; a link of several objects is
    called by their common stem."""
    words = name.split()
    return words[0].rstrip(":,") if words else ""


def belongs_to(name, file):
    stem = re.sub(r"_0\.\w+$", "", file)
    first = file_of(name)
    return first == file or first == stem or first.startswith(stem + "_")


def files_to_compare(results, files):
    """Those of `files` for which a run without the plugin could come out
    better: all but those where every result with the plugin is a good one.
    Results that belong to no file are errors of a driver and mean all."""
    by_stem = {re.sub(r"_0\.\w+$", "", f): f for f in files}
    good, bad = set(), set()
    for name, statuses in results.items():
        first = file_of(name)
        stem = re.sub(r"_\d+\.\w+$", "", first)
        file = by_stem.get(first) or by_stem.get(stem)
        fine = set(statuses) <= GOOD
        if file is None:
            if not fine:
                return sorted(files)
        else:
            (good if fine else bad).add(file)
    return sorted(set(files) - (good - bad))


def differences(with_plugin, without, files):
    """Lines that say where two runs over `files` differ."""
    wanted = tuple(files)
    names = {n for n in [*with_plugin, *without]
             if n in without or any(belongs_to(n, f) for f in wanted)}
    for name in sorted(names):
        mine = with_plugin.get(name, collections.Counter())
        theirs = without.get(name, collections.Counter())
        if mine != theirs:
            yield name, show(theirs), show(mine)


def show(statuses):
    return "+".join(sorted(statuses.elements())) or "nothing"


class ByDesign:
    """The differences that are meant to be, from a file of paragraphs: a
    reason, the runs it is for, and the tests, in which * stands for anything.
    Remembers which entries were met, so that stale ones can be named."""

    def __init__(self, path):
        self.entries = []
        for block in re.split(r"\n\s*\n", path.read_text()):
            fields = collections.defaultdict(list)
            for line in block.splitlines():
                match = re.match(r"(reason|runs|test): (.*)", line)
                if match:
                    fields[match[1]].append(match[2].strip())
                elif line.strip() and not line.startswith("#"):
                    raise ValueError("%s: what is '%s'?" % (path, line))
            for test in fields["test"]:
                if not fields["reason"] or not fields["runs"]:
                    raise ValueError("%s: no reason or runs for '%s'"
                                     % (path, test))
                pattern = ".*".join(map(re.escape, test.split("*")))
                self.entries.append((fields["runs"][0].split(),
                                     re.compile(pattern + "$"),
                                     " ".join(fields["reason"])))

    def reason(self, run, name):
        for runs, pattern, reason in self.entries:
            if run in runs and pattern.match(name):
                return reason
        return None
