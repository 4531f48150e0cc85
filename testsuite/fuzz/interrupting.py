# SPDX-License-Identifier: GPL-3.0-or-later
#
# Compiles that are interrupted: a signal to the whole group, to the driver
# alone or to the compiler proper alone, at a random time, while the plugin
# runs or while it writes its report.  Afterwards there is no object or a
# complete one, no report or a complete one (one that was there may still be),
# and no other file.
#
# It never judges what is left in the directory for temporary files, nor what
# SIGKILL leaves: nobody can clean up after that.  It counts it.

import collections
import ctypes
import os
import pathlib
import random
import select
import shutil
import signal
import subprocess
import time

import harness

OLD = b'{"merges": "an earlier report"}\n'
# Of a signal, whom it is sent to.
TARGETS = [(s, t) for s in ("SIGINT", "SIGTERM", "SIGHUP")
           for t in ("group", "driver")] \
    + [("SIGKILL", "group"), ("SIGKILL", "compiler")]
# When: any time, in the time up to the report, at its temporary file.
TIMES = ("any", "plugin", "report")


def large_unit(functions=400):
    """A C++ unit that takes a second or more; each function but a few folds,
    and the report is large for their long names."""
    text = ["extern int sink (int, int);"]
    calls = []
    for n in range(functions):
        for twin in "ab":
            name = "%s_%d_%s" % ("function_with_a_long_name" * 20, n, twin)
            text.append(
                "static __attribute__ ((noinline, noclone))"
                " int %s (int *p, int n)\n{ int s = %d;"
                " for (int i = 0; i < n; i++) { s = s * 7 + p[i];"
                " if (s & %d) s = sink (s, i); } return s; }" % (
                    name, n, n % 61 + 1))
            calls.append("  s += %s (p, s);" % name)
    return "\n".join([*text, "int use (int *p)\n{ int s = 1;", *calls,
                      "  return s; }\n"])


def children(pid):
    try:
        with open("/proc/%d/task/%d/children" % (pid, pid)) as file:
            return list(map(int, file.read().split()))
    except OSError:
        return []


def is_compiler(pid):
    try:
        name = os.path.basename(os.readlink("/proc/%d/exe" % pid))
    except OSError:
        return False
    return name.startswith("cc1")


def heed_signals():
    """A shell lets what it runs in the background ignore some."""
    for name, _ in TARGETS:
        if name != "SIGKILL":
            signal.signal(getattr(signal, name), signal.SIG_DFL)


def group_lives(group):
    """True if a process of the group runs; what nobody has waited for yet
    does not count."""
    for path in pathlib.Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = path.read_text().rpartition(")")[2].split()
        except (OSError, ValueError):
            continue
        if int(fields[2]) == group and fields[0] not in "ZX":
            return True
    return False


class Arrivals:
    """Tells as soon as there is a new file in a directory."""
    IN_CREATE = 0x100

    def __init__(self, directory):
        libc = ctypes.CDLL(None, use_errno=True)
        self.descriptor = libc.inotify_init()
        if self.descriptor < 0 or libc.inotify_add_watch(
                self.descriptor, os.fsencode(directory), self.IN_CREATE) < 0:
            raise harness.Unsupported("no inotify")

    def wait(self, seconds):
        return bool(select.select([self.descriptor], [], [], seconds)[0])

    def close(self):
        os.close(self.descriptor)


class Compile:
    """One compile of the unit in a directory of its own."""

    def __init__(self, toolchain, unit, directory, pipe, earlier):
        self.directory = directory
        self.out = directory / "out"
        self.out.mkdir(parents=True)
        (directory / "tmp").mkdir()
        if earlier:
            (self.out / "r.json").write_bytes(OLD)
        self.arrivals = Arrivals(self.out)
        argv = [toolchain.compiler(True), "-O2", "-c", str(unit), "-o", "x.o",
                *(["-pipe"] if pipe else []),
                *toolchain.plugin_flags((), "r.json")]
        environment = dict(harness.ENVIRONMENT, TMPDIR=str(directory / "tmp"))
        self.start = time.monotonic()
        self.child = subprocess.Popen(
            argv, cwd=self.out, env=environment, start_new_session=True,
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
            stderr=(directory / "err").open("wb"), preexec_fn=heed_signals)

    def elapsed(self):
        return time.monotonic() - self.start

    def wait_for(self, seconds):
        """Until then, or until it has ended."""
        try:
            self.child.wait(max(0, seconds - self.elapsed()))
        except subprocess.TimeoutExpired:
            pass

    def wait_for_report(self, seconds):
        """Until the first file is made: the report's temporary one, but with
        -pipe, where it is the object."""
        self.arrivals.wait(seconds)

    def send(self, name, target):
        """True if there was somebody to send it to."""
        if self.child.poll() is not None:
            return False
        number = getattr(signal, name)
        if target == "group":
            os.killpg(self.child.pid, number)
            return True
        pids = [self.child.pid] if target == "driver" else list(
            filter(is_compiler, children(self.child.pid)))
        for pid in pids:
            try:
                os.kill(pid, number)
            except ProcessLookupError:
                pass
        return bool(pids)

    def finish(self, timeout):
        """The driver's status; what it left running is waited for too."""
        end = time.monotonic() + timeout
        try:
            status = harness.status_name(self.child.wait(timeout))
            while group_lives(self.child.pid):
                if time.monotonic() > end:
                    raise harness.Failed("a process goes on for ever")
                time.sleep(.02)
        except subprocess.TimeoutExpired:
            raise harness.Failed("the compiler does not end") from None
        finally:
            self.arrivals.close()
            if self.child.returncode is None or group_lives(self.child.pid):
                os.killpg(self.child.pid, signal.SIGKILL)
                self.child.wait()
        return status

    def file(self, name):
        path = self.out / name
        return path.read_bytes() if path.exists() else None

    def said(self):
        return (self.directory / "err").read_text(errors="replace")


class Plan:
    """What is done to which compile, from a seed."""

    def __init__(self, seed):
        self.source = random.Random("interrupt %d" % seed)
        self.name, self.target = TARGETS[seed % len(TARGETS)]
        self.when = TIMES[seed // len(TARGETS) % len(TIMES)]
        # With -pipe the first new file may be the object.
        self.pipe = self.when != "report" and self.source.random() < .4
        self.earlier = self.source.random() < .5
        self.title = "interrupt %d %s to the %s, time %s%s%s" % (
            seed, self.name, self.target, self.when, ", -pipe" * self.pipe,
            ", earlier report" * self.earlier)


class Interrupting:
    """Interrupts one compile after another, knowing what a whole one gives."""

    def __init__(self, toolchain, scratch, timeout):
        self.toolchain, self.timeout = toolchain, timeout
        self.scratch = scratch
        self.unit = scratch / "large.C"
        self.unit.write_text(large_unit())
        self.left = collections.Counter()
        whole = Compile(toolchain, self.unit, scratch / "whole", False, False)
        whole.wait_for_report(timeout)
        # From there the report is written, and then assembly.
        self.report_after = whole.elapsed()
        status = whole.finish(timeout)
        self.seconds = whole.elapsed()
        self.object, self.report = whole.file("x.o"), whole.file("r.json")
        if status != "status 0" or not self.object or not self.report:
            raise harness.Unresolved("the unit does not compile: %s: %s" % (
                status, whole.said()[:300]))

    def wait(self, compile, plan):
        if plan.when == "report":
            compile.wait_for_report(self.timeout)
            # Now and then a little later.
            time.sleep(plan.source.choice([0, 0, 0, .0002, .0005]))
        elif plan.when == "plugin":
            compile.wait_for(plan.source.uniform(.5, 1) * self.report_after)
        else:
            compile.wait_for(plan.source.uniform(0, self.seconds))

    def one(self, seed, undisturbed=False):
        """Interrupts one compile: a Result."""
        plan = Plan(seed)
        directory = self.scratch / ("interrupt-%d" % seed)
        compile = Compile(self.toolchain, self.unit, directory, plan.pipe,
                          plan.earlier)
        try:
            sent = False
            if not undisturbed:
                self.wait(compile, plan)
                at = compile.elapsed()
                sent = compile.send(plan.name, plan.target)
            status = compile.finish(self.timeout)
            said = self.judge(compile, plan)
        except harness.Verdict as verdict:
            return harness.Result(verdict.kind, plan.title, str(verdict))
        finally:
            shutil.rmtree(directory, ignore_errors=True)
        self.left["sent" if sent else "too late"] += 1
        return harness.Result("PASS", plan.title, "%s: %s, %s" % (
            "sent after %.2f s" % at if sent else "too late", status, said))

    def judge(self, compile, plan):
        killed = plan.name == "SIGKILL"
        found, report = compile.file("x.o"), compile.file("r.json")
        if "internal compiler error" in compile.said():
            raise harness.Failed(compile.said()[:300])
        if found not in (None, self.object):
            # The assembler writes it in place; and GCC's driver does not
            # remove what that made of a pipe's beginning.
            if not killed or not (plan.target == "group" or plan.pipe):
                raise harness.Failed(
                    "a partial object of %d bytes" % len(found))
            self.left["partial objects after SIGKILL"] += 1
        if report not in (self.report, OLD if plan.earlier else None):
            raise harness.Failed(
                "the earlier report is gone" if report is None
                else "half a report, %d bytes of %d" % (
                    len(report), len(self.report)))
        if found == self.object and report != self.report:
            raise harness.Failed("an object, but not its report")
        strays = sorted(set(os.listdir(compile.out)) - {"x.o", "r.json"})
        if strays and not killed:
            raise harness.Failed("left behind: %s" % ", ".join(strays))
        self.left["temporary reports after SIGKILL"] += len(strays)
        return "%s object, %s report" % (
            "no" if found is None
            else "whole" if found == self.object else "partial",
            "no" if report is None
            else "new" if report == self.report else "the old")
