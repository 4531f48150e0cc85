# SPDX-License-Identifier: GPL-3.0-or-later
#
# Counts the instructions that a program's test executes, with valgrind: what is
# counted does not depend on what else the machine does.  It never looks at what
# the test prints; sizes.py has run it by itself before.

import re
import shlex
import shutil

VALGRIND = "valgrind --tool=callgrind --trace-children=no"


def count_instructions(build):
    """Instructions in all processes of the program's binaries, or None where
    they cannot be counted.  The test is told to be quick.  It may fail, as
    tests of long double do, which valgrind has in double precision: then it is
    counted up to there."""
    if not shutil.which("valgrind"):
        return None
    place = build.dir / "counted"
    shutil.rmtree(place, ignore_errors=True)
    for part in ("bin", "out", "cwd"):
        (place / part).mkdir(parents=True)
    for name in build.program.binaries:
        wrapper = place / "bin" / name
        wrapper.write_text(
            "#!/bin/sh\nexec %s --callgrind-out-file=%s/%s.%%p "
            "--log-file=%s/%s.%%p.log %s \"$@\"\n" % (
                VALGRIND, place / "out", name, place / "out", name,
                shlex.quote(str(build.dir / "bin" / name))))
        wrapper.chmod(0o755)
    with open(place / "stdout", "wb") as out:
        build.run_shell(build.program.count or build.program.test,
                        place / "cwd", place / "bin", place / "log", out,
                        quick=True)
    total = sum(instructions_of(path)
                for path in (place / "out").glob("*")
                if path.suffix != ".log")
    return total or None


def instructions_of(path):
    found = re.findall(r"(?m)^(?:summary|totals): (\d+)", path.read_text())
    return int(found[-1]) if found else 0
