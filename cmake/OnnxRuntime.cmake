# SPDX-License-Identifier: GPL-3.0-or-later
# Finds ONNX Runtime: -DONNXRUNTIME_ROOT, then an installed libonnxruntime-dev, then the copy that
# `./dev` unpacks from pinned packages into third_party/onnxruntime. Defines the target onnxruntime.

set(ONNXRUNTIME_ROOT "" CACHE PATH "Folder with include/ and lib/ of ONNX Runtime")
set(_roots ${ONNXRUNTIME_ROOT} ${CMAKE_SOURCE_DIR}/third_party/onnxruntime)
find_path(ONNXRUNTIME_INCLUDE onnxruntime_cxx_api.h HINTS ${_roots} PATH_SUFFIXES include include/onnxruntime)
find_library(ONNXRUNTIME_LIBRARY NAMES onnxruntime libonnxruntime.so.1 HINTS ${_roots} PATH_SUFFIXES lib)
if(NOT ONNXRUNTIME_INCLUDE OR NOT ONNXRUNTIME_LIBRARY)
  message(FATAL_ERROR "ONNX Runtime was not found. Run ./dev build, which fetches it, set ONNXRUNTIME_ROOT, "
                      "or configure with the preset no-onnx.")
endif()
add_library(onnxruntime SHARED IMPORTED)
set_target_properties(onnxruntime PROPERTIES IMPORTED_LOCATION ${ONNXRUNTIME_LIBRARY}
                      INTERFACE_INCLUDE_DIRECTORIES ${ONNXRUNTIME_INCLUDE})
