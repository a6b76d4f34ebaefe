// sdy.collective_permute: Parts that devices exchange, each one for one of the same size.
// Generated from spec/ops/sdy/collective_permute.yaml: change that file, then run `opspec generate`.

template <typename T>
DEVICE void kernel(int64_t thread, Tensor<T> auto input, Tensor<T> auto result) {
  const Vec o = unflatten(thread, result.shape);
  result[o] = input[o];
}
