# SPDX-License-Identifier: GPL-3.0-or-later
#
# Writes a unit in which functions have twins, and the code that calls each of
# them; support/twin-run.c has the rest.  It never compiles and never chooses
# what is changed.

import typing

import mutations

DECLARATIONS = """
%(linkage)svoid twin_note (unsigned long long);
%(linkage)svoid twin_note_real (double);
%(linkage)svoid twin_note_pointer (const void *);
%(linkage)svoid twin_cleanup (void *);
%(linkage)sunsigned long long twin_integer (int, int);
%(linkage)sdouble twin_real (int, int);
%(linkage)svoid *twin_buffer (int, int);
"""


class Twin(typing.NamedTuple):
    """A copy of a function.  `mutation` is what it differs by: "base", "same"
    and "ranged" do not differ."""
    number: int
    function: typing.Any    # a corpus.Callable
    mutation: str
    text: str

    @property
    def name(self):
        return "%s__twin%d" % (self.function.cursor.spelling, self.number)


def make_twin(number, function, mutation, body, change):
    name = "%s__twin%d" % (function.cursor.spelling, number)
    text = "__attribute__ ((noinline, noclone)) " + mutations.apply(
        body, change, function.cursor.spelling, name)
    return Twin(number, function, mutation, text)


def insert(source, twins):
    """The unit's text with each twin behind its original, and for each twin
    the lines that it takes."""
    by_end = {}
    for twin in twins:
        by_end.setdefault(twin.function.cursor.extent.end.offset,
                          []).append(twin)
    parts, lines, at, line = [], {}, 0, 1
    for end in sorted(by_end):
        parts.append(source[at:end] + "\n")
        line += parts[-1].count("\n")
        for twin in by_end[end]:
            height = twin.text.count("\n") + 1
            lines[twin.number] = range(line, line + height)
            parts.append(twin.text + "\n")
            line += height
        at = end
    parts.append(source[at:])
    return "".join(parts), lines


def argument(function, position, ranged):
    """What a call passes: all kinds of values, or, for a ranged twin, few of
    them, so that the optimisers learn a range and an alignment."""
    kind, spelling = function.parameters[position]
    if kind == "integer":
        value = "twin_integer (%d, input)" % position
        return "(%s) (%s)" % (spelling, value + " & 7" if ranged else value)
    if kind == "real":
        return "(%s) twin_real (%d, input)" % (spelling, position)
    # A ranged twin's buffers are aligned, and are never null.
    place = "twin_buffer (%d, input)" % position
    if not ranged:
        place = "(input %% 7 == 6 ? (void *) ((char *) %s + 8) : %s)" % (
            place, place)
    if kind == "reference":
        return "*(%s) %s" % (spelling.replace("&", "*"), place)
    return "(%s) %s" % (spelling, place)


def call(twin):
    """Statements that call a twin and note what it gives."""
    function = twin.function
    called = "%s%s (%s)" % (function.scope, twin.name, ", ".join(
        argument(function, i, twin.mutation == "ranged")
        for i in range(len(function.parameters))))
    note = {"void": "%s;", "integer": "twin_note ((unsigned long long) %s);",
            "real": "twin_note_real ((double) %s);",
            "pointer": "twin_note_pointer ((const void *) %s);"}
    return note[function.result] % called


def driver(twins, state, cplusplus):
    """What is put behind the unit: a case for each twin, then one for each
    pair that does not differ, in which both are called in turn, as functions
    that keep something between calls must not share it."""
    cases = [call(t) for t in twins]
    bases = {id(t.function): t for t in twins if t.mutation == "base"}
    cases += [call(bases[id(t.function)]) + " " + call(t)
              for t in twins if t.mutation == "same"]
    linkage = 'extern "C" ' if cplusplus else "extern "
    start = 'extern "C" ' if cplusplus else ""
    lines = [DECLARATIONS % {"linkage": linkage},
             "%sconst int twin_variants%s;" % (linkage, "") if cplusplus
             else "extern const int twin_variants;",
             "const int twin_variants = %d;" % len(cases),
             "%svoid twin_call (int variant, int input)\n{" % start,
             "  if (variant < 0)\n    {\n%s      return;\n    }" % state,
             "  switch (variant)\n    {"]
    for number, case in enumerate(cases):
        lines.append("    case %d: %s break;" % (number, case))
    return "\n".join(lines) + "\n    }\n}\n"


def declarations(cplusplus):
    """What mutations may mention; goes before the unit."""
    return "%svoid twin_cleanup (void *);\n" % (
        'extern "C" ' if cplusplus else "extern ")
