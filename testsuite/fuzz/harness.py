# SPDX-License-Identifier: GPL-3.0-or-later
#
# What every fuzzer here needs: finds a compiler and its plugin, builds a
# program with and without the plugin, runs it within limits, reads the
# plugin's reports, and keeps a tally of results in DejaGnu's words.
#
# It never generates a program, never decides what a difference means, never
# writes outside the directories it is given, and never takes a build for one
# with the plugin if there is no report to show for it.

import argparse
import concurrent.futures
import json
import os
import pathlib
import re
import resource
import shlex
import shutil
import signal
import subprocess
import tempfile
import typing

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
# Compilers and programs see the same environment whoever runs them.
ENVIRONMENT = {"LC_ALL": "C", "TZ": "UTC",
               "PATH": os.environ.get("PATH", "/usr/bin:/bin"),
               "TMPDIR": os.environ.get("TMPDIR", "/tmp")}
KINDS = ("PASS", "FAIL", "UNRESOLVED", "UNSUPPORTED")


class Verdict(Exception):
    """Ends the work on a program; the text is the reason."""
    kind = "FAIL"


class Failed(Verdict):
    pass


class Unresolved(Verdict):
    kind = "UNRESOLVED"


class Unsupported(Verdict):
    kind = "UNSUPPORTED"


class Unit(typing.NamedTuple):
    """One translation unit; the suffix of its name says the language."""
    name: str
    text: str
    with_plugin: bool = True

    def cplusplus(self):
        return not self.name.endswith(".c")


class Program(typing.NamedTuple):
    """What a generator makes of a seed."""
    units: list
    headers: dict = {}      # name: text
    flags: tuple = ()       # for every compile and link of this program
    plain_flags: tuple = () # besides, for those without the plugin
    memory: int = 1 << 31   # of addresses, for a run
    runner: tuple = ()      # what runs a program that this machine does not


class Options(typing.NamedTuple):
    """One way of building: the compiler's options and the plugin's."""
    flags: tuple
    plugin_args: tuple = ()

    def __str__(self):
        return " ".join(self.flags + self.plugin_args)


class Ran(typing.NamedTuple):
    """How a process ended, and what it printed."""
    status: str
    out: bytes
    err: bytes


def status_name(code):
    return "signal %d" % -code if code < 0 else "status %d" % code


def execute(argv, directory, timeout, memory=None):
    """Runs argv in the directory.  What hangs is ended with its whole group,
    since a program may have children."""
    with tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as err:
        child = subprocess.Popen(
            list(map(str, argv)), cwd=directory, stdin=subprocess.DEVNULL,
            stdout=out, stderr=err, env=ENVIRONMENT, start_new_session=True)
        try:
            if memory:
                limit_memory(child.pid, memory)
            status = status_name(child.wait(timeout))
        except subprocess.TimeoutExpired:
            status = "timeout"
        finally:
            try:
                os.killpg(child.pid, signal.SIGKILL)
            except ProcessLookupError:
                pass
            child.wait()
        out.seek(0)
        err.seek(0)
        return Ran(status, out.read(), err.read())


def limit_memory(pid, memory):
    try:
        resource.prlimit(pid, resource.RLIMIT_AS, (memory, memory))
    except ProcessLookupError:
        pass        # It has ended already.


def limit_children():
    """No core files, and no end of output from a program gone wild."""
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    resource.setrlimit(resource.RLIMIT_FSIZE, (1 << 26, 1 << 26))


class Toolchain:
    """A compiler, the plugin for it, and arguments that the plugin always
    gets."""

    def __init__(self, gcc, plugin=None, plugin_args=()):
        self.gcc = gcc
        self.plugin = pathlib.Path(
            plugin or ROOT / "build" / ("gcc-" + gcc) / "mergefn.so").resolve()
        self.plugin_args = tuple(plugin_args)

    def compiler(self, cplusplus):
        return ("g++-" if cplusplus else "gcc-") + self.gcc

    def missing(self):
        """What is not there, or None."""
        for tool in (self.compiler(False), self.compiler(True)):
            if not shutil.which(tool):
                return "no %s" % tool
        return None if self.plugin.is_file() else "no plugin %s" % self.plugin

    def with_fault(self, fault):
        """The same with the module that goes wrong on purpose."""
        module = self.plugin.parent / "faults" / self.plugin.name
        return Toolchain(self.gcc, module,
                         self.plugin_args + ("fault=" + fault,))

    def plugin_flags(self, plugin_args, report):
        # GCC takes the name of a plugin's arguments from its file name.
        prefix = "-fplugin-arg-%s-" % self.plugin.stem
        return ["-fplugin=%s" % self.plugin, prefix + "report=json",
                prefix + "report-file=%s" % report,
                *(prefix + a for a in self.plugin_args + plugin_args)]


class Build:
    """A program built one way in a directory, with the plugin or without.
    Commands name files relative to it, so that it can be moved."""

    def __init__(self, program, options, toolchain, plugin, directory, limits):
        self.program, self.options = program, options
        self.toolchain, self.plugin = toolchain, plugin
        self.directory, self.limits = directory, limits
        self.name = "plugin" if plugin else "plain"
        self.commands = []
        self.ran = None
        self.merges = 0

    def command(self, argv, what):
        """A compile or a link, which has to succeed."""
        self.commands.append(shlex.join(map(str, argv)))
        ran = execute(argv, self.directory,
                      self.limits.compile * (4 if self.plugin else 1))
        if ran.status == "status 0":
            return
        if not self.plugin:
            # Without the plugin there is nothing to compare with.
            raise (Unsupported if ran.status == "timeout" else Unresolved)(
                "without the plugin: %s: %s" % (what, complaint(ran)))
        raise Failed("%s: %s" % (what, complaint(ran)))

    def build(self):
        write_sources(self.program, self.directory)
        flags = [*self.options.flags, *self.program.flags]
        if not self.plugin:
            flags += self.program.plain_flags
        objects = []
        for unit in self.program.units:
            stem = "%s-%s" % (self.name, pathlib.Path(unit.name).stem)
            plugin = self.plugin and unit.with_plugin
            extra = self.toolchain.plugin_flags(
                self.options.plugin_args, stem + ".json") if plugin else []
            self.command([self.toolchain.compiler(unit.cplusplus()), "-w",
                          *flags, *extra, "-c", unit.name, "-o", stem + ".o"],
                         "compiling %s" % unit.name)
            objects.append(stem + ".o")
            if plugin:
                self.merges += merges_in(self.directory / (stem + ".json"))
        cplusplus = any(u.cplusplus() for u in self.program.units)
        self.command([self.toolchain.compiler(cplusplus), *flags, *objects,
                      "-o", self.name], "linking")
        return self

    def run(self, sanitized=False):
        """The plugin's program gets more time: the machine may be busier."""
        self.commands.append("./" + self.name)
        runner = self.program.runner
        if runner and not shutil.which(runner[0]):
            raise Unsupported("no " + runner[0])
        self.ran = execute([*runner, "./" + self.name], self.directory,
                           self.limits.run * (4 if self.plugin else 1),
                           None if sanitized else self.program.memory)
        return self.ran


def write_sources(program, directory):
    for unit in program.units:
        (directory / unit.name).write_text(unit.text)
    for name, text in program.headers.items():
        (directory / name).write_text(text)


def complaint(ran):
    """The line of a compiler's or linker's output that says it best."""
    text = ran.err.decode("utf-8", "replace")
    lines = [l for l in text.splitlines() if re.search(
        r"internal compiler error|error:|undefined reference|multiple def"
        r"|relocation|law|runtime error|ERROR:", l)]
    lines = lines or text.splitlines() or [""]
    return "%s: %s" % (ran.status, lines[0].strip()[:300])


def merges_in(report):
    """How many merges the plugin reported.  A plugin that was not loaded, or
    did not run, leaves no report; such a build proves nothing."""
    try:
        return len(json.loads(report.read_text())["merges"])
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise Unresolved("no report of the plugin's: %s: %s" % (
            type(error).__name__, error)) from None


class Result(typing.NamedTuple):
    """What came of one seed."""
    kind: str
    name: str
    why: str = ""
    merges: int = 0

    def __str__(self):
        return "%s: %s%s" % (self.kind, self.name,
                             ": " + self.why if self.why else "")


class Tally:
    """Prints results as they come and counts them."""

    def __init__(self):
        self.counts = dict.fromkeys(KINDS, 0)
        self.merges = 0

    def add(self, result):
        print(result, flush=True)
        self.counts[result.kind] += 1
        self.merges += result.merges

    def finish(self, needs_merges=True):
        """The last line, and the exit status: 0 only if nothing is wrong and
        something was tested.  Runs without a single merge test nothing."""
        tested = sum(self.counts.values())
        if needs_merges and not self.merges and self.counts["PASS"]:
            # One program may have nothing to fold; many cannot.
            self.add(Result("FAIL" if tested > 1 else "UNRESOLVED",
                            "no merges in the whole run"))
        if self.counts["PASS"] and self.merges:
            print("%d merges, %.1f per program that passed" % (
                self.merges, self.merges / self.counts["PASS"]))
        print("%d passed, %d failed, %d unresolved, %d unsupported" % tuple(
            self.counts[kind] for kind in KINDS))
        wrong = self.counts["FAIL"] + self.counts["UNRESOLVED"]
        return 0 if self.counts["PASS"] and not wrong else 1


def keep(where, name, builds, why):
    """Leaves a failing program with its commands, outputs and reports."""
    place = where / name.replace(" ", "-")
    shutil.rmtree(place, ignore_errors=True)
    place.mkdir(parents=True)
    commands = ["# %s" % why]
    for build in builds:
        for path in sorted(build.directory.iterdir()):
            if path.is_file() and path.name != build.name \
                    and path.suffix != ".o":
                shutil.copy2(path, place / path.name)
        commands += build.commands
        if build.ran:
            (place / (build.name + ".out")).write_bytes(
                build.ran.out + b"\n" + build.ran.status.encode() + b"\n")
    (place / "commands").write_text("\n".join(commands) + "\n")


class Limits(typing.NamedTuple):
    """Seconds, for what is done without the plugin."""
    compile: float
    run: float


def add_arguments(parser):
    """The options that all fuzzers share."""
    a = parser.add_argument
    a("--gcc", default="12", metavar="N", help="the compiler's major version")
    a("--plugin", metavar="PATH", help="instead of build/gcc-N/mergefn.so")
    a("--plugin-args", default="", metavar="'KEY=VALUE ...'",
      help="passed on to the plugin, beside what is tried in turn")
    a("--seed", type=int, default=1, metavar="S", help="the first seed")
    a("--count", type=positive, default=20, metavar="N", help="how many seeds")
    a("--jobs", type=positive, default=1, metavar="N",
      help="programs at a time")
    a("--keep", type=pathlib.Path, metavar="DIR",
      help="keep failing programs there")
    a("--share", type=share, default=(0, 1), metavar="K/N",
      help="plant every Nth fault alone, from the Kth on")
    a("--compile-timeout", type=float, default=60, metavar="SECONDS")
    a("--run-timeout", type=float, default=5, metavar="SECONDS")


def toolchain_of(given):
    return Toolchain(given.gcc, given.plugin, given.plugin_args.split())


def limits_of(given):
    return Limits(given.compile_timeout, given.run_timeout)


def share(text):
    """K/N as a pair."""
    part, of = (int(n) for n in text.split("/"))
    if not 0 <= part < of:
        raise argparse.ArgumentTypeError("K/N, K below N")
    return part, of


def dealt(faults, given):
    """Those that this share of a self-test plants."""
    part, of = given.share
    return list(faults)[part::of]


def positive(text):
    if not text.isdigit() or int(text) < 1:
        raise argparse.ArgumentTypeError("at least 1")
    return int(text)


def each_seed(given, judge):
    """Yields judge (seed, scratch directory) for all seeds, in their order."""
    def one(seed):
        with tempfile.TemporaryDirectory(prefix="mergefn-fuzz-") as scratch:
            return judge(seed, pathlib.Path(scratch))

    seeds = range(given.seed, given.seed + given.count)
    if given.jobs == 1:
        yield from map(one, seeds)
        return
    with concurrent.futures.ThreadPoolExecutor(given.jobs) as pool:
        yield from pool.map(one, seeds)
