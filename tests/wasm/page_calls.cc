// What the page calls, natively: a call on each line of the input, its answer on each line of the
// output. The module must give the same answers, word by word (golden.mjs).
#include "host/page_calls.h"

#include <iostream>
#include <string>

int main() {
  warren::PageCalls calls;
  for (std::string line; std::getline(std::cin, line);) std::cout << calls.call(line) << '\n';
}
