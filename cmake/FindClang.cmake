# Finds the newest clang that can compile the engine to WebAssembly: the highest N, 19 or above, for
# which the compiler, the linker and Debian's wasm32 libraries are all installed. Sets WARREN_CLANG_N.
set(WARREN_CLANG_N "")
file(GLOB candidates /usr/bin/clang++-*)
foreach(candidate IN LISTS candidates)
  if(candidate MATCHES "/clang\\+\\+-([0-9]+)$")
    set(n "${CMAKE_MATCH_1}")
    if(n GREATER_EQUAL 19
       AND (WARREN_CLANG_N STREQUAL "" OR n GREATER WARREN_CLANG_N)
       AND EXISTS "/usr/bin/wasm-ld-${n}"
       AND EXISTS "/usr/lib/llvm-${n}/lib/wasm32-wasi/libc++.a"
       AND EXISTS "/usr/lib/llvm-${n}/lib/wasm32-wasi/libc++abi.a"
       AND EXISTS "/usr/lib/llvm-${n}/lib/clang/${n}/lib/wasi/libclang_rt.builtins-wasm32.a")
      set(WARREN_CLANG_N "${n}")
    endif()
  endif()
endforeach()
if(WARREN_CLANG_N STREQUAL "" OR NOT EXISTS /usr/lib/wasm32-wasi/libc.a)
  message(FATAL_ERROR
    "No clang (19 or newer) with its wasm32 libraries was found. Run scripts/setup wasm, or install "
    "clang-N lld-N libc++-N-dev-wasm32 libc++abi-N-dev-wasm32 libclang-rt-N-dev-wasm32 wasi-libc.")
endif()
