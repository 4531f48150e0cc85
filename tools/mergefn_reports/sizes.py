# SPDX-License-Identifier: GPL-3.0-or-later
#
# Bytes.  A kept function's size in an object is that of each function that it
# stands for.  Where no object has it, a size is estimated from GCC's insns, and
# said to be.

import pathlib
import shutil
import subprocess
import typing

# What one of GCC's estimated insns comes to: bytes of .text in the project's
# benchmark, by insns, -O2 on x86-64.
BYTES_PER_INSN = 4
# A jump.
THUNK_BYTES = 5
SUFFIXES = (".o", ".a", ".so", ".obj", ".lo")
FILES_AT_A_TIME = 200


class Bytes(typing.NamedTuple):
    """Bytes, and how many of them are estimates."""
    number: int
    estimated: int

    def __add__(self, other):
        return Bytes(self.number + other.number,
                     self.estimated + other.estimated)


NOTHING = Bytes(0, 0)


def objects(given):
    """The objects and archives among GIVEN, and below its directories."""
    found = []
    for each in map(pathlib.Path, given):
        if each.is_dir():
            found += sorted(p for p in each.rglob("*")
                            if p.suffix in SUFFIXES and p.is_file())
        elif each.is_file():
            found.append(each)
    return found


def symbol_sizes(files):
    """The sizes of the functions that FILES define, by name: the largest, if
    there are several of one name."""
    sizes = {}
    nm = shutil.which("nm")
    files = [str(f) for f in files] if nm else []
    for at in range(0, len(files), FILES_AT_A_TIME):
        done = subprocess.run(
            [nm, "--print-size", "--defined-only",
             *files[at:at + FILES_AT_A_TIME]], text=True,
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=False)
        for line in done.stdout.splitlines():
            words = line.split()
            if len(words) == 4 and words[2] in "tTwWi":
                size = int(words[1], 16)
                sizes[words[3]] = max(size, sizes.get(words[3], 0))
    return sizes


class Sizes:
    def __init__(self, files=()):
        self.of_symbol = symbol_sizes(files)

    def body(self, name, insns):
        """Of the function NAME, which GCC estimates at INSNS."""
        if name in self.of_symbol:
            return Bytes(self.of_symbol[name], 0)
        guess = insns * BYTES_PER_INSN
        return Bytes(guess, guess)

    def merge(self, merge):
        """What MERGE saves in its unit, not counting a shared body's own
        size."""
        body = self.body(merge.kept, merge.insns)
        if merge.action == "thunk":
            left = min(self.of_symbol.get(merge.dropped, THUNK_BYTES),
                       body.number)
            return Bytes(body.number - left, body.estimated and
                         max(body.estimated - left, 0))
        return body if merge.action in ("removed", "alias") else NOTHING

    def unit(self, unit):
        """What all merges of UNIT save, less the shared bodies' own sizes."""
        total = NOTHING
        shared = {}
        for merge in unit.merges:
            total += self.merge(merge)
            # A published function was there before.
            if merge.action != "published" and merge.kept_is_no_source_name():
                shared[merge.kept] = merge.insns
        for name, insns in shared.items():
            body = self.body(name, insns)
            total += Bytes(-body.number, -body.estimated)
        return total
