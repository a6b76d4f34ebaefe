// stablehlo.log_plus_one: The natural logarithm of each value plus one, exact near zero.
// Generated from spec/ops/stablehlo/log_plus_one.yaml: change that file, then run `opspec generate`.

template <typename T>
DEVICE void kernel(int64_t thread, Tensor<T> auto operand, Tensor<T> auto result) {
  const Vec o = unflatten(thread, result.shape);
  result[o] = log_plus_one(operand[o]);
}
