# SPDX-License-Identifier: GPL-3.0-or-later
#
# Reads the table of fields (fields/*.conf), holds a list of names against it,
# and holds what its rows say of the plugin's sources against the sources.
#
# A row is one line, `NAMES | VERDICT | WHY | VERSIONS', or several of which
# all but the first are indented.  NAMES are separated by blanks; a `*' in one
# stands for anything.  VERSIONS are the GCCs that have the names: `12', `12+'
# or `11-13'; all if left out.  docs/comparator.md says what the verdicts mean.
#
# It never says what is right: a wrong verdict with good form passes here, and
# has to be found by whoever reads the row or by the mutations of fields.

import fnmatch
import re
import typing

# What stands after the verdict: places in the sources, a kind of fact and
# places, or nothing.
SOURCES = {"key", "digest", "refused", "symbol"}
BARE = {"implied", "presentation", "engine"}
PLACE = re.compile(r"^([\w.]+\.(?:cc|h))(?::(\w+))?$")


class Malformed(Exception):
    """A line of the table that is no row."""


def bounds(versions):
    """The first and the last version of a word."""
    if versions.endswith("+"):
        return versions[:-1], 1000
    first, _, last = versions.partition("-")
    return first, last or first


class Row(typing.NamedTuple):
    names: typing.Tuple[str, ...]
    verdict: str
    where: typing.Tuple[str, ...]
    why: str
    versions: typing.Tuple[str, ...]
    place: str

    def holds_for(self, version):
        return not self.versions or any(
            int(first) <= int(version) <= int(last)
            for first, last in map(bounds, self.versions))


def row_of(text, place):
    columns = [each.strip() for each in text.split("|")]
    if len(columns) not in (3, 4) or not all(columns):
        raise Malformed("%s: not NAMES | VERDICT | WHY | VERSIONS" % place)
    names = tuple(columns[0].split())
    verdict, *where = columns[1].split()
    versions = tuple(columns[3].split()) if len(columns) == 4 else ()
    if verdict not in SOURCES | BARE | {"fact"}:
        raise Malformed("%s: there is no verdict '%s'" % (place, verdict))
    if bool(where) == (verdict in BARE):
        raise Malformed("%s: '%s' wants %s" % (
            place, verdict, "no place" if where else "a place"))
    return Row(names, verdict, tuple(where), columns[2], versions, place)


def read(directory):
    rows = []
    for path in sorted(directory.glob("*.conf")):
        text, place = "", ""
        for number, line in enumerate(path.read_text().splitlines() + ["#"],
                                      1):
            if line[:1].isspace() and text:
                text += " " + line.strip()
                continue
            if text:
                rows.append(row_of(text, place))
            text = "" if line.startswith("#") else line.strip()
            place = "%s:%d" % (path.name, number)
    return rows


class Index:
    """Finds the row of a name."""

    def __init__(self, rows):
        self.literal = {}
        self.patterns = []
        for row in rows:
            for name in row.names:
                if "*" in name:
                    self.patterns.append((name, row))
                else:
                    self.literal.setdefault(name, []).append(row)

    def rows_of(self, name):
        """The names of the table that match NAME, with their rows.  One that
        is NAME itself goes before patterns."""
        if name in self.literal:
            return [(name, row) for row in self.literal[name]]
        return [(pattern, row) for pattern, row in self.patterns
                if fnmatch.fnmatchcase(name, pattern.replace("[", "[[]"))]


def against_names(rows, names, version):
    """What is wrong between ROWS and the NAMES that GCC VERSION has."""
    index = Index([row for row in rows if row.holds_for(version)])
    used = set()
    for name in sorted(names):
        found = index.rows_of(name)
        if not found:
            yield "%s is not in the table" % name
        elif len(found) > 1:
            yield "%s is in the table %d times: %s" % (
                name, len(found), ", ".join(row.place for _, row in found))
        used.update((name_, row.place) for name_, row in found)
    for row in rows:
        for name in row.names:
            if row.holds_for(version) and (name, row.place) not in used:
                yield "%s: nothing is called %s" % (row.place, name)


class Sources:
    """The plugin's files, and the kinds of facts that it knows."""

    def __init__(self, top):
        self.top = top
        self.words = {}
        text = (top / "comparator/facts/kinds.def").read_text()
        self.kinds = set(re.findall(r"ENTRY \((\w+),", text)) - {"none"}

    def words_of(self, name):
        """The words of file NAME without its comments, or None."""
        if name not in self.words:
            self.words[name] = None
            for directory in ("comparator", "plugin"):
                for path in (self.top / directory).rglob(name):
                    code = re.sub(r"/\*.*?\*/", "", path.read_text(),
                                  flags=re.S)
                    self.words[name] = set(re.findall(r"\w+", code))
        return self.words[name]

    def strings(self, array):
        """The strings of ARRAY, wherever it is, `_' for a blank."""
        for path in sorted((self.top / "comparator").rglob("*.cc")):
            body = re.search(array + r"\[\]\s*= \{(.*?)\};",
                             path.read_text(), re.S)
            if body:
                return set(re.findall(r'"([^"]*)"',
                                      body.group(1).replace(" ", "_")))
        raise Malformed("no file has the list %s any more" % array)

    def wrong_place(self, place):
        match = PLACE.match(place)
        if not match:
            return "'%s' is not FILE or FILE:WORD" % place
        words = self.words_of(match.group(1))
        if words is None:
            return "there is no file %s" % match.group(1)
        if match.group(2) and match.group(2) not in words:
            return "%s does not say %s" % match.groups()
        return None


def against_sources(rows, sources):
    """What rows say of the sources that is not so."""
    for row in rows:
        places = list(row.where)
        if row.verdict == "fact":
            kind = places.pop(0)
            if kind not in sources.kinds:
                yield "%s: there is no kind of fact '%s'" % (row.place, kind)
        for wrong in filter(None, map(sources.wrong_place, places)):
            yield "%s: %s" % (row.place, wrong)


def against_attributes(rows, sources):
    """Attributes of which the comparator's lists say something else than the
    table."""
    facts = sources.strings("fact_attributes")
    ignored = sources.strings("ignored_attributes")
    for row in rows:
        for name in row.names:
            if not name.startswith("attribute::"):
                continue
            word = name[len("attribute::"):]
            role = "fact" if word in facts else \
                "ignored" if word in ignored else "key"
            promise = row.verdict == "fact" and row.where[0] == "attributes"
            silent = row.verdict in ("symbol", "engine", "presentation")
            if promise != (role == "fact") or role == "ignored" and not silent:
                yield "%s: %s is not %s, but %s to the comparator" % (
                    row.place, name, row.verdict, role)
