# SPDX-License-Identifier: GPL-3.0-or-later
#
# What the measurements come to: ratios, savings, and the bounds that the project
# has set itself.  It only computes; what was not measured is left out, never
# guessed.

import math
import statistics

import scaling

# What folding is held to; docs/benchmarks.md shows each beside its figure.
MEAN_TEXT = 0.93          # linked .text over the C++ programs, to GCC's default
SHARE_OF_GOLD = 0.80      # of what gold --icf=all saves on each C++ program
COMPILE_MEDIAN, COMPILE_WORST = 1.00, 1.03
INSIDE = 0.01             # of the compile
MEMORY = 1.05
INSTRUCTIONS = 0.005
GROWTH = 15               # of plugin time from 10,000 functions to 100,000


def text(result):
    """Bytes of .text in all of a program's binaries, or None."""
    return sum(result["text"].values()) if result and "text" in result \
        else None


def ratio(by_peer, peer, reference="gcc"):
    one, other = text(by_peer.get(peer)), text(by_peer.get(reference))
    return one / other if one is not None and other else None


def saved(by_peer, without, with_it):
    """Bytes that one peer saves over another."""
    before, after = text(by_peer.get(without)), text(by_peer.get(with_it))
    return before - after if None not in (before, after) else None


def mean(values):
    """The geometric mean, or None of nothing."""
    values = [v for v in values if v]
    return math.exp(sum(map(math.log, values)) / len(values)) \
        if values else None


def of_language(found, set_name, language):
    return {n: r for n, r in found["sizes"].get(set_name, {}).items()
            if found["programs"][n]["language"] == language}


def derive(found):
    """Everything that the tables say beyond what was measured."""
    derived = {"ratios": {}, "means": {}, "saved": {}}
    for set_name, by_program in found["sizes"].items():
        derived["ratios"][set_name] = {
            n: {p: ratio(r, p) for p in r} for n, r in by_program.items()}
        derived["means"][set_name] = {
            language: {p: mean(ratio(r, p) for r in of_language(
                found, set_name, language).values()) for p in found["peers"]}
            for language in ("c", "c++")}
        derived["saved"][set_name] = {
            n: {"mergefn": saved(r, "gcc", "mergefn"),
                "gold": saved(r, "gold", "gold-all"),
                "lld": saved(r, "lld", "lld-all"),
                "mold": saved(r, "mold", "mold-all"),
                "gold after mergefn": saved(r, "mergefn-sections",
                                            "mergefn-gold-all")}
            for n, r in by_program.items()}
    derived["growth"] = growth(found["scaling"])
    derived["instructions"] = instructions(found)
    derived["bounds"] = bounds(found, derived)
    return derived


def growth(by_shape):
    """shape -> peer -> exponent, and how much the last step of ten cost."""
    result = {}
    for shape, by_peer in by_shape.items():
        for peer, by_count in by_peer.items():
            counts = sorted(by_count, key=int)
            last, before = (by_count[c].get("seconds")
                            for c in (counts[-1], counts[-2]))
            result.setdefault(shape, {})[peer] = {
                "exponent": scaling.exponent(by_count),
                "last step": last / before if last and before else None}
    return result


def instructions(found):
    """Program -> change of the instructions executed, a fraction."""
    result = {}
    for name, by_peer in found["sizes"].get("O2", {}).items():
        plugin, gcc = (by_peer.get(p, {}).get("instructions")
                       for p in ("mergefn", "gcc"))
        if plugin and gcc:
            result[name] = plugin / gcc - 1
    return result


def bounds(found, derived):
    """The bounds: (what, allowed, worst figure, where it was, met or not)."""
    rows = []

    def row(what, allowed, pairs, worst=max, fits=None):
        pairs = [(v, n) for v, n in pairs if v is not None]
        if pairs:
            value, where = worst(pairs)
            rows.append({"what": what, "allowed": allowed, "value": value,
                         "where": where, "met": (fits or (
                             lambda v: v <= allowed))(value)})

    for set_name in ("O2", "Os"):
        if set_name not in found["sizes"]:
            continue
        flags = found["flags"][set_name]
        row(".text of the C++ programs to gcc's, geometric mean, %s" % flags,
            MEAN_TEXT, [(derived["means"][set_name]["c++"].get("mergefn"),
                         "")])
        row(".text of a program to gcc's, largest, %s" % flags, 1.0,
            [(r.get("mergefn"), n)
             for n, r in derived["ratios"][set_name].items()])
        savings = {n: s for n, s in derived["saved"][set_name].items()
                   if found["programs"][n]["language"] == "c++"}
        row("share of what gold --icf=all saves, smallest, %s" % flags,
            SHARE_OF_GOLD,
            [(share(s["mergefn"], s["gold"]), n)
             for n, s in savings.items()], min, lambda v: v >= SHARE_OF_GOLD)
        row("share of what lld --icf=all saves in total, %s" % flags, 1.0,
            [(share(*(sum(s[p] for s in savings.values()
                          if None not in (s["mergefn"], s["lld"]))
                      for p in ("mergefn", "lld"))), "")],
            min, lambda v: v > 1)
    cost_bounds(found, row)
    row("instructions executed, largest change", INSTRUCTIONS,
        [(abs(v), n) for n, v in derived["instructions"].items()])
    for shape, by_peer in derived["growth"].items():
        row("time in the plugin, ten times the functions, %s" % shape, GROWTH,
            [(by_peer.get("mergefn", {}).get("last step"), "")])
    for shape, by_peer in found["scaling"].items():
        row("time in the plugin to that in -fipa-icf, %s" % shape, 1.0,
            against_icf(by_peer))
    return rows


def compile_ratios(found):
    """Program -> processor time with the plugin to gcc's, of the median turn."""
    return {n: statistics.median(c["ratios"]["mergefn"])
            for n, c in found["compiling"].items()
            if "mergefn" in c["ratios"]}


def memory_ratio(cost):
    """Peak memory with the plugin to gcc's."""
    return cost["memory"]["mergefn"] / cost["memory"]["gcc"]


def cost_bounds(found, row):
    """Those on the cost of compiling."""
    costs, ratios = found["compiling"], compile_ratios(found)
    if not ratios:
        return
    row("compile time to gcc's, median", COMPILE_MEDIAN,
        [(statistics.median(ratios.values()), "")])
    row("compile time to gcc's, worst", COMPILE_WORST,
        [(v, n) for n, v in ratios.items()])
    row("time inside the plugin, share of the compile, worst", INSIDE,
        [(c["folding_share"].get("mergefn"), n) for n, c in costs.items()])
    row("peak memory to gcc's, worst", MEMORY,
        [(memory_ratio(costs[n]), n) for n in ratios])


def share(ours, theirs):
    """Ours of theirs; None where they save nothing that could be shared."""
    if None in (ours, theirs) or theirs <= 0:
        return None
    return ours / theirs


def against_icf(by_peer):
    """At the largest count that both were measured with."""
    plugin, icf = by_peer.get("mergefn", {}), by_peer.get("gcc", {})
    counts = sorted((c for c in plugin if (icf.get(c) or {}).get("seconds")
                     and plugin[c].get("seconds")), key=int)
    if not counts:
        return []
    return [(plugin[counts[-1]]["seconds"] / icf[counts[-1]]["seconds"],
             "%s functions" % counts[-1])]
