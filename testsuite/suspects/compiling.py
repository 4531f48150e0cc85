# SPDX-License-Identifier: GPL-3.0-or-later
#
# Compiles a unit at a level without the plugin and with it, and reads what both
# left.  It never links or runs anything, writes only below the directory that it
# is given, and never takes a compile for one with the plugin without a report.

import json
import subprocess
import typing

import levels


class Unit(typing.NamedTuple):
    """One source file; `flags` come before those of a level."""
    name: str
    source: str
    directory: str
    flags: tuple = ()

    def cplusplus(self):
        return not self.source.endswith(".c")


class Skipped(Exception):
    """The unit cannot be compared, for this reason."""


class Wrong(Exception):
    """The plugin did what it must never do."""


class Compiler:
    """A GCC version, the plugin for it, and a directory to work in."""

    def __init__(self, gcc, plugin, arguments, scratch, timeout):
        self.gcc, self.plugin, self.arguments = gcc, plugin, arguments
        self.scratch, self.timeout = scratch, timeout
        self.folded = scratch / "folded.o"
        self.number = 0

    @property
    def plain(self):
        """The object of the last compile without the plugin.  Each has a name of
        its own, so that some can be kept."""
        return self.scratch / ("plain-%d.o" % self.number)

    def command(self, unit, level):
        name = ("g++-" if unit.cplusplus() else "gcc-") + self.gcc
        return [name, *levels.ALWAYS, *unit.flags, *level.flags, "-c",
                unit.source]

    def run(self, argv, unit):
        try:
            return subprocess.run(
                argv, cwd=unit.directory, stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL, stderr=subprocess.PIPE,
                timeout=self.timeout, check=False)
        except subprocess.TimeoutExpired:
            raise Skipped("timeout") from None

    def fold(self, unit, level, arguments):
        """How the compile with the plugin ended, and its report if it did
        well."""
        report = self.scratch / "report.json"
        report.unlink(missing_ok=True)
        prefix = "-fplugin-arg-%s-" % self.plugin.stem
        done = self.run(
            [*self.command(unit, level), "-o", self.folded,
             "-fplugin=%s" % self.plugin, prefix + "report=json",
             prefix + "report-file=%s" % report,
             *(prefix + a for a in arguments)], unit)
        if done.returncode:
            return done, None
        if not report.exists():
            raise Wrong("no report of the plugin's")
        return done, json.loads(report.read_text())

    def differing(self, unit, level):
        """The pairs that differ in facts, with a kind of fact: those that are
        refused where facts are kept.  What only a dropped function knew is in
        no other report."""
        arguments = [a for a in self.arguments if not a.startswith("facts=")]
        _, report = self.fold(unit, level, arguments + ["facts=keep"])
        return [(r["kept"], r["dropped"], r["fact"])
                for r in (report or {}).get("refusals", []) if "fact" in r]

    def unprofiled(self, unit, level):
        """The object of a compile without the plugin in which GCC does not
        guess how often what runs; None if there is none."""
        path = self.scratch / "unprofiled.o"
        done = self.run([*self.command(unit, level), "-fno-ipa-icf",
                         levels.UNPROFILED, "-o", path], unit)
        return None if done.returncode else path

    def compile(self, unit, level):
        """The merges of the compile with the plugin; the object of the one
        without it is in `plain`, unless nothing was merged."""
        self.number += 1
        argv = self.command(unit, level)
        done, report = self.fold(unit, level, self.arguments)
        merges = report["merges"] if report else []
        if not report or merges:
            plain = self.run([*argv, "-fno-ipa-icf", "-o", self.plain], unit)
            if plain.returncode:
                raise Skipped("does not compile")
        if done.returncode:
            raise Wrong("fails with the plugin alone: %s" % next(
                (l for l in done.stderr.decode(errors="replace").splitlines()
                 if "error" in l), "status %d" % done.returncode))
        return merges
