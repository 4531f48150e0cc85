# SPDX-License-Identifier: GPL-3.0-or-later
#
# The plots, as one static HTML page with the drawings inside: it needs no
# network and no script.  The drawing is matplotlib's.

import html
import io
import statistics

try:
    import matplotlib
    matplotlib.use("svg")
    from matplotlib import pyplot
except ImportError:
    pyplot = None

PAGE = """<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>mergefn: benchmarks</title>
<style>body { font-family: sans-serif; max-width: 70em; margin: 2em auto; }
svg { max-width: 100%%; height: auto; }</style></head>
<body><h1>mergefn: benchmarks</h1>
<p>%s. The figures behind the plots are in benchmarks.md and benchmarks.json.
</p>
%s
</body></html>
"""
# In the sizes' plots; the others are in the tables.
DRAWN = ("gcc-no-icf", "gcc", "gold-safe", "gold-all", "lld-all", "mold-all",
         "clang", "clang-merge", "mergefn", "mergefn-gold-all")


def write(found, path):
    """Leaves the page at PATH, or one that says why there are no plots."""
    m = found["machine"]
    about = html.escape("%s, %s, %s" % (m["date"], m["processor"],
                                        m["versions"]["gcc"]))
    if not pyplot:
        path.write_text(PAGE % (about, "<p>There are no plots: matplotlib "
                                "(python3-matplotlib) is not there.</p>"))
        return
    # The same figures are to give the same bytes.
    matplotlib.rcParams.update({"svg.hashsalt": "mergefn", "font.size": 9})
    plots = [(".text to gcc's default, " + found["flags"][s],
              sizes(found, s)) for s in found["sizes"]]
    if found["compiling"]:
        plots.append(("Compile time to gcc's, all turns", ratios(found)))
    if found["scaling"]:
        plots.append(("Seconds inside the pass by number of functions",
                      growth(found)))
    path.write_text(PAGE % (about, "\n".join(
        "<h2>%s</h2>\n%s" % (html.escape(title), svg(figure))
        for title, figure in plots)))


def svg(figure):
    out = io.StringIO()
    figure.savefig(out, format="svg", bbox_inches="tight",
                   metadata={"Date": None})
    pyplot.close(figure)
    # An HTML page has no place for the XML declaration.
    return out.getvalue()[out.getvalue().index("<svg"):]


def sizes(found, set_name):
    """A line for each program, a mark for each peer."""
    by_program = found["figures"]["ratios"][set_name]
    figure, axes = pyplot.subplots(figsize=(9, 1 + 0.4 * len(by_program)))
    names = list(by_program)
    for index, peer in enumerate(p for p in DRAWN if p in found["peers"]):
        points = [(by_program[n][peer], y) for y, n in enumerate(names)
                  if by_program[n].get(peer)]
        if points:
            axes.scatter(*zip(*points), label=found["peers"][peer], s=40,
                         marker="o^vs<>XPDd"[index % 10],
                         zorder=3 if peer == "mergefn" else 2)
    axes.set_yticks(range(len(names)), names)
    axes.invert_yaxis()
    axes.axvline(1, color="grey", linewidth=0.5)
    axes.grid(axis="y", linewidth=0.3)
    axes.legend(loc="center left", bbox_to_anchor=(1, 0.5))
    return figure


def ratios(found):
    """Every turn of each program, and the median."""
    figure, axes = pyplot.subplots(
        figsize=(9, 1 + 0.3 * len(found["compiling"])))
    names = list(found["compiling"])
    for y, name in enumerate(names):
        turns = found["compiling"][name]["ratios"].get("mergefn", [])
        if turns:
            axes.plot(turns, [y] * len(turns), "|", color="grey")
            axes.plot(statistics.median(turns), y, "o", color="C0")
    axes.set_yticks(range(len(names)), names)
    axes.invert_yaxis()
    axes.axvline(1, color="grey", linewidth=0.5)
    axes.grid(axis="y", linewidth=0.3)
    return figure


def growth(found):
    """A drawing for each shape, both axes logarithmic."""
    shapes = found["scaling"]
    figure, rows = pyplot.subplots(1, len(shapes), sharey=True,
                                   figsize=(2.8 * len(shapes), 3))
    for axes, (shape, by_peer) in zip(rows, shapes.items()):
        for peer, by_count in by_peer.items():
            points = sorted((int(n), r["seconds"])
                            for n, r in by_count.items() if r.get("seconds"))
            if points:
                axes.loglog(*zip(*points), "o-", label=found["peers"][peer])
        axes.set_title(shape)
        axes.grid(linewidth=0.3)
    rows[0].legend()
    return figure
