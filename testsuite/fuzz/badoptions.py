# SPDX-License-Identifier: GPL-3.0-or-later
#
# Options for the plugin as no user ought to give them: random keys and values
# of any bytes, keys that are nearly right, keys twice, values too many and too
# few.  And what docs/options.md says of each: valid, or an error that names
# it.
#
# It never runs a compiler, and takes nothing from the plugin's own table, so
# that a mistake there is not repeated here.

import re
import typing

PREFIX = b"-fplugin-arg-mergefn"
NOTHING, OPTIONAL, VALUE = range(3)
LONG = 100000


def number(least):
    def valid(value):
        return bool(re.fullmatch(rb"[0-9]+", value)) \
            and least <= int(value[-4000:]) < 1 << 31 \
            and not value[:-4000].strip(b"0")
    return valid


def one_of(*values):
    return lambda value: value in values


# What follows `=', and whether it is valid.
KEYS = {
    b"report": (OPTIONAL, one_of(b"text", b"json")),
    b"report-file": (VALUE, bool), b"report-dir": (VALUE, bool),
    b"only": (VALUE, bool),
    b"skip": (VALUE, bool), b"stage": (VALUE, one_of(b"late")),
    b"facts": (VALUE, one_of(b"weaken", b"keep")),
    b"address": (VALUE, one_of(b"safe", b"all")),
    b"ipa-icf": (VALUE, one_of(b"off", b"keep")),
    b"exports": (VALUE, one_of(b"drop", b"keep")),
    b"min-size": (VALUE, number(0)), b"limit": (VALUE, number(0)),
    b"verify": (OPTIONAL, number(1)),
    b"dump": (NOTHING, None), b"stats": (NOTHING, None),
    b"explain": (VALUE, bool), b"list-excluded": (NOTHING, None),
    b"help": (NOTHING, None), b"off": (NOTHING, None),
}
VALID = {b"report": [b"text", b"json"], b"report-file": [b"r", b"a=b=c"],
         b"only": [b"*", b"one", b"[!a-z]*"], b"skip": [b"t[w]o", b"none"],
         b"stage": [b"late"], b"facts": [b"weaken", b"keep"],
         b"address": [b"safe", b"all"], b"ipa-icf": [b"off", b"keep"],
         b"exports": [b"drop", b"keep"],
         b"min-size": [b"0", b"2147483647", b"007"],
         b"limit": [b"0", b"1", b"2147483647"], b"verify": [b"1", b"200"]}
NASTY = [
    b"", b" ", b"%", b"%s", b"%n%n%n%n", b"%d%s%x%p", b"%<%s%>", b"%'", b"%m",
    b"'", b'"', b"`'\"", b"\\", b"\\x00", b"$(id)", b"${HOME}", b";", b"|",
    b"@", b"@/etc/passwd", b"-", b"--", b"=", b"==", b"a=b", b"[", b"[]",
    b"[!", b"[a-", b"[[:alpha:", b"[[.", b"]", b"*[", b"\\", b"a\\",
    b"?" * 300, b"*" * 300,
    b"*a" * 300, b"[" * 300, b"{a,b}", b"+(a|b)", b"\n", b"a\nb",
    b"\r\n", b"\t",
    b"\x1b[31m", b"\x07\x08", b"\x7f", b"\xff", b"\xc3\x28",
    b"\xed\xa0\x80",
    "\u00e4\u20ac".encode(), b"\xf0\x9f\x98\x80", b"-1", b"+1", b" 1", b"1 ",
    b"1e3", b"0x10", b"1.0", b"2147483648", b"4294967296", b"4294967297",
    b"-9223372036854775808", b"18446744073709551616", b"9" * 400, b"0" * 400,
    b"-" + b"9" * 400, b"nan", b"true", b"TEXT", b"json ", b"text,json",
    b"all=", b"late=", b"json=", b"keep=x", b"1=", b"1=2",
]
PATHS = [b".", b"..", b"./r", b"there", b"there/r", b"there/", b"missing/r",
         b"earlier/r", b"file/r", b"file", b"/dev/null", b"/dev/full",
         b"/proc/version", b"/proc/self/r", b"/nonexistent/r", b"r\xff",
         b"r\nr", b"%s", b"n" * 255, b"n" * 256, b"there/" + b"n" * 255,
         b"d/" * 3000 + b"r", b"loop", b"loop/r"]

DIRECTORIES = [b".", b"there", b"new", b"a=b", b"file", b"missing/r", b"loop",
               b"/proc/r", b"n" * 256]


class Option(typing.NamedTuple):
    key: bytes
    value: typing.Optional[bytes]

    def argument(self):
        return PREFIX + b"-" + self.key + (
            b"" if self.value is None else b"=" + self.value)


class Fault(typing.NamedTuple):
    """What an error has to name, and what it says of what is valid."""
    named: list
    says: bytes


def random_bytes(random):
    if random.random() < .05:
        piece = random.choice([b"a", b"%s", b"*", b"[", b"9", b"\xff", b"a*",
                               b"/"])
        return (piece * LONG)[:LONG]
    if random.random() < .6:
        return random.choice(NASTY)
    return bytes(random.choice(range(1, 256))
                 for _ in range(random.choice((1, 2, 5, 20, 200))))


def misspelled(random, key):
    """One letter off: left out, doubled, turned, added, or in upper case."""
    at = random.randrange(len(key))
    return random.choice([
        key[:at] + key[at + 1:], key[:at] + key[at:at + 1] * 2 + key[at + 1:],
        key[:at] + key[at:at + 2][::-1] + key[at + 2:], key + b"s", b" " + key,
        key[:at] + bytes([random.randrange(1, 256)]) + key[at + 1:],
        key[:at] + key[at:].upper(), key + b"-", key.replace(b"-", b"_")])


def harmless(path):
    """Where a report may be written by accident: below the scratch directory,
    or one of PATHS."""
    return path if path in PATHS else path.replace(b"/", b":")


def option(random):
    known = random.choice(list(KEYS))
    key = known
    if random.random() < .15:
        key = misspelled(random, key)
    elif random.random() < .1:
        # The key ends at the first `='.
        key = random_bytes(random).replace(b"=", b"")
    chance = random.random()
    if chance < .45 and known in VALID:
        value = random.choice(VALID[known])
    elif chance < .8:
        value = random_bytes(random)
    else:
        value = None
    if known == b"report-file" and value is not None:
        value = harmless(random.choice(PATHS) if chance < .3 else value)
    if known == b"report-dir" and value is not None:
        value = random.choice(DIRECTORIES) if chance < .6 else harmless(value)
    return Option(key, value)


def options(random):
    """Some options: mostly one; sometimes one of them twice."""
    found = [option(random) for _ in range(random.choice((1, 1, 1, 2, 3)))]
    if random.random() < .1:
        found.append(random.choice([found[0], Option(found[0].key, None)]))
    if random.random() < .5 and any(o.key == b"report-file" for o in found) \
            and not any(o.key == b"report" for o in found):
        found.append(Option(b"report", random.choice([None, b"json"])))
    # Two that are so long are more than an environment variable can have.
    long = [o for o in found if len(o.argument()) > LONG // 2]
    return [o for o in found if o not in long] + long[:1]


def fault_of(given):
    """What is wrong with an option, or None."""
    name = PREFIX + b"-" + given.key
    if given.key not in KEYS:
        return Fault([name], b"valid keys are: report, ")
    takes, valid = KEYS[given.key]
    if takes == NOTHING:
        return given.value is not None and Fault([name, given.value],
                                                 b"takes no value") or None
    if takes == VALUE and not given.value:
        return Fault([name], b"valid is ")
    if given.value is not None and not valid(given.value):
        return Fault([name, given.value], b"valid is: ")
    return None


def faults(given):
    found = [fault for fault in map(fault_of, given) if fault]
    keys = {each.key for each in given}
    if not found and b"report-file" in keys and b"report" not in keys:
        return [Fault([PREFIX + b"-report-file"], b"give ")]
    return found


def as_printed(text):
    """Bytes as GCC quotes them, but for valid UTF-8, which it leaves."""
    return b"".join(bytes([c]) if 32 <= c < 127 else b"\\x%02x" % c
                    for c in text)
