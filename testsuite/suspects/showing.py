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


def disassembly(path, thing, function):
    """The instructions of a function without their addresses; what a jump
    within it goes to is a distance from its start."""
    section = thing.sections[function.section].name
    said = subprocess.run(
        ["objdump", "-drw", "--no-show-raw-insn", "-j", section,
         "--start-address=%d" % function.start,
         "--stop-address=%d" % (function.start + function.size), path],
        text=True, stdout=subprocess.PIPE, check=True).stdout
    lines = []
    # Several sections of different groups can have one name.
    wanted = {"<%s>:" % n for n in function.names}
    here = False
    for line in said.splitlines():
        if line.endswith(">:"):
            here = line.split(" ", 1)[1] in wanted
        match = re.match(r"\s*[0-9a-f]+:\s+(.*)", line)
        if here and match:
            text = re.sub(r"\t[0-9a-f]+: (R_X86_64_\w+)", r"  \1",
                          match.group(1))
            lines.append(re.sub(r"\b[0-9a-f]+ <[^>+]*(\+0x[0-9a-f]+)?>",
                                r"<\1>", text).strip())
    return lines


def difference(path, thing, one, other):
    """The first part of the two functions that differs."""
    first, second = (disassembly(path, thing, f) for f in (one, other))
    lines = list(difflib.unified_diff(first, second, lineterm="", n=3))[2:]
    if not lines:
        return ["(the instructions are the same: constants, tables or "
                "exceptions differ)"]
    cut = lines[:SHOWN]
    return cut + ["..."] * (len(lines) > len(cut))
