# SPDX-License-Identifier: GPL-3.0-or-later
#
# Compilers that go wrong as the plugin might, in one way each, to show that
# the checks of `misuse' fail where they ought to.
#
# Nothing here says anything of the plugin itself.

import os

import harness
import interrupting
import unwritable

# What a stand-in does before it does what the real compiler does.
STAND_IN = """#!/usr/bin/env python3
import os, signal, subprocess, sys, time
ARGS, REAL = sys.argv[1:], %r
OUT = ARGS[ARGS.index('-o') + 1] if '-o' in ARGS else 'a.o'
REPORT = ([a.split('=', 1)[1] for a in ARGS if '-report-file=' in a]
          + ['r'])[0]
PLAIN = [a for a in ARGS if 'plugin' not in a]
# Not for the references that outputs are compared with.
FUZZED = not any(a.endswith(('-limit=1', '-limit=0', '-ipa-icf=keep'))
                 for a in ARGS)

def write(path, text):
    with open(path, 'w') as file:
        file.write(text)

def run(args=ARGS, quiet=False):
    return subprocess.run([REAL, *args], capture_output=quiet)

def finish(args=ARGS):
    sys.exit(run(args).returncode)

def fail(text, status=1):
    sys.stderr.write(text)
    sys.exit(status)

def fail_and(what, *how):
    code = run().returncode
    if code:
        what(*how)
    sys.exit(code)

def fail_saying(change):
    done = run(quiet=True)
    fail(change(done.stderr.decode('latin-1')), done.returncode)

def be_interrupted():    # At a first file, which is gone then.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    write('x.o', '')
    time.sleep(.5)
    os.remove('x.o')
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    os.kill(os.getpid(), signal.SIGINT)

%s
finish()
"""
# A name, the fault, and what the result says.
OPTION_FAULTS = [
    ("crashes", "if FUZZED: fail('internal compiler error: x')",
     "it crashed or hung"),
    ("status 4", "if FUZZED: fail('x: error: y', 4)", "it crashed or hung"),
    ("killed", "if FUZZED: os.kill(os.getpid(), signal.SIGSEGV)",
     "it crashed or hung"),
    ("hangs", "if FUZZED: time.sleep(60)", "it crashed or hung"),
    ("fails an assertion", "if FUZZED: fail('Assertion x failed')",
     "it crashed or hung"),
    ("accepts wrong options", "if FUZZED: finish(PLAIN)",
     "a wrong option is accepted"),
    ("leaves a partial object", "fail_and(write, OUT, 'part')",
     "left behind"),
    ("leaves a report", "fail_and(write, 'r', 'part')", "left behind"),
    ("says nothing", "fail_saying(lambda said: '')", "no error: "),
    ("prints what is not printable",
     "fail_saying(lambda said: said and said + chr(27))",
     "control characters"),
    ("names no option",
     "if FUZZED: fail('x: error: bad option; valid is: nothing')",
     "no error names"),
    ("does not say what is valid",
     "fail_saying(lambda said: said.replace('valid', 'good')"
     ".replace('take', 'have').replace('give', 'take'))", "no error says"),
    ("compiles something else",
     "if FUZZED: finish(['-fpatchable-function-entry=3', *ARGS])",
     "another output"),
    ("refuses what is valid", "if FUZZED: fail('x: error: bad')",
     "valid options: "),
    ("talks", "if FUZZED: print('hello', file=sys.stderr, flush=True)",
     "but it says"),
    ("writes no report",
     "if FUZZED: finish([a for a in ARGS if '-report' not in a])",
     "no report"),
    ("leaves a file", "if FUZZED: write('stray', '')", "left behind"),
]
REPORT_FAULTS = [
    ("does not fail", "write(OUT, ''); sys.exit(0)", "not status 1"),
    ("does not say why",
     "fail_saying(lambda said: said.replace('File', 'Pile'))",
     "does not say why"),
    ("leaves an object", "fail_and(write, OUT, 'part')",
     "there is an object"),
    ("changes the report", "fail_and(write, REPORT, 'half')",
     "the earlier report"),
    ("loses the report", "fail_and(os.remove, REPORT)",
     "the earlier report"),
    ("leaves a temporary file", "fail_and(write, REPORT + '.x', '')",
     "left behind"),
    ("crashes", "fail('internal compiler error: x')",
     "internal compiler error"),
    ("is killed", "os.kill(os.getpid(), signal.SIGSEGV)", "not status 1"),
]
# Each gets SIGINT with its group when it makes a first file.
INTERRUPT_FAULTS = [
    ("leaves half an object", "write(OUT, 'half'); time.sleep(60)",
     "a partial object"),
    ("leaves half a report",
     "write(REPORT, '{'); be_interrupted()",
     "half a report"),
    ("loses the earlier report", "os.remove(REPORT); be_interrupted()",
     "the earlier report is gone"),
    ("leaves a temporary file", "write('.mergefn-x', ''); time.sleep(60)",
     "left behind"),
    ("says an internal error",
     "print('internal compiler error', file=sys.stderr, flush=True)\n"
     "be_interrupted()", "internal compiler error"),
    ("goes on for ever", "signal.signal(signal.SIGINT, signal.SIG_IGN)\n"
     "write('x.o', ''); time.sleep(60)", "does not end"),
    ("leaves a process",
     "subprocess.Popen(['sh', '-c', 'trap : INT; sleep 9; sleep 60'])\n"
     "time.sleep(.5); be_interrupted()", "goes on for ever"),
]


class Faulty(harness.Toolchain):
    """The toolchain with a stand-in for its compilers."""
    stand_ins = {}

    def compiler(self, cplusplus):
        return str(self.stand_ins[cplusplus])


def faulty(toolchain, scratch, fault):
    made = Faulty(toolchain.gcc, toolchain.plugin, toolchain.plugin_args)
    made.stand_ins = {}
    for cplusplus in False, True:
        path = scratch / ("stand-in-%s" % ("C" if cplusplus else "c"))
        path.write_text(STAND_IN % (toolchain.compiler(cplusplus), fault))
        os.chmod(path, 0o755)
        made.stand_ins[cplusplus] = path
    return made


def seen(what, name, results, says):
    """PASS if one of the results is a failure that says so."""
    said = [r for r in results if r.kind == "FAIL"]
    title = "self-test %s: %s" % (what, name)
    if any(says in r.why for r in said):
        return harness.Result("PASS", title + " is seen")
    return harness.Result("FAIL", title + " is not seen", "; ".join(
        r.why for r in said)[:300] or "nothing failed")


def passes(what, results):
    wrong = [str(r) for r in results if r.kind != "PASS"]
    return harness.Result("FAIL" if wrong else "PASS",
                          "self-test %s: no fault" % what,
                          "; ".join(wrong)[:300])


def option_results(toolchain, scratch, fuzzer_class):
    seeds = range(1, 80)
    fuzzer = fuzzer_class(faulty(toolchain, scratch, ""), scratch, 20)
    yield passes("options", [fuzzer.one(seed) for seed in seeds[:20]])
    for name, fault, says in OPTION_FAULTS:
        fuzzer = fuzzer_class(faulty(toolchain, scratch, fault), scratch,
                              3 if name == "hangs" else 20)
        # The first that fails like that is enough.
        found = []
        for seed in seeds:
            found.append(fuzzer.one(seed))
            if says in found[-1].why:
                break
        yield seen("options", name, found, says)


def report_results(toolchain, scratch, check_reports):
    ways = [way for way in unwritable.WAYS
            if way.name == "a limit of file sizes"]
    yield passes("report", list(check_reports(
        faulty(toolchain, scratch, ""), scratch, 20, ways)))
    for name, fault, says in REPORT_FAULTS:
        results = check_reports(
            faulty(toolchain, scratch, fault), scratch, 20, ways)
        yield seen("report", name, [next(results)], says)
    ways = [way for way in unwritable.WAYS if not way.why]
    results = check_reports(
        faulty(toolchain, scratch, "finish(PLAIN)"), scratch, 20, ways)
    yield seen("report", "no report", [next(results)],
               "no object or no report")


def interrupt_results(toolchain, scratch):
    interrupter = interrupting.Interrupting(toolchain, scratch, 60)
    # A signal of SIGINT to the group at the first file, with a report before.
    every = len(interrupting.TARGETS) * len(interrupting.TIMES)
    seed = next(seed for seed in range(16, 9999, every)
                if interrupting.Plan(seed).earlier)
    yield passes("interrupt", [interrupter.one(seed)])
    interrupter.timeout = 6
    for name, fault, says in INTERRUPT_FAULTS:
        interrupter.toolchain = faulty(toolchain, scratch, fault)
        yield seen("interrupt", name, [interrupter.one(seed)], says)
    interrupter.toolchain = faulty(
        toolchain, scratch, "old = open(REPORT).read(); run()\n"
        "write(REPORT, old); sys.exit(0)")
    interrupter.timeout = 60
    yield seen("interrupt", "an object without its report",
               [interrupter.one(seed, True)], "but not its report")


def results(toolchain, scratch, fuzzer_class, check_reports):
    yield from option_results(toolchain, scratch, fuzzer_class)
    yield from report_results(toolchain, scratch, check_reports)
    yield from interrupt_results(toolchain, scratch)
