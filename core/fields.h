// One listing of a struct's fields gives its bytes, its reader and its digest.
//
// A struct takes part by a static member that names its fields in a fixed order:
//
//   struct Pile {
//     TileId top; std::uint8_t size;
//     template <class Self, class Visit>
//     static constexpr void fields(Self& self, Visit&& visit) { visit(self.top); visit(self.size);
//     }
//   };
//
// Numbers are written little-endian in their own width, so the bytes, and with them the digest, are
// the same on every platform.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <string_view>
#include <type_traits>

#include "core/card_set.h"
#include "core/inline_list.h"
#include "core/overflow.h"
#include "core/rng.h"
#include "core/seat.h"

namespace warren {

template <class T>
concept Scalar = std::is_integral_v<T> || std::is_enum_v<T>;

template <class T>
concept HasFields = requires(T& value) {
  T::fields(value, [](auto&) {});
};

// Bytes on the stack; large enough for any state. What does not fit is dropped and noted
// (core/overflow.h).
class ByteBuffer {
 public:
  static constexpr std::size_t kCapacity = 4096;
  explicit ByteBuffer(bool for_digest = false) : size_(0), for_digest_(for_digest) {}
  bool for_digest() const { return for_digest_; }
  // Room for this many bytes, which have to be written then; null if there is not.
  std::uint8_t* take(std::size_t count) {
    if (count > kCapacity - size_) [[unlikely]] {
      note_overflow(Overflow::bytes);
      return nullptr;
    }
    std::uint8_t* const at = bytes_.data() + size_;
    size_ += count;
    return at;
  }
  void raw(const void* data, std::size_t count) {
    if (std::uint8_t* const at = take(count)) std::memcpy(at, data, count);
  }
  void byte(std::uint8_t value) {
    if (std::uint8_t* const at = take(1)) *at = value;
  }
  void clear() { size_ = 0; }
  std::span<const std::uint8_t> all() const { return {bytes_.data(), size_}; }
  friend bool operator==(const ByteBuffer& a, const ByteBuffer& b) {
    return a.size_ == b.size_ && std::memcmp(a.bytes_.data(), b.bytes_.data(), a.size_) == 0;
  }

 private:
  std::size_t size_;
  std::array<std::uint8_t, kCapacity> bytes_;
  bool for_digest_;
};

// --- writing -----------------------------------------------------------------------------------

namespace detail {
template <class T>
struct IsArray : std::false_type {};
template <class T, std::size_t N>
struct IsArray<std::array<T, N>> : std::true_type {};
template <class T>
struct IsList : std::false_type {};
template <class T, int N, Overflow Full>
struct IsList<InlineList<T, N, Full>> : std::true_type {};
template <class T>
struct IsCards : std::false_type {};
template <int N>
struct IsCards<CardSet<N>> : std::integral_constant<int, N> {};
}  // namespace detail

// A value is measured first, so that one look at the room is enough for all of it: mostly the
// measure is a constant.
template <class T>
std::size_t bytes_in(const T& value, bool for_digest) {
  if constexpr (Scalar<T>) {
    return sizeof(T);
  } else if constexpr (std::is_same_v<T, SeatSet>) {
    return 1;
  } else if constexpr (std::is_same_v<T, Card>) {
    return 2;
  } else if constexpr (detail::IsArray<T>::value || detail::IsList<T>::value) {
    using Item = std::remove_cvref_t<decltype(*value.begin())>;
    std::size_t count = detail::IsList<T>::value ? 1 : 0;
    if constexpr (Scalar<Item>)
      return count + sizeof(Item) * static_cast<std::size_t>(value.size());
    for (const Item& item : value) count += bytes_in(item, for_digest);
    return count;
  } else if constexpr (detail::IsCards<T>::value > 0) {
    return sizeof(typename T::Mask) * detail::IsCards<T>::value;
  } else {
    static_assert(HasFields<const T> || HasFields<T>, "list the fields of this type");
    if constexpr (requires { T::kAddedLater; }) {
      if (for_digest && value == T{}) return 0;
    }
    std::size_t count = 0;
    T::fields(value, [&](const auto& field) { count += bytes_in(field, for_digest); });
    return count;
  }
}

namespace detail {
// Writes `bytes_in` bytes from `at` on, and says where they end.
template <class T>
std::uint8_t* write(std::uint8_t* at, const T& value, bool for_digest) {
  if constexpr (Scalar<T>) {
    auto bits = static_cast<std::uint64_t>(value);
    for (std::size_t i = 0; i < sizeof(T); ++i, bits >>= 8) *at++ = static_cast<std::uint8_t>(bits);
  } else if constexpr (std::is_same_v<T, SeatSet>) {
    *at++ = value.bits();
  } else if constexpr (std::is_same_v<T, Card>) {
    *at++ = value.suit;
    *at++ = value.rank;
  } else if constexpr (IsArray<T>::value) {
    using Item = typename T::value_type;
    if constexpr (Scalar<Item> && sizeof(Item) == 1) {
      std::memcpy(at, value.data(), value.size());
      return at + value.size();
    }
    for (const Item& item : value) at = write(at, item, for_digest);
  } else if constexpr (IsList<T>::value) {
    *at++ = static_cast<std::uint8_t>(value.size());
    for (const auto& item : value) at = write(at, item, for_digest);
  } else if constexpr (IsCards<T>::value > 0) {
    for (int s = 0; s < IsCards<T>::value; ++s) at = write(at, value.suit(s), for_digest);
  } else {
    if constexpr (requires { T::kAddedLater; }) {
      if (for_digest && value == T{}) return at;
    }
    T::fields(value, [&](const auto& field) { at = write(at, field, for_digest); });
  }
  return at;
}
}  // namespace detail

// All of the value, or nothing if it does not fit.
template <class T>
void put(ByteBuffer& out, const T& value) {
  if (std::uint8_t* const at = out.take(bytes_in(value, out.for_digest())))
    detail::write(at, value, out.for_digest());
}

template <class T>
ByteBuffer to_bytes(const T& value) {
  ByteBuffer out;
  put(out, value);
  return out;
}

// --- reading -----------------------------------------------------------------------------------

class ByteReader {
 public:
  explicit ByteReader(std::span<const std::uint8_t> bytes) : bytes_(bytes) {}
  std::uint8_t byte() {
    if (bytes_.empty()) {
      failed_ = true;
      return 0;
    }
    const std::uint8_t value = bytes_.front();
    bytes_ = bytes_.subspan(1);
    return value;
  }
  void raw(void* data, std::size_t count) {
    if (bytes_.size() < count) return fail();
    std::memcpy(data, bytes_.data(), count);
    bytes_ = bytes_.subspan(count);
  }
  void fail() { failed_ = true; }
  bool failed() const { return failed_; }
  bool exhausted() const { return bytes_.empty(); }

 private:
  std::span<const std::uint8_t> bytes_;
  bool failed_ = false;
};

template <class T>
void get(ByteReader& in, T& value);

template <class T, std::size_t N>
void get_array(ByteReader& in, std::array<T, N>& values) {
  if constexpr (Scalar<T> && sizeof(T) == 1 && !std::is_same_v<T, bool>) {
    in.raw(values.data(), N);
  } else {
    for (T& value : values) get(in, value);
  }
}

template <class T>
void get(ByteReader& in, T& value) {
  if constexpr (std::is_same_v<T, bool>) {
    const std::uint8_t byte = in.byte();
    if (byte > 1) in.fail();
    value = byte == 1;
  } else if constexpr (Scalar<T>) {
    std::uint64_t bits = 0;
    for (std::size_t i = 0; i < sizeof(T); ++i) bits |= std::uint64_t{in.byte()} << (8 * i);
    value = static_cast<T>(bits);
  } else if constexpr (std::is_same_v<T, SeatSet>) {
    value = SeatSet(in.byte());
  } else if constexpr (std::is_same_v<T, Card>) {
    value.suit = in.byte();
    value.rank = in.byte();
  } else if constexpr (detail::IsArray<T>::value) {
    get_array(in, value);
  } else if constexpr (detail::IsList<T>::value) {
    value.clear();
    const int count = in.byte();
    if (count > T::capacity()) return in.fail();
    for (int i = 0; i < count; ++i) {
      std::remove_cvref_t<decltype(value[0])> item{};
      get(in, item);
      value.push(item);
    }
  } else if constexpr (detail::IsCards<T>::value > 0) {
    for (int s = 0; s < detail::IsCards<T>::value; ++s) {
      std::uint16_t mask = 0;
      get(in, mask);
      value.set_suit(s, mask);
    }
  } else {
    T::fields(value, [&in](auto& field) { get(in, field); });
  }
}

// True if `bytes` are exactly one value of this type. Whether the value makes sense is for the
// game's `broken` to say.
template <class T>
bool from_bytes(std::span<const std::uint8_t> bytes, T& value) {
  ByteReader in(bytes);
  get(in, value);
  return !in.failed() && in.exhausted();
}

// --- digest ------------------------------------------------------------------------------------

namespace detail {
// Eight bytes as a number: one load where numbers lie that way round in memory.
constexpr std::uint64_t word_of(std::span<const std::uint8_t, 8> bytes) {
  std::array<std::uint8_t, 8> eight{};
  std::copy(bytes.begin(), bytes.end(), eight.begin());
  if constexpr (std::endian::native == std::endian::little)
    return std::bit_cast<std::uint64_t>(eight);
  std::uint64_t word = 0;
  for (std::size_t i = 0; i < eight.size(); ++i) word |= std::uint64_t{eight[i]} << (8 * i);
  return word;
}
}  // namespace detail

constexpr std::uint64_t digest_of(std::span<const std::uint8_t> bytes) {
  std::uint64_t h = 0x57415252454E3031ULL ^ bytes.size();  // "WARREN01"
  std::size_t i = 0;
  for (; i + 8 <= bytes.size(); i += 8) {
    h = (std::rotl(h, 29) ^ detail::word_of(bytes.subspan(i).first<8>())) * 0x9FB21C651E98DF25ULL;
    h ^= h >> 32;
  }
  std::uint64_t tail = 0;
  for (std::size_t k = 0; i + k < bytes.size(); ++k) tail |= std::uint64_t{bytes[i + k]} << (8 * k);
  return mix64(h ^ tail);
}

// Fields that a game got later go into a struct with `static constexpr bool kAddedLater = true`: it
// is no part of a digest as long as it has its default value, so that older logs keep theirs.
template <class T>
std::uint64_t digest_of_fields(const T& value) {
  ByteBuffer out(true);
  put(out, value);
  return digest_of(out.all());
}

// The chain over a log: each link takes in the digest of the state after one entry.
constexpr std::uint64_t chain(std::uint64_t before, std::uint64_t digest) {
  return mix64(std::rotl(before, 17) ^ digest);
}

}  // namespace warren
