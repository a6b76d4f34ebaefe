// mhlo.bitcast: The memory of the operand, read as another shape, another type or another layout.
// Generated from spec/ops/mhlo/bitcast.yaml: change that file, then run `opspec generate`.
//
// Known when it is compiled, beside all types and shapes:
//   Vec source_layout, result_layout;

template <typename S, typename T>
DEVICE void kernel(int64_t thread, Tensor<S> auto operand, Tensor<T> auto result) {
  constexpr Vec before = each(
      range(operand.rank),
      [&](int64_t k) { return 0 < source_layout.length ? source_layout[operand.rank - 1 - k] : k; });
  constexpr Vec after = each(
      range(result.rank),
      [&](int64_t k) { return 0 < result_layout.length ? result_layout[result.rank - 1 - k] : k; });
  constexpr Vec source_box = take(operand.shape, before);
  constexpr Vec result_box = take(result.shape, after);
  const Vec o = unflatten(thread, result.shape);
  bool first = true;
  T value;
  for (const int64_t k : range(max(floor_div(bits<T>(), bits<S>()), 1))) {
    const int64_t bit = flatten(take(o, after), result_box) * bits<T>();
    const Vec at = unflatten(floor_div(bit, bits<S>()) + k, source_box);
    const int64_t place = bits<S>() <= bits<T>() ? k * bits<S>() : -floor_mod(bit, bits<S>());
    const T term = bitcast<T>(operand[take(at, inverse(before))], place);
    value = first ? term : either_bits(value, term);
    first = false;
  }
  EXPECT(!first, "a fold over nothing");
  result[o] = value;
}
