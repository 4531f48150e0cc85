# SPDX-License-Identifier: GPL-3.0-or-later
#
# Keeps what was measured, a file each, so that a run of hours can be stopped
# and taken up.  A result is used again only where everything it was made of is
# the same: compilers, plugin, flags, sources.

import hashlib
import json


class Store:
    def __init__(self, directory):
        self.directory = directory
        directory.mkdir(parents=True, exist_ok=True)

    def path(self, key):
        return self.directory / ("%s.json" % "/".join(key))

    def get(self, key, made_of):
        """The result for `key`, or None where there is none of this make."""
        try:
            kept = json.loads(self.path(key).read_text())
        except (OSError, ValueError):
            return None
        return kept["result"] if kept["made_of"] == digest(made_of) else None

    def put(self, key, made_of, result):
        path = self.path(key)
        path.parent.mkdir(parents=True, exist_ok=True)
        new = path.with_suffix(".new")
        new.write_text(json.dumps(
            {"made_of": digest(made_of), "result": result},
            indent=1, sort_keys=True) + "\n")
        new.rename(path)
        return result


def digest(made_of):
    return hashlib.sha256(json.dumps(made_of, sort_keys=True).encode()) \
        .hexdigest()
