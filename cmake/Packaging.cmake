# SPDX-License-Identifier: GPL-3.0-or-later
# What the desktop finds of the program, and the .deb that `./dev package` makes. Where the programs, the detector's
# library and its model go is said in Install.cmake.
set(_desktop ${CMAKE_SOURCE_DIR}/resources/desktop)
set(_id io.github.gainsay.Gainsay)

install(FILES ${_desktop}/${_id}.desktop DESTINATION share/applications)
install(FILES ${_desktop}/${_id}.metainfo.xml DESTINATION share/metainfo)
install(FILES ${_desktop}/gainsay.xml DESTINATION share/mime/packages)
install(FILES ${_desktop}/${_id}.svg DESTINATION share/icons/hicolor/scalable/apps)
install(FILES ${_desktop}/copyright DESTINATION share/doc/gainsay)
install(FILES README.md CITATION.cff DESTINATION share/doc/gainsay)

# A package needs the programs, not the tests.
set(CMAKE_SKIP_INSTALL_ALL_DEPENDENCY ON)
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME gainsay)
set(CPACK_PACKAGE_VERSION ${PROJECT_VERSION})
set(CPACK_PACKAGE_CONTACT "The Gainsay contributors <gainsay@localhost>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "find, label and study contradictions in dialogue")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION science)
set(CPACK_DEBIAN_PACKAGE_DESCRIPTION "Annotators label whether a chatbot's last reply contradicts itself, its role
or the history; adjudicators settle disagreements; supervisors spot-check
batches; researchers measure agreement and browse what models get wrong.
A detector that works offline marks likely contradictions.")
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS_PRIVATE_DIRS ${CMAKE_SOURCE_DIR}/third_party/onnxruntime/lib)
# What is loaded at run time, where nobody sees it in the binaries.
set(CPACK_DEBIAN_PACKAGE_DEPENDS "libqt6sql6-sqlite, qt6-qpa-plugins")
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS
    "libqt6sql6-psql, mecab-ipadic-utf8, wordnet-base, qt6-translations-l10n, qt6-wayland, fonts-noto-cjk, fonts-noto-color-emoji")
set(CPACK_DEBIAN_PACKAGE_SUGGESTS postgresql)
include(CPack)
