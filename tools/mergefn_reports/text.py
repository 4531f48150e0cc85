# SPDX-License-Identifier: GPL-3.0-or-later
#
# A summary, or the difference of two, for the terminal.  It computes nothing but
# differences.

from .reports import CONTENT_PREFIX

LISTED = 15
WIDTH = 100


def short(name):
    return name if len(name) <= WIDTH else name[:WIDTH - 3] + "..."


def size(row):
    """A number of bytes, with a mark if all or some of them are estimated."""
    number = "{:,}".format(row["bytes"])
    return number + (" ~" if row["estimated"] else "  ")


def _table(title, rows, line, total=None):
    if not rows:
        return
    yield ""
    yield "  " + title
    for row in rows[:LISTED]:
        yield "  " + line(row)
    rest = (len(rows) if total is None else total) - LISTED
    if rest > 0:
        yield "  %12s   and %d more" % ("", rest)


def _head(summary):
    saved = summary["saved"]
    yield "mergefn: {:,} units, {:,} functions compared, {:,} folded".format(
        summary["units"], summary["candidates"], summary["merges"])
    if saved["estimated"] and saved["estimated"] == saved["bytes"]:
        yield "  about {:,} bytes saved, estimated from GCC's insns: give the " \
            "build's objects by --objects".format(saved["bytes"])
    elif saved["estimated"]:
        yield "  {:,} bytes saved, {:,} of them estimated (~)".format(
            saved["bytes"], saved["estimated"])
    else:
        yield "  {:,} bytes saved".format(saved["bytes"])
    shared = summary["published"]
    if shared["objects"]["bytes"]:
        yield "  bodies of which the linker keeps one for all units: {:,} bytes" \
            " in the objects, {:,} if each is there once".format(
                shared["objects"]["bytes"], shared["once"]["bytes"])
    actions = ", ".join("%s %s" % (count, action)
                        for action, count in summary["actions"].items())
    if actions:
        yield "  " + actions


def lines(summary):
    yield from _head(summary)
    yield from _table(
        "bytes saved   the biggest bodies, and how many functions they stand for",
        summary["bodies"], lambda row: "%12s  %4d  %s" % (
            size(row), len(row["members"]), short(
                row["members"][0] if row["name"].startswith(CONTENT_PREFIX)
                else row["source"])))
    yield from _table(
        "      bytes   not folded: pairs, and what to do about it",
        summary["refusals"], lambda row: "%12s  %5d  %s%s" % (
            size(row), row["pairs"], row["name"],
            ": " + row["remedy"] if row["remedy"] else ""))
    yield from _table("  functions   never compared",
                      [{"name": k, "count": v}
                       for k, v in sorted(summary["excluded"].items(),
                                          key=lambda item: -item[1])],
                      lambda row: "%11d   %s" % (row["count"], row["name"]))
    for title, key in (("libraries", "by_library"), ("units", "by_unit")):
        yield from _table(
            "bytes saved   %s: functions compared, folded" % title,
            summary[key], lambda row: "%12s  %6d %6d  %s" % (
                size(row), row["candidates"], row["merges"], row["name"]))
    for why, units in summary["left_alone"].items():
        yield ""
        yield "  left alone: %s" % why
        for unit in units[:LISTED]:
            yield "    " + unit
    for glob in summary["unmatched"]:
        yield ""
        yield "  no function of any unit matches %s" % glob


def _changed(before, after, number):
    """Rows of two tables whose NUMBER differs, largest change first."""
    old = {row["name"]: row for row in before}
    new = {row["name"]: row for row in after}
    rows = []
    for name in {**old, **new}:
        was = number(old[name]) if name in old else 0
        now = number(new[name]) if name in new else 0
        if was != now:
            rows.append({"name": name, "was": was, "now": now})
    return sorted(rows, key=lambda r: (-abs(r["now"] - r["was"]), r["name"]))


def difference(before, after):
    for key in ("units", "candidates", "merges"):
        yield "%-12s {:>12,} -> {:>12,}  ({:+,})".format(
            before[key], after[key], after[key] - before[key]) % key
    was, now = before["saved"]["bytes"], after["saved"]["bytes"]
    yield "%-12s {:>12,} -> {:>12,}  ({:+,})".format(
        was, now, now - was) % "bytes saved"
    for title, key, number in (
            ("bytes saved, by unit", "by_unit", lambda r: r["bytes"]),
            ("bytes saved, by body", "bodies", lambda r: r["bytes"]),
            ("pairs not folded", "refusals", lambda r: r["pairs"])):
        yield from _table(
            title, _changed(before[key], after[key], number),
            lambda row: "{:>12,} -> {:>12,}  {}".format(
                row["was"], row["now"], short(row["name"])))
