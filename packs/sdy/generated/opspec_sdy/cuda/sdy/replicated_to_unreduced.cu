// sdy.replicated_to_unreduced: What devices have alike becomes terms of a sum, of which one is all and the others are zeros.
// Generated from spec/ops/sdy/replicated_to_unreduced.yaml: change that file, then run `opspec generate`.

template <typename T>
DEVICE void kernel(int64_t thread, Tensor<T> auto input, Tensor<T> auto result) {
  const Vec o = unflatten(thread, result.shape);
  result[o] = input[o];
}
