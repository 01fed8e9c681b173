// Inlining on which speed depends: an event costs next to nothing only where the compiler sees
// which event it is. Where the size of the program matters more (-Os, -Oz: the page's module) it is
// left out.
#pragma once

#ifdef __OPTIMIZE_SIZE__
#define WARREN_INLINE
#else
#define WARREN_INLINE __attribute__((always_inline))
#endif
