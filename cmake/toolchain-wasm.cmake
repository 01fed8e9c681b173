# Compiles the engine to WebAssembly (WASI, as a library that the page calls into).
include("${CMAKE_CURRENT_LIST_DIR}/FindClang.cmake")

set(CMAKE_SYSTEM_NAME Generic)
set(CMAKE_SYSTEM_PROCESSOR wasm32)
set(CMAKE_CXX_COMPILER "/usr/bin/clang++-${WARREN_CLANG_N}")
set(CMAKE_CXX_COMPILER_TARGET wasm32-wasi)
set(CMAKE_CXX_FLAGS_INIT "-Wno-deprecated -fno-exceptions -fno-rtti")
# Small rather than fast: the module is the largest thing that a first visit loads. Optimised as a whole
# (-flto) it is a tenth smaller; without virtual functions that nobody calls, which the whole program
# must be seen for, another twentieth. There are no threads, and it never ends: no guards, no destructors
# of statics.
set(wasm_release "-Oz -DNDEBUG -flto -fvisibility=hidden -fwhole-program-vtables -fvirtual-function-elimination \
-fno-threadsafe-statics -fno-c++-static-destructors")
set(CMAKE_CXX_FLAGS_RELEASE_INIT "${wasm_release}")
set(CMAKE_CXX_FLAGS_RELEASE "${wasm_release}" CACHE STRING "")
set(CMAKE_EXE_LINKER_FLAGS_INIT "-mexec-model=reactor -Wl,--strip-all")
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
