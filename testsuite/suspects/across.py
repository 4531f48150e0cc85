# SPDX-License-Identifier: GPL-3.0-or-later
#
# Units that give functions one name by content share one body.  This keeps, for
# each such name, the code of every function that got it in any unit, and says
# where two differ.  It compares only codes of one level, and never compiles.

import collections
import typing

SHARED = "__mergefn_"
# What a body forgets before it is named, without a word of the report.
FORGOTTEN = frozenset(("alias-set", "access-path", "object-size", "points-to",
                       "clobber"))


class Copy(typing.NamedTuple):
    """A function of one unit that got a name by content."""
    unit: str
    name: str
    kinds: frozenset    # of facts that were weakened in its class
    path: typing.Any    # the object
    object: typing.Any  # what was read of it


class Bodies:
    """All names by content of a run, by level."""

    def __init__(self):
        # (level, name by content) -> code -> the first function with it
        self.copies = collections.defaultdict(dict)
        self.counts = collections.Counter()

    def add(self, level, unit_name, unit, path):
        """Takes in all functions of a unit that have a name by content; whether
        the object is still needed."""
        needed = False
        for merge in unit.merges:
            dropped, kept = merge["dropped"], merge["kept"]
            code = unit.code(dropped)
            if not kept.startswith(SHARED) or not code:
                continue
            self.counts[level.name, kept] += 1
            some = self.copies[level.name, kept]
            if code not in some:
                kinds = unit.kinds(dropped) | FORGOTTEN
                some[code] = Copy(unit_name, dropped, kinds - level.idle,
                                  path, unit.object)
                needed = True
        return needed

    def differences(self):
        """(level's name, copy, other copy, kinds) for each name whose copies
        in different units differ."""
        for (level, _), some in self.copies.items():
            first, *others = some.values()
            for other in others:
                if other.unit != first.unit:
                    yield level, first, other, first.kinds | other.kinds

    def compared(self, level_name):
        """How many functions were compared with the first of their name."""
        return sum(n - 1 for (level, _), n in self.counts.items()
                   if level == level_name)
