# SPDX-License-Identifier: GPL-3.0-or-later
#
# Reports that cannot be written: the compile fails, says which path and why,
# and leaves no object, no other file, and a report that was there as it was.
#
# It never mounts anything but in a mount namespace of its own, and takes no
# device but one that it makes; where that is not possible, the result is
# UNSUPPORTED.

import os
import shutil
import typing

import harness

OLD = b"an earlier report\n"
SIZE_LIMIT = 65536
# Runs a command with a small file system in `out', which has an earlier
# report; afterwards that and the names in it are beside it.
MOUNTED = """set -e; umask 0
mount -t tmpfs -o size=64k none out; cp earlier out/r; %s
status=0; "$@" || status=$?
cp out/r after; ls -A out > names; exit $status"""
# What is left is less than the report.
FILL = "head -c 40000 /dev/zero > out/filler"
READ_ONLY = "mount -o remount,ro out"


class Way(typing.NamedTuple):
    """A path for the report, why it cannot be written, and what a compile is
    run by; an empty `why' means that it can."""
    name: str
    path: str
    why: str
    before: tuple = ()
    mounted: bool = False
    unprivileged: bool = False


def limited(ignored):
    # Python ignores the signal, and gives children the default back.
    return ("prlimit", "--fsize=%d" % SIZE_LIMIT,
            *(("env", "--ignore-signal=XFSZ") if ignored else ()))


WAYS = [
    Way("a full device", "full", "No space left on device"),
    Way("a directory", "there", "Is a directory"),
    Way("a directory's file", "there/", "Is a directory|Not a directory"),
    Way("a missing directory", "missing/r", "No such file or directory"),
    Way("a file as a directory", "out/r/r", "Not a directory"),
    Way("a loop of links", "loop", "Too many levels of symbolic links"),
    Way("the longest name", "n" * 255, ""),
    Way("too long a name", "n" * 256, "File name too long"),
    Way("a directory without rights", "locked/r", "Permission denied",
        unprivileged=True),
    Way("a full file system", "out/r", "No space left on device",
        ("unshare", "-m", "sh", "-c", MOUNTED % FILL, "sh"), mounted=True),
    Way("a read-only file system", "out/r", "Read-only file system",
        ("unshare", "-m", "sh", "-c", MOUNTED % READ_ONLY, "sh"),
        mounted=True),
    Way("a limit of file sizes", "out/r", "File too large", limited(True)),
    Way("a limit of file sizes that kills", "out/r", "File too large",
        limited(False)),
]


def prepare(directory, way):
    """A directory with an earlier report in `out' and what ways need."""
    directory.mkdir()
    os.chmod(directory, 0o777)
    for name in ("out", "there", "locked"):
        (directory / name).mkdir()
    for name in ("earlier", "out/r", "locked/r"):
        (directory / name).write_bytes(OLD)
    os.chmod(directory / "locked", 0o555)
    (directory / "loop").symlink_to("loop")
    if way.path == "full":
        try:
            os.mknod(directory / "full", 0o20666, os.makedev(1, 7))
            (directory / "full").open("wb").close()
        except OSError as error:
            raise harness.Unsupported("no device: %s" % error) from None
    if way.mounted and harness.execute(
            [*way.before[:-3], "-c", "mount -t tmpfs none out", "sh"],
            directory, 20).status != "status 0":
        raise harness.Unsupported("cannot mount")


def drop_rights(directory, toolchain):
    """What runs a command without root's rights, and a plugin that can be
    read then."""
    if os.getuid():
        return (), toolchain
    before = ("setpriv", "--reuid=65534", "--regid=65534", "--clear-groups")
    plugin = directory / toolchain.plugin.name
    shutil.copyfile(toolchain.plugin, plugin)
    if harness.execute([*before, "cat", plugin], directory,
                       20).status != "status 0":
        raise harness.Unsupported("cannot run as another user")
    changed = type(toolchain)(toolchain.gcc, plugin, toolchain.plugin_args)
    changed.compiler = toolchain.compiler
    return before, changed


def state(directory, way):
    """What a failing compile may not change."""
    names = {os.path.join(root, f)[len(str(directory)):]
             for root, _, files in os.walk(directory) for f in files}
    return {name: (directory / name[1:]).read_bytes()
            if (directory / name[1:]).is_file() else None for name in names}


def complete(path, form):
    document = path.read_bytes() if path.is_file() else b""
    return document.endswith(b"}\n" if form == "json" else b"\n") \
        and len(document) > SIZE_LIMIT


def judge(ran, directory, way, form, output, was):
    now = state(directory, way)
    after = now.pop("/after", OLD)
    names = now.pop("/names", b"").split()
    if not way.why:
        if ran.status != "status 0" or not (directory / output).exists() \
                or not complete(directory / way.path, form):
            raise harness.Failed(
                "no object or no report: " + harness.complaint(ran))
        return
    text = ran.err.decode("utf-8", "replace")
    if ran.status != "status 1":
        raise harness.Failed("not status 1: " + harness.complaint(ran))
    if "internal compiler error" in text:
        raise harness.Failed(harness.complaint(ran))
    line = next((l for l in text.splitlines()
                 if " error: cannot write the report" in l
                 and "'%s'" % way.path in l), "")
    if not any("': %s; give" % why in line for why in way.why.split("|")):
        raise harness.Failed("the error does not say why: %s" % text[:300])
    if (directory / output).exists():
        raise harness.Failed("there is an object")
    if not after == now.get("/out/r") == now.get("/locked/r") == OLD:
        raise harness.Failed("the earlier report is another or gone")
    if now != was or set(names) - {b"r", b"filler"}:
        raise harness.Failed("left behind: %s %s" % (
            sorted(set(now) - set(was)), names))


def check(toolchain, unit, scratch, way, form, mode, timeout):
    """One way, with a form of report and a mode of compiling: a Result."""
    title = "report %s to %s, %s" % (form, way.name, mode)
    directory = scratch / "unwritable"
    shutil.rmtree(directory, ignore_errors=True)
    try:
        prepare(directory, way)
        before = way.before
        if way.unprivileged:
            before, toolchain = drop_rights(directory, toolchain)
        shutil.copyfile(unit, directory / unit.name)
        output = "x.s" if mode == "-S" else "x.o"
        was = state(directory, way)
        prefix = "-fplugin-arg-%s-" % toolchain.plugin.stem
        ran = harness.execute(
            [*before, toolchain.compiler(True), "-O2", mode, unit.name,
             "-o", output, "-fplugin=%s" % toolchain.plugin,
             prefix + "report=" + form, prefix + "report-file=" + way.path],
            directory, timeout)
        judge(ran, directory, way, form, output, was)
    except harness.Verdict as verdict:
        return harness.Result(verdict.kind, title, str(verdict))
    return harness.Result("PASS", title)
