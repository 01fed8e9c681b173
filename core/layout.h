// Bytes that leave a process say how they are laid out. The stamp before them is made of the types'
// own listing of fields (core/fields.h): it changes by itself when a field is added, moved or made
// wider, so that bytes of another version are refused rather than read as something else.
#pragma once

#include <cstdint>
#include <vector>

#include "core/fields.h"

namespace warren {

namespace detail {

template <class T>
std::uint64_t layout_from(std::uint64_t h) {
  const auto mixed = [&](char what, std::uint64_t size) {
    return mix64(h ^ (size << 8 | static_cast<unsigned char>(what)));
  };
  if constexpr (Scalar<T>) {
    return mixed('n', sizeof(T));
  } else if constexpr (std::is_same_v<T, SeatSet>) {
    return mixed('s', 1);
  } else if constexpr (std::is_same_v<T, Card>) {
    return mixed('c', 2);
  } else if constexpr (IsArray<T>::value) {
    return layout_from<typename T::value_type>(mixed('a', std::tuple_size_v<T>));
  } else if constexpr (IsList<T>::value) {
    return layout_from<std::remove_cvref_t<decltype(std::declval<T>()[0])>>(
        mixed('l', static_cast<std::uint64_t>(T::capacity())));
  } else if constexpr (IsCards<T>::value > 0) {
    return mixed('d', IsCards<T>::value);
  } else {
    h = mixed('{', 0);
    T value{};
    T::fields(value, [&]<class Field>(const Field&) { h = layout_from<Field>(h); });
    return mixed('}', 0);
  }
}

}  // namespace detail

// Stands for the layout of a type's bytes.
template <class T>
std::uint32_t layout_of() {
  static const auto stamp = static_cast<std::uint32_t>(detail::layout_from<T>(0));
  return stamp;
}

// The bytes of a value behind the stamp of its layout.
template <class T>
std::vector<std::uint8_t> stamped_bytes(const T& value) {
  ByteBuffer buffer;
  put(buffer, layout_of<T>());
  put(buffer, value);
  return {buffer.all().begin(), buffer.all().end()};
}

// False where the stamp is another one, or the bytes are not exactly one value.
template <class T>
bool from_stamped_bytes(std::span<const std::uint8_t> bytes, T& value) {
  ByteReader in(bytes);
  std::uint32_t stamp = 0;
  get(in, stamp);
  if (stamp != layout_of<T>()) return false;
  get(in, value);
  return !in.failed() && in.exhausted();
}

}  // namespace warren
