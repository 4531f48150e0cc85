# SPDX-License-Identifier: GPL-3.0-or-later
#
# At which options units are compiled, and which kinds of facts can account for
# a difference there.  A quiet level switches off what reads the facts that an
# option can switch off, so that what differs there differs for another reason.
# It never decides about a pair.

import typing

LEVELS = ("O2", "O3", "Os")
# Not in the report, as it is merged and not compared: how often GCC expects a
# function to run, which the section that it is in tells.
PROFILE = "profile"
UNPROFILED = "-fno-guess-branch-probability"
# The option, and the kinds of facts that no code depends on any more.
# Reassociation reads none, but a chain of sums ends for it at a conversion.
QUIET = [("-fno-strict-aliasing", "alias-set access-path"),
         ("-fwrapv", "overflow"),
         ("-fno-tree-pta", "points-to restrict"),
         ("-fno-tree-vrp", "range"),
         ("-fno-tree-bit-ccp", "pointer-alignment"),
         ("-fwrapv-pointer", "pointee-alignment"),
         ("-fno-tree-reassoc", ""),
         ("-fno-ipa-vrp", ""),
         ("-fno-ipa-bit-cp", "parameter-bits"),
         ("-fno-ipa-pure-const", ""),
         ("-fno-delete-null-pointer-checks", "nonnull"),
         ("-fno-devirtualize", "virtual-call"),
         ("-fno-hoist-adjacent-loads", "steps"),
         ("-fno-lifetime-dse", "clobber"),
         (UNPROFILED, PROFILE),
         ("-fno-optimize-strlen", "object-size"),
         ("-fno-aggressive-loop-optimizations", "")]
# What is said of a function to its callers changes no code of its own.
CALLERS_ONLY = frozenset(("modref", "statics"))
# Code does not hang on how callees use registers, nor on what late passes find
# out about them: callees that were merged may differ in both.
ALWAYS = ("-w", "-ffunction-sections", "-fno-ipa-ra", "-frandom-seed=0",
          "-fno-ipa-modref", "-fno-ipa-reference")


class Level(typing.NamedTuple):
    """Options, and the kinds of facts that they leave without effect."""
    name: str
    flags: tuple
    idle: frozenset


def level(name):
    """The level of that name: options, which need no dash, with `quiet` among
    them or not."""
    words = name.split()
    flags = [w if w.startswith("-") else "-" + w
             for w in words if w != "quiet"]
    idle = set(CALLERS_ONLY)
    if "quiet" in words:
        flags += [option for option, _ in QUIET]
    for option, kinds in QUIET:
        if option in flags:
            idle |= set(kinds.split())
    return Level(name, tuple(flags), frozenset(idle))


def default_levels():
    return [n for one in LEVELS for n in (one, one + " quiet")]
