# SPDX-License-Identifier: GPL-3.0-or-later
#
# Random C++17 programs of templates over types that are alike or nearly so:
# many instances fold, and many more must not.  The parts are in parts/; this
# file chooses parts, types and the units they go to.
#
# It never makes a program whose behaviour is undefined or unspecified, or that
# does not end: all operations are those of parts/prelude.h, all loops are
# bounded.  It never compiles or runs what it generates.

import pathlib
import random
import re
import typing

import bodies
import harness

NAME = "classes"
PARTS = pathlib.Path(__file__).resolve().parent / "parts"
NOINLINE = "__attribute__ ((noinline)) "
# Types that are held alike stand in one group; from some groups several are
# taken, so that there is something to fold.
GROUPS = (
    ("int", "unsigned", "Mode", "Plain", "Signed"),
    ("long", "u64", "long long", "Wide"),
    ("long *", "int *", "PairA *", "PairL *", "double *", "Mixed *"),
    ("short", "unsigned short"),
    ("unsigned char", "Small", "signed char", "char", "bool"),
    ("float",), ("double",),
    ("PairA", "PairB", "PairU"),
    ("PairL", "PairW"), ("PairF",), ("Mixed",), ("Mirrored",),
)
INTEGERS = (("int", "unsigned"), ("short", "unsigned short"),
            ("long", "u64", "long long", "unsigned long long"),
            ("unsigned char", "signed char", "char"))
# std::vector<bool> has no elements.
STORED = tuple(tuple(t for t in g if t != "bool") for g in GROUPS)
KINDS = {"any": GROUPS, "stored": STORED, "integer": INTEGERS}


class Part(typing.NamedTuple):
    """A file of parts/: C++ with marks for what is chosen."""
    name: str
    types: tuple
    headers: tuple
    text: str
    drive: str


def read_part(path):
    text, _, drive = path.read_text().partition("//--- drive\n")
    fields = dict(re.findall(r"(?m)^// (types|headers): (.*)$", text))
    text = re.sub(r"(?m)\A(//.*\n)+", "", text)
    return Part(path.stem, KINDS[fields["types"]],
                tuple(fields.get("headers", "").split()), text, drive)


def all_parts():
    return [read_part(p) for p in sorted(PARTS.glob("*.h"))
            if p.name != "prelude.h"]


def choose_types(draw, groups):
    """Some types, mostly several of a group."""
    chosen = []
    for group in draw.sample(groups, min(len(groups), draw.randint(2, 4))):
        chosen += draw.sample(group, min(len(group), draw.randint(2, 3)))
    return chosen


def expand(text, draw, number, functions):
    """Replaces the marks: @n the part's number, @k a small constant, @w a wide
    one, @N noinline or nothing, @body(N) random statements, and
    @{a@|b@} one of the alternatives."""
    inner = re.compile(r"@\{((?:(?!@\{|@\}).)*)@\}", re.S)
    while inner.search(text):
        text = inner.sub(lambda m: draw.choice(m[1].split("@|")), text)
    marks = {
        "n": lambda: str(number),
        "k": lambda: str(draw.randint(2, 29)),
        "w": lambda: "%#xul" % (
            draw.getrandbits(draw.choice((20, 33, 60))) | 1),
        "N": lambda: draw.choice(
            (NOINLINE, NOINLINE, "")),
    }
    text = re.sub(r"@body\((\d)\)", lambda m: bodies.statements(
        draw, int(m[1]), functions), text)
    return re.sub(r"@([nkwN])", lambda m: marks[m[1]](), text)


class Program:
    """One program while it grows."""

    def __init__(self, draw):
        self.draw = draw
        self.headers, self.texts, self.drives = set(), [], []
        self.functions = []     # Templates that later parts can call.

    def add(self, part, number):
        draw = self.draw
        self.headers.update(part.headers)
        self.texts.append(expand(part.text, draw, number, self.functions))
        lines = []
        for kind in choose_types(draw, part.types):
            lines.append("  {\n    using T = %s;\n%s  }\n" % (
                kind, expand(part.drive, draw, number, ())))
        self.drives.append(lines)
        if part.name == "function":
            self.functions.append("function_%d" % number)

    def drive_function(self, number, lines, suffix):
        return "@Nstatic void\ndrive_%d%s (u64 round)\n{\n  for (u64 i = 0; " \
            "i < %d; ++i)\n  {\n%s  }\n}\n" % (
                number, suffix, self.draw.randint(2, 9), "".join(lines))

    def unit_text(self, suffix, share):
        """Drives some of the instances of each part, and prints the checksum
        after each."""
        draw, out, calls = self.draw, ['#include "program.h"\n'], []
        for number, lines in enumerate(self.drives):
            mine = [l for l in lines if draw.random() < share]
            if mine:
                out.append(expand(self.drive_function(number, mine, suffix),
                                  draw, number, ()))
                name = "%d%s" % (number, suffix)
                calls.append('  drive_%s (round);\n  printf ("%s %%lx\\n", '
                             'checksum);\n' % (name, name))
        out.append("void\nunit%s (u64 round)\n{\n%s}\n" % (
            suffix, "".join(calls)))
        return "\n".join(out)

    def header(self):
        return "".join("#include <%s>\n" % h for h in sorted(self.headers)) \
            + '#include "prelude.h"\n\n' + "\n".join(self.texts)


def main_text(suffixes):
    return "\n".join("void unit%s (u64);" % s for s in suffixes) + \
        "\n\nint\nmain ()\n{\n  for (u64 round = 0; round < 3; ++round)\n" \
        "    {\n%s    }\n}\n" % "".join(
            "      unit%s (round);\n" % s for s in suffixes)


def missing(toolchain):
    """Nothing is needed but the compiler."""
    del toolchain


def generate(seed, scratch):
    del scratch
    draw = random.Random("classes %d" % seed)
    parts = all_parts()
    program = Program(draw)
    # Function templates come first, for the others to call.
    chosen = [p for p in parts if p.name == "function"] * draw.randint(1, 2)
    light = [p for p in parts if p.name != "function" and not p.headers]
    heavy = [p for p in parts if p.headers]
    chosen += draw.sample(light, draw.randint(2, 4))
    if draw.random() < 0.1:
        chosen.append(draw.choice(heavy))
    for number, part in enumerate(chosen):
        program.add(part, number)
    if draw.random() < 0.3:
        units = [harness.Unit("a.C", program.unit_text("_a", 0.7)
                              + main_text(("_a", "_b"))),
                 harness.Unit("b.C", program.unit_text("_b", 0.7),
                              with_plugin=draw.random() < 0.6)]
    else:
        units = [harness.Unit("program.C", program.unit_text("", 1)
                              + main_text(("",)))]
    return harness.Program(units, flags=("-std=c++17",), headers={
        "program.h": program.header(),
        "prelude.h": (PARTS / "prelude.h").read_text()})
