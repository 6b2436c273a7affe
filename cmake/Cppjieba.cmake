# SPDX-License-Identifier: GPL-3.0-or-later
# Finds cppjieba, headers and dictionaries: -DCPPJIEBA_ROOT, then the copy that `./dev` unpacks from a pinned package
# into third_party/cppjieba. Sets CPPJIEBA_INCLUDE and installs the dictionaries.

set(CPPJIEBA_ROOT "" CACHE PATH "Folder with include/ and dict/ of cppjieba")
set(_roots ${CPPJIEBA_ROOT} ${CMAKE_SOURCE_DIR}/third_party/cppjieba)
find_path(CPPJIEBA_INCLUDE cppjieba/MixSegment.hpp HINTS ${_roots} PATH_SUFFIXES include NO_DEFAULT_PATH)
find_path(CPPJIEBA_DICTIONARIES jieba.dict.utf8 HINTS ${_roots} PATH_SUFFIXES dict NO_DEFAULT_PATH)
if(NOT CPPJIEBA_INCLUDE OR NOT CPPJIEBA_DICTIONARIES)
  message(FATAL_ERROR "cppjieba was not found. Run ./dev words, which fetches it, or set CPPJIEBA_ROOT.")
endif()
install(FILES ${CPPJIEBA_DICTIONARIES}/jieba.dict.utf8 ${CPPJIEBA_DICTIONARIES}/hmm_model.utf8
        DESTINATION ${CMAKE_INSTALL_DATADIR}/gainsay/words/zh)
