# Removes the files that the last install of this build directory put below DESTDIR.  Leaves directories.
# Usage: cmake -DMANIFEST=FILE -P uninstall.cmake
#
# SPDX-License-Identifier: GPL-3.0-or-later

if(NOT EXISTS "${MANIFEST}")
  message(FATAL_ERROR "nothing was installed from here, or it was removed already: there is no ${MANIFEST}")
endif()
file(STRINGS "${MANIFEST}" files)
foreach(file ${files})
  set(path "$ENV{DESTDIR}${file}")
  if(EXISTS "${path}" OR IS_SYMLINK "${path}")
    message(STATUS "Removing: ${path}")
    file(REMOVE "${path}")
  else()
    message(STATUS "Not there: ${path}")
  endif()
endforeach()
file(REMOVE "${MANIFEST}")
