# SPDX-License-Identifier: GPL-3.0-or-later
#
# Writes what was measured as Markdown: docs/benchmarks.md and the lines in
# README.md between the two marks.  All text with a figure in it comes from here,
# so that none can go stale by itself.

import collections
import re
import shutil
import statistics
import sys

from figures import compile_ratios, memory_ratio, text

MARKS = ("<!-- bench -->", "<!-- end of bench -->")
INTRODUCTION = """# Benchmarks

Written by `make bench`; not by hand.
"""
READING = """## How to read the tables

* .text is that section's size in the linked programs, in bytes, summed over a program's binaries.
* Each binary passed its own test unless said.
* Ratios are to GCC's default (`gcc`, linked by bfd ld).
* The linkers fold sections. So their objects are compiled with `-ffunction-sections`.
* Compile time is processor time. The compilers take turns on each unit. If a program has many units, some are timed.
"""


def number(value, form="%.3f"):
    return "" if value is None else form % value


def table(head, rows):
    """A Markdown table; the first column is text."""
    lines = ["| %s |" % " | ".join(head),
             "|%s|" % "|".join(["---"] + ["---:"] * (len(head) - 1))]
    lines += ["| %s |" % " | ".join(str(c) for c in row) for row in rows]
    return "\n".join(lines) + "\n"


def document(found):
    parts = [INTRODUCTION, first(found), repeat(), READING, bounds(found)]
    for set_name in found["sizes"]:
        parts += [sizes(found, set_name), savings(found, set_name)]
    parts += [wrong_tests(found), compiling(found), actions(found),
              growth(found), versions(found)]
    return "\n".join(p for p in parts if p)


def first(found):
    """What a user asks first: what it saves and costs, what is not met, and
    where that was measured."""
    m, bounds_set = found["machine"], found["figures"]["bounds"]
    lines = [summary(found)]
    if bounds_set:
        lines.append("- %d of the project's %d [bounds](#bounds) are met." % (
            sum(b["met"] for b in bounds_set), len(bounds_set)))
    return ("## In short\n\n%s\n\n"
            "Measured on %s with %s, %d cores, %.0f GiB, %s; mergefn at %s.\n"
            % ("\n".join(line for line in lines if line), m["date"],
               m["processor"], m["cores"], m["memory_gib"], m["system"],
               m["commit"]))


def versions(found):
    tools = "\n".join("| %s | %s |" % (n, v or "not there")
                      for n, v in found["machine"]["versions"].items())
    packages = sorted({"| %s | %s |" % item for p in found["programs"].values()
                       for item in p["versions"].items()})
    return ("## Versions\n\n| tool | version |\n|---|---|\n%s\n\n"
            "| source package | version |\n|---|---|\n%s\n" % (tools, "\n".join(packages)))


def figure(bound):
    """A bound's figure, with as many digits as show that it is not met."""
    texts = ["%.*f" % (digits, bound["value"]) for digits in range(3, 9)]
    return next((t for t in texts if bound["met"]
                 or float(t) != bound["allowed"]), texts[-1])


def bounds(found):
    """What the project holds itself to, met or not."""
    rows = [(b["what"], number(b["allowed"], "%g"), figure(b),
             b["where"], "yes" if b["met"] else "**no**")
            for b in found["figures"]["bounds"]]
    return "## Bounds\n\n" + table(
        ("bound", "allowed", "measured", "at", "met"), rows) if rows else ""


def sizes(found, set_name):
    by_program = found["sizes"][set_name]
    names = [p for p in found["peers"]
             if any(p in r for r in by_program.values())]
    ratios = found["figures"]["ratios"][set_name]
    rows = []
    for program, by_peer in by_program.items():
        rows.append([program, found["programs"][program]["language"],
                     text(by_peer.get("gcc"))] +
                    [number(ratios[program].get(p)) for p in names])
    for language in ("c++", "c"):
        means = found["figures"]["means"][set_name][language]
        if means.get("gcc"):
            rows.append(["*geometric mean*", language, ""] +
                        [number(means[p]) for p in names])
    files = [[program] + [sum(by_peer[p]["stripped"].values())
                          if "stripped" in by_peer.get(p, {}) else ""
                          for p in names]
             for program, by_peer in by_program.items()]
    compiled = [p for p in names if p in builders(found, set_name)]
    objects = [[program] + [by_peer.get(p, {}).get("objects", "")
                            for p in compiled]
               for program, by_peer in by_program.items()]
    shown = [found["peers"][p] for p in names]
    tables = (table(["program", "", "gcc, bytes"] + shown, rows),
              table(["program"] + shown, files),
              table(["program"] + [found["peers"][p] for p in compiled],
                    objects))
    titles = ("## .text", "### Stripped files, bytes",
              "### .text of the objects, bytes")
    return "\n".join("%s, %s\n\n%s" % (title, found["flags"][set_name], text)
                     for title, text in zip(titles, tables))


def builders(found, set_name):
    """The peers with objects of their own."""
    return {peer for by_peer in found["sizes"][set_name].values()
            for peer, result in by_peer.items() if result.get("compiles")}


def savings(found, set_name):
    saved = found["figures"]["saved"][set_name]
    rows, total = [], collections.Counter()
    for program, by_peer in saved.items():
        if any(by_peer[p] is None for p in ("mergefn", "gold")):
            continue
        total.update({p: v for p, v in by_peer.items() if v is not None})
        rows.append([program] + saved_row(by_peer))
    if not rows:
        return ""
    rows.append(["*sum*"] + saved_row(total))
    return "### Bytes saved, each against the same linker without folding, " \
        "%s\n\n%s" % (found["flags"][set_name], table(
            ("program", "mergefn, bfd ld", "gold --icf=all", "lld --icf=all",
             "mold --icf=all", "mergefn of gold's",
             "gold --icf=all still, after mergefn"), rows))


def saved_row(by_peer):
    ours, gold = by_peer["mergefn"], by_peer["gold"]
    return [ours, gold, number(by_peer["lld"], "%d"),
            number(by_peer["mold"], "%d"),
            "%.0f %%" % (100 * ours / gold) if gold else "",
            number(by_peer["gold after mergefn"], "%d")]


def wrong_tests(found):
    """Peers whose build or test failed, or whose output is not GCC's."""
    rows = []
    for set_name, by_program in found["sizes"].items():
        for program, by_peer in by_program.items():
            for peer, r in by_peer.items():
                why = r.get("failure") or r.get("unsupported") or \
                    r.get("test") or ("" if r.get("same", True)
                                      else "prints something else")
                if why:
                    rows.append([found["peers"][peer], program,
                                 found["flags"][set_name], tidy(why)])
    return "## What could not be built, or went wrong\n\n" + table(
        ("peer", "program", "flags", "what"), rows) if rows else ""


def tidy(why):
    """Without the paths of logs."""
    return re.sub(r',? see [^\s"]+', "", why)


def compiling(found):
    rows = []
    for program, c in found["compiling"].items():
        ours = c["ratios"].get("mergefn")
        if not ours:
            continue
        change = found["figures"]["instructions"].get(program)
        rows.append([
            program, number(statistics.median(c["seconds"]["gcc"]), "%.1f"),
            number(statistics.median(ours)),
            "%.3f to %.3f" % (min(ours), max(ours)),
            number(c["ratios"].get("gcc-no-icf", [None])[0]),
            number(c["ratios"].get("clang", [None])[0]),
            number(100 * c["folding_share"]["mergefn"], "%.2f %%"),
            number(c["bodies"]["mergefn"], "%.2f"),
            number(c["memory"]["gcc"] / 1024, "%.0f"),
            number(memory_ratio(c)),
            number(change and 100 * change, "%+.3f %%")])
    return "## Cost, -O2\n\n" + table(
        ("program", "gcc, s", "mergefn", "spread", "gcc -fno-ipa-icf",
         "clang", "inside the plugin", "bringing in bodies, s",
         "gcc, peak MiB", "peak, mergefn", "instructions of the test"),
        rows) if rows else ""


def actions(found):
    rows = []
    for set_name, by_program in found["sizes"].items():
        for program, by_peer in by_program.items():
            report = by_peer.get("mergefn", {}).get("report")
            if report:
                rows.append([
                    program, found["flags"][set_name], report["candidates"],
                    *(", ".join("%s %d" % i for i in sorted(
                        report[k].items())) for k in ("merges", "refusals"))])
    return "## Merges by action, refusals by reason\n\n" + table(
        ("program", "flags", "candidates", "merges", "refusals"), rows) \
        if rows else ""


def growth(found):
    rows = []
    for shape, by_peer in found["scaling"].items():
        for peer, by_count in by_peer.items():
            derived = found["figures"]["growth"][shape][peer]
            rows.append(
                [shape, found["peers"][peer]] +
                ["%s: %s s, %.0f MiB" % (n, number(r.get("seconds"), "%.3g"),
                                         r["memory"] / 1024)
                 if "memory" in r else "%s: %s" % (n, tidy(r["failure"]))
                 for n, r in sorted(by_count.items(),
                                    key=lambda i: int(i[0]))] +
                [number(derived["exponent"], "%.2f"),
                 number(derived["last step"], "%.1f")])
    if not rows:
        return ""
    counts = len(rows[0]) - 4
    return "## Time inside the pass by number of functions\n\n" + table(
        ["shape", "pass of"] + ["functions: time, peak memory"] * counts +
        ["exponent", "last step"], rows)


def repeat():
    return "## To repeat it\n\n    make bench           # hours; can be " \
        "stopped and taken up\n    make bench QUICK=1   # a few programs, " \
        "minutes\n"


def summary(found):
    """The lines for README, and for who has run it."""
    lines = []
    means = {s: m["c++"].get("mergefn")
             for s, m in found["figures"]["means"].items()}
    told = [(s, m) for s, m in means.items() if m and s in ("O2", "Os")]
    if told:
        lines.append("- Linked .text of the C++ programs: " + ", ".join(
            "%.1f %% less than gcc's at -%s" % (100 * (1 - m), s)
            for s, m in told) + ".")
    saved = found["figures"]["saved"].get("O2", {})
    pairs = [(s["mergefn"], s["gold"], s["lld"]) for s in saved.values()
             if None not in (s["mergefn"], s["gold"], s["lld"])]
    ours, gold, lld = (sum(c) for c in zip(*pairs)) if pairs else (0, 0, 0)
    if gold and lld:
        lines.append("- Bytes saved in all programs at -O2: %.0f %% of what "
                     "gold's `--icf=all` saves and %.0f %% of lld's, with any "
                     "linker and without breaking address comparison." % (
                         100 * ours / gold, 100 * ours / lld))
    ratios = compile_ratios(found)
    if ratios:
        lines.append("- Compile time: %.3f of gcc's (median; worst %.3f)." % (
            statistics.median(ratios.values()), max(ratios.values())))
        lines.append("- Peak memory of the compiler: at most %.3f of gcc's."
                     % max(memory_ratio(found["compiling"][n])
                           for n in ratios))
    changes = found["figures"]["instructions"].values()
    if changes:
        lines.append("- Instructions that the programs execute: %+.2f %% to "
                     "%+.2f %%." % (100 * min(changes), 100 * max(changes)))
    return "\n".join(lines)


def publish(out, root):
    """Puts the document into docs/, and the summary between README's marks.
    Plots and raw figures stay where they were written."""
    shutil.copy(out / "benchmarks.md", root / "docs/benchmarks.md")
    readme = root / "README.md"
    before, _, rest = readme.read_text().partition(MARKS[0])
    _, found, after = rest.partition(MARKS[1])
    if not found:
        sys.exit("bench: README.md has no lines %s and %s for the figures" %
                 MARKS)
    readme.write_text(before + MARKS[0] + "\n" +
                      (out / "summary.md").read_text() + MARKS[1] + after)
