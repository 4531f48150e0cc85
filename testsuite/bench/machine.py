# SPDX-License-Identifier: GPL-3.0-or-later
#
# What the figures were taken on: processor, memory, system, and the versions of
# all that was measured.  Nothing that names the machine.

import datetime
import os
import pathlib
import re
import shutil
import subprocess

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
TOOLS = {"bfd ld": "ld.bfd", "gold": "ld.gold", "lld": "ld.lld",
         "mold": "mold", "valgrind": "valgrind"}


def first_line(*argv):
    """The first line of what a command says of its version, or None."""
    if not shutil.which(argv[0]):
        return None
    said = subprocess.run(argv, stdout=subprocess.PIPE, text=True,
                          stderr=subprocess.STDOUT, check=False).stdout
    return said.splitlines()[0].strip() if said else None


def versions(options):
    """The first line that each compiler and tool says of itself."""
    found = {name: first_line(commands["c"], "--version")
             for name, commands in options.compilers.items()}
    found.update({name: first_line(tool, "--version")
                  for name, tool in TOOLS.items()})
    return found


def description(options):
    with open("/proc/cpuinfo", encoding="utf-8") as f:
        model = re.search(r"model name\s*: (.*)", f.read())
    with open("/proc/meminfo", encoding="utf-8") as f:
        memory = int(re.search(r"MemTotal: +(\d+)", f.read())[1])
    with open("/etc/os-release", encoding="utf-8") as f:
        system = re.search(r'PRETTY_NAME="?([^"\n]*)', f.read())[1]
    return {"processor": model[1] if model else "unknown",
            "cores": os.cpu_count(),
            "memory_gib": round(memory / 2 ** 20, 1),
            "system": system,
            "date": datetime.date.today().isoformat(),
            "versions": options.versions,
            "commit": first_line("git", "-C", str(ROOT),
                                 "describe", "--always", "--dirty") or "",
            "rounds": options.rounds}
