// The heap of the module: a list of free blocks for each power of two. Blocks are never joined or
// given back; the page's engine does the same work move after move, so what was freed is soon
// wanted again. The C library's own heap is a twentieth of the module.
#include <cstddef>
#include <cstdint>
#include <cstring>

extern "C" unsigned char __heap_base;

namespace {

constexpr std::size_t kPage = 65536;
constexpr std::size_t kHead = 16;  // before each block, so that blocks keep their alignment
constexpr unsigned kSmallest = 5;  // 32 bytes, the head included

struct Block {
  std::size_t power;
  Block* next;  // while it is free
};

Block* free_blocks[32];
std::uintptr_t unused = 0;  // from here to `end` nothing was ever handed out
std::uintptr_t end = 0;

void* memory_of(Block* block) { return reinterpret_cast<unsigned char*>(block) + kHead; }
Block* block_of(void* memory) {
  return reinterpret_cast<Block*>(static_cast<unsigned char*>(memory) - kHead);
}

Block* fresh(std::size_t size) {
  if (unused == 0) {
    unused = (reinterpret_cast<std::uintptr_t>(&__heap_base) + kHead - 1) / kHead * kHead;
    end = __builtin_wasm_memory_size(0) * kPage;
  }
  if (end - unused < size) {
    const std::size_t pages = (size - (end - unused) + kPage - 1) / kPage;
    if (__builtin_wasm_memory_grow(0, pages) == SIZE_MAX) return nullptr;
    end += pages * kPage;
  }
  Block* const block = reinterpret_cast<Block*>(unused);
  unused += size;
  return block;
}

}  // namespace

extern "C" {

void* malloc(std::size_t size) {
  if (size > SIZE_MAX / 4) return nullptr;
  unsigned power = kSmallest;
  while ((std::size_t{1} << power) < size + kHead) ++power;
  Block* block = free_blocks[power];
  if (block != nullptr) {
    free_blocks[power] = block->next;
  } else {
    block = fresh(std::size_t{1} << power);
    if (block == nullptr) return nullptr;
    block->power = power;
  }
  return memory_of(block);
}

void free(void* memory) {
  if (memory == nullptr) return;
  Block* const block = block_of(memory);
  block->next = free_blocks[block->power];
  free_blocks[block->power] = block;
}

void* calloc(std::size_t count, std::size_t each) {
  if (each != 0 && count > SIZE_MAX / each) return nullptr;
  void* const memory = malloc(count * each);
  return memory == nullptr ? nullptr : std::memset(memory, 0, count * each);
}

void* realloc(void* memory, std::size_t size) {
  void* const moved = malloc(size);
  if (moved == nullptr || memory == nullptr) return moved;
  const std::size_t had = (std::size_t{1} << block_of(memory)->power) - kHead;
  std::memcpy(moved, memory, had < size ? had : size);
  free(memory);
  return moved;
}

// Every block is aligned for all that the engine has.
void* aligned_alloc(std::size_t alignment, std::size_t size) {
  return alignment <= kHead ? malloc(size) : nullptr;
}

int posix_memalign(void** memory, std::size_t alignment, std::size_t size) {
  *memory = aligned_alloc(alignment, size);
  return *memory == nullptr ? 1 : 0;
}

}  // extern "C"
