# SPDX-License-Identifier: GPL-3.0-or-later
#
# Builds a program of programs.conf in one way, links its binaries and runs its
# test; `run` and the benchmark say in which ways.  It never compares, never
# judges, and writes only below the directory it is given.

import concurrent.futures
import configparser
import glob
import os
import pathlib
import re
import shlex
import shutil
import signal
import subprocess
import time

import results

HERE = pathlib.Path(__file__).resolve().parent
SUFFIX = {"c": "cc", "c++": "cxx"}
# Tests see the same machine whoever runs them, and __DATE__ stands still.
ENVIRONMENT = {"LC_ALL": "C", "TZ": "UTC", "SOURCE_DATE_EPOCH": "1600000000",
               "PATH": os.environ.get("PATH", "/usr/bin:/bin"),
               "TMPDIR": os.environ.get("TMPDIR", "/tmp")}


class Failure(Exception):
    """The program gets FAIL, with this text as the reason."""


class Unsupported(Exception):
    """The program gets UNSUPPORTED, with this text as the reason."""


def command(argv, log, cwd, timeout, stdout=None, env=None):
    """Runs argv with stderr (and stdout, unless given) in `log`.  What hangs
    is ended with its whole group: a test may have children."""
    with open(log, "ab") as err:
        err.write(("+ " + shlex.join(map(str, argv)) + "\n").encode())
        err.flush()
        child = subprocess.Popen(
            list(map(str, argv)), cwd=cwd, stdin=subprocess.DEVNULL,
            stdout=stdout or err, stderr=err, start_new_session=True,
            env={**ENVIRONMENT, **(env or {})})
        try:
            return child.wait(timeout)
        except BaseException as error:
            os.killpg(child.pid, signal.SIGKILL)
            child.wait()
            if isinstance(error, subprocess.TimeoutExpired):
                return "timeout after %d s" % timeout
            raise


class Program:
    """One section of programs.conf."""

    def __init__(self, name, section, sources):
        self.name, self.sources = name, sources
        self.language = section["language"]
        self.quick = section.getboolean("quick", False)
        self.weight = section.getint("weight", 0)
        self.packages = [s.removeprefix("deb:")
                         for s in section["sources"].split()]
        self.flags = shlex.split(section.get("flags", ""))
        self.link = shlex.split(section.get("link", ""))
        self.test, self.expect = section["test"], section["expect"]
        self.bench = section.get("bench", "").split()
        self.count = section.get("count", "")
        # For whoever keeps results: they hold while this is the same.
        self.text = dict(section)
        self.units = section.get("units", "").split()
        self.support = section.get("support", "").split()
        # A binary's name ends with a colon; what follows is its own units.
        self.binaries = {}
        for word in section["binaries"].split():
            if word.endswith(":"):
                units = self.binaries.setdefault(word[:-1], [])
            else:
                units.append(word)

    def check_sources(self):
        if not (self.sources / (self.name + ".ready")).exists():
            why = self.sources / (self.name + ".missing")
            raise Unsupported(
                why.read_text().strip() if why.exists() else
                "not in %s; `fetch` puts it there" % self.sources)

    def all_units(self):
        """Those of all binaries, each once; without the support."""
        every = self.expand(self.units)
        for units in self.binaries.values():
            every += self.expand(units)
        return list(dict.fromkeys(every))

    def expand(self, patterns):
        """The files that the patterns name, in a fixed order."""
        found = {}
        for pattern in patterns:
            hits = sorted(glob.glob(str(self.sources / pattern.lstrip("!"))))
            if not hits:
                raise Failure("no file matches %s" % pattern)
            for hit in hits:
                unit = os.path.relpath(hit, self.sources)
                found.pop(unit, None)
                if not pattern.startswith("!"):
                    found[unit] = True
        return list(found)

    def versions(self):
        return {p: (self.sources / (p + ".version")).read_text().strip()
                for p in self.packages}


def programs(sources, path=HERE / "programs.conf"):
    """All programs of a programs.conf by name; their sources are in `sources`,
    or not there yet."""
    conf = configparser.ConfigParser(interpolation=None)
    with open(path, encoding="utf-8") as f:
        conf.read_file(f)
    return {n: Program(n, conf[n], sources) for n in conf.sections()}


def choose(every, names, error, default):
    """The programs of these names, or without a name those that `default` says.
    `error` is told of a name that there is not."""
    for name in names or []:
        if name not in every:
            error("no program %s in programs.conf" % name)
    return [p for p in every.values()
            if (p.name in names if names else default(p))]


class Way:
    """One way of building: its flags, and compilers that are not `options`'
    (by language).  `report` gives the flags that an object's report needs."""

    def __init__(self, name, flags=(), report=None, compilers=None, link=()):
        self.name, self.flags, self.report = name, list(flags), report
        self.compilers, self.link = compilers, list(link)

    def unit_flags(self, obj):
        return self.flags + (self.report(obj) if self.report else [])


class Build:
    """A program built one way, below its own directory.  `options` has the
    compilers `cc` and `cxx`, `opt` (flags for all), `work`, `timeout` in
    seconds, and `quick`, which the test is told of."""

    def __init__(self, program, way, options):
        self.program, self.way, self.options = program, way, options
        self.dir = options.work / program.name / way.name
        shutil.rmtree(self.dir, ignore_errors=True)
        for part in ("obj", "bin"):
            (self.dir / part).mkdir(parents=True)
        self.compiler = (way.compilers or {}).get(program.language) or \
            getattr(options, SUFFIX[program.language])
        self.compile_seconds, self.test_seconds = [], 0.0
        self.tested = False

    def object(self, unit):
        return self.dir / "obj" / (unit.replace("/", "_") + ".o")

    def compile_command(self, unit):
        """To be run where the program's sources are."""
        obj = self.object(unit)
        return [self.compiler, *shlex.split(self.options.opt),
                *self.program.flags, *self.way.unit_flags(obj),
                "-c", unit, "-o", obj]

    def compile(self, unit):
        log = self.object(unit).with_suffix(".log")
        start = time.monotonic()
        status = command(self.compile_command(unit), log,
                         self.program.sources, self.options.timeout)
        self.compile_seconds.append(time.monotonic() - start)
        if status != 0:
            raise Failure("%s build: compiling %s: %s, see %s" % (
                self.way.name, unit, said(status), log))

    def link_all(self, support):
        """Links every binary; `support` are objects made elsewhere."""
        shared = self.program.expand(self.program.units)
        for name, units in self.program.binaries.items():
            objects = [self.object(u) for u in dict.fromkeys(
                self.program.expand(units) + shared)]
            log = self.dir / "link.log"
            status = command(
                [self.compiler, *shlex.split(self.options.opt), *objects,
                 *support, *self.way.link, *self.program.link, "-o", self.dir / "bin" / name],
                log, self.program.sources, self.options.timeout)
            if status != 0:
                raise Failure("%s build: linking %s: %s, see %s" % (
                    self.way.name, name, said(status), log))

    def run_shell(self, script, place, binaries, log, out, quick):
        """What the test's command is run like: its status, or what ended
        it."""
        return command(
            ["sh", "-c", script], log, place, self.options.timeout, out,
            {"BIN": str(binaries), "HERE": str(HERE),
             "SRC": str(self.program.sources), "HOME": str(place),
             "QUICK": "yes" if quick else "no"})

    def run_test(self):
        """Leaves the test's `status` and `output`; judges neither."""
        place = self.dir / "test"
        place.mkdir()
        start = time.monotonic()
        with open(self.dir / "test.out", "wb") as out:
            self.status = self.run_shell(
                self.program.test, place, self.dir / "bin",
                self.dir / "test.err", out, self.options.quick)
        self.test_seconds = time.monotonic() - start
        self.tested = True
        self.output = (self.dir / "test.out").read_bytes()

    def passed(self):
        """Why the test did not pass by itself, or None."""
        if self.status != 0:
            return "%s build: its test ended with %s, see %s" % (
                self.way.name, said(self.status), self.dir / "test.err")
        if not re.search(self.program.expect, self.output.decode("latin-1")):
            return "%s build: its test did not print /%s/, see %s" % (
                self.way.name, self.program.expect, self.dir / "test.out")
        return None

    def sizes(self):
        """Bytes of .text in every binary, and of all .text* in the objects."""
        return {"linked": {n: results.text_size([self.dir / "bin" / n],
                                                r"\.text")
                           for n in self.program.binaries},
                "objects": results.text_size(
                    [self.object(u) for u in self.program.all_units()],
                    r"\.text(\..*)?")}


def said(status):
    if not isinstance(status, int):
        return status
    return "signal %d" % -status if status < 0 else "status %d" % status


def compile_all(work, jobs):
    """Compiles (build, unit) pairs; those of all ways share the jobs, since
    one big unit would otherwise keep the others waiting."""
    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        futures = [pool.submit(build.compile, unit) for build, unit in work]
        try:
            for future in futures:
                future.result()
        finally:
            for future in futures:
                future.cancel()
