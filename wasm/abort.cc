// How the C++ library gives up in the page: by a trap, which the worker reports. The library's own
// ways print first, and bring all of printf with them.
#include <__verbose_abort>

void std::__libcpp_verbose_abort(const char*, ...) noexcept { __builtin_trap(); }

extern "C" [[noreturn]] void __abort_message(const char*, ...) { __builtin_trap(); }
