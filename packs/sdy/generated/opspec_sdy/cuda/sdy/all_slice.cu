// sdy.all_slice: Of what devices have alike each keeps a part, of each dimension along its axes.
// Generated from spec/ops/sdy/all_slice.yaml: change that file, then run `opspec generate`.

template <typename T>
DEVICE void kernel(int64_t thread, Tensor<T> auto input, Tensor<T> auto result) {
  const Vec o = unflatten(thread, result.shape);
  result[o] = input[o];
}
