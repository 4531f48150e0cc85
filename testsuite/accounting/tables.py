# SPDX-License-Identifier: GPL-3.0-or-later
#
# Lists what no header of GCC's shows: the attributes in its tables and its
# options, through a plugin that this makes (listing.cc).
#
# It never compiles anything with mergefn.so.

import re
import subprocess

import headers


def run_plugin(version, plugin, language):
    return subprocess.run(
        ["gcc-%s" % version, "-x", language, "-fsyntax-only",
         "-fplugin=%s" % plugin, "-"], input="", check=True,
        capture_output=True, text=True).stdout.splitlines()


def lines(version, source, scratch):
    """What the plugin prints in the compilers of C and C++."""
    plugin = scratch / "listing.so"
    subprocess.run(
        ["g++-%s" % version, "-std=gnu++17", "-shared", "-fPIC", "-fno-rtti",
         "-w", "-I%s" % headers.plugin_directory(version), source, "-o",
         plugin], check=True, capture_output=True, text=True)
    return set(run_plugin(version, plugin, "c")
               + run_plugin(version, plugin, "c++"))


def silent_prefixes(top):
    """Beginnings of the options that the digest leaves out."""
    text = (top / "comparator/portable/code_options.cc").read_text()
    body = re.search(r"without_effect\[\] = \{(.*?)\};", text, re.S)
    return tuple(re.findall(r'"([^"]*)"', body.group(1)))


def group_of(name, kind, offset, alias, silent, fields):
    """What is done about the option follows from these, in this order."""
    if kind in ("warning", "driver"):
        return kind
    if alias == "1":
        return "spelling"
    if kind == "language":
        return kind if offset != "-1" else "frontend"
    if kind in ("common", "target") and name.startswith(silent):
        return "silent"
    if kind == "common":
        return kind if offset != "-1" else "given"
    variable = fields.get(int(offset))
    if kind == "target":
        return kind if variable in fields["target"] else "target-unit"
    # Those without a variable set others.
    return kind if offset == "-1" or variable in fields["optimization"] \
        else "optimization-unit"


def listed(version, top, source, scratch, fields):
    """Names such as attribute::cold and option::common::-fpic."""
    silent = silent_prefixes(top)
    found = set()
    for line in lines(version, source, scratch):
        what, rest = line.split(" ", 1)
        if what == "attribute":
            found.add("attribute::" + rest.replace(" ", "_")
                      .replace("*", "+"))
        else:
            name, kind, offset, alias = rest.rsplit(" ", 3)
            found.add("option::%s::%s" % (
                group_of(name, kind, offset, alias, silent, fields),
                name.replace(" ", "_")))
    return found
