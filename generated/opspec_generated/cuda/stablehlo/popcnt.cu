// stablehlo.popcnt: How many bits of each integer are set.
// Generated from spec/ops/stablehlo/popcnt.yaml: change that file, then run `opspec generate`.

template <typename T>
DEVICE void kernel(int64_t thread, Tensor<T> auto operand, Tensor<T> auto result) {
  const Vec o = unflatten(thread, result.shape);
  result[o] = popcount(operand[o]);
}
