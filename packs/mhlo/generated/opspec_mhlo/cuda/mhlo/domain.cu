// mhlo.domain: The operand as it is, where one group of ops ends and another one begins.
// Generated from spec/ops/mhlo/domain.yaml: change that file, then run `opspec generate`.

template <typename T>
DEVICE void kernel(int64_t thread, Tensor<T> auto operand, Tensor<T> auto result) {
  const Vec o = unflatten(thread, result.shape);
  result[o] = operand[o];
}
