# SPDX-License-Identifier: GPL-3.0-or-later
#
# Random C programs by csmith, with options drawn from the seed, as they are or
# with their functions cloned.
#
# It never compiles or runs what it generates, and never lets csmith write what
# GCC, with the flags that go with the program, does not call defined.

import pathlib
import random
import re
import shutil

import cloning
import harness

NAME = "csmith"
HEADERS = pathlib.Path("/usr/include/csmith")
# With this csmith's arithmetic stays out of line: many small functions of
# which few are equal.
OUT_OF_LINE = "#define static static __attribute__ ((noinline))\n" \
    '#include "csmith.h"\n#undef static\n'


def missing(toolchain):
    """What is not there, or None."""
    del toolchain
    if not shutil.which("csmith"):
        return "no csmith"
    return None if HEADERS.is_dir() else "no %s" % HEADERS


def options_of(draw):
    """csmith's options, and the flags that its program needs."""
    options = ["--max-funcs", str(draw.randint(4, 10)),
               "--max-block-size", str(draw.randint(2, 4)),
               "--max-block-depth", str(draw.randint(2, 4)),
               "--max-expr-complexity", str(draw.randint(3, 9)),
               "--max-array-dim", str(draw.randint(1, 3)),
               "--max-array-len-per-dim", str(draw.randint(3, 8)),
               "--max-struct-fields", str(draw.randint(2, 8)),
               "--inline-function-prob", str(draw.choice((0, 20, 50)))]
    flags = ["-I%s" % HEADERS]
    for option in ("volatiles", "volatile-pointers", "bitfields", "jumps",
                   "const-pointers", "longlong", "unions", "structs",
                   "return-structs", "arg-structs", "consts"):
        if draw.random() < 0.3:
            options.append("--no-" + option)
    if draw.random() < 0.3:
        options.append("--float")
    if draw.random() < 0.5:
        # Through pointers to fields a union is read as what was not written.
        options.append("--take-no-union-field-addr")
    else:
        flags.append("-fno-strict-aliasing")
    if draw.random() < 0.7:
        options.append("--no-packed-struct")
    else:
        # Pointers to packed fields are not as aligned as their type says,
        # which only vectors mind.
        flags.append("-fno-tree-vectorize")
    return options, flags


def write(seed, draw, options, scratch):
    """csmith's program.  Of every three seeds one yields a single function,
    which tests nothing, so a few further seeds are derived then."""
    for _ in range(6):
        ran = harness.execute(
            ["csmith", "--seed", str(seed), "--concise", "--quiet", *options],
            scratch, 20)
        if ran.status != "status 0":
            raise harness.Unsupported("csmith: %s" % ran.status)
        text = ran.out.decode()
        if len(set(re.findall(r"\bfunc_\d+\b", text))) >= 3:
            break
        seed = draw.randrange(1 << 31)
    return text


def generate(seed, scratch):
    draw = random.Random("csmith %d" % seed)
    options, flags = options_of(draw)
    text = write(seed, draw, options, scratch)
    if draw.random() < 0.4:
        text = text.replace('#include "csmith.h"\n', OUT_OF_LINE, 1)
    copies = draw.choice((0, 1, 2, 2, 3, 3))
    if copies:
        try:
            text = cloning.clone(text, draw, copies)
        except cloning.NotRegular as error:
            raise harness.Unresolved("cloning: %s" % error) from None
    return harness.Program([harness.Unit("program.c", text)],
                           flags=tuple(flags))
