# SPDX-License-Identifier: GPL-3.0-or-later
# Where the installed programs find what they need, relative to themselves, so that the folder can be moved:
#   bin/gainsay, bin/gainsay-cli   lib/gainsay/libonnxruntime.so.1   share/gainsay/models
# Included before any target is made, because targets take the run path when they are made.
include(GNUInstallDirs)
set(GAINSAY_PRIVATE_LIBDIR lib/gainsay)
set(GAINSAY_MODELDIR ${CMAKE_INSTALL_DATADIR}/gainsay/models)
set(CMAKE_INSTALL_RPATH "$ORIGIN/../${GAINSAY_PRIVATE_LIBDIR}")

# The models and what runs them. A runtime that the system's own packages brought is left to them.
function(gainsay_install_detector library)
  install(DIRECTORY ${CMAKE_SOURCE_DIR}/resources/models/ DESTINATION ${GAINSAY_MODELDIR})
  cmake_path(IS_PREFIX CMAKE_SOURCE_DIR ${library} NORMALIZE from_here)
  if(from_here OR ONNXRUNTIME_ROOT)
    file(REAL_PATH ${library} real)
    install(FILES ${real} DESTINATION ${GAINSAY_PRIVATE_LIBDIR} RENAME libonnxruntime.so.1)
  endif()
endfunction()
