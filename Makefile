# A thin front of CMake: one build directory per compiler, since a plugin is bound to one.
#
#   make            build for the machine's gcc, or for GCC=N; for a cross compiler with TARGET=aarch64-linux-gnu GCC=N
#   make demo       everything: dependencies, build, fold a real program, show the report
#   make check      everything: dependencies, build, all tests, on gcc-11 and gcc-12, or for GCC=N
#   make check-distro SUITE=trixie  the tests in a fresh root of bookworm, trixie or sid; GCC=N for one compiler
#   make check-packages  Debian packages built in one fresh root of Debian 12; installed, used and removed in another
#   make versions   writes what these tests found into docs/gcc-versions.md
#   make check-gcc  GCC's own tests with the plugin and without; SIZE=small takes minutes, full hours
#   make check-fuzz random programs, twins, determinism, memory, misuse; SIZE as above
#   make bench      sizes and costs against other compilers and linkers: hours; QUICK=1 takes minutes
#   make install    the module into the compiler's plugin directory, tools and documents; below DESTDIR, or PREFIX=DIR
#   make uninstall  removes what the last install put there
#
# SPDX-License-Identifier: GPL-3.0-or-later

MACHINE_GCC := $(firstword $(subst ., ,$(shell gcc -dumpversion 2>/dev/null)))
VERSION := $(or $(GCC),$(MACHINE_GCC),12)
CHECKED := $(or $(GCC),11 12)
DEMO_GCC := $(or $(GCC),12)
BENCH_GCC := $(or $(GCC),12)
BUILD_OF := build/$(TARGET:%=%-)gcc-
BUILD := $(BUILD_OF)$(VERSION)
# What cmake is told of a cross compiler, and what runs its programs.  Compilers for bare metal have no version in their
# name.
ARCHITECTURE := $(subst i686,i386,$(subst powerpc64le,ppc64le,$(firstword $(subst -, ,$(TARGET)))))
LOADER = $(firstword $(foreach suffix,-$(VERSION) -$(VERSION)-posix -posix,\
  $(shell command -v $(TARGET)-g++$(suffix))) $(TARGET)-g++)
directory_of = $(dir $(shell $(LOADER) -print-file-name=$1))
WINE = env WINEDEBUG=-all WINEDLLOVERRIDES=winedbg.exe=d WINEPATH=$(call directory_of,libstdc++-6.dll);$(call directory_of,libwinpthread-1.dll) wine
SIMULATOR = $(if $(findstring mingw32,$(TARGET)),$(WINE),qemu-$(ARCHITECTURE) -L /usr/$(TARGET))
CROSS = $(if $(TARGET),-DMERGEFN_LOADER=$(LOADER) "-DMERGEFN_SIMULATOR=$(SIMULATOR)")
JOBS ?= $(shell nproc)
CMAKE_FLAGS ?=
# What the tests are built with.  CI sets WERROR=ON, since a compiler may have new warnings.
CHECK_FLAGS := -DMERGEFN_FAULTS=ON -DMERGEFN_WERROR=$(or $(WERROR),OFF) $(CMAKE_FLAGS)
SUPPORTED := $(shell seq -s ' ' $(shell sed -n 's/^set(\(OLDEST\|NEWEST\)_GCC \([0-9]*\))/\2/p' CMakeLists.txt))
# The compiler for version $1: with a suffix where there is one.
compiler_of = $(or $(shell command -v g++-$1),$(if $(filter $1,$(firstword $(subst ., ,$(shell g++ -dumpversion 2>/dev/null)))),$(shell command -v g++)))
SIZE ?= small
BENCH := testsuite/bench/bench --gcc $(BENCH_GCC) --jobs $(JOBS) $(if $(QUICK),--quick,--write)

BUILDS := $(sort $(VERSION:%=build-%) $(CHECKED:%=build-%))

.PHONY: all deps demo check check-distro check-packages versions check-gcc check-fuzz bench install uninstall format lint clean $(BUILDS)

all: build-$(VERSION)

$(BUILDS): build-%:
	@case " $(SUPPORTED) $(if $(findstring MERGEFN_UNTESTED=ON,$(CMAKE_FLAGS)),$*) " in *" $* "*) ;; *) \
	  echo "GCC $* is not supported: give GCC=N with N one of $(SUPPORTED); CMAKE_FLAGS=-DMERGEFN_UNTESTED=ON tries a newer one" >&2; exit 1;; esac
	@[ -n "$(call compiler_of,$*)" ] || { echo "g++-$* is missing: install the packages g++-$* and gcc-$*-plugin-dev, or run 'make deps'" >&2; exit 1; }
	@mkdir -p $(BUILD_OF)$*
	@cmake -S . -B $(BUILD_OF)$* -DCMAKE_CXX_COMPILER=$(call compiler_of,$*) $(CROSS) $(CMAKE_FLAGS) > $(BUILD_OF)$*/configure.log 2>&1 || { cat $(BUILD_OF)$*/configure.log >&2; exit 1; }
	@cmake --build $(BUILD_OF)$* -j $(JOBS)

deps:
	@testsuite/deps $(GCC)

demo:
	@SETS="build demo" testsuite/deps $(DEMO_GCC)
	@$(MAKE) --no-print-directory GCC=$(DEMO_GCC) all
	@testsuite/demo $(DEMO_GCC)

check: deps
	@for version in $(CHECKED); do $(MAKE) --no-print-directory GCC=$$version CMAKE_FLAGS="$(CHECK_FLAGS)" all || exit 1; done
	@testsuite/check $(CHECKED)

check-distro:
	@testsuite/distro $(SUITE) $(GCC)

check-packages:
	@testsuite/packages

versions:
	@testsuite/versions $(wildcard build/*.sum build/*/check.sum)

check-gcc check-fuzz: check-%: deps
	@for version in $(CHECKED); do $(MAKE) --no-print-directory GCC=$$version CMAKE_FLAGS="$(CHECK_FLAGS)" all || exit 1; done
	@[ $* = gcc ] || testsuite/programs/fetch build/programs-src > build/fetch.log 2>&1 || echo "fetching the programs' sources failed: see build/fetch.log" >&2
	@for version in $(CHECKED); do testsuite/$*/check $$version $(SIZE); done

bench: deps
	@$(MAKE) --no-print-directory GCC=$(BENCH_GCC) all
	@testsuite/programs/fetch build/programs-src $$($(BENCH) --list) > build/fetch.log 2>&1 || echo "fetching the programs' sources failed: see build/fetch.log" >&2
	@$(BENCH)

install: all
	@DESTDIR="$(DESTDIR)" cmake --install $(BUILD) $(if $(PREFIX),--prefix "$(PREFIX)")

uninstall:
	@DESTDIR="$(DESTDIR)" cmake --build $(BUILD) --target uninstall

SOURCES = $(shell find comparator plugin testsuite/mutation -name '*.h' -o -name '*.cc')

format:
	clang-format -i $(SOURCES)

lint: all
	clang-format --dry-run --Werror $(SOURCES)
	testsuite/lint $(BUILD)

clean:
	rm -rf build
