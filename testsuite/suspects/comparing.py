# SPDX-License-Identifier: GPL-3.0-or-later
#
# Lays the functions of each class of a report side by side, as a compile without
# the plugin made them, and says of each merge what became of it: equal,
# accounted for by facts that were weakened, or a suspect.  It never compiles.

import collections
import typing

import across
import levels
import objects
import showing
import sides

# alone: renamed only, or all others of the class are what GCC made later.
# missing: the compile without the plugin has no function of that name.
# alike: but for the sides of comparisons and sums.
VERDICTS = ("equal", "alike", "accounted", "explained", "suspect", "alone",
            "missing")
COMPARED = VERDICTS[:5]


class Outcome(typing.NamedTuple):
    """What became of one merge.  `other` is the function that the dropped one
    was compared with; `kinds` are those that account for a difference."""
    verdict: str
    dropped: str
    kept: str
    other: str = ""
    kinds: tuple = ()


class Classes:
    """Which functions a report's merges make one: union and find.  `names` has
    the names of functions that have several."""

    def __init__(self, merges, names):
        self.parents, self.weakened = {}, collections.defaultdict(set)
        for merge in merges:
            self.join(merge["kept"], merge["dropped"])
        for first, *others in names:
            for other in others:
                self.join(first, other)
        for merge in merges:
            self.weakened[self.find(merge["kept"])] |= set(
                merge.get("weakened", {}))
        self.members = collections.defaultdict(dict)
        for merge in merges:
            for name in (merge["kept"], merge["dropped"]):
                self.members[self.find(name)][name] = True

    def join(self, one, other):
        # A name by content stands for the class in every unit.
        first, second = sorted(
            (self.find(one), self.find(other)),
            key=lambda n: (not n.startswith(across.SHARED), n))
        if first != second:
            self.parents[second] = first

    def find(self, name):
        while name in self.parents:
            name = self.parents[name]
        return name


class Unit:
    """One compile's report, and the object of the compile without the plugin."""

    def __init__(self, thing, merges, idle, path=None):
        self.path, self.object, self.merges, self.idle = \
            path, thing, merges, idle
        self.classes = Classes(merges, [f.names for f in thing.functions])
        self.coder = objects.Coder(thing, self.classes.find)
        self.codes = {}

    def code(self, name):
        if name not in self.codes:
            function = self.object.by_name.get(name)
            self.codes[name] = function and self.coder.code(function)
        return self.codes[name]

    def reference(self, root):
        """The member that the others of a class are compared with: the kept
        one, or for a shared body the one whose code most have."""
        counts = collections.Counter()
        first = {}
        for name in self.classes.members[root]:
            code = self.code(name)
            if code:
                counts[code] += 1
                first.setdefault(code, name)
        return first[counts.most_common(1)[0][0]] if counts else None

    def alike(self, one, other):
        first, second = self.code(one), self.code(other)
        # All but the bytes has to be the same: relocations, unwinding, tables.
        if not self.path or first[1:] != second[1:] \
                or first[0][1] != second[0][1] \
                or len(first[0][0]) != len(second[0][0]):
            return False
        return sides.alike(*(showing.instructions(
            self.path, self.object, self.object.by_name[n])
            for n in (one, other)))

    def same(self, one, other):
        return bool(self.code(one) and self.code(other)) and (
            self.code(one) == self.code(other) or self.alike(one, other))

    def kinds(self, name):
        """The facts weakened in the function's class that can account for a
        difference."""
        return self.classes.weakened[self.classes.find(name)] - self.idle

    def profile(self, one, other):
        places = {self.object.section_kind(self.object.by_name[n])
                  for n in (one, other)}
        return ({levels.PROFILE} if len(places) > 1 else set()) - self.idle

    def learn(self, differing):
        """Takes in what one function of a class knows and another does not."""
        for one, other, kind in differing:
            root = self.classes.find(one)
            if root == self.classes.find(other):
                self.classes.weakened[root].add(kind)

    def outcomes(self):
        for merge in self.merges:
            yield self.outcome(merge)

    def outcome(self, merge):
        dropped, kept = merge["dropped"], merge["kept"]
        root = self.classes.find(dropped)
        other = self.reference(root)
        if not self.code(dropped):
            return Outcome("missing", dropped, kept)
        if sum(bool(self.code(n)) for n in self.classes.members[root]) < 2:
            return Outcome("alone", dropped, kept)
        if self.code(dropped) == self.code(other):
            return Outcome("equal", dropped, kept, other)
        if self.alike(dropped, other):
            return Outcome("alike", dropped, kept, other)
        kinds = self.kinds(dropped) | self.profile(dropped, other)
        return Outcome("accounted" if kinds else "suspect", dropped, kept,
                       other, tuple(sorted(kinds)))
