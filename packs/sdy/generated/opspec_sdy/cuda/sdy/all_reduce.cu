// sdy.all_reduce: Terms that devices have added up along axes, so that all have the sum.
// Generated from spec/ops/sdy/all_reduce.yaml: change that file, then run `opspec generate`.

template <typename T>
DEVICE void kernel(int64_t thread, Tensor<T> auto input, Tensor<T> auto result) {
  const Vec o = unflatten(thread, result.shape);
  result[o] = input[o];
}
