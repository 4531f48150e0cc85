# SPDX-License-Identifier: GPL-3.0-or-later
#
# Units of any number of functions, in the shapes that make a folding pass
# slow: each is text, the same for the same number.  All functions of a unit have
# the same statements but for constants and callees, so that a hash over shapes
# tells none of them apart, and one that sees constants, too, none of `callees'.
# They are to be compiled with OPTIONS: without inlining, which would change the
# shape, but without attributes against it, since GCC's own pass makes no wrapper
# of a function that has them.

OPTIONS = ["-O2", "-fno-inline"]
HEAD = "int outside (int);\n"
BODY = """int
%(name)s (int a, int b)
{
  if (a < b)
    return %(callee)s (a * %(constant)d) + b;
  return outside (b) - a * %(constant)d;
}
"""


def function(name, constant, callee="outside"):
    return BODY % {"name": name, "constant": constant + 1000,
                   "callee": callee}


def distinct(count):
    """No two alike, though alike in shape."""
    return [function("f%d" % i, i) for i in range(count)]


def callees(count):
    """No two alike, though alike in all but which function they call: what a hash
    cannot see that must stay as it is while functions fold."""
    return ["int outside%d (int);\n" % i + function("f%d" % i, 0, "outside%d" % i)
            for i in range(count)]


def equal(count):
    """All alike."""
    return [function("f%d" % i, 0) for i in range(count)]


def chains(count):
    """Two chains of calls, alike link by link: a link folds only after the one
    that it calls."""
    unit = []
    for i in range(count // 2):
        for chain in "ab":
            callee = "%s%d" % (chain, i - 1) if i else "outside"
            text = function("%s%d" % (chain, i), i, callee)
            if i:
                text = text.replace("%s (a *" % callee, "%s (b, a *" % callee)
            unit.append(text)
    return unit


def classes(count):
    """Classes of four."""
    return [function("f%d" % i, i // 4) for i in range(count)]


def waiting(count):
    """C++: small instances of a template whose addresses count.  None may stand for
    the others, and a jump is as large as each, so they wait for a shared body."""
    return ["template <int I> int f (int x) { return x + 1; }\n",
            "int (*table[]) (int) = {\n",
            *("  f<%d>,\n" % i for i in range(count)), "};\n"]


def groups(count):
    """C++: classes of a template, each with four functions, of which two are in one
    COMDAT group: all equal, and they go together or not at all."""
    return ["""template <int I>
struct S
{
  virtual ~S () { outside (7); }
  virtual int g (int x) { return outside (x) * 3 + x; }
  int h (int x) { return g (x) * 5 - outside (x); }
};
""", *("int use%d (int x) { S<%d> *s = new S<%d>; int r = s->h (x); delete s; return r * %d; }\n"
       % (i, i, i, i + 1000) for i in range(count // 4))]


def slots(count):
    """C++: classes with one virtual function each, all equal, and so all aliases of
    one, which gathers their names and the slots of their tables."""
    return ["extern int sum;\n",
            *("struct C%d { virtual int f (int); };\n"
              "int C%d::f (int x) { sum += x; sum ^= 7; sum *= x; return sum + 3; }\n"
              % (i, i) for i in range(count))]


def tables(count):
    """C++: as many instances of a template as addresses in the table that each reads,
    half of COUNT."""
    half = range(count // 2)
    return ["typedef int Handler (int);\n",
            *("extern Handler h%d;\n" % i for i in half),
            "static Handler *const table[] = {\n", *("  h%d,\n" % i for i in half), "};\n",
            "template <int I> int call (int i) { return table[i] (I) + I; }\n",
            *("int use%d (int i) { return call<%d> (i) * %d; }\n" % (i, i, i + 1000)
              for i in half)]


SHAPES = {f.__name__: f for f in (distinct, callees, equal, chains, classes,
                                  waiting, groups, slots, tables)}
CXX = {"waiting", "groups", "slots", "tables"}


def language(shape):
    return "c++" if shape in CXX else "c"


def unit(shape, count):
    return HEAD + "".join(SHAPES[shape](count))
