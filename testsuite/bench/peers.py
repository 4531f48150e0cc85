# SPDX-License-Identifier: GPL-3.0-or-later
#
# Reads peers.conf: what is measured, and with which options.  It never runs
# anything.

import configparser
import pathlib
import shlex
import shutil

from building import Way

HERE = pathlib.Path(__file__).resolve().parent


class Set:
    """Flags under which every peer is measured."""

    def __init__(self, name, section):
        self.name = name
        self.flags = section["flags"]
        self.subset = section.getboolean("subset", False)
        self.lto = section.getboolean("lto", False)


class Peer:
    """One section of peers.conf; see there for the fields."""

    def __init__(self, name, section):
        self.name = name
        self.shown = section["shown"]
        self.compiler = section.get("compiler")
        self.plugin = section.getboolean("plugin", False)
        self.arguments = section.get("arguments", "").split()
        self.flags = shlex.split(section.get("flags", ""))
        self.objects = section.get("objects")
        self.link = shlex.split(section.get("link", ""))
        self.needs = section.get("needs", "").split()
        self.sets = section.get("sets", "").split()
        self.timed = section.get("timed", "no")
        self.tested = section.getboolean("tested", True)
        self.counted = section.getboolean("counted", False)

    def missing(self, compilers):
        """The first command that this peer lacks, or None."""
        wanted = self.needs + list(compilers[self.compiler].values()
                                   if self.compiler else [])
        return next((w for w in wanted if not shutil.which(w)), None)

    def way(self, compilers, plugin, lto=False):
        """How its units are compiled and linked.  Objects of another peer are
        put in place by whoever links them."""
        flags, link, report = list(self.flags), list(self.link), None
        if self.plugin:
            arg = "-fplugin-arg-%s-" % plugin.stem
            own = ["-fplugin=%s" % plugin]
            own += [arg + a for a in self.arguments]
            flags += own
            if lto:
                link += own
            else:
                def report(obj):
                    return [arg + "report=json",
                            "%sreport-file=%s.json" % (arg, obj)]
        return Way(self.name, flags, report,
                   compilers[self.compiler or "gcc"], link)


def read():
    """The sets and the peers by name, in the file's order."""
    conf = configparser.ConfigParser(interpolation=None)
    with open(HERE / "peers.conf", encoding="utf-8") as f:
        conf.read_file(f)
    sets = {s[4:]: Set(s[4:], conf[s])
            for s in conf.sections() if s.startswith("set ")}
    peers = {s: Peer(s, conf[s])
             for s in conf.sections() if not s.startswith("set ")}
    return sets, peers


def only(peers, names):
    """Those of these names, whose objects they link, and gcc, to which all
    ratios are."""
    wanted = {"gcc", *names} | {peers[n].objects for n in names}
    return {n: p for n, p in peers.items() if n in wanted}


def families(peers, chosen_set):
    """Peers that share objects, those that compile them first."""
    found = {}
    for peer in peers.values():
        if peer.sets and chosen_set.name not in peer.sets:
            continue
        if peer.objects:
            found[peer.objects].append(peer)
        else:
            found[peer.name] = [peer]
    return list(found.values())
