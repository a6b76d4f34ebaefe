// stablehlo.clamp: Each value, raised to a least and lowered to a largest one where it lies outside.
// Generated from spec/ops/stablehlo/clamp.yaml: change that file, then run `opspec generate`.

template <typename T>
DEVICE void kernel(
    int64_t thread,
    Tensor<T> auto min,
    Tensor<T> auto operand,
    Tensor<T> auto max,
    Tensor<T> auto result) {
  const Vec o = unflatten(thread, result.shape);
  const auto low = [&] { return min[min.rank == 0 ? Vec{} : o]; };
  const auto high = [&] { return max[max.rank == 0 ? Vec{} : o]; };
  if constexpr (is_bool<T>) {
    result[o] = (operand[o] || low()) && high();
  } else if constexpr (is_int<T>) {
    result[o] = clamp(low(), operand[o], high());
  } else if constexpr (is_float<T>) {
    result[o] = ieee_minimum(ieee_maximum(operand[o], low()), high());
  } else if constexpr (is_complex<T>) {
    result[o] = lexicographic_minimum(lexicographic_maximum(operand[o], low()), high());
  }
}
