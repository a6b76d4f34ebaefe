// mhlo.copy: The operand as it is, in memory of its own.
// Generated from spec/ops/mhlo/copy.yaml: change that file, then run `opspec generate`.

template <typename T>
DEVICE void kernel(int64_t thread, Tensor<T> auto operand, Tensor<T> auto result) {
  const Vec o = unflatten(thread, result.shape);
  result[o] = operand[o];
}
