// sdy.reduce_scatter: Terms that devices have added up along axes, of which each keeps a part.
// Generated from spec/ops/sdy/reduce_scatter.yaml: change that file, then run `opspec generate`.

template <typename T>
DEVICE void kernel(int64_t thread, Tensor<T> auto input, Tensor<T> auto result) {
  const Vec o = unflatten(thread, result.shape);
  result[o] = input[o];
}
