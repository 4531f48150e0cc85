# SPDX-License-Identifier: GPL-3.0-or-later
#
# Finding and reading the JSON reports of a build, and names as the source has
# them.  It knows nothing of bytes, and prints nothing.

import json
import os
import pathlib
import shutil
import subprocess
import typing

PATTERN = "*.mergefn.json*"
# How names by content begin: of bodies of which the linker keeps one.
CONTENT_PREFIX = "__mergefn_"


class Unreadable(Exception):
    """A report that is none; the message says which and why."""


class Merge(typing.NamedTuple):
    kept: str
    dropped: str
    action: str
    insns: int

    def kept_by_content(self):
        return self.kept.startswith(CONTENT_PREFIX)

    def kept_is_no_source_name(self):
        """True if the kept body has a name that the plugin gave."""
        return self.kept_by_content() or ".mergefn." in self.kept


class Refusal(typing.NamedTuple):
    kept: str
    dropped: str
    reason: str
    insns: int


class Unit(typing.NamedTuple):
    """One unit's report."""
    path: pathlib.Path
    name: str
    candidates: int
    merges: list
    refusals: list
    excluded: dict          # Numbers of functions by reason.
    unmatched: list         # Globs as they were given.
    left_alone: str         # Why, or empty.
    saved_insns: int

    def library(self):
        """The directory that the unit is reported from, as users know it."""
        return os.path.dirname(self.name) or "."


def paths(given):
    """The reports among GIVEN, and below those that are directories."""
    found = []
    for each in map(pathlib.Path, given):
        if each.is_dir():
            found += sorted(p for p in each.rglob(PATTERN) if p.is_file())
        elif each.exists():
            found.append(each)
        else:
            raise Unreadable("there is no %s" % each)
    return list(dict.fromkeys(found))


def read(path):
    try:
        with open(path, encoding="utf-8") as file:
            document = json.load(file)
        return Unit(
            path, document["unit"], document["candidates"],
            [Merge(m["kept"], m["dropped"], m["action"], m["insns"])
             for m in document["merges"]],
            [Refusal(r["kept"], r["dropped"], r["reason"], r["insns"])
             for r in document["refusals"]],
            document["totals"]["excluded"], document.get("unmatched", []),
            document.get("left_alone", ""), document["totals"]["saved_insns"])
    except OSError as error:
        raise Unreadable("%s: %s" % (path, error.strerror)) from None
    except (ValueError, KeyError, TypeError):
        raise Unreadable("%s is no report of mergefn's: make it with "
                         "-fplugin-arg-mergefn-report=json or "
                         "-fplugin-arg-mergefn-report-dir=DIR" % path) \
            from None


def load(given):
    """The units of all reports, in the order of their paths."""
    return [read(path) for path in paths(given)]


class Names:
    """Names as the source has them, as far as c++filt can tell."""

    def __init__(self, assembler_names=()):
        self.known = {}
        self.learn(assembler_names)

    def learn(self, assembler_names):
        new = sorted({n for n in assembler_names
                      if n.startswith("_Z") and n not in self.known})
        filt = shutil.which("c++filt")
        if not new or not filt:
            return
        done = subprocess.run([filt], input="\n".join(new) + "\n", text=True,
                              stdout=subprocess.PIPE, check=False)
        lines = done.stdout.splitlines()
        if len(lines) == len(new):
            self.known.update(zip(new, lines))

    def __getitem__(self, name):
        return self.known.get(name, name)


def names_in(units):
    found = set()
    for unit in units:
        for pair in (*unit.merges, *unit.refusals):
            found.update((pair.kept, pair.dropped))
    return found
