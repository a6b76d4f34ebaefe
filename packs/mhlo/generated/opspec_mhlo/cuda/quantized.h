/* Tensors of quantized elements: a kernel computes with the floats that they stand for. */
#ifndef OPSPEC_QUANTIZED_H
#define OPSPEC_QUANTIZED_H

#include "primitives.h"

namespace opspec {

/* Q says the types and numbers: stored, real, least, largest, scale(place), zero(place), and the place of an index. */
template <typename Q> OPSPEC typename Q::real dequantized(typename Q::stored x, int64_t place) {
  using E = typename Q::real;
  return E((int64_t)x.value() - Q::zero(place)) * Q::scale(place);
}

template <typename Q> OPSPEC typename Q::stored quantized(typename Q::real x, int64_t place) {
  using E = typename Q::real;
  const E least = E((int64_t)Q::least), largest = E((int64_t)Q::largest);
  const E moved = x / Q::scale(place) + E(Q::zero(place));
  return typename Q::stored(round_nearest_even(moved < least ? least : largest < moved ? largest : moved));
}

template <typename Q, int64_t... SIZES> struct QuantizedIn {
  using element = typename Q::real;
  static constexpr int rank = sizeof...(SIZES);
  static constexpr Vec shape = {SIZES...};
  const typename Q::stored::Store *data;

  OPSPEC_MEMBER element operator[](Vec index) const {
    EXPECT(index.length == rank && 0 <= index && index < shape, "a read outside of a tensor");
    return dequantized<Q>(Q::stored::from_bits(data[flatten(index, shape)]), Q::place(index));
  }
};

template <typename Q, int64_t... SIZES> struct QuantizedOut {
  using element = typename Q::real;
  static constexpr int rank = sizeof...(SIZES);
  static constexpr Vec shape = {SIZES...};
  typename Q::stored::Store *data;

  struct Place {
    typename Q::stored::Store *bits;
    int64_t place;
    OPSPEC_MEMBER void operator=(element x) const { *bits = quantized<Q>(x, place).bits; }
  };
  OPSPEC_MEMBER Place operator[](Vec index) const {
    EXPECT(index.length == rank && 0 <= index && index < shape, "a write outside of a tensor");
    return {data + flatten(index, shape), Q::place(index)};
  }
};

} // namespace opspec
#endif
