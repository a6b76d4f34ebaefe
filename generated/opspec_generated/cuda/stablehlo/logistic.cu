// stablehlo.logistic: The logistic function of each value, between 0 and 1.
// Generated from spec/ops/stablehlo/logistic.yaml: change that file, then run `opspec generate`.

template <typename T>
DEVICE void kernel(int64_t thread, Tensor<T> auto operand, Tensor<T> auto result) {
  const Vec o = unflatten(thread, result.shape);
  result[o] = logistic(operand[o]);
}
