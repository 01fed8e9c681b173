# What every target shares, and the two functions that the folders' CMakeLists.txt call.

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)

if(NOT CMAKE_CXX_COMPILER_LAUNCHER)
  find_program(WARREN_CCACHE ccache)
  if(WARREN_CCACHE)
    set(CMAKE_CXX_COMPILER_LAUNCHER "${WARREN_CCACHE}")
  endif()
endif()

# All includes are written from the root of the repository: #include "core/game.h".
add_library(warren_base INTERFACE)
target_include_directories(warren_base INTERFACE "${PROJECT_SOURCE_DIR}")
target_compile_options(warren_base INTERFACE -Wall -Wextra -Wpedantic -Wshadow -Wnon-virtual-dtor)
if(CMAKE_CXX_COMPILER_ID STREQUAL GNU AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
  # GCC 12 sees overlapping or endless copies in "literal" + std::string where there are none (its bug
  # 105651); with precompiled headers it says so of the library's own lines. Clang, which compiles the
  # engine for WebAssembly with warnings as errors, looks for real ones.
  target_compile_options(warren_base INTERFACE -Wno-restrict -Wno-stringop-overflow -Wno-array-bounds)
endif()
if(WARREN_WERROR)
  target_compile_options(warren_base INTERFACE -Werror)
endif()

# Sets of cards are counted all the time: every x86-64 processor since 2009 does it in one instruction.
if(CMAKE_SYSTEM_PROCESSOR MATCHES "^(x86_64|AMD64)$")
  include(CheckCXXCompilerFlag)
  check_cxx_compiler_flag(-march=x86-64-v2 WARREN_HAS_X86_64_V2)
  if(WARREN_HAS_X86_64_V2)
    add_compile_options(-march=x86-64-v2)
  endif()
endif()

if(WARREN_SANITIZE)
  # vptr needs run-time type information, which the engine is built without.
  set(flags -fsanitize=${WARREN_SANITIZE} -fno-sanitize=vptr -fno-sanitize-recover=all -fno-omit-frame-pointer)
  if(CMAKE_CXX_COMPILER_ID STREQUAL Clang AND WARREN_SANITIZE MATCHES address AND NOT WARREN_FUZZ)
    # The search for use of a stack frame after its return takes half of the tests' time. GCC leaves it
    # out too; the fuzz targets have it.
    list(APPEND flags -fsanitize-address-use-after-return=never)
  endif()
  add_compile_options(${flags})
  add_link_options(${flags})
endif()

# warren_unhurried(<target>): what works at the pace of people is compiled quickly rather than to be
# quick.
function(warren_unhurried target)
  if(NOT WARREN_WASM AND NOT CMAKE_BUILD_TYPE STREQUAL Debug)
    target_compile_options(${target} PRIVATE -O1)
  endif()
endfunction()

# warren_precompiled(<target> <flavour> <headers>...)
#
# Headers that most files of a target include are read once: gtest and the standard library cost
# more than what most files here say themselves. Targets of one flavour are compiled with the same
# flags and share one such file. Only headers of the system, or of core, which everything sees
# anyway: a change in one of them compiles everything anew.
function(warren_precompiled target flavour)
  set(holder warren_precompiled_${flavour})
  if(NOT TARGET ${holder})
    set(source "${PROJECT_BINARY_DIR}/${holder}.cc")
    file(CONFIGURE OUTPUT "${source}" CONTENT "// Holds a precompiled header.\n")
    add_library(${holder} OBJECT "${source}")
    get_target_property(options ${target} COMPILE_OPTIONS)
    if(options)
      target_compile_options(${holder} PRIVATE ${options})
    endif()
    get_target_property(libraries ${target} LINK_LIBRARIES)
    list(FILTER libraries EXCLUDE REGEX "^warren_")  # they need this header themselves
    target_link_libraries(${holder} PRIVATE warren_base ${libraries})
    target_precompile_headers(${holder} PRIVATE ${ARGN})
  endif()
  target_precompile_headers(${target} REUSE_FROM ${holder})
endfunction()

# warren_library(<target> [ENGINE] [UNHURRIED] [FLAT] [LINK <targets>...])
#
# The library of the folder that calls it, made of every .cc file there and below, so that adding a
# file needs no edit here. A folder of headers alone becomes an interface library. ENGINE is for what
# also runs inside a browser: no exceptions, no run-time type information. UNHURRIED: see
# above. FLAT leaves sub-folders out.
function(warren_library target)
  cmake_parse_arguments(PARSE_ARGV 1 arg "ENGINE;FLAT;UNHURRIED" "" "LINK")
  if(arg_FLAT)
    file(GLOB sources CONFIGURE_DEPENDS "${CMAKE_CURRENT_SOURCE_DIR}/*.cc")
  else()
    file(GLOB_RECURSE sources CONFIGURE_DEPENDS "${CMAKE_CURRENT_SOURCE_DIR}/*.cc")
  endif()
  if(NOT sources)
    add_library(${target} INTERFACE)
    target_link_libraries(${target} INTERFACE warren_base ${arg_LINK})
    return()
  endif()
  if(WARREN_WASM)
    # Objects rather than an archive: the system's ar cannot index WebAssembly.
    add_library(${target} OBJECT ${sources})
    set_property(GLOBAL APPEND PROPERTY WARREN_OBJECTS $<TARGET_OBJECTS:${target}>)
  else()
    add_library(${target} STATIC ${sources})
  endif()
  target_link_libraries(${target} PUBLIC warren_base ${arg_LINK})
  if(arg_ENGINE)
    target_compile_options(${target} PRIVATE -fno-exceptions -fno-rtti)
    set(flavour engine)
    if(arg_UNHURRIED)
      warren_unhurried(${target})
      set(flavour unhurried_engine)
    endif()
    warren_precompiled(${target} ${flavour} "${PROJECT_SOURCE_DIR}/core/precompiled.h")
  endif()
endfunction()

# warren_program(<target> SOURCES <files>... [LINK <targets>...])
function(warren_program target)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "SOURCES;LINK")
  add_executable(${target} ${arg_SOURCES})
  target_link_libraries(${target} PRIVATE warren_base ${arg_LINK})
endfunction()
