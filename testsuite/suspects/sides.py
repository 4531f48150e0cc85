# SPDX-License-Identifier: GPL-3.0-or-later
#
# Two functions are alike if their instructions are the same but for the sides of
# comparisons and of additions: `a < b' here and `b > a' there.  Which side comes
# first hangs on the numbers of GCC's names for values.
#
# It accepts nothing else.  Each instruction that reads the flags of a comparison
# whose sides were exchanged has to read the mirrored condition; and what it does
# not know to leave flags alone makes the two unlike.

import re

MIRRORED = {"e": "e", "ne": "ne", "g": "l", "ge": "le", "l": "g", "le": "ge",
            "a": "b", "ae": "be", "b": "a", "be": "ae"}
READS = re.compile(r"(j|set|cmov)(n?e|[glab]e?)$")
SETS = re.compile(r"(cmp|test|add|sub|and|or|xor)[bwlq]?$|call|ret|ud2"
                  r"|u?comis[sd]$")
# They set all flags or leave them undefined, a shift by a number not zero.
UNDEFINES = re.compile(r"(neg|imul|i?div)[bwlq]?$")
SHIFTS = re.compile(r"(sa[lr]|sh[lr])[bwlq]?$")
LEAVES = re.compile(r"(mov|lea|push|pop|nop|xchg|jmp$|cltq$|cqto$|cltd$|cwtl$"
                    r"|p?xor[ps][sd]$|cvt)")
SUM = re.compile(r"(lea\w*\s+[-0-9a-fx]*)\((%\w+),(%\w+),1\)(.*)")


def alike(first, second):
    """Whether two functions' instructions, each (offset, text), are alike."""
    if [o for o, _ in first] != [o for o, _ in second]:
        return False
    names = [(parted(a)[0], parted(b)[0])
             for (_, a), (_, b) in zip(first, second)]
    turned = {n for n, ((_, a), (_, b)) in enumerate(zip(first, second))
              if swapped(a, b)}
    mirrored = set()
    for n in turned:
        readers = readers_of(first, n)
        if readers is None or readers != readers_of(second, n):
            return False
        mirrored |= readers
    # What reads those flags and others, too, cannot be judged.
    for n, (name, _) in enumerate(names):
        if n not in turned and SETS.match(name) and mirrored & \
                (readers_of(first, n) or set()):
            return False
    return all(a == b and n not in mirrored or n in turned
               or n in mirrored and opposite(a, b) or same_sum(a, b)
               for n, ((_, a), (_, b)) in enumerate(zip(first, second)))


def parted(text):
    """An instruction's name and its operands."""
    name, _, rest = text.partition(" ")
    return name, re.split(r",(?![^()]*\))", rest.strip())


def sets(text):
    """Whether nothing reads older flags behind an instruction."""
    name, operands = parted(text)
    return bool(SETS.match(name) or UNDEFINES.match(name)
                or SHIFTS.match(name) and operands[0] != "%cl")


def swapped(one, other):
    name, operands = parted(one)
    again, reverse = parted(other)
    return re.fullmatch(r"cmp[bwlq]?", name) is not None and name == again \
        and len(operands) == 2 and operands != reverse \
        and operands == reverse[::-1] \
        and all(re.fullmatch(r"%\w+", o) for o in operands)


def opposite(one, other):
    """Whether two instructions do the same on mirrored conditions."""
    (name, operands), (again, others) = parted(one), parted(other)
    first, second = READS.match(name), READS.match(again)
    return bool(first and second) and operands == others \
        and first.group(1) == second.group(1) \
        and MIRRORED[first.group(2)] == second.group(2)


def same_sum(one, other):
    first, second = SUM.fullmatch(one), SUM.fullmatch(other)
    return bool(first and second) \
        and first.group(1, 4) == second.group(1, 4) \
        and first.group(2, 3) == second.group(3, 2)


def readers_of(instructions, at):
    """Where the flags are read that are set there; None if that is not
    known."""
    places = {o: n for n, (o, _) in enumerate(instructions)}
    waiting, seen, readers = [at + 1], set(), set()
    while waiting:
        n = waiting.pop()
        if n in seen:
            continue
        seen.add(n)
        if n >= len(instructions):
            return None
        name, operands = parted(instructions[n][1])
        if READS.match(name):
            readers.add(n)
        elif sets(instructions[n][1]):
            continue
        elif not LEAVES.match(name):
            return None
        if name.startswith("j"):
            target = re.fullmatch(r"<\+0x([0-9a-f]+)>", operands[0])
            place = target and places.get(int(target.group(1), 16))
            # Into another function or part, of which nothing is known here.
            if place is None:
                return None
            waiting.append(place)
        if name != "jmp":
            waiting.append(n + 1)
    return readers
