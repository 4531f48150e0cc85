# SPDX-License-Identifier: GPL-3.0-or-later
#
# A build's reports added up: totals, bodies, refusals, units, libraries.  It is
# one JSON document; text and comparisons are made of it alone.

from . import reports, sizes

# What a user can do about a refusal; docs/options.md says more.
REMEDIES = {
    "facts-differ": "facts=weaken, or fold without a profile",
    "inexact": "",
    "shared-body-too-large": "address=all",
    "address-matters": "address=all, or [[mergefn::address_insignificant]]",
    "thunk-too-large": "address=all, or [[mergefn::address_insignificant]]",
    "stdarg": "address=all",
    "static-chain": "address=all",
    "return-address": "address=all",
    "comdat-group": "",
    "calling-convention": "-flto-partition=one",
    "no-aliases": "",
    "limit-reached": "a larger limit=N",
}


def _bytes(number):
    return {"bytes": number.number, "estimated": number.estimated}


def _largest_first(table):
    return sorted(table, key=lambda row: (-row["bytes"], row["name"]))


def _bodies(units, measured, names):
    """What is saved by each body, whatever unit."""
    saved, members, actions = {}, {}, {}
    for unit in units:
        for merge in unit.merges:
            saved[merge.kept] = saved.get(merge.kept, sizes.NOTHING) \
                + measured.merge(merge)
            members.setdefault(merge.kept, {})[merge.dropped] = None
            actions.setdefault(merge.kept, set()).add(merge.action)
    return [dict(_bytes(saved[kept]), name=kept,
                 members=[names[m] for m in members[kept]],
                 source=names[kept], actions=sorted(actions[kept]))
            for kept in saved]


def _refusals(units, measured, names):
    found = {}
    for unit in units:
        for refusal in unit.refusals:
            row = found.setdefault(refusal.reason, {
                "name": refusal.reason, "pairs": 0, "bytes": 0, "estimated": 0,
                "remedy": REMEDIES.get(refusal.reason, ""), "largest": []})
            size = measured.body(refusal.kept, refusal.insns)
            row["pairs"] += 1
            row["bytes"] += size.number
            row["estimated"] += size.estimated
            row["largest"].append(dict(
                _bytes(size), name=names[refusal.dropped],
                kept=names[refusal.kept], unit=unit.name))
    for row in found.values():
        row["largest"] = _largest_first(row["largest"])[:10]
    return _largest_first(found.values())


def _by(units, measured, key_of, name_of):
    rows = {}
    for unit in units:
        row = rows.setdefault(key_of(unit), {
            "name": name_of(unit), "units": 0, "candidates": 0, "merges": 0,
            "bytes": 0, "estimated": 0})
        saved = measured.unit(unit)
        row["units"] += 1
        row["candidates"] += unit.candidates
        row["merges"] += len(unit.merges)
        row["bytes"] += saved.number
        row["estimated"] += saved.estimated
    return _largest_first(rows.values())


def _published(units, measured):
    """Bodies of which the linker keeps one: in all objects, and once each."""
    everywhere = once = sizes.NOTHING
    seen = set()
    for unit in units:
        here = {m.kept: m.insns for m in unit.merges
                if m.kept_by_content()}
        for name, insns in here.items():
            size = measured.body(name, insns)
            everywhere += size
            if name not in seen:
                once += size
        seen.update(here)
    return {"objects": _bytes(everywhere), "once": _bytes(once)}


def summarize(units, measured, names):
    """The document for UNITS, with sizes of MEASURED and NAMES."""
    total = sizes.NOTHING
    excluded, left_alone, actions = {}, {}, {}
    for unit in units:
        total += measured.unit(unit)
        for reason, count in unit.excluded.items():
            excluded[reason] = excluded.get(reason, 0) + count
        for merge in unit.merges:
            actions[merge.action] = actions.get(merge.action, 0) + 1
        if unit.left_alone:
            left_alone.setdefault(unit.left_alone, []).append(unit.name)
    # A glob of a build's flags is a mistake only if no unit has a match.
    globs = set.intersection(*(set(u.unmatched) for u in units)) \
        if units else set()
    return {
        "units": len(units),
        "candidates": sum(u.candidates for u in units),
        "merges": sum(len(u.merges) for u in units),
        "saved": _bytes(total),
        "saved_insns": sum(u.saved_insns for u in units),
        "published": _published(units, measured),
        "actions": dict(sorted(actions.items())),
        "bodies": _largest_first(_bodies(units, measured, names)),
        "refusals": _refusals(units, measured, names),
        "excluded": dict(sorted(excluded.items())),
        "left_alone": left_alone,
        "unmatched": sorted(globs),
        "by_unit": _by(units, measured, lambda u: u.path, lambda u: u.name),
        "by_library": _by(units, measured, reports.Unit.library,
                          reports.Unit.library),
    }
