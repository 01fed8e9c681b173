// Inlining on which speed depends: an event costs next to nothing only where the compiler sees
// which event it is. It is left out where the size of the program matters more (-Os, -Oz: the
// page's module) and where nobody asks for speed: without optimisation, and under sanitizers, whose
// checks would be multiplied by it (three times the time and twice the memory to compile).
#pragma once

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define WARREN_SANITIZED
#endif
#endif
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define WARREN_SANITIZED
#endif

#if defined(__OPTIMIZE_SIZE__) || !defined(__OPTIMIZE__) || defined(WARREN_SANITIZED)
#define WARREN_INLINE
#else
#define WARREN_INLINE __attribute__((always_inline))
#endif
#undef WARREN_SANITIZED
