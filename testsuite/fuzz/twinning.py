# SPDX-License-Identifier: GPL-3.0-or-later
#
# One program of twins: takes a unit, writes it with twins of its functions,
# builds it with and without the plugin, and judges what it printed and what was
# folded.  It never calls a difference the plugin's fault in a function whose
# behaviour is undefined, which shows in builds without the plugin that differ
# among themselves.

import collections
import json
import random
import re

import calling
import corpus
import harness
import mutations

SAME = ("base", "same", "ranged")
LEVELS = ["-O2", "-O2", "-O1", "-O3", "-Os", "-O2 -fPIC",
          "-O2 -fno-strict-aliasing"]
PLUGIN = [(), (), ("address=all",), ("verify=60",), ("facts=keep",)]
# Builds without the plugin by which undefined behaviour shows.
OTHERS = {"11": ["-O0", "-O1", "-O2 -fno-tree-vrp"],
          "12": ["-O0", "-O1", "-O2 -ftrivial-auto-var-init=zero",
                 "-O2 -ftrivial-auto-var-init=pattern"]}
# Few functions have a place for these, so they are taken more often.
RARE = {"callee", "string", "cast", "case-label", "field", "asm-string",
        "static-local", "eh-type"}
COLUMNS = ("made", "visible", "folded", "wrong", "undefined")


class Rates:
    """How many twins of each mutation were made, could be told from their
    original by what they gave, folded with it, and did both."""

    def __init__(self):
        self.rows = collections.defaultdict(collections.Counter)

    def add(self, other):
        for mutation, row in other.rows.items():
            self.rows[mutation].update(row)

    def show(self, order):
        print("%-14s" % "mutation" + "".join("%11s" % c for c in COLUMNS))
        for mutation in order:
            row = self.rows[mutation]
            print("%-14s" % mutation
                  + "".join("%11d" % row[c] for c in COLUMNS))


class Program:
    """One program: a unit with twins, its builds and what they print."""

    def __init__(self, given, toolchain, seed, scratch):
        self.given, self.toolchain = given, toolchain
        self.seed, self.scratch = seed, scratch
        self.randomness = random.Random(seed)
        self.builds = []
        self.level = LEVELS[seed % len(LEVELS)]
        self.plugin_args = PLUGIN[seed % len(PLUGIN)]

    def take(self):
        """A unit that has functions to call, and twins of them."""
        for _ in range(12):
            functions = self.find_functions()
            if functions:
                break
        else:
            raise harness.Unsupported("no function that can be called")
        self.randomness.shuffle(functions)
        self.twins = []
        for function in sorted(functions[:self.given.functions],
                               key=lambda f: f.cursor.extent.start.offset):
            self.make_twins(function, self.callees(function, functions))

    def callees(self, function, functions):
        """What the function could call instead: by type, the names of those
        that are declared before it, and of their twins."""
        by_type = collections.defaultdict(set)
        start = function.cursor.extent.start.offset
        for other in functions:
            if other.cursor.canonical.extent.start.offset < start:
                by_type[other.cursor.type.get_canonical().spelling].add(
                    other.cursor.spelling)
        for twin in self.twins:
            if twin.mutation in ("operator", "constant", "loop-bound"):
                by_type[twin.function.cursor.type.get_canonical().spelling].add(
                    twin.name)
        return {t: sorted(names) for t, names in by_type.items()}

    def find_functions(self):
        kinds = self.given.corpora
        make = corpus.CORPORA[kinds[self.seed % len(kinds)]]
        self.source = make(self.randomness, self.given, self.scratch)
        if self.source is None:
            raise harness.Unsupported("no sources there")
        before = calling.declarations(self.source.suffix == ".C")
        # libclang counts bytes; what is not ASCII would shift every offset.
        text = before + self.source.text.encode(
            "ascii", "replace").decode()
        self.source = self.source._replace(text=text)
        path = self.scratch / ("unit" + self.source.suffix)
        path.write_text(text)
        # The cursors live as long as the tree does.
        self.tree = corpus.parse(self.source, path)
        return [f for f in corpus.functions_of(self.tree, path)
                if corpus.usable_p(f, text)]

    def make_twins(self, function, by_type):
        body = mutations.Body(function.cursor, self.source.text)
        # Which of them is kept goes by their order.
        chosen = [(m, None) for m in self.randomness.sample(SAME, 3)]
        places = mutations.edits(body, by_type)
        for _ in range(self.given.mutations):
            kinds = sorted(places)
            mutation = self.randomness.choices(
                kinds, [3 if k in RARE else 1 for k in kinds])[0]
            if places[mutation]:
                chosen.append((mutation,
                               self.randomness.choice(places[mutation])))
        for mutation, change in chosen:
            self.twins.append(calling.make_twin(
                len(self.twins), function, mutation, body, change))
            if change and self.given.verbose:
                print("  %s: %s: '%s' becomes '%s'" % (
                    self.twins[-1].name, mutation,
                    self.source.text[change.start:change.end], change.text))

    def write(self):
        """Writes the unit; the lines that each twin and its call are on."""
        text, lines = calling.insert(self.source.text, self.twins)
        lines = {number: set(some) for number, some in lines.items()}
        cplusplus = self.source.suffix == ".C"
        first = text.count("\n") + 2
        driver = calling.driver(self.twins, self.source.state, cplusplus)
        for offset, line in enumerate(driver.splitlines()):
            match = re.match(r"    case (\d+): ", line)
            if match and int(match[1]) < len(self.twins):
                lines[self.twins[int(match[1])].number].add(first + offset)
        (self.scratch / ("unit" + self.source.suffix)).write_text(
            text + "\n" + driver)
        return lines

    def drop_refused(self):
        """Leaves out the twins that the compiler takes for errors."""
        for _ in range(4):
            lines = self.write()
            ran = harness.execute([*self.compile("-O1", False), "-fsyntax-only",
                                   "-fmax-errors=0"], self.scratch, 60)
            if ran.status == "status 0":
                return
            wrong = {int(n) for n in re.findall(
                r"unit\.[cC]:(\d+):\d+: (?:fatal )?error:",
                ran.err.decode(errors="replace"))}
            refused = {t.number for t in self.twins
                       if wrong & lines[t.number]}
            lost = {id(t.function) for t in self.twins
                    if t.number in refused and t.mutation in SAME}
            kept = [t for t in self.twins if t.number not in refused
                    and id(t.function) not in lost]
            if len(kept) == len(self.twins) or not kept:
                break
            self.twins = kept
        raise harness.Unsupported("%s does not compile" % self.source.name)

    def compile(self, level, plugin):
        cplusplus = self.source.suffix == ".C"
        standard = "-std=gnu++17" if cplusplus else "-std=gnu17"
        return [self.toolchain.compiler(cplusplus), standard, "-w",
                "-fwrapv", *level.split(), *self.source.flags,
                "-Dmain=twin_main", *([] if plugin else ["-fno-ipa-icf"]),
                "unit" + self.source.suffix]

    def build(self, name, level, plugin=False):
        """Compiles, links and runs; what each variant came to."""
        argv = self.compile(level, plugin) + ["-c", "-o", name + ".o"]
        if plugin:
            argv += self.toolchain.plugin_flags(self.plugin_args,
                                                name + ".json")
        self.command(argv, name, 120)
        self.command([self.toolchain.compiler(True), name + ".o",
                      str(self.given.runtime), "-lm", "-lpthread", "-o", name,
                      # A unit of a program calls others that are not there,
                      # at address 0 then.
                      "-static", "-Wl,--unresolved-symbols=ignore-all",
                      "-Wl,--noinhibit-exec"],
                     name, 60)
        ran = harness.execute(["./" + name], self.scratch,
                              300 if plugin else 60)
        (self.scratch / (name + ".out")).write_bytes(ran.out)
        if ran.status != "status 0":
            raise (harness.Failed if plugin else harness.Unsupported)(
                "%s ended with %s" % (name, ran.status))
        found = {}
        for line in ran.out.decode().splitlines():
            variant, _, came = line.partition(" ")
            found[int(variant)] = came
        return found

    def command(self, argv, name, timeout):
        self.builds.append(" ".join(map(str, argv)))
        ran = harness.execute(argv, self.scratch, timeout)
        if ran.status == "status 0":
            return
        why = "%s: %s" % (self.source.name, harness.complaint(ran))
        if name == "plugin":
            raise harness.Failed(why)
        raise harness.Unsupported(why)

    def classes(self):
        """Which twin stands for which after all merges."""
        report = json.loads((self.scratch / "plugin.json").read_text())
        self.merges = len(report["merges"])
        joined = {}

        def root(name):
            while joined.get(name, name) != name:
                name = joined[name]
            return name
        for merge in report["merges"]:
            joined[root(merge["dropped"])] = root(merge["kept"])
        names = {n for m in report["merges"]
                 for n in (m["dropped"], m["kept"])}
        found = {}
        for name in names:
            match = re.search(r"__twin(\d+)", name)
            if match and not re.search(r"\.(part|cold|isra|constprop)", name):
                found[int(match[1])] = root(name)
        return found

    def undefined(self, variants):
        """Those whose outcome differs among builds without the plugin, or that
        read or write there where nothing is."""
        seen = collections.defaultdict(set)
        for number, level in enumerate(OTHERS.get(self.toolchain.gcc,
                                                  OTHERS["11"])):
            found = self.build("other%d" % number, level)
            for variant in variants:
                seen[variant].add(found.get(variant))
        return {v for v in variants if len(seen[v] | {self.plain[v]}) > 1
                or self.plain[v].split()[1] != "0"}

    def judge(self):
        """The program's result and its rates."""
        self.take()
        self.drop_refused()
        self.plain = self.build("plain", self.level
                                + " -fdump-tree-optimized=plain.dump")
        folded = self.build("plugin", self.level, True)
        classes = self.classes()
        usable = {v for v, came in self.plain.items()
                  if not came.endswith("timeout")
                  and not folded.get(v, "timeout").endswith("timeout")}
        wrong = {v for v in usable if self.plain[v] != folded[v]}
        undefined = self.undefined(wrong) if wrong else set()
        rates = self.rates(classes, usable, undefined)
        name = "twins seed %d (%s, %s %s)" % (
            self.seed, self.source.name, self.level,
            " ".join(self.plugin_args))
        if wrong - undefined:
            return harness.Result("FAIL", name, "; ".join(
                self.describe(v) for v in sorted(wrong - undefined)),
                self.merges), rates
        return harness.Result("PASS", name, "%d twins" % len(self.twins),
                              self.merges), rates

    def describe(self, variant):
        if variant >= len(self.twins):
            return "variant %d: a pair called in turn" % variant
        twin = self.twins[variant]
        return "variant %d, %s, %s" % (variant, twin.name, twin.mutation)

    def accesses(self):
        """How many volatile accesses are left in each twin: no output shows
        them."""
        dump = (self.scratch / "plain.dump").read_text(errors="replace")
        parts = re.split(r"(?m)^;; Function .*?__twin(\d+)\b.*$", dump)
        found = collections.Counter()
        for number, text in zip(parts[1::2], parts[2::2]):
            own = text.split("\n;; Function ")[0]
            found[int(number)] += own.count("{v}")
        return found

    def rates(self, classes, usable, undefined):
        rates = Rates()
        accesses = self.accesses()
        bases = {id(t.function): (v, t) for v, t in enumerate(self.twins)
                 if t.mutation == "base"}
        for variant, twin in enumerate(self.twins):
            base = bases[id(twin.function)]
            if twin.mutation == "base":
                continue
            if variant not in usable or base[0] not in usable:
                continue
            row = rates.rows[twin.mutation]
            visible = twin.mutation not in SAME and (
                self.plain[variant] != self.plain[base[0]]
                or twin.mutation == "volatile"
                and accesses[twin.number] != accesses[base[1].number])
            folds = twin.number in classes and \
                classes[twin.number] == classes.get(base[1].number)
            if self.given.verbose and folds:
                print("  %s folds, %s" % (twin.name, "visible" if visible
                                          else "which does not show"))
            row["made"] += 1
            row["visible"] += visible
            row["folded"] += folds
            row["undefined"] += variant in undefined
            row["wrong"] += visible and folds and variant not in undefined
        return rates
