// sdy.sharded_to_unreduced: Parts that become terms of a sum, each with zeros where the others have their parts.
// Generated from spec/ops/sdy/sharded_to_unreduced.yaml: change that file, then run `opspec generate`.

template <typename T>
DEVICE void kernel(int64_t thread, Tensor<T> auto input, Tensor<T> auto result) {
  const Vec o = unflatten(thread, result.shape);
  result[o] = input[o];
}
