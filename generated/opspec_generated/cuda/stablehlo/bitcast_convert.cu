// stablehlo.bitcast_convert: The bits of the operand, in row-major order with the lowest bits first, read as values of another type.
// Generated from spec/ops/stablehlo/bitcast_convert.yaml: change that file, then run `opspec generate`.

template <typename S, typename T>
DEVICE void kernel(int64_t thread, Tensor<S> auto operand, Tensor<T> auto result) {
  const Vec o = unflatten(thread, result.shape);
  bool first = true;
  T value;
  for (const int64_t k : range(max(floor_div(bits<T>(), bits<S>()), 1))) {
    const Vec at = bits<S>() < bits<T>() ? cat(o, Vec{k}) : head(o, operand.rank);
    const int64_t place = bits<S>() <= bits<T>() ? k * bits<S>() : -o[operand.rank] * bits<T>();
    const T term = bitcast<T>(operand[at], place);
    value = first ? term : either_bits(value, term);
    first = false;
  }
  EXPECT(!first, "a fold over nothing");
  result[o] = value;
}
