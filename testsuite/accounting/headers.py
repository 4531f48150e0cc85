# SPDX-License-Identifier: GPL-3.0-or-later
#
# Lists what GCC's plugin headers declare that a function's meaning can hang
# on: data members and bit-fields, the accessor macros of bits that have a
# meaning per tree code, and enumerators.
#
# It never decides what any of them means: that is the table's.

import pathlib
import re
import subprocess

from clang import cindex
from clang.cindex import CursorKind as Kind

# Every structure that one of these defines is listed, so a new one shows.
HEADERS = (
    "tree-core.h", "gimple.h", "basic-block.h", "cfg.h", "cfgloop.h",
    "except.h", "function.h", "cgraph.h", "ipa-ref.h", "symtab-clones.h",
    "symtab-thunks.h", "ipa-param-manipulation.h", "ipa-prop.h",
    "ipa-fnsummary.h", "ipa-modref.h", "ipa-modref-tree.h",
    "tree-ssa-alias.h", "tree-ssanames.h", "gimple-ssa.h", "value-prof.h",
    "symtab.h")
# Of others, those that the above have as members, and what is read of them.
RECORDS = ("real_value", "fixed_value", "profile_count",
           "profile_probability", "machine_function")
ENUMERATIONS = ("tree_code", "gimple_code", "gf_mask", "internal_fn",
                "built_in_class", "cfg_edge_flags", "cfg_bb_flags",
                "omp_clause_code", "clobber_kind", "eh_region_type",
                "ipa_ref_use", "size_type_kind", "tls_model",
                "symbol_visibility")
BEFORE = ("gcc-plugin.h", "config.h", "system.h", "coretypes.h", "tm.h",
          "backend.h", "target.h", "rtl.h", "tree.h", "gimple.h", "ssa.h",
          "cgraph.h", "tree-pass.h", "cfgloop.h", "except.h", "sreal.h",
          "alloc-pool.h", "symbol-summary.h", "tree-vrp.h",
          "value-range.h", "symtab-clones.h", "symtab-thunks.h",
          "ipa-param-manipulation.h", "ipa-cp.h", "ipa-prop.h",
          "ipa-fnsummary.h", "ipa-modref-tree.h", "ipa-modref.h",
          "internal-fn.h", "real.h", "fixed-value.h", "profile-count.h",
          "value-prof.h", "options.h")
RECORD_KINDS = (Kind.STRUCT_DECL, Kind.CLASS_DECL, Kind.UNION_DECL,
                Kind.CLASS_TEMPLATE,
                Kind.CLASS_TEMPLATE_PARTIAL_SPECIALIZATION)
DEFINE = re.compile(r"^#[ \t]*define[ \t]+([A-Z][A-Z0-9_]*)\((\w+)\)[ \t]+"
                    r"(.*)$", re.M)

ACCESS = re.compile(r"(?:->|\.)\s*([a-z]\w*(?:\.\w+)*)")


class Unreadable(ValueError):
    """The headers are not there, or libclang cannot make sense of them."""


def plugin_directory(version):
    out = subprocess.run(
        ["g++-%s" % version, "-print-file-name=plugin"], check=True,
        capture_output=True, text=True).stdout.strip()
    include = pathlib.Path(out, "include")
    if not (include / "tree-core.h").exists():
        raise Unreadable("no plugin headers of gcc-%s" % version)
    return include


def parse(include, scratch):
    unit = pathlib.Path(scratch, "unit.cc")
    unit.write_text("".join(
        '#include "%s"\n' % name for name in BEFORE
        if (include / name).exists()))
    tree = cindex.Index.create().parse(
        str(unit), ["-std=gnu++17", "-w", "-I%s" % include])
    errors = [d for d in tree.diagnostics
              if d.severity >= cindex.Diagnostic.Error]
    if errors:
        raise Unreadable(str(errors[0]))
    return tree


def anonymous_p(cursor):
    return not cursor.spelling or "(" in cursor.spelling


def members_of(record, prefix, found):
    """Adds the members of RECORD; those of an unnamed structure stand below
    the member that it is the type of, or directly where it is none."""
    named = set()
    for child in record.get_children():
        if child.kind != Kind.FIELD_DECL:
            continue
        declaration = child.type.get_canonical().get_declaration()
        if anonymous_p(declaration) and declaration.kind in RECORD_KINDS:
            named.add(declaration.hash)
            members_of(declaration, prefix + child.spelling + ".", found)
        elif child.spelling:
            found.add(prefix + child.spelling)
    for child in record.get_children():
        if child.kind in RECORD_KINDS and anonymous_p(child) \
                and child.hash not in named:
            members_of(child, prefix, found)


def walk(cursor, include, found):
    for child in cursor.get_children():
        if child.kind in (Kind.NAMESPACE, Kind.LINKAGE_SPEC,
                          Kind.UNEXPOSED_DECL):
            walk(child, include, found)
        elif child.kind in RECORD_KINDS and child.is_definition():
            place = child.location.file
            name = pathlib.Path(str(place)).name if place else ""
            if not anonymous_p(child) and (
                    name in HEADERS or child.spelling in RECORDS):
                members_of(child, child.spelling + "::", found)
            walk(child, include, found)
        elif child.kind == Kind.ENUM_DECL and child.is_definition() and \
                child.spelling in ENUMERATIONS:
            found.update("%s::%s" % (child.spelling, each.spelling)
                         for each in child.get_children())


def macros(text):
    """The macros of tree.h that name members, with the members: those that
    access some, and those that are another of the macros."""
    text = re.sub(r"\\\n", " ", text)
    text = re.sub(r"/\*.*?\*/", " ", text, flags=re.S)
    accesses = {}
    others = {}
    for name, _, body in DEFINE.findall(text):
        if name.endswith("_CHECK"):
            continue
        found = ACCESS.findall(body)
        if found:
            accesses.setdefault(name, set()).update(found)
        else:
            others[name] = body.strip(" ()")
    changed = True
    while changed:
        changed = False
        for name, body in list(others.items()):
            match = re.match(r"(\w+)\s*\(\s*\w+(\s*\(\s*\w+[\s\w,]*\)?)?\s*$",
                             body)
            if match and match.group(1) in accesses:
                accesses[name] = accesses[match.group(1)]
                del others[name]
                changed = True
    return accesses


def shared_macros(text):
    """Those of bits that have more than one meaning."""
    accesses = macros(text)
    users = {}
    for name, members in accesses.items():
        for member in members:
            users.setdefault(member, set()).add(name)
    return {name for name, members in accesses.items()
            if any(len(users[m]) > 1 or ".bits." in m for m in members)}


class Headers:
    """Those of one GCC, read once."""

    def __init__(self, version, scratch):
        self.include = plugin_directory(version)
        self.tree = parse(self.include, scratch)

    def listed(self):
        found = set()
        walk(self.tree.cursor, self.include, found)
        return found | shared_macros((self.include / "tree.h").read_text())

    def option_fields(self):
        """The variables of options by their offset in gcc_options, and the
        names of those that GCC keeps for each function."""
        fields = {}
        for record in self.tree.cursor.get_children():
            if record.kind != Kind.STRUCT_DECL or not record.is_definition():
                continue
            names = [f.spelling for f in record.type.get_fields()]
            if record.spelling == "gcc_options":
                fields.update((record.type.get_offset(name) // 8, name)
                              for name in names)
            elif record.spelling == "cl_optimization":
                fields["optimization"] = set(names)
            elif record.spelling == "cl_target_option":
                fields["target"] = set(names)
        return fields
