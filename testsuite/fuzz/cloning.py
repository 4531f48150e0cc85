# SPDX-License-Identifier: GPL-3.0-or-later
#
# Clones the functions of a csmith program under new names, so that there is
# something to fold, and changes a number or an operation in some of the
# copies, so that there is something that must not.  csmith's output is
# regular: one prototype a line, and a definition that ends with a brace in the
# first column.
#
# It never makes a program undefined: what csmith promises does not depend on
# the values of its long constants, nor on which of its safe operations is used
# outside the heads of loops.  It never compiles or runs anything, and clones
# no variables: the sets of functions run one by one in processes of their own,
# since csmith's promise is for the initial state of its variables.

import re
import typing

SIGNATURE = r"^((?:inline )?static [^;{}=\n]*?\b(func_\d+)\([^;{}\n]*\))"
PROTOTYPE = re.compile("(?m)" + SIGNATURE + ";$")
DEFINITION = re.compile("(?ms)" + SIGNATURE + r"(\s*\n\{.*?^\}\n)")
CALL = re.compile(r"\b(func_\d+)(?= *\()")
APART = "__attribute__ ((noinline, noclone)) "
CONSTANT = re.compile(r"\b0x[0-9A-F]+(?=U?L{1,2}\b)")
OPERATION = re.compile(r"\bsafe_(add|sub|mul|div|mod)_func_"
                       r"(u?int)(8|16|32|64)_t_([us])_\4")
ATTRIBUTES = ("", "", "__attribute__ ((noinline)) ", APART,
              "__attribute__ ((noclone)) ")

# What functions return shows in the program's output even if nobody uses it.
OBSERVE = """
#include <stdint.h>
static unsigned long observed;
static void __attribute__ ((noinline)) observe (unsigned long value)
{
    observed = (observed ^ value) * 0x100000001b3ul;
}
#define OBSERVED(value) ({ __typeof__ (value) v_ = (value); \\
    observe ((unsigned long) v_); v_; })
"""
INTEGER = re.compile(r"static (?:const )?u?int\d+_t +func_")

MAIN = """
int main (int argc, char *argv[])
{
    int set;
%s    for (set = 0; set < %d; set++)
    {
        int status = 0;
        pid_t child;
        fflush (stdout);
        child = fork ();
        if (child == 0)
        {
            run_set (set, argc, argv);
            printf ("observed %%lx\\n", observed);
            return 0;
        }
        waitpid (child, &status, 0);
        printf ("set %%d status %%d\\n", set, status);
    }
    return 0;
}
"""


class NotRegular(Exception):
    """The text is not what csmith writes."""


def copy_name(function, number):
    return "%s__copy%d" % (function, number) if number else function


class Result(typing.NamedTuple):
    """What a function makes of the value that it returned as csmith wrote it:
    nearly every change of it shows, as few in csmith's own code do."""
    sign: str
    width: int
    operator: str
    number: int
    offset: int     # csmith's functions return 0 rather often.
    apart: bool     # In a function of its own.

    @staticmethod
    def drawn(random):
        return Result(random.choice(("", "u")), random.choice((16, 32, 64)),
                      random.choice(("/", "%", ">>", "<", "^")),
                      random.randint(2, 13), random.getrandbits(64),
                      random.random() < 0.7)

    def other(self, random):
        if random.random() < 0.5:
            return self._replace(number=self.number + random.choice((-1, 1)))
        return self._replace(sign="" if self.sign else "u")

    def type(self):
        return "%sint%d_t" % (self.sign, self.width)

    def of(self, value):
        return "(%s) ((%s) + %#xul) %s %d" % (
            self.type(), value, self.offset, self.operator, self.number)

    def leaf(self, name):
        """A function for it."""
        return "static %s __attribute__ ((noinline))\n%s (unsigned long " \
            "value)\n{\n    return %s;\n}\n" % (
                self.type(), name, self.of("value"))


class Cloner:
    """One program's text, and the choices made for it."""

    def __init__(self, text, random, copies):
        self.text, self.random, self.copies = text, random, copies
        # In some programs all bodies reach the folding pass as they are
        # written; in others inlining and cloning mix them first.
        self.attributes = random.choice(
            (ATTRIBUTES, ATTRIBUTES + 4 * (APART,), (APART,), (APART,)))
        self.leaves = []
        self.observes = random.random() < 0.8
        self.changes = random.choice((0.2, 0.4, 0.7))
        self.functions = list(dict.fromkeys(
            found[2] for found in PROTOTYPE.finditer(text)))
        if "func_1" not in self.functions:
            raise NotRegular("no func_1")

    def redirect(self, body):
        """Sends each call to one of its callee's copies."""
        return CALL.sub(lambda call: copy_name(
            call[1], self.random.randrange(self.copies + 1)), body)

    def observed(self, body, result):
        """Shows what is returned, after a change of it in place or by a
        function, of which many differ in little."""
        name = "leaf_%d" % len(self.leaves)
        if result.apart:
            self.leaves.append(result.leaf(name))

        def returned(found):
            value = "%s (%s)" % (name, found[2]) if result.apart \
                else result.of(found[2])
            return "%sreturn OBSERVED (%s);" % (found[1], value)

        return re.sub(r"(?m)^( +)return (.*);$", returned, body)

    def constant(self, found):
        """One of its bits the other way."""
        bit = self.random.randrange(4 * (len(found[0]) - 2))
        return hex(int(found[0], 16) ^ 1 << bit)

    def operation(self, found):
        """Another operation of the same arity, or of the other sign."""
        name, kind, width, sign = found.groups()
        if self.random.random() < 0.5:
            name = self.random.choice([n for n in (
                "add", "sub", "mul", "div", "mod") if n != name])
        else:
            kind, sign = ("int", "s") if sign == "u" else ("uint", "u")
        return "safe_%s_func_%s%s_t_%s_%s" % (name, kind, width, sign, sign)

    def changed(self, body):
        """The body with one constant or operation changed."""
        lines = body.split("\n")
        pattern, change = self.random.choice((
            (CONSTANT, self.constant), (OPERATION, self.operation)))
        # Where a loop ends is not to change.
        places = [(k, found) for k, line in enumerate(lines)
                  if "for (" not in line for found in pattern.finditer(line)]
        if places:
            k, found = self.random.choice(places)
            lines[k] = lines[k][:found.start()] + change(found) \
                + lines[k][found.end():]
        return "\n".join(lines)

    def named(self, signature, function, number):
        attributes = self.random.choice(self.attributes)
        return attributes + re.sub(
            r"\b%s\b" % function, copy_name(function, number), signature)

    def definitions(self):
        """Replaces each definition by itself and its copies."""
        def several(found):
            out, result = [], Result.drawn(self.random)
            for number in range(self.copies + 1):
                signature = re.sub(r"\b%s\b" % found[2],
                                   copy_name(found[2], number), found[1])
                body = self.redirect(found[3])
                change = number and self.random.random() < self.changes
                changed = False
                if self.observes and INTEGER.search(signature):
                    changed = change and self.random.random() < 0.7
                    body = self.observed(
                        body, result.other(self.random) if changed else result)
                if change and not changed:
                    body = self.changed(body)
                out.append(signature + body)
            return "\n".join(out)

        return DEFINITION.sub(several, self.text)

    def prototypes(self, text):
        """Attributes go to prototypes, each copy's drawn for itself."""
        def several(found):
            return "\n".join(self.named(found[1], found[2], number) + ";"
                             for number in range(self.copies + 1))

        return PROTOTYPE.sub(several, text)

    def run_set(self, text):
        """csmith's main becomes a function of the set to run."""
        before, main, after = text.partition("int main (")
        if not main or "    func_1();\n" not in after:
            raise NotRegular("no main that calls func_1")
        cases = "".join("        case %d: %s(); break;\n" % (
            n, copy_name("func_1", n)) for n in range(self.copies + 1))
        after = after.replace("    func_1();\n",
                              "    switch (set)\n    {\n%s    }\n" % cases, 1)
        return before + "static int run_set (int set, " + after

    def addresses(self):
        """Comparisons of addresses, which stay distinct but for address=all.
        Volatile, so that the compiler does not know the answers."""
        taken = [f for f in self.functions if self.random.random() < 0.3]
        if not taken:
            return "", ""
        step = self.copies + 1
        names = [copy_name(f, n) for f in taken for n in range(step)]
        table = "static void *volatile taken[] = {%s};\n" % ", ".join(
            "(void *) " + n for n in names)
        tests = "".join(
            '    printf ("%%d", taken[%d] != taken[%d]);\n' % (i, i + k)
            for i in range(0, len(names), step) for k in range(1, step))
        return tuple("#ifndef ANY_ADDRESS\n%s#endif\n" % text for text in (
            table, tests + '    printf ("\\n");\n'))


def clone(text, random, copies):
    """The program with so many copies of each function, and a main that runs
    all sets."""
    cloner = Cloner(text, random, copies)
    text = cloner.run_set(cloner.prototypes(cloner.definitions()))
    table, tests = cloner.addresses()
    return "#include <sys/types.h>\n#include <sys/wait.h>\n" \
        "#include <unistd.h>\n" + OBSERVE + "".join(cloner.leaves) \
        + text + table + MAIN % (tests, copies + 1)
