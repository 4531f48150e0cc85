# SPDX-License-Identifier: GPL-3.0-or-later
#
# Random programs of functions that are equal but for one hidden thing: how an
# address is spelled, what a base promises, what a declaration of a callee
# says, where an index wraps.  The parts are in shapes/, one for each kind of
# hidden thing; this file chooses parts, variants and units.
#
# It never makes a program whose behaviour is undefined or unspecified, or that
# depends on what GCC chooses to do.  It never compiles what it generates.

import functools
import pathlib
import random
import re
import typing

import harness

PLACE = pathlib.Path(__file__).resolve().parent / "shapes"
NOINLINE = ("__attribute__ ((noinline)) ",
            "__attribute__ ((noinline, noclone)) ")
# GCC's own folding is off in the program to compare with: it is wrong about
# some of these.
PLAIN_FLAGS = ("-fno-ipa-icf",)
# Statements over `unsigned s, n' that make a body worth folding.
WORK = (
    "for (unsigned i = 0; i < n; i++) s = s * %(k)du ^ i;",
    "for (unsigned i = n; i; i >>= 1) s += i * %(k)d;",
    "s ^= s >> %(s)d;",
    "s = (s << %(s)d | s >> (32 - %(s)d)) + n;",
    "if (s & %(k)d) s += %(k)d; else s ^= n;",
    "switch (n %% 5) { case 1: s += %(k)d; break; case 3: s *= %(k)du; "
    "break; default: s ^= %(k)d; }",
    "s += scratch[n & 7] * %(k)du;",
)
LEVELS = (("-O2",), ("-O3",), ("-O1",), ("-Os",), ("-O2", "-fPIC"),
          ("-O2", "-fno-tree-vectorize"), ("-O3", "-fno-strict-aliasing"))


class Variant(typing.NamedTuple):
    """One of the functions of a shape, and how it is called."""
    member: str
    call: str


class Shape(typing.NamedTuple):
    """A file of shapes/: C++ with marks for what is chosen."""
    name: str
    flags: str
    units: int
    alone: bool             # It cannot stand in a program with others.
    language: str           # The suffix of a unit that stands alone.
    runner: str             # What runs it.
    memory: int             # In gigabytes; of addresses, not of pages.
    since: int              # The first GCC that goes by what is hidden.
    refused: bool           # Where it goes wrong, it does not compile.
    needs: str              # A flag of the processor, or none.
    text: str
    variants: list
    end: str


def read_shape(path):
    """Sections: the common text; then each variant with its call; then what
    is done once, after all calls."""
    whole = path.read_text()
    head = re.match(r"(//.*\n)+", whole)[0]
    fields = dict(re.findall(
        r"(?m)^// (flags|units|alone|language|runner|memory|since|refused|needs): (.*)$", head))
    body, _, end = whole[len(head):].partition("//--- end\n")
    text, *variants = re.split(r"(?m)^//--- variant\n", body)
    variants = [Variant(*v.split("//--- call\n")) for v in variants]
    return Shape(path.stem, fields.get("flags", ""),
                 int(fields.get("units", "1")), "alone" in fields,
                 fields.get("language", "C"), fields.get("runner", ""),
                 int(fields.get("memory", "2")), int(fields.get("since", "0")),
                 "refused" in fields, fields.get("needs", ""), text, variants,
                 end)


@functools.lru_cache(maxsize=None)
def processor_flags():
    """What this processor has, in Linux's words."""
    try:
        return pathlib.Path("/proc/cpuinfo").read_text().split()
    except OSError:
        return []


@functools.lru_cache(maxsize=None)
def all_shapes():
    shapes = [read_shape(p) for p in sorted(PLACE.glob("*.h"))
              if p.name != "prelude.h"]
    return [s for s in shapes if not s.needs or s.needs in processor_flags()]


def work(draw):
    return " ".join(draw.choice(WORK) % {
        "k": draw.randint(3, 61), "s": draw.randint(3, 13)}
        for _ in range(draw.randint(1, 3)))


def expand(text, draw, number, member=0):
    """Replaces the marks: @n the shape's number, @i the variant's, @k a small
    constant, @K a larger one, @N noinline of some kind, @S static or nothing,
    @W statements over `unsigned s, n', and @{a@|b@} one of the
    alternatives."""
    inner = re.compile(r"@\{((?:(?!@\{|@\}).)*)@\}", re.S)
    while inner.search(text):
        text = inner.sub(lambda m: draw.choice(m[1].split("@|")), text)
    marks = {
        "n": lambda: str(number),
        "i": lambda: str(member),
        "k": lambda: str(draw.randint(2, 29)),
        "K": lambda: str(draw.randint(100, 100000)),
        "N": lambda: draw.choice(NOINLINE),
        "S": lambda: draw.choice(("static ", "")),
        "W": lambda: work(draw),
    }
    return re.sub(r"@([nikKNSW])", lambda m: marks[m[1]](), text)


class Program:
    """One program while it grows."""

    def __init__(self, draw):
        self.draw = draw
        self.header = []
        self.flags = ["-std=c++17"]
        self.members = {"a": [], "b": []}
        self.calls = {"a": [], "b": []}
        self.units, self.memory = 1, 2

    def choose(self, shape):
        """Some variants, not all of them the same; enough for each unit to
        have something to fold."""
        chosen = self.draw.sample(shape.variants, min(
            2, len(shape.variants))) * shape.units
        return chosen + self.draw.choices(
            shape.variants, k=self.draw.randint(0, 3))

    def add(self, shape, number):
        draw = self.draw
        for flag in expand(shape.flags, draw, number).split():
            if flag not in self.flags:
                self.flags.append(flag)
        self.units = max(self.units, shape.units)
        self.memory = max(self.memory, shape.memory)
        # What one unit has alone is defined there alone.
        place = self.header if shape.units == 2 else self.members["a"]
        place.append(expand(shape.text, draw, number))
        first = {unit: True for unit in "ab"}
        order = self.choose(shape)
        draw.shuffle(order)
        for member, variant in enumerate(order):
            unit = "ab"[member % shape.units]
            # One drawing for both, so that a choice can be spoken of in both.
            both = expand(variant.member + "//--- call\n" + variant.call,
                          draw, number, member)
            text, call = both.split("//--- call\n")
            self.members[unit].append(text)
            if first.pop(unit, False):
                self.calls[unit].append('  label ("%s %d");\n' % (
                    shape.name, number))
            self.calls[unit].append("  {\n%s  }\n" % call)
        self.calls["a"].append("  {\n%s  }\n" % expand(
            shape.end, draw, number))

    def unit(self, name):
        if name == "a":
            shared = "void run_b ();\n" if self.units == 2 else ""
            last = "int\nmain ()\n{\n  start ();\n  run_a ();\n%s" \
                "  return 0;\n}\n" % (
                    "  run_b ();\n  run_a ();\n" if self.units == 2 else "")
        else:
            shared = last = ""
        text = '#define UNIT_%s 1\n#include "program.h"\n\n%s\n' \
            "%svoid\nrun_%s ()\n{\n%s}\n\n%s" % (
                name, "\n".join(self.members[name]), shared, name,
                "".join(self.calls[name]), last)
        return harness.Unit(name + ".C", text)

    def finish(self, prelude):
        units = [self.unit(u) for u in "ab"[:self.units]]
        # The order of linking decides whose copy of a COMDAT group stays.
        self.draw.shuffle(units)
        return harness.Program(
            units, flags=tuple(self.flags), plain_flags=PLAIN_FLAGS,
            memory=self.memory << 30,
            headers={"prelude.h": prelude, "program.h":
                     '#include "prelude.h"\n\n' + "\n".join(self.header)})


def alone(shape, draw):
    """A shape that is a whole program, without the prelude."""
    text = expand(shape.text, draw, 0)
    flags = ("-std=c++17",) if shape.language == "C" else ()
    return harness.Program([harness.Unit("a." + shape.language, text)], flags=(
        *flags, *expand(shape.flags, draw, 0).split()),
        plain_flags=PLAIN_FLAGS,
        runner=tuple(shape.runner.split()), memory=shape.memory << 30)


class Generator:
    """What the fuzzer takes for a generator: over all shapes, or over one."""
    flags, plugin_args = LEVELS, (
        (), ("address=all",), (), ("verify",), ("publish=all",))
    # Faults, each with the shape of which it makes wrong programs: the part of
    # the key, or the step of reconciling, that is left out.
    FAULTS = (("constants", "finals"), ("callee", "alias-pure"),
              ("steps", "neighbours"), ("alignment", "alignment"),
              ("function-flags", "finals"), ("dependence", "restrict"),
              ("orders", "storage-order"), ("access-sizes", "padding"),
              ("retags", "retags"), ("paths", "struct-types"),
              ("no-trap", "bounds"), ("registers", "hard-registers"),
              ("products", "products"), ("integers", "address-sums"),
              ("integers", "integer-pointers"), ("errors", "errno"),
              ("arguments", "argument-alignment"),
              ("arguments", "method-calls"), ("arguments", "size-signs"),
              ("allocators", "operator-new"), ("allocators", "alias-new"),
              ("modref", "summaries"),
              ("range", "float-ranges"), ("demands", "demands"),
              ("frames", "frames"), ("callers", "callers"),
              ("standing", "alias-variables"), ("standing", "wrapped"),
              ("standing", "unit-restrict"), ("unit-names", "unit-labels"),
              ("whole-locals", "tail-calls"),
              ("products", "fused-sums"), ("call-promises", "call-promises"))

    def __init__(self, only=None):
        self.only = only
        self.NAME = "shapes" + (":" + only if only else "")
        self.shapes = [s for s in all_shapes() if only in (None, s.name)]

    def faults(self, gcc):
        known = {s.name for s in self.shapes if int(gcc) >= s.since}
        return [(fault, Generator(shape)) for fault, shape in self.FAULTS
                if shape in known]

    def fails_to_compile(self):
        """True if no program of the shape compiles where it goes wrong."""
        return all(s.refused for s in self.shapes)

    def missing(self, toolchain):
        """Nothing is needed but the compiler."""
        del toolchain

    def generate(self, seed, scratch):
        del scratch
        draw = random.Random("%s %d" % (self.NAME, seed))
        shapes = self.shapes
        # Each shape has its turn, with others beside it.
        chosen = [shapes[seed % len(shapes)]]
        if chosen[0].alone:
            return alone(chosen[0], draw)
        if not self.only:
            chosen += draw.sample([s for s in shapes if not s.alone],
                                  draw.randint(0, 2))
        program = Program(draw)
        for number, shape in enumerate(chosen):
            program.add(shape, number)
        return program.finish((PLACE / "prelude.h").read_text())


def generators():
    """By name: all shapes, and each by itself."""
    found = [Generator()] + [Generator(s.name) for s in all_shapes()]
    return {g.NAME: g for g in found}
