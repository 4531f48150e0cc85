# SPDX-License-Identifier: GPL-3.0-or-later
#
# What `run` says about the builds: sizes of sections, the plugin's reports,
# and the tables at the end.  It never builds or runs a program.

import collections
import hashlib
import json
import pathlib
import re
import subprocess


def text_size(files, section):
    """Bytes in all sections of the files whose name matches entirely."""
    out = subprocess.run(["size", "-A", *files], check=True, text=True,
                         stdout=subprocess.PIPE).stdout
    lines = re.findall(r"(?m)^(\S+) +(\d+) +\d+$", out)
    return sum(int(size) for name, size in lines
               if re.fullmatch(section, name))


def digest(output):
    """Short and the same for the same bytes."""
    return hashlib.sha256(output).hexdigest()[:16]


class BadReport(Exception):
    """A unit's report is missing or is not what it should be."""


def read_reports(objects):
    """What the plugin says it did, over all units of a program.  `objects`
    maps a unit to its object; the report lies beside it."""
    merges = collections.Counter()
    insns = collections.Counter()
    refusals = collections.Counter()
    candidates = 0
    for unit, obj in objects.items():
        path = pathlib.Path("%s.json" % obj)
        try:
            report = json.loads(path.read_text())
            for merge in report["merges"]:
                merges[merge["action"]] += 1
                insns[merge["action"]] += merge["insns"]
            refusals.update(r["reason"] for r in report["refusals"])
            if isinstance(report["candidates"], int):
                candidates += report["candidates"]
        except OSError as error:
            raise BadReport("report of %s: %s" % (unit, error)) from None
        except (ValueError, KeyError, TypeError) as error:
            raise BadReport("report of %s: %s: %s, see %s" % (
                unit, type(error).__name__, error, path)) from None
    return {"candidates": candidates, "insns": dict(insns),
            "merges": dict(merges), "refusals": dict(refusals)}


def show_table(results):
    print("\n.text of the linked programs, bytes; merges and refusals counted"
          "\n%-15s %6s %10s %10s %10s %9s %7s %8s %9s" % (
              "program", "units", "no-icf", "gcc", "plugin", "saved", "%",
              "merges", "refusals"))
    for r in results:
        if not r["text"]:
            continue
        text = {w: sum(t["linked"].values()) for w, t in r["text"].items()}
        row = [text.get(w, "-") for w in ("no-icf", "gcc", "plugin")]
        saved = percent = "-"
        if "gcc" in text and "plugin" in text:
            saved = text["gcc"] - text["plugin"]
            percent = "%.2f" % (100 * saved / text["gcc"])
        counts = [sum(r[k].values()) if k in r else "-"
                  for k in ("merges", "refusals")]
        print("%-15s %6s %10s %10s %10s %9s %7s %8s %9s" % (
            r["name"], r.get("units", "-"), *row, saved, percent, *counts))
    for r in results:
        for key in ("merges", "refusals"):
            if r.get(key):
                print("%s %s: %s" % (r["name"], key, ", ".join(
                    "%s %d" % item for item in sorted(r[key].items()))))


def show_times(results):
    print("\nseconds: compile+test per way")
    for r in results:
        print("%-15s %s" % (r["name"], "  ".join(
            "%s %s+%s" % (w, s["compile"], s["test"])
            for w, s in r["seconds"].items())))


def show_summary(results):
    counts = collections.Counter(r["result"] for r in results)
    print()
    for key, title in (("PASS", "expected passes"),
                       ("FAIL", "unexpected failures"),
                       ("UNSUPPORTED", "unsupported tests")):
        if counts[key]:
            print("# of %-25s %d" % (title, counts[key]))
    return counts
