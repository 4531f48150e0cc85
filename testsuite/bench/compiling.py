# SPDX-License-Identifier: GPL-3.0-or-later
#
# What compiling costs: processor time of the same units compiled by each timed
# peer in turn (A B A B), peak memory, and the time inside the plugin as its
# `stats' says.  One compilation at a time.  Of a program of many units it takes
# some, spread evenly: ratios are wanted.  It never looks at the objects.

import os
import re
import signal
import statistics
import subprocess
import threading

from building import ENVIRONMENT, Failure
from sizes import make_build

TIMED_UNITS = 5
# How many of gcc's seconds are wanted of each program, and the most rounds that
# are taken for them.
ENOUGH, MOST_ROUNDS = 20, 9
STATISTICS = re.compile(r"([0-9.]+) s folding, ([0-9.]+) s bringing in bodies")


def measure(program, chosen_set, options, store):
    timed = [p for p in options.peers.values() if p.timed != "no"
             and not p.missing(options.compilers)]
    made_of = {p.name: options.made_of(program, chosen_set, p) for p in timed}
    units = sample(program.all_units() + program.expand(program.support))
    made_of["timed"] = [options.rounds, ENOUGH, MOST_ROUNDS, units]
    key = ("compiling", chosen_set.name, program.name)
    kept = store.get(key, made_of)
    if kept is None:
        options.say("%s %s: compile time" % (chosen_set.name, program.name))
        kept = store.put(key, made_of,
                         take_turns(program, chosen_set, timed, units, options))
    return kept


def take_turns(program, chosen_set, timed, units, options):
    builds = {p.name: make_build(program, chosen_set, p, options)
              for p in timed}
    seconds = {p.name: [] for p in timed}
    memory = {p.name: {} for p in timed}
    inside = {}
    rounds, turn = options.rounds, 0
    while turn < rounds:
        taking = {p.name: builds[p.name] for p in timed
                  if not turn or p.timed == "always"}
        for name in taking:
            seconds[name].append(0.0)
        for unit in units:
            for name, build in taking.items():
                cpu, peak, said = compile_once(build, unit, options)
                seconds[name][turn] += cpu
                memory[name][unit] = max(peak, memory[name].get(unit, 0))
                add_inside(inside, name, turn, said)
        turn += 1
        rounds = rounds_for(seconds["gcc"][0], options)
    return summary(seconds, memory, inside)


def rounds_for(seconds, options):
    """How many rounds of `seconds' each a program is timed: the shorter, the more
    of them, for whatever else the machine does weighs more."""
    if options.quick:
        return options.rounds
    return max(options.rounds, min(MOST_ROUNDS, round(ENOUGH / max(seconds, 0.1))))


def sample(units):
    """TIMED_UNITS of them, from the first to the last; all where there are no
    more."""
    last = TIMED_UNITS - 1
    return units if len(units) <= last else [
        units[i * (len(units) - 1) // last] for i in range(TIMED_UNITS)]


def compile_once(build, unit, options):
    """Processor seconds, peak resident kilobytes of the largest process, and
    what was said on standard error."""
    argv = [str(a) for a in build.compile_command(unit)]
    if build.way.report:
        argv.append("-fplugin-arg-%s-stats" % options.plugin.stem)
    child = subprocess.Popen(argv, cwd=build.program.sources,
                             stdin=subprocess.DEVNULL, stderr=subprocess.PIPE,
                             start_new_session=True, env=ENVIRONMENT)
    alarm = threading.Timer(options.timeout, os.killpg,
                            (child.pid, signal.SIGKILL))
    alarm.start()
    said = child.stderr.read().decode("utf-8", "replace")
    _, status, usage = os.wait4(child.pid, 0)
    alarm.cancel()
    child.returncode = os.waitstatus_to_exitcode(status)
    child.stderr.close()
    if child.returncode:
        raise Failure("%s: compiling %s ended with %d" % (
            build.way.name, unit, child.returncode))
    return usage.ru_utime + usage.ru_stime, usage.ru_maxrss, said


def add_inside(inside, name, turn, said):
    """Adds what the plugin says of one unit; `said' has no such line where it
    was not loaded."""
    for folding, bodies in STATISTICS.findall(said):
        turns = inside.setdefault(name, {})
        pair = turns.setdefault(str(turn), [0.0, 0.0])
        pair[0] += float(folding)
        pair[1] += float(bodies)


def summary(seconds, memory, inside):
    """Ratios are to GCC's default in the same turn."""
    reference = seconds["gcc"]
    ratios = {n: [t / r for t, r in zip(turns, reference)]
              for n, turns in seconds.items() if n != "gcc"}
    peaks = {n: max(units.values()) for n, units in memory.items()}
    folding = {n: statistics.median(t[0] for t in turns.values())
               for n, turns in inside.items()}
    return {
        "seconds": {n: [round(t, 3) for t in turns]
                    for n, turns in seconds.items()},
        "ratios": {n: [round(r, 4) for r in turns]
                   for n, turns in ratios.items()},
        "memory": peaks,
        "worst_unit_memory": {
            n: max(units[u] / memory["gcc"][u] for u in units)
            for n, units in memory.items() if n != "gcc"},
        "folding": folding,
        "bodies": {n: statistics.median(t[1] for t in turns.values())
                   for n, turns in inside.items()},
        "folding_share": {n: folding[n] / statistics.median(seconds[n])
                          for n in folding}}
