# SPDX-License-Identifier: GPL-3.0-or-later
#
# Shows a pair of functions to a person: their names in the source's language and
# where their disassembly first differs.  It decides nothing.

import difflib
import re
import subprocess

SHOWN = 24      # lines


def demangled(names):
    said = subprocess.run(["c++filt"], input="\n".join(names), text=True,
                          stdout=subprocess.PIPE, check=True).stdout
    return said.splitlines()


def instructions(path, thing, function):
    """The instructions of a function, each with its distance from the start;
    what a jump within the function goes to is such a distance, too."""
    section = thing.sections[function.section].name
    said = subprocess.run(
        ["objdump", "-drw", "--no-show-raw-insn", "-j", section,
         "--start-address=%d" % function.start,
         "--stop-address=%d" % (function.start + function.size), path],
        text=True, stdout=subprocess.PIPE, check=True).stdout
    found = []
    # Several sections of different groups can have one name.
    wanted = {"<%s>:" % n for n in function.names}
    here = False
    for line in said.splitlines():
        if line.endswith(">:"):
            here = line.split(" ", 1)[1] in wanted
        match = re.match(r"\s*([0-9a-f]+):\s+(.*)", line)
        if here and match:
            text = re.sub(r"\t[0-9a-f]+: (R_X86_64_\w+)", r"  \1",
                          match.group(2))
            text = re.sub(r"\b[0-9a-f]+ <[^>+]*>", "<+0x0>", text)
            text = re.sub(r"\b[0-9a-f]+ <[^>+]*(\+0x[0-9a-f]+)>", r"<\1>", text)
            found.append((int(match.group(1), 16) - function.start,
                          text.strip()))
    return found


def difference(one, other):
    """The first part in which two functions differ; each is (path, object,
    name)."""
    first, second = (
        [text for _, text in instructions(path, thing, thing.by_name[name])]
        for path, thing, name in (one, other))
    lines = list(difflib.unified_diff(first, second, lineterm="", n=3))[2:]
    if not lines:
        return ["(the instructions are the same: constants, tables or "
                "exceptions differ)"]
    cut = lines[:SHOWN]
    return cut + ["..."] * (len(lines) > len(cut))


class Shower:
    """Prints pairs, of those that differ in the same way only the first."""

    def __init__(self):
        self.seen = {}

    def show(self, title, kinds, one, other):
        """ONE and OTHER are (path, object, name) each."""
        lines = difference(one, other)
        key = (tuple(kinds), tuple(lines))
        names = (one[2], other[2])
        print(title)
        if kinds:
            print("  weakened: %s" % ", ".join(kinds))
        for mangled, name in zip(names, demangled(names)):
            print("  %s" % name + ("" if name == mangled
                                   else "  [%s]" % mangled))
        if key in self.seen:
            lines = ["(as in %s)" % self.seen[key]]
        else:
            self.seen[key] = title.split(": ", 1)[1]
        for line in lines:
            print("    " + line)
