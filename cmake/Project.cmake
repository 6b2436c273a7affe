# SPDX-License-Identifier: GPL-3.0-or-later
# Compiler settings shared by every target, as an INTERFACE library, and the helpers that make targets.

add_library(gainsay_settings INTERFACE)
target_include_directories(gainsay_settings INTERFACE ${CMAKE_SOURCE_DIR})
target_compile_options(gainsay_settings INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wnon-virtual-dtor -Woverloaded-virtual -Wold-style-cast
  # GCC 12 takes the members of std::variant for uninitialised where it inlines much.
  $<$<CXX_COMPILER_ID:GNU>:-Wno-maybe-uninitialized> $<$<BOOL:${WARNINGS_AS_ERRORS}>:-Werror>)
target_compile_definitions(gainsay_settings INTERFACE
  QT_NO_CAST_FROM_ASCII QT_NO_CAST_TO_ASCII QT_NO_URL_CAST_FROM_STRING QT_NO_FOREACH QT_NO_KEYWORDS
  QT_NO_NARROWING_CONVERSIONS_IN_CONNECT QT_DISABLE_DEPRECATED_BEFORE=0x060400
  GAINSAY_VERSION="${PROJECT_VERSION}")
# What distributions harden their programs with: stack protector, checked library calls (they need an optimiser),
# position-independent programs, read-only relocations, and control-flow protection where the processor has it.
include(CheckCXXCompilerFlag)
include(CheckPIESupported)
check_pie_supported(LANGUAGES CXX)
set(CMAKE_POSITION_INDEPENDENT_CODE ON)
target_compile_options(gainsay_settings INTERFACE -fstack-protector-strong $<$<CONFIG:Release>:-U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=2>)
check_cxx_compiler_flag(-fcf-protection=full HAVE_CONTROL_FLOW_PROTECTION)
if(HAVE_CONTROL_FLOW_PROTECTION)
  target_compile_options(gainsay_settings INTERFACE -fcf-protection=full)
endif()
target_link_options(gainsay_settings INTERFACE -Wl,-z,relro,-z,now,-z,noexecstack)

# A hundred test programs are linked: the faster linker where there is one.
find_program(MOLD mold)
if(MOLD)
  target_link_options(gainsay_settings INTERFACE -fuse-ld=mold)
endif()
set(GAINSAY_TEST_TIMEOUT 300)
if(SANITIZE)
  target_compile_options(gainsay_settings INTERFACE -fsanitize=${SANITIZE} -fno-omit-frame-pointer)
  if(SANITIZE MATCHES undefined)
    # Qt 6.4 compares empty lists by memcmp() of no bytes at a null pointer, in a header.
    target_compile_options(gainsay_settings INTERFACE -fno-sanitize=nonnull-attribute)
  endif()
  target_link_options(gainsay_settings INTERFACE -fsanitize=${SANITIZE})
  set(GAINSAY_TEST_TIMEOUT 3000)
endif()

# Unity files by folder, so that a new source rebuilds its own room and not everything behind it in the alphabet.
# Folders with few sources share the unity file of the folder above them.
function(gainsay_unity_groups target)
  set(largest_unity 10)
  set(smallest_unity 4)
  foreach(source IN LISTS ARGN)
    if(source MATCHES "\\.cpp$")
      get_filename_component(folder ${source} DIRECTORY)
      string(MAKE_C_IDENTIFIER "in_${folder}" key)
      list(APPEND ${key} ${source})
      list(APPEND folders "${folder}")
    endif()
  endforeach()
  list(REMOVE_DUPLICATES folders)
  foreach(folder IN LISTS folders)
    string(MAKE_C_IDENTIFIER "in_${folder}" key)
    list(LENGTH ${key} count)
    set(group ${key})
    if(count LESS smallest_unity)
      get_filename_component(above "${folder}" DIRECTORY)
      string(MAKE_C_IDENTIFIER "in_${above}" group)
    endif()
    list(APPEND group_${group} ${${key}})
    list(APPEND groups ${group})
  endforeach()
  list(REMOVE_DUPLICATES groups)
  foreach(group IN LISTS groups)
    set(place 0)
    foreach(source IN LISTS group_${group})
      math(EXPR part "${place} / ${largest_unity}")
      set_source_files_properties(${source} PROPERTIES UNITY_GROUP ${group}_${part})
      math(EXPR place "${place} + 1")
    endforeach()
  endforeach()
  set_target_properties(${target} PROPERTIES UNITY_BUILD_MODE GROUP)
endfunction()

# gainsay_library(NAME LINKS …): a static library of every source below the current folder,
# except the folders named in EXCLUDE (they are targets of their own).
function(gainsay_library name)
  cmake_parse_arguments(ARG "" "" "LINKS;EXCLUDE" ${ARGN})
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS RELATIVE ${CMAKE_CURRENT_SOURCE_DIR} *.cpp *.h *.qrc)
  foreach(folder IN LISTS ARG_EXCLUDE)
    list(FILTER sources EXCLUDE REGEX "^${folder}/")
  endforeach()
  add_library(${name} STATIC ${sources})
  gainsay_unity_groups(${name} ${sources})
  target_link_libraries(${name} PUBLIC gainsay_settings ${ARG_LINKS})
endfunction()

# What `./dev tsan` builds: the tests listed in tests/CMakeLists.txt.
add_custom_target(thread_tests)

# gainsay_test(NAME SOURCES … LINKS …): one QtTest program, run offscreen. Each starts with an empty home of its own.
function(gainsay_test name)
  cmake_parse_arguments(ARG "" "" "SOURCES;LINKS" ${ARGN})
  add_executable(${name} ${ARG_SOURCES})
  target_link_libraries(${name} PRIVATE gainsay_settings Qt6::Test ${ARG_LINKS})
  # Parsing Qt and JSON anew in every test program would be nearly half of a full build.
  if(ARG_LINKS MATCHES "gainsay_(ui|gui|window_rig)")
    target_precompile_headers(${name} REUSE_FROM gainsay_ui)
  elseif(ARG_LINKS)
    target_precompile_headers(${name} REUSE_FROM gainsay_core)
  endif()
  # Nor does anybody wait for what a test computes itself: it takes two thirds of the time to compile it less well.
  target_compile_options(${name} PRIVATE $<$<CONFIG:Release>:-Og>)
  # AUTOMOC would run a scanner and compile one more file for each of a hundred programs; they need only their own moc.
  set_target_properties(${name} PROPERTIES AUTOMOC OFF)
  list(GET ARG_SOURCES 0 source)
  cmake_path(GET source STEM stem)
  set(moc ${CMAKE_CURRENT_BINARY_DIR}/${stem}.moc)
  qt_generate_moc(${source} ${moc} TARGET ${name})
  set_source_files_properties(${source} PROPERTIES OBJECT_DEPENDS ${moc})
  target_include_directories(${name} PRIVATE ${CMAKE_CURRENT_BINARY_DIR})
  target_compile_definitions(${name} PRIVATE GAINSAY_TEST_DATA="${CMAKE_SOURCE_DIR}/tests/data"
                             GAINSAY_SOURCE_DIR="${CMAKE_SOURCE_DIR}")
  set_target_properties(${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/tests UNITY_BUILD OFF)
  add_test(NAME ${name} COMMAND ${name})
  set_tests_properties(${name} PROPERTIES TIMEOUT ${GAINSAY_TEST_TIMEOUT} ENVIRONMENT
    "QT_QPA_PLATFORM=offscreen;HOME=${CMAKE_BINARY_DIR}/tests/home;XDG_CONFIG_HOME=${CMAKE_BINARY_DIR}/tests/home/.config;GAINSAY_BIN=${CMAKE_BINARY_DIR}/bin;LC_ALL=C.UTF-8;ORT_DISABLE_TELEMETRY=1;QTEST_FUNCTION_TIMEOUT=${GAINSAY_TEST_TIMEOUT}000")
  if(name IN_LIST GAINSAY_THREAD_TESTS)
    add_dependencies(thread_tests ${name})
    set_tests_properties(${name} PROPERTIES LABELS threads)
  endif()
endfunction()
