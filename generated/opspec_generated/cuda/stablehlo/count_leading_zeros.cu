// stablehlo.count_leading_zeros: How many zero bits stand above the highest set bit of each integer.
// Generated from spec/ops/stablehlo/count_leading_zeros.yaml: change that file, then run `opspec generate`.

template <typename T>
DEVICE void kernel(int64_t thread, Tensor<T> auto operand, Tensor<T> auto result) {
  const Vec o = unflatten(thread, result.shape);
  result[o] = count_leading_zeros(operand[o]);
}
