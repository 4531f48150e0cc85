# SPDX-License-Identifier: GPL-3.0-or-later
#
# The small semantic changes that a twin differs by from its original.  Each
# mutation looks at a function's syntax tree (libclang's) and says where in the
# source it could be made and what would stand there.  It never compiles: a
# change that the compiler refuses is the caller's to drop.

import collections
import re

from clang.cindex import CursorKind as Kind
from clang.cindex import TypeKind

Edit = collections.namedtuple("Edit", "mutation start end text")

OPERATORS = {
    "+": "-", "-": "+", "*": "+", "/": "*", "%": "/", "<<": ">>", ">>": "<<",
    "&": "|", "|": "^", "^": "&", "<": "<=", "<=": "<", ">": ">=", ">=": ">",
    "==": "!=", "!=": "==", "&&": "||", "||": "&&", "+=": "-=", "-=": "+=",
    "*=": "+=", "/=": "*=", "&=": "|=", "|=": "^=", "^=": "&=", "<<=": ">>=",
    ">>=": "<<=", "++": "--", "--": "++", "!": "!!", "~": "-"}
ORDERED = {"-", "/", "%", "<<", ">>", "<", "<=", ">", ">="}
# A declaration's arithmetic type, longest spellings first, with the type of
# the other sign and one of another width.
TYPES = [
    ("unsigned long long", "long long", "unsigned int"),
    ("unsigned long int", "long int", "unsigned short"),
    ("unsigned long", "long", "unsigned int"),
    ("unsigned short", "short", "unsigned char"),
    ("unsigned char", "signed char", "unsigned short"),
    ("unsigned int", "int", "unsigned char"),
    ("signed char", "unsigned char", "short"),
    ("long long", "unsigned long long", "int"),
    ("long int", "unsigned long int", "short"),
    ("unsigned", "int", "unsigned short"), ("long", "unsigned long", "int"),
    ("short", "unsigned short", "signed char"),
    ("int", "unsigned int", "short"), ("char", "unsigned char", "int"),
    ("uint8_t", "int8_t", "uint16_t"), ("int8_t", "uint8_t", "int16_t"),
    ("uint16_t", "int16_t", "uint8_t"), ("int16_t", "uint16_t", "int8_t"),
    ("uint32_t", "int32_t", "uint16_t"), ("int32_t", "uint32_t", "int16_t"),
    ("uint64_t", "int64_t", "uint32_t"), ("int64_t", "uint64_t", "int32_t"),
    ("size_t", "long", "unsigned short"), ("double", "float", "float"),
    ("float", "int", "double")]
TYPE = re.compile(r"\b(%s)\b(?!\s*(?:long|int|char|short|\w+_t)\b)"
                  % "|".join(t for t, _, _ in TYPES))
BY_TYPE = {t: (sign, width) for t, sign, width in TYPES}
INTEGER = re.compile(r"(0[xX][0-9a-fA-F]+|\d+)([uUlL]*)$")
ASM_TEXT = [("addl", "subl"), ("subl", "addl"), ("orl", "andl"),
            ("notl", "negl"), ("$1", "$2"), ("$2", "$3"), ("incl", "decl")]
CATCHABLE = ["int", "unsigned", "long", "char", "double", "const char *"]
ATTRIBUTES = ['optimize ("trapv")', 'optimize ("fast-math")',
              'optimize ("O1")', 'target ("avx")', 'optimize ("no-wrapv")']
LOOPS = {Kind.FOR_STMT, Kind.WHILE_STMT, Kind.DO_STMT}


class Body:
    """A function's syntax tree with the text of its file."""

    def __init__(self, cursor, source):
        self.cursor, self.source = cursor, source
        self.start = cursor.extent.start.offset
        self.end = cursor.extent.end.offset
        self.path = str(cursor.extent.start.file)
        self.nodes = []
        self.collect(cursor, ())

    def collect(self, cursor, parents):
        for child in cursor.get_children():
            if child.extent.start.file and \
                    str(child.extent.start.file) == self.path and \
                    self.start <= child.extent.start.offset \
                    and child.extent.end.offset <= self.end:
                self.nodes.append((child, parents))
                self.collect(child, parents + (child,))

    def text(self, cursor):
        return self.source[cursor.extent.start.offset:
                           cursor.extent.end.offset]

    def of_kind(self, *kinds):
        return [(c, p) for c, p in self.nodes if c.kind in kinds]


def operands(body, cursor):
    """A binary operator's operands and where the operator stands between
    them; None where a macro wrote any of it."""
    children = list(cursor.get_children())
    if len(children) != 2:
        return None
    left, right = children
    start, end = left.extent.end.offset, right.extent.start.offset
    found = body.source[start:end]
    operator = found.strip()
    if operator not in OPERATORS or not body.text(left) \
            or not body.text(right):
        return None
    at = start + found.index(operator)
    return left, right, operator, at


def bound_of(cursor, parents):
    """Whether an expression is in what a loop ends by."""
    chain = parents + (cursor,)
    for loop, child in zip(chain, chain[1:]):
        if loop.kind in LOOPS and child.kind != Kind.COMPOUND_STMT \
                and child.kind != Kind.DECL_STMT:
            return True
    return False


def label_of(cursor, parents):
    """Whether an expression is a case's label."""
    chain = parents + (cursor,)
    return any(p.kind == Kind.CASE_STMT
               and c == next(iter(p.get_children()), None)
               for p, c in zip(chain, chain[1:]))


def other_integer(text, step):
    match = INTEGER.match(text)
    if not match:
        return None
    base = 16 if match[1][:2] in ("0x", "0X") else \
        8 if match[1][0] == "0" and len(match[1]) > 1 else 10
    try:
        value = int(match[1], base) + step
    except ValueError:
        return None
    return "%d%s" % (value, match[2]) if value >= 0 else None


def constants(body):
    for cursor, parents in body.of_kind(Kind.INTEGER_LITERAL):
        text = body.text(cursor)
        mutation = "case-label" if label_of(cursor, parents) else \
            "loop-bound" if bound_of(cursor, parents) else "constant"
        for step in (1, -1, 16):
            other = other_integer(text, step)
            if other:
                yield edit(mutation, cursor, other)
    for cursor, _ in body.of_kind(Kind.FLOATING_LITERAL):
        if re.match(r"[\d.]+[fFlL]?$", body.text(cursor)):
            yield edit("constant", cursor, "1" + body.text(cursor))
    for cursor, _ in body.of_kind(Kind.CHARACTER_LITERAL):
        if re.match(r"'[a-y0-8]'$", body.text(cursor)):
            yield edit("constant", cursor,
                       "'%c'" % (ord(body.text(cursor)[1]) + 1))
    for cursor, parents in body.of_kind(Kind.STRING_LITERAL):
        # Not a format, which arguments would no longer fit.
        match = re.match(r'"([ !#$&-\[\]-~]*)([a-y])"$', body.text(cursor))
        if match and not any(p.kind == Kind.ASM_STMT for p in parents):
            yield edit("string", cursor, '"%s%c"' % (
                match[1], ord(match[2]) + 1))


def edit(mutation, cursor, text):
    return Edit(mutation, cursor.extent.start.offset,
                cursor.extent.end.offset, text)


def binary(body):
    for cursor, parents in body.of_kind(Kind.BINARY_OPERATOR,
                                        Kind.COMPOUND_ASSIGNMENT_OPERATOR):
        found = operands(body, cursor)
        if not found:
            continue
        left, right, operator, at = found
        mutation = "loop-bound" if bound_of(cursor, parents) else "operator"
        yield Edit(mutation, at, at + len(operator), OPERATORS[operator])
        if operator in ORDERED:
            yield edit("operand-order", cursor, "%s %s %s" % (
                body.text(right), operator, body.text(left)))


def unary(body):
    for cursor, _ in body.of_kind(Kind.UNARY_OPERATOR):
        text = body.text(cursor)
        for operator in ("++", "--", "!", "~"):
            if text.startswith(operator):
                at = cursor.extent.start.offset
                yield Edit("operator", at, at + len(operator),
                           OPERATORS[operator])
            elif text.endswith(operator):
                at = cursor.extent.end.offset - len(operator)
                yield Edit("operator", at, at + len(operator),
                           OPERATORS[operator])
                yield edit("operator", cursor, operator
                           + text[:-len(operator)])


def declarations(body):
    """Changes of a variable's or a parameter's declaration."""
    for cursor, parents in body.of_kind(Kind.VAR_DECL, Kind.PARM_DECL):
        start = cursor.extent.start.offset
        before = body.source[start:cursor.location.offset]
        match = TYPE.search(before)
        if match:
            sign, width = BY_TYPE[match[1]]
            for mutation, text in (("sign", sign), ("width", width)):
                yield Edit(mutation, start + match.start(),
                           start + match.end(), text)
        if cursor.kind == Kind.PARM_DECL or not before.strip():
            continue
        local = parents and parents[-1].kind == Kind.DECL_STMT
        if local and not before.startswith(("static", "extern")):
            yield Edit("volatile", start, start, "volatile ")
            children = list(cursor.get_children())
            if not children or children[-1].kind == Kind.INTEGER_LITERAL:
                yield Edit("static-local", start, start, "static ")
            if cursor.type.get_canonical().kind in (
                    TypeKind.INT, TypeKind.UINT, TypeKind.LONG,
                    TypeKind.ULONG):
                yield Edit("attribute", start, start,
                           "__attribute__ ((cleanup (twin_cleanup))) ")


def casts(body):
    for cursor, _ in body.of_kind(Kind.CSTYLE_CAST_EXPR):
        text = body.text(cursor)
        match = re.match(r"\(\s*([\w ]+?)\s*\)", text)
        if not match:
            continue
        start = cursor.extent.start.offset
        if match[1] in BY_TYPE:
            for other in BY_TYPE[match[1]]:
                yield Edit("cast", start, start + match.end(),
                           "(%s)" % other)
        yield Edit("cast", start, start + match.end(), "")


def callees(body, functions):
    """Calls of another function of the same type; `functions` maps a type to
    names."""
    for cursor, _ in body.of_kind(Kind.CALL_EXPR):
        called = cursor.referenced
        text = body.text(cursor)
        if called is None or not text.startswith(called.spelling or "\0"):
            continue
        for other in functions.get(called.type.get_canonical().spelling, ()):
            if other != called.spelling:
                start = cursor.extent.start.offset
                yield Edit("callee", start, start + len(called.spelling),
                           other)


def fields(body):
    for cursor, _ in body.of_kind(Kind.MEMBER_REF_EXPR):
        field = cursor.referenced
        text = body.text(cursor)
        if field is None or field.kind != Kind.FIELD_DECL \
                or not text.endswith(field.spelling) or not field.spelling:
            continue
        for other in field.semantic_parent.get_children():
            if other.kind == Kind.FIELD_DECL and other.spelling \
                    and other.spelling != field.spelling \
                    and other.type.kind == field.type.kind:
                end = cursor.extent.end.offset
                yield Edit("field", end - len(field.spelling), end,
                           other.spelling)


def dereferences(body):
    for cursor, _ in body.of_kind(Kind.UNARY_OPERATOR):
        text = body.text(cursor)
        match = re.match(r"\*\s*(\w+)$", text)
        if match:
            yield edit("volatile", cursor,
                       "(*(volatile __typeof__ (*%s) *) %s)"
                       % (match[1], match[1]))


def assembly(body):
    for cursor, _ in body.of_kind(Kind.ASM_STMT):
        text = body.text(cursor)
        # The template is the first string; what follows are operands.
        match = re.search(r'^[^"]*"([^"]*)"', text)
        if not match:
            continue
        for old, new in ASM_TEXT:
            if old in match[1]:
                at = cursor.extent.start.offset + match.start(1) \
                    + match[1].index(old)
                yield Edit("asm-string", at, at + len(old), new)


def exceptions(body):
    for cursor, _ in body.of_kind(Kind.CXX_CATCH_STMT):
        match = re.match(r"catch\s*\(\s*(int|unsigned|long|char|double"
                         r"|const char \*)(?=[\s)])", body.text(cursor))
        if match:
            start = cursor.extent.start.offset
            for other in CATCHABLE:
                if other != match[1]:
                    yield Edit("eh-type", start + match.start(1),
                               start + match.end(1), other)
    for cursor, _ in body.of_kind(Kind.CXX_THROW_EXPR):
        thrown = next(iter(cursor.get_children()), None)
        if thrown is not None and thrown.type.get_canonical().kind in (
                TypeKind.INT, TypeKind.UINT, TypeKind.LONG):
            for other in ("unsigned", "long", "char", "int"):
                if thrown.type.get_canonical().spelling != other:
                    yield edit("eh-type", thrown, "(%s) (%s)" % (
                        other, body.text(thrown)))


def attributes(body):
    for text in ATTRIBUTES:
        yield Edit("attribute", body.start, body.start,
                   "__attribute__ ((%s)) " % text)


# The names are those that the table of rates shows.
MUTATIONS = ["constant", "string", "operator", "width", "sign",
             "operand-order", "callee", "volatile", "cast", "attribute",
             "case-label", "field", "loop-bound", "asm-string",
             "static-local", "eh-type"]


def edits(body, functions):
    """All places where a mutation could be made: mutation -> edits."""
    found = collections.defaultdict(list)
    makers = [constants, binary, unary, declarations, casts, fields,
              dereferences, assembly, exceptions, attributes]
    for maker in makers:
        for one in maker(body):
            found[one.mutation].append(one)
    for one in callees(body, functions):
        found[one.mutation].append(one)
    return {m: [e for e in some if body.start <= e.start <= e.end <= body.end]
            for m, some in found.items()}


def apply(body, change, name, new_name):
    """The function's text with the change made and every mention of its own
    name replaced, so that what calls itself calls its twin."""
    text = body.source[body.start:body.end]
    if change:
        text = body.source[body.start:change.start] + change.text \
            + body.source[change.end:body.end]
    return re.sub(r"\b%s\b(?=\s*\()" % re.escape(name), new_name, text)
