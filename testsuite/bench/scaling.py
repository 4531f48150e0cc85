# SPDX-License-Identifier: GPL-3.0-or-later
#
# How the cost of folding grows with the number of functions: time inside the
# pass and peak memory, for the plugin, GCC's own folding and clang's, on the
# units of shapes.py.  Seconds are those that each compiler reports of its pass.

import argparse
import math
import re

import shapes
from building import Failure
from compiling import STATISTICS, compile_once

# -ftime-report gives hundredths of a second; clang's adds up user and system.
IPA_ICF = re.compile(r"(?m)^ ipa icf +: +([0-9.]+)")
CLANG = re.compile(r"(?m)^ .*?([0-9.]+) \( *[0-9.]+%\) +[0-9.]+ \( *[0-9.]+%\)"
                   r"  Merge(?:FunctionsPass| Functions)$")
PASSES = {"mergefn": STATISTICS, "gcc": IPA_ICF, "clang-merge": CLANG}


class Unit:
    """What compile_once() asks of a build, for one generated unit."""

    def __init__(self, way, path, compiler):
        self.way, self.path, self.compiler = way, path, compiler
        self.program = argparse.Namespace(sources=path.parent)

    def compile_command(self, unit):
        obj = self.path.with_suffix(".%s.o" % self.way.name)
        extra = [] if self.way.report else ["-ftime-report"]
        return [self.compiler, *shapes.OPTIONS, *self.way.unit_flags(obj), *extra,
                "-c", unit, "-o", obj]


def measure(options, store):
    """shape -> peer -> count -> seconds and peak kilobytes."""
    found = {}
    for shape in shapes.SHAPES:
        for peer in (options.peers[p] for p in PASSES if p in options.peers):
            if peer.missing(options.compilers):
                continue
            for count in options.counts:
                made_of = [options.made_of_peer(peer), shapes.unit(shape, 8),
                           count, shapes.OPTIONS]
                key = ("scaling", shape, peer.name, str(count))
                kept = store.get(key, made_of)
                by_count = found.setdefault(shape, {}).setdefault(peer.name, {})
                if kept is None and hopeless(by_count, options.timeout):
                    kept = {"failure": "not tried: fewer took too long"}
                elif kept is None:
                    options.say("%s of %d: %s" % (shape, count, peer.name))
                    kept = store.put(key, made_of,
                                     one(shape, count, peer, options))
                by_count[str(count)] = kept
    return found


def hopeless(by_count, timeout):
    """Whether ten times the functions of the last in `by_count' would take a pass
    that is quadratic longer than there is time."""
    last = list(by_count.values())[-1] if by_count else {}
    return "failure" in last or (last.get("seconds") or 0) * 100 > timeout


def one(shape, count, peer, options):
    place = options.work / "scaling"
    place.mkdir(parents=True, exist_ok=True)
    language = shapes.language(shape)
    path = place / ("%s-%d%s" % (shape, count,
                                 {"c": ".c", "c++": ".cc"}[language]))
    path.write_text(shapes.unit(shape, count))
    unit = Unit(peer.way(options.compilers, options.plugin), path,
                options.compilers[peer.compiler][language])
    try:
        cpu, peak, said = compile_once(unit, str(path), options)
    except Failure as failure:
        return {"failure": str(failure)}
    inside = PASSES[peer.name].search(said)
    for rest in place.glob("%s-%d.*" % (shape, count)):
        rest.unlink()
    return {"compile": round(cpu, 2), "memory": peak,
            "seconds": float(inside[1]) if inside else None}


def exponent(by_count):
    """The slope of log(seconds) over log(count), by least squares; None where
    fewer than two counts took a time that could be told."""
    points = [(math.log(int(n)), math.log(r["seconds"]))
              for n, r in by_count.items() if r.get("seconds")]
    if len(points) < 2:
        return None
    mx = sum(x for x, _ in points) / len(points)
    my = sum(y for _, y in points) / len(points)
    return sum((x - mx) * (y - my) for x, y in points) / \
        sum((x - mx) ** 2 for x, _ in points)
