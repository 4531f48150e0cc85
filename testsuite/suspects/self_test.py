# SPDX-License-Identifier: GPL-3.0-or-later
#
# Sees the tool find what it is for.  First a report is made up for functions
# that differ in one thing each, beside such as are the same; then the plugin's
# build with faults folds functions that differ.  It tests no plugin.

import pathlib
import re

import comparing
import compiling
import levels
import objects

HERE = pathlib.Path(__file__).resolve().parent
FAULTS = ("constants", "callee", "signs")


def run(gcc, plugin, scratch, timeout, runner):
    """Prints a result line for each check; whether one failed."""
    failed = made_up(gcc, scratch, timeout)
    faulty = plugin.parent / "faults" / plugin.name
    if not faulty.is_file():
        print("UNSUPPORTED: suspects: self-test: no %s" % faulty)
        return failed
    for fault in FAULTS:
        failed |= planted(gcc, faulty, fault, scratch, timeout, runner)
    return failed | unplanted(gcc, faulty, scratch, timeout, runner)


def verdict(name, missed):
    print("%s: suspects: self-test: %s%s" % (
        "FAIL" if missed else "PASS", name,
        ": " + ", ".join(missed) if missed else ""))
    return bool(missed)


def made_up(gcc, scratch, timeout):
    failed = False
    source = str(HERE / "pairs" / "pairs.C")
    for level, extra in (("O2", ()), ("O2", ("-fno-pic", "-fno-pie")),
                         ("Os", ()), ("O2", ("-fPIC",))):
        compiler = compiling.Compiler(gcc, None, (), scratch, timeout)
        unit = compiling.Unit("pairs.C", source, ".", extra)
        done = compiler.run([*compiler.command(unit, levels.level(level)),
                             "-fno-ipa-icf", "-o", compiler.plain], unit)
        assert done.returncode == 0, done.stderr.decode()
        thing = objects.Object(compiler.plain)
        found = {p.group(1) for p in (re.fullmatch(r"(\w+)_1", n)
                                      for n in thing.by_name) if p}
        missed = pairs_missed(thing, found, compiler.plain)
        failed |= verdict("%d pairs, %s" % (len(found), " ".join(
            (level, *extra))), missed)
    return failed


def pairs_missed(thing, found, path):
    """The pairs of which the verdict is wrong."""
    alike = [{"kept": n + "_1", "dropped": n + "_2"} for n in sorted(found)
             if n.startswith("same_")]
    missed = []
    for name in sorted(found):
        pair = {"kept": name + "_1", "dropped": name + "_2"}
        # A pair that differs must not be taken for merged in another's code.
        merges = alike if pair in alike else alike + [pair]
        outcome = comparing.Unit(thing, merges, frozenset(),
                                 path).outcome(pair)
        wanted = "equal" if pair in alike else \
            "alike" if name.startswith("alike_") else "suspect"
        if outcome.verdict != wanted:
            missed.append("%s is %s" % (name, outcome.verdict))
    if len(found) < 20 or len(alike) < 10:
        missed.append("too few pairs")
    return missed


def outcomes(gcc, module, arguments, scratch, timeout, runner, level):
    """What the tool says of folds.c: name of a pair -> verdict."""
    compiler = compiling.Compiler(gcc, module, arguments, scratch, timeout)
    unit = compiling.Unit("folds.c", str(HERE / "pairs" / "folds.c"), ".")
    found = runner(compiler, ()).unit(unit, levels.level(level))
    return {o.dropped.rpartition("_")[0]: o.verdict for o in found}


def planted(gcc, module, fault, scratch, timeout, runner):
    failed = False
    for level in levels.default_levels():
        found = outcomes(gcc, module, ("fault=" + fault,), scratch, timeout,
                         runner, level)
        # What GCC knows can account for some of it, where GCC looks.
        hidden = {"suspect"} if "quiet" in level else {"suspect", "accounted"}
        wanted = {"constants": {"suspect"}, "callee": {"suspect"},
                  "typed": hidden, "sized": hidden, "signs": hidden}
        planted_here = [fault] + ["typed", "sized"] * (fault == "constants")
        missed = [n for n in planted_here if found.get(n) not in wanted[n]]
        missed += ["same"] * (found.get("same") != "equal")
        failed |= verdict("fault %s, %s" % (fault, level), missed)
    return failed


def unplanted(gcc, module, scratch, timeout, runner):
    """Without a fault there is no suspect, and facts account for what differs
    where they have an effect."""
    missed = []
    for level, wanted in (("O3", "accounted"), ("O3 quiet", "equal")):
        found = outcomes(gcc, module, (), scratch, timeout, runner, level)
        if found != {"same": "equal", "facts": wanted}:
            missed.append("%s: %s" % (level, found))
    return verdict("no fault", missed)
