// stablehlo.exponential_minus_one: e to the power of each value, less one, exact near zero.
// Generated from spec/ops/stablehlo/exponential_minus_one.yaml: change that file, then run `opspec generate`.

template <typename T>
DEVICE void kernel(int64_t thread, Tensor<T> auto operand, Tensor<T> auto result) {
  const Vec o = unflatten(thread, result.shape);
  result[o] = exponential_minus_one(operand[o]);
}
