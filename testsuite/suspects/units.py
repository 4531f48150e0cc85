# SPDX-License-Identifier: GPL-3.0-or-later
#
# Which units there are: the files of a command line, those of the programs in
# testsuite/programs, GCC's own tests, and random ones, which alone it writes.

import pathlib
import re
import shlex
import sys
import zlib

import compiling

TESTSUITE = pathlib.Path(__file__).resolve().parent.parent
sys.path += [str(TESTSUITE / "programs"), str(TESTSUITE / "fuzz")]
import building  # noqa: E402
import classes  # noqa: E402
import csmith  # noqa: E402
import harness  # noqa: E402

# Of GCC's tests, those whose functions are made to be alike or unusual.
PATTERNS = ("gcc.c-torture/execute/*.c", "gcc.dg/torture/*.c", "gcc.dg/ipa/*.c",
            "c-c++-common/torture/*.c", "g++.dg/ipa/*.C",
            "g++.dg/torture/*.C", "g++.dg/opt/*.C", "g++.dg/eh/*.C")
# Of a test's options, those that say which code is made.
USABLE = re.compile(r"-(f(?!dump|lto|plugin|compare-debug|profile|diagnostics"
                    r"|opt-info|ipa-icf|syntax-only)|m|std=|D|ansi$)")


def files(names, flags):
    for name in names:
        yield compiling.Unit(name, name, ".", tuple(flags))


def programs(names, sources, error):
    """The units of programs of programs.conf."""
    every = building.programs(sources.resolve())
    for program in building.choose(every, names, error, lambda p: True):
        try:
            program.check_sources()
            found = program.all_units()
        except (building.Unsupported, building.Failure) as reason:
            print("UNSUPPORTED: suspects: %s: %s" % (program.name, reason))
            continue
        for unit in found:
            yield compiling.Unit(program.name + ": " + unit, unit,
                                 str(program.sources), tuple(program.flags))


def gcc_tests(tests, part, total):
    """The share `part` of `total` of GCC's tests, by their names."""
    for pattern in PATTERNS:
        for path in sorted(tests.glob(pattern)):
            name = str(path.relative_to(tests))
            if zlib.crc32(name.encode()) % total == part:
                yield compiling.Unit(name, str(path.resolve()),
                                     str(path.parent),
                                     tuple(options_of(path)))


def random_programs(name, seeds, scratch):
    """The units of random programs."""
    generator = {"classes": classes, "csmith": csmith}[name]
    for seed in seeds:
        place = scratch / ("%s-%d" % (name, seed))
        place.mkdir()
        try:
            program = generator.generate(seed, place)
        except harness.Verdict:
            continue
        harness.write_sources(program, place)
        for unit in program.units:
            yield compiling.Unit("%s %d: %s" % (name, seed, unit.name),
                                 unit.name, str(place), tuple(program.flags))


def options_of(path):
    """What a test asks for with dg-options and dg-additional-options, without
    conditions on the target."""
    text = path.read_text(errors="replace")
    for words in re.findall(
            r"dg-(?:additional-)?options +[\"{]([^\"}]*)[\"}] *}", text):
        try:
            yield from (w for w in shlex.split(words) if USABLE.match(w))
        except ValueError:
            pass
