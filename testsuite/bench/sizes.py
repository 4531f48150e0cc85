# SPDX-License-Identifier: GPL-3.0-or-later
#
# Builds a program as each peer does, runs its test, and takes its sizes: bytes
# of .text in the objects and in the linked binaries, and of the stripped files.
# It never judges a size.  A peer whose build or test goes wrong gets the reason
# in place of figures.

import argparse
import shutil
import subprocess

import peers
import results
from building import Build, Failure, compile_all
from instructions import count_instructions


def measure(program, chosen_set, options, store):
    """Peer name -> result, for one program in one set."""
    found = {}
    for family in peers.families(options.peers, chosen_set):
        made_of = {p.name: options.made_of(program, chosen_set, p)
                   for p in family}
        keys = {p.name: ("sizes", chosen_set.name, program.name, p.name)
                for p in family}
        kept = {n: store.get(keys[n], made_of[n]) for n in keys}
        if None in kept.values():
            options.say("%s %s %s" % (chosen_set.name, program.name,
                                      family[0].name))
            for name, result in measure_family(
                    program, chosen_set, family, options).items():
                # What failed is tried again.
                kept[name] = result if "failure" in result else \
                    store.put(keys[name], made_of[name], result)
        found.update(kept)
    same_output(found)
    return found


def same_output(found):
    """Whether each peer's test printed what GCC's default did."""
    reference = found.get("gcc", {}).get("output")
    for result in found.values():
        if "output" in result:
            result["same"] = result["output"] == reference


def measure_family(program, chosen_set, family, options):
    builder = family[0]
    missing = builder.missing(options.compilers)
    if missing:
        return {p.name: {"unsupported": "no %s" % missing} for p in family}
    build = make_build(program, chosen_set, builder, options)
    found = {}
    try:
        units = program.all_units() + program.expand(program.support)
        compile_all([(build, u) for u in units], options.jobs)
        found[builder.name] = linked(build, builder, units, options, chosen_set)
        for peer in family[1:]:
            found[peer.name] = relinked(build, peer, units, options,
                                        chosen_set)
    except Failure as failure:
        for peer in family:
            found.setdefault(peer.name, {"failure": str(failure)})
    shutil.rmtree(build.dir / "obj")
    return found


def make_build(program, chosen_set, peer, options):
    settings = argparse.Namespace(
        opt=chosen_set.flags, work=options.work / "builds" / chosen_set.name,
        timeout=options.timeout, quick=options.quick)
    return Build(program, peer.way(options.compilers, options.plugin,
                                   chosen_set.lto), settings)


def relinked(build, peer, units, options, chosen_set):
    """The same objects, linked as `peer` does."""
    missing = peer.missing(options.compilers)
    if missing:
        return {"unsupported": "no %s" % missing}
    build.way.link = peer.link
    for part in ("bin", "test"):
        shutil.rmtree(build.dir / part, ignore_errors=True)
    (build.dir / "bin").mkdir()
    return linked(build, peer, units, options, chosen_set)


def linked(build, peer, units, options, chosen_set):
    """Links, tests and measures; the reason where one of them fails."""
    program = build.program
    try:
        build.link_all([build.object(u)
                        for u in program.expand(program.support)])
    except Failure as failure:
        return {"failure": str(failure)}
    objects = [build.object(u) for u in units]
    result = {
        "units": len(units),
        "text": {n: results.text_size([build.dir / "bin" / n], r"\.text")
                 for n in program.binaries},
        "stripped": {n: stripped_size(build.dir / "bin" / n)
                     for n in program.binaries},
        "objects": results.text_size(objects, r"\.text(\..*)?"),
        "compiles": not peer.objects,
        "seconds": round(sum(build.compile_seconds), 1)}
    if peer.tested:
        build.run_test()
        wrong = build.passed()
        if wrong:
            result["test"] = wrong
        result["output"] = results.digest(build.output)
    if build.way.report and not peer.objects:
        result["report"] = results.read_reports(
            {u: build.object(u) for u in units})
    if peer.counted and chosen_set.name == "O2" and "test" not in result:
        result["instructions"] = count_instructions(build)
    return result


def stripped_size(binary):
    """Bytes of the file without symbols and debug information."""
    bare = binary.with_name(binary.name + ".stripped")
    subprocess.run(["strip", "-o", bare, binary], check=True)
    size = bare.stat().st_size
    bare.unlink()
    return size
