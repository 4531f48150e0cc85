# What is installed, and where: the module into the compiler's plugin directory, tools, manual and documents below the
# prefix.  Builds nothing.
#
# SPDX-License-Identifier: GPL-3.0-or-later

include(GNUInstallDirs)

set(MERGEFN_PLUGIN_DIR "" CACHE PATH "Where the module is installed, absolute or below the prefix; empty: in \
${GCC_PLUGIN_DIR}, where GCC looks for -fplugin=NAME, or in the same place below a prefix that is not /usr/local")

# Where that directory is below a prefix.
if(GCC_PLUGIN_DIR MATCHES "/(lib[^/]*/gcc(-cross)?/.*)$")
  set(below_prefix "${CMAKE_MATCH_1}")
else()
  set(below_prefix lib/mergefn)
endif()

# The prefix is known when cmake installs.  Symbols for debugging are a hundred times the code; the build directory keeps
# them.
install(CODE "
  set(directory \"${MERGEFN_PLUGIN_DIR}\")
  if(directory STREQUAL \"\" AND CMAKE_INSTALL_PREFIX STREQUAL \"/usr/local\")
    set(directory \"${GCC_PLUGIN_DIR}\")
  elseif(directory STREQUAL \"\")
    set(directory \"${below_prefix}\")
  endif()
  get_filename_component(directory \"\${directory}\" ABSOLUTE BASE_DIR \"\${CMAKE_INSTALL_PREFIX}\")
  file(INSTALL DESTINATION \"\${directory}\" TYPE MODULE FILES \"$<TARGET_FILE:mergefn>\")
  execute_process(COMMAND \"${CMAKE_STRIP}\" --strip-unneeded \"\$ENV{DESTDIR}\${directory}/mergefn.so\")")
install(PROGRAMS tools/mergefn-bisect tools/mergefn-filt tools/mergefn-report DESTINATION "${CMAKE_INSTALL_BINDIR}")
install(DIRECTORY tools/mergefn_reports DESTINATION "${CMAKE_INSTALL_DATADIR}/mergefn/python"
  FILES_MATCHING PATTERN "*.py")
install(FILES docs/mergefn.1 DESTINATION "${CMAKE_INSTALL_MANDIR}/man1")
install(FILES docs/report.schema.json DESTINATION "${CMAKE_INSTALL_DATADIR}/mergefn")
install(FILES README.md CHANGES.md docs/building.md docs/options.md docs/debugging.md docs/glossary.md docs/gcc-versions.md
  DESTINATION "${CMAKE_INSTALL_DOCDIR}")

# For other projects' builds.
include(CMakePackageConfigHelpers)
configure_file(cmake/mergefn-config.cmake.in mergefn-config.cmake @ONLY)
configure_file(cmake/mergefn.pc.in mergefn.pc @ONLY)
# Any compiler may be used with any pointer size of the target.
write_basic_package_version_file("${CMAKE_CURRENT_BINARY_DIR}/mergefn-config-version.cmake"
  COMPATIBILITY SameMinorVersion ARCH_INDEPENDENT)
install(FILES "${CMAKE_CURRENT_BINARY_DIR}/mergefn-config.cmake"
  "${CMAKE_CURRENT_BINARY_DIR}/mergefn-config-version.cmake"
  DESTINATION "${CMAKE_INSTALL_DATADIR}/cmake/mergefn")
install(FILES "${CMAKE_CURRENT_BINARY_DIR}/mergefn.pc" DESTINATION "${CMAKE_INSTALL_DATADIR}/pkgconfig")

add_custom_target(uninstall COMMAND "${CMAKE_COMMAND}" -DMANIFEST=${CMAKE_BINARY_DIR}/install_manifest.txt
  -P "${CMAKE_SOURCE_DIR}/cmake/uninstall.cmake" VERBATIM)
