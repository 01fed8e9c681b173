// What the page calls.
#include "host/page_calls.h"
#include "wasm/texts.h"

WARREN_EXPORT(warren_alloc) void* warren_alloc(std::size_t size) { return std::malloc(size); }

WARREN_EXPORT(warren_free) void warren_free(void* memory) { std::free(memory); }

// A call about tables, as JSON (web/src/engine/contract.ts); gives its answer.
WARREN_EXPORT(warren_call) char* warren_call(const char* text, std::size_t size) {
  static warren::PageCalls calls;
  return warren::hand_over(calls.call({text, size}));
}
