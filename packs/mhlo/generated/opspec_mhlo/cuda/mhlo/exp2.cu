// mhlo.exp2: 2 to the power of each value.
// Generated from spec/ops/mhlo/exp2.yaml: change that file, then run `opspec generate`.

template <typename T>
DEVICE void kernel(int64_t thread, Tensor<T> auto operand, Tensor<T> auto result) {
  const Vec o = unflatten(thread, result.shape);
  result[o] = power(T(2), operand[o]);
}
