# SPDX-License-Identifier: GPL-3.0-or-later
#
# Reads an x86-64 object and says for each function what its code is: the bytes,
# and what each relocation names.  A function is its section, its cold part, its
# jump tables and its exception table.  Constants go by their content, all else
# that has a name goes by name.
#
# It never disassembles, never runs anything, and never takes a reference whose
# target it cannot tell for equal to another one.

import bisect
import typing

from elftools.elf.constants import SH_FLAGS
from elftools.elf.elffile import ELFFile
from elftools.elf.relocation import RelocationSection
from elftools.elf.sections import SymbolTableSection

# Relocations that are relative to the end of their field, by ELF's number:
# PC32, PLT32, GOTPCREL, GOTPCRELX, REX_GOTPCRELX, GOTTPOFF, TLSGD, TLSLD.
RELATIVE = {2, 4, 9, 41, 42, 22, 19, 20}
# Of these, the ones by which another object's definition may be found.
THROUGH_TABLE = {9, 41, 42}
OWN_SECTIONS = (".rodata.", ".gcc_except_table.", ".data.rel.ro.local.")
KINDS_OF_TEXT = ("unlikely", "startup", "hot", "exit")
FIELD = 4       # Bytes of a relative field; an immediate operand may follow.


class Symbol(typing.NamedTuple):
    """One line of the symbol table; `section` is None outside the object."""
    name: str
    section: typing.Optional[int]
    value: int
    size: int
    kind: str
    local: bool


class Relocation(typing.NamedTuple):
    """A reference that stands `offset` bytes into a section."""
    offset: int
    kind: int
    symbol: int
    addend: int


class Section(typing.NamedTuple):
    """What is needed of a section."""
    name: str
    flags: int
    entry: int
    data: bytes


class Function(typing.NamedTuple):
    """A stretch of code with all its names."""
    section: int
    start: int
    size: int
    names: tuple


class Object:
    """An object file, compiled with -ffunction-sections."""

    def __init__(self, path):
        with open(path, "rb") as f:
            elf = ELFFile(f)
            self.read(elf)
        self.functions = self.find_functions()
        self.by_name = {n: f for f in self.functions for n in f.names}
        self.by_section = {}
        for one in self.functions:
            self.by_section.setdefault(one.section, []).append(one)
        self.first_names = {}
        for symbol in sorted(self.symbols, key=lambda s: s.name, reverse=True):
            if symbol.size:
                self.first_names[symbol.section, symbol.value] = symbol.name
        self.frames = self.read_frames()
        self.places = self.find_places()

    def read(self, elf):
        self.sections, self.symbols, self.relocations = [], [], {}
        for section in elf.iter_sections():
            header = section.header
            self.sections.append(Section(
                section.name, header["sh_flags"], header["sh_entsize"],
                b"" if header["sh_type"] == "SHT_NULL" else section.data()))
            if isinstance(section, SymbolTableSection):
                self.read_symbols(elf, section)
        for section in elf.iter_sections():
            if isinstance(section, RelocationSection):
                self.relocations[section.header["sh_info"]] = sorted(
                    Relocation(r["r_offset"], r["r_info_type"],
                               r["r_info_sym"], r["r_addend"])
                    for r in section.iter_relocations())

    def read_symbols(self, elf, table):
        extended = next((s for s in elf.iter_sections()
                         if s.header["sh_type"] == "SHT_SYMTAB_SHNDX"), None)
        for number, symbol in enumerate(table.iter_symbols()):
            where = symbol["st_shndx"]
            if where == "SHN_XINDEX":
                where = extended.get_section_index(number)
            self.symbols.append(Symbol(
                symbol.name, where if isinstance(where, int) else None,
                symbol["st_value"], symbol["st_size"],
                symbol["st_info"]["type"],
                symbol["st_info"]["bind"] == "STB_LOCAL"))

    def find_functions(self):
        names = {}
        for symbol in self.symbols:
            if symbol.section is not None and symbol.kind in (
                    "STT_FUNC", "STT_GNU_IFUNC") and symbol.size:
                names.setdefault((symbol.section, symbol.value, symbol.size),
                                 []).append(symbol.name)
        return [Function(*place, tuple(sorted(some)))
                for place, some in sorted(names.items())]

    def find_places(self):
        """Where something begins in each section of data, as far as symbols
        and references tell: a constant ends where the next one begins."""
        found = {}
        for symbol in self.symbols:
            if symbol.section is not None:
                found.setdefault(symbol.section, set()).add(symbol.value)
        for some in self.relocations.values():
            for r in some:
                symbol = self.symbols[r.symbol]
                if symbol.section is not None:
                    found.setdefault(symbol.section, set()).add(
                        self.place(r, symbol))
        return {section: sorted(p) for section, p in found.items()}

    def read_frames(self):
        """What unwinding knows of a function: (section, start) -> the bytes of
        its entry, the entry's and the common entry's relocations."""
        found = {}
        for index, section in enumerate(self.sections):
            if section.name == ".eh_frame":
                self.read_frame_section(index, section.data, found)
        return found

    def read_frame_section(self, index, data, found):
        relocations = self.relocations.get(index, [])
        offset, common = 0, {}
        while offset + 8 <= len(data):
            length = int.from_bytes(data[offset:offset + 4], "little")
            if not length:
                offset += 4
                continue
            end = offset + 4 + length
            back = int.from_bytes(data[offset + 4:offset + 8], "little")
            inside = self.between(relocations, offset, end)
            if not back:
                common[offset] = (data[offset + 8:end], inside, offset)
            elif inside:
                first = inside[0]
                symbol = self.symbols[first.symbol]
                place = symbol.value + first.addend
                found[symbol.section, place] = (
                    data[offset + 12:end], inside[1:], offset,
                    common.get(offset + 4 - back))
            offset = end

    @staticmethod
    def between(relocations, start, end):
        first = bisect.bisect_left(relocations, (start,))
        last = bisect.bisect_left(relocations, (end,))
        return relocations[first:last]

    @staticmethod
    def place(relocation, symbol):
        """Where in its section a reference points to."""
        return symbol.value + relocation.addend + (
            FIELD if relocation.kind in RELATIVE else 0)

    def section_kind(self, function):
        """Whether a function is in a section for hot or for cold ones."""
        name = self.sections[function.section].name
        return next((k for k in KINDS_OF_TEXT
                     if name.startswith(".text.%s." % k)), "")

    def executable_p(self, index):
        return bool(self.sections[index].flags & SH_FLAGS.SHF_EXECINSTR)

    def function_at(self, section, place):
        """The function of a section that a place is in.  A jump table's entry
        can point anywhere around it, so where there is one, it is the one."""
        some = self.by_section.get(section, [])
        if len(some) > 1:
            some = [f for f in some if f.start <= place < f.start + f.size]
        return some[0] if some else None


class Coder:
    """Writes down what functions of an object are.  `representative` maps a
    function's name to the name that all functions of its class share."""

    def __init__(self, thing, representative):
        self.object, self.representative = thing, representative

    def code(self, function):
        """A value that is equal for two functions only if they are the same,
        but for the names of what was merged."""
        return Parts(self, function).all()

    def name_of(self, function):
        """One name for a function, whichever of its names was used."""
        return self.representative(function.names[0])


class Parts:
    """The code of one function, part by part."""

    def __init__(self, coder, function):
        self.coder, self.object = coder, coder.object
        self.function = function
        section = self.object.sections[function.section].name
        self.bases = {section.rpartition(".text.")[2]} | set(function.names)
        for kind in KINDS_OF_TEXT:
            self.bases |= {b.removeprefix(kind + ".")
                           for b in set(self.bases)}
        self.numbers, self.waiting = {}, []

    def all(self):
        self.number("code", self.function)
        written = []
        while self.waiting:
            kind, what = self.waiting.pop(0)
            if kind == "code":
                written.append(self.stretch(what.section, what.start,
                                            what.start + what.size))
                written.append(self.frame(what))
            else:
                length = len(self.object.sections[what].data)
                written.append(self.stretch(what, 0, length))
        return tuple(written)

    def number(self, kind, what):
        """Parts are numbered as they are met."""
        if (kind, what) not in self.numbers:
            self.numbers[kind, what] = len(self.numbers)
            self.waiting.append((kind, what))
        return self.numbers[kind, what]

    def stretch(self, section, start, end):
        inside = self.object.between(
            self.object.relocations.get(section, []), start, end)
        return (self.object.sections[section].data[start:end],
                tuple((r.offset - start, r.kind, self.target(r))
                      for r in inside))

    def frame(self, function):
        entry = self.object.frames.get((function.section, function.start))
        if not entry:
            return ()
        data, inside, offset, common = entry
        # The first field is the length of the code, which the code tells; no-ops
        # at the end align the next entry.
        return (data[4:].rstrip(b"\0"), tuple((r.offset - offset, self.target(r))
                                for r in inside),
                common and (common[0], tuple((r.offset - common[2],
                                              self.target(r))
                                             for r in common[1])))

    def target(self, relocation):
        symbol = self.object.symbols[relocation.symbol]
        if symbol.section is None:
            return ("name", symbol.name, relocation.addend)
        place = self.object.place(relocation, symbol)
        if self.object.executable_p(symbol.section):
            return self.code_at(symbol.section, place, symbol, relocation)
        return self.data_at(symbol.section, place, symbol, relocation)

    def code_at(self, section, place, symbol, relocation):
        function = self.object.function_at(
            section, symbol.value if symbol.kind != "STT_SECTION" else place)
        if not function:
            return ("name", symbol.name, section, place)
        # A call of the function itself is one of its class, as any other is.
        if symbol.kind == "STT_SECTION" or self.cold_p(function):
            if function == self.function or self.cold_p(function):
                return ("own", self.number("code", function),
                        place - function.start)
        if function == self.function and relocation.kind not in RELATIVE:
            return ("own", 0, place - function.start)
        # As where another object defines the function.
        back = FIELD if relocation.kind in RELATIVE else 0
        return ("name", self.coder.name_of(function),
                place - function.start - back)

    def cold_p(self, function):
        return any(n.endswith(".cold") and n[:-5] in self.bases
                   for n in function.names)

    def data_at(self, index, place, symbol, relocation):
        section = self.object.sections[index]
        if section.name.startswith(OWN_SECTIONS) and any(
                section.name.endswith("." + b) for b in self.bases) \
                and symbol.kind == "STT_SECTION":
            return ("own", self.number("data", index), place)
        if symbol.kind != "STT_SECTION" and not symbol.local:
            name = symbol.name
            if relocation.kind not in THROUGH_TABLE:
                name = self.object.first_names.get(
                    (symbol.section, symbol.value), name)
            return ("name", name, relocation.addend)
        if section.flags & SH_FLAGS.SHF_WRITE \
                and not section.name.startswith(".data.rel.ro"):
            return self.variable(index, place)
        if section.flags & SH_FLAGS.SHF_MERGE:
            return self.merged_constant(section, place)
        return self.constant(index, place)

    def named(self, index, place):
        """The variable that a place is in."""
        return next((s for s in self.object.symbols
                     if s.section == index and s.kind not in (
                         "STT_SECTION", "STT_FILE", "STT_NOTYPE")
                     and s.value <= place < s.value + max(s.size, 1)), None)

    def variable(self, index, place):
        found = self.named(index, place)
        if found:
            return ("name", found.name, place - found.value)
        return ("place", self.object.sections[index].name, index, place)

    @staticmethod
    def merged_constant(section, place):
        """A string or a number that the linker may merge.  If the place is not
        where a number begins, an immediate operand follows the field."""
        size = max(section.entry, 1)
        if section.flags & SH_FLAGS.SHF_STRINGS:
            end = place
            while any(section.data[end:end + size]):
                end += size
            return ("string", section.data[place:end])
        start = next((place + n for n in (0, 1, 2, 4)
                      if (place + n) % size == 0), place)
        return ("bytes", section.data[start:start + size], start - place)

    def constant(self, index, place):
        """A constant of its own: as far as its symbol says, or the next one
        that something refers to."""
        found = self.named(index, place)
        if found and not found.local:
            return ("name", found.name, place - found.value)
        if found:
            start, end = found.value, found.value + found.size
        else:
            start = place
            places = self.object.places.get(index, [])
            after = bisect.bisect_right(places, place)
            end = places[after] if after < len(places) else \
                len(self.object.sections[index].data)
        if (index, start) in self.numbers:
            return ("cycle", self.numbers[index, start], place - start)
        self.numbers[index, start] = len(self.numbers)
        return ("content", place - start) + self.stretch(index, start, end)
