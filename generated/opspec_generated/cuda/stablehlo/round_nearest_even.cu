// stablehlo.round_nearest_even: Each value rounded to a whole number, ties to the even one.
// Generated from spec/ops/stablehlo/round_nearest_even.yaml: change that file, then run `opspec generate`.

template <typename T>
DEVICE void kernel(int64_t thread, Tensor<T> auto operand, Tensor<T> auto result) {
  const Vec o = unflatten(thread, result.shape);
  result[o] = round_nearest_even(operand[o]);
}
