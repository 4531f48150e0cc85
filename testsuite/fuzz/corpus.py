# SPDX-License-Identifier: GPL-3.0-or-later
#
# Where functions to make twins of come from, and which of a unit's functions can
# be called on made-up inputs.  It never changes a source and never runs one.

import pathlib
import re
import typing

from clang import cindex
from clang.cindex import CursorKind as Kind
from clang.cindex import TypeKind

import csmith

HERE = pathlib.Path(__file__).resolve().parent
INTEGERS = {TypeKind.BOOL, TypeKind.CHAR_U, TypeKind.UCHAR, TypeKind.CHAR_S,
            TypeKind.SCHAR, TypeKind.SHORT, TypeKind.USHORT, TypeKind.INT,
            TypeKind.UINT, TypeKind.LONG, TypeKind.ULONG, TypeKind.LONGLONG,
            TypeKind.ULONGLONG, TypeKind.ENUM}
REALS = {TypeKind.FLOAT, TypeKind.DOUBLE, TypeKind.LONGDOUBLE}


class Source(typing.NamedTuple):
    """A unit to take functions from."""
    name: str
    text: str
    suffix: str             # .c or .C
    flags: tuple = ()
    state: str = ""         # statements that note the unit's variables


class Callable(typing.NamedTuple):
    """A function that can be called: its place in the tree, how a call in the
    same unit names it, and what its parameters and result are."""
    cursor: typing.Any
    scope: str
    parameters: tuple       # of (kind, type's spelling)
    result: str             # "void", "integer", "real" or "pointer"


def kind_of(kind):
    """How a value of a type is made or noted; None if it cannot be."""
    canonical = kind.get_canonical()
    if canonical.kind in INTEGERS:
        return "integer"
    if canonical.kind in REALS:
        return "real"
    if canonical.kind in (TypeKind.POINTER, TypeKind.LVALUEREFERENCE) \
            and plain_p(canonical.get_pointee(), 0):
        return "pointer" if canonical.kind == TypeKind.POINTER \
            else "reference"
    return None


def plain_p(kind, depth):
    """Whether any bytes are a value of the type, or are nearly always."""
    canonical = kind.get_canonical()
    if canonical.kind == TypeKind.VOID:
        return depth == 0
    if canonical.kind in INTEGERS | REALS:
        return True
    if canonical.kind == TypeKind.CONSTANTARRAY:
        return plain_p(canonical.element_type, depth + 1)
    if canonical.kind == TypeKind.RECORD and 0 < canonical.get_size() <= 1024:
        declaration = canonical.get_declaration()
        if any(c.kind in (Kind.CXX_BASE_SPECIFIER, Kind.DESTRUCTOR)
               or c.kind == Kind.CXX_METHOD and c.is_virtual_method()
               for c in declaration.get_children()):
            return False
        return all(plain_p(f.type, depth + 1)
                   for f in canonical.get_fields())
    return False


def parse(source, path):
    """The unit's syntax tree.  What libclang cannot read of GCC's language is
    missing from it, and so is never changed."""
    index = cindex.Index.create()
    standard = "-std=gnu17" if source.suffix == ".c" else "-std=gnu++17"
    return index.parse(str(path), [standard, "-w", *source.flags])


def functions_of(tree, path):
    """Those of the unit's own functions that can be called."""
    found = []
    collect(tree.cursor, str(path), "", found)
    return found


def collect(cursor, path, scope, found):
    for child in cursor.get_children():
        if not child.location.file or str(child.location.file) != path:
            continue
        if child.kind == Kind.NAMESPACE:
            inner = scope + child.spelling + "::" if child.spelling else scope
            collect(child, path, inner, found)
        elif child.kind == Kind.LINKAGE_SPEC or \
                child.kind == Kind.UNEXPOSED_DECL:
            collect(child, path, scope, found)
        elif child.kind == Kind.FUNCTION_DECL and child.is_definition():
            one = callable_of(child, scope)
            if one:
                found.append(one)


def callable_of(cursor, scope):
    if cursor.spelling == "main" or not cursor.spelling.isidentifier() \
            or cursor.type.kind == TypeKind.FUNCTIONPROTO \
            and cursor.type.is_function_variadic():
        return None
    arguments = list(cursor.get_arguments())
    kinds = [kind_of(a.type) for a in arguments]
    result = cursor.result_type.get_canonical()
    noted = "void" if result.kind == TypeKind.VOID else \
        "pointer" if result.kind == TypeKind.POINTER else kind_of(result)
    if None in kinds or noted in (None, "reference") or len(arguments) > 6:
        return None
    return Callable(cursor, scope, tuple(
        (k, a.type.get_canonical().spelling)
        for k, a in zip(kinds, arguments)), noted)


def usable_p(one, text):
    """Whether a copy of the function's text would be a function of its own."""
    extent = one.cursor.extent
    body = text[extent.start.offset:extent.end.offset]
    head = body.split("{")[0]
    return 30 < len(body) < 6000 and body.rstrip().endswith("}") \
        and one.cursor.spelling in head \
        and ("inline" not in head or "static" in head) \
        and not re.search(r"\b(asm|alias|main|constructor|destructor|ifunc"
                          r"|template|operator|friend)\b", head)


def csmith_program(randomness, _, scratch):
    """A program of csmith's."""
    seed = randomness.randrange(1 << 31)
    options, flags = csmith.options_of(randomness)
    text = csmith.write(seed, randomness, options, scratch)
    noted = re.findall(r"transparent_crc\((g_\w+(?:\.\w+)?), ", text)
    state = "".join("  twin_note (%s);\n" % n for n in noted)
    return Source("csmith %d" % seed, text, ".c", tuple(flags), state)


def from_files(name, paths, randomness, flags=()):
    if not paths:
        return None
    path = randomness.choice(sorted(paths))
    suffix = ".c" if path.suffix == ".c" else ".C"
    return Source("%s %s" % (name, path.name), path.read_text(
        errors="replace"), suffix, tuple(flags) + ("-I%s" % path.parent,))


def gcc_tests(randomness, places, _):
    directory = randomness.choice([
        "gcc.c-torture/execute", "gcc.c-torture/execute",
        "gcc.c-torture/compile", "gcc.dg/torture", "gcc.dg/tree-ssa",
        "gcc.dg/ipa", "c-c++-common/torture", "g++.dg/torture", "g++.dg/opt",
        "g++.dg/eh", "g++.dg/init"])
    where = places.tests / directory
    return from_files("gcc", [p for p in where.glob("*.[cC]")], randomness)


# Units of real programs, as `testsuite/programs/fetch` leaves them: files, and
# where their headers are.
UNITS = [("lua", "lua5.4/src/l*.c", ("-U__ELF__",)),
         ("zstd", "libzstd/lib/common/*.c", ("libzstd/lib",)),
         ("zstd", "libzstd/lib/*compress/*.c",
          ("libzstd/lib", "libzstd/lib/common")),
         ("re2", "re2/re2/*.cc", ("re2",)), ("re2", "re2/util/*.cc", ("re2",))]


def programs(randomness, places, _):
    name, pattern, includes = randomness.choice(UNITS)
    return from_files(name, list(places.programs.glob(pattern)), randomness,
                      ["-I%s" % (places.programs / i) if i[0] != "-" else i
                       for i in includes])


def seeds(randomness, *_):
    return from_files("seeds", list((HERE / "seeds").iterdir()), randomness)


CORPORA = {"csmith": csmith_program, "gcc": gcc_tests, "programs": programs,
           "seeds": seeds}
