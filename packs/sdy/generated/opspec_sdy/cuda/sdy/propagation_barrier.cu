// sdy.propagation_barrier: A value as it is, through which shardings spread in one direction only, or in none.
// Generated from spec/ops/sdy/propagation_barrier.yaml: change that file, then run `opspec generate`.

template <typename T>
DEVICE void kernel(int64_t thread, Tensor<T> auto operand, Tensor<T> auto result) {
  const Vec o = unflatten(thread, result.shape);
  result[o] = operand[o];
}
