# SPDX-License-Identifier: GPL-3.0-or-later
#
# The suspects that somebody has looked at, by explained.conf.  It explains no
# pair that is not named there, and nothing but suspects.

import configparser
import fnmatch
import pathlib
import re

HERE = pathlib.Path(__file__).resolve().parent


class Explained:
    """The sections of explained.conf."""

    def __init__(self, path=HERE / "explained.conf"):
        conf = configparser.ConfigParser(interpolation=None)
        with open(path, encoding="utf-8") as f:
            conf.read_file(f)
        self.sections = [conf[name] for name in conf.sections()]
        for section in self.sections:
            for key in ("unit", "functions", "reason"):
                if not section.get(key, "").strip():
                    raise SystemExit("explained.conf: [%s] has no %s"
                                     % (section.name, key))

    def judge(self, unit, outcome):
        """The outcome, or that it is explained."""
        if outcome.verdict == "suspect" and any(
                fnmatch.fnmatch(unit, "*" + section["unit"])
                and all(re.fullmatch(section["functions"], name)
                        for name in (outcome.dropped, outcome.other))
                for section in self.sections):
            return outcome._replace(verdict="explained")
        return outcome
