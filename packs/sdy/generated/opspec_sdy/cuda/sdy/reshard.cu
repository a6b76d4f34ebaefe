// sdy.reshard: A value as it is, which from here on lies on the devices as the sharding says.
// Generated from spec/ops/sdy/reshard.yaml: change that file, then run `opspec generate`.

template <typename T>
DEVICE void kernel(int64_t thread, Tensor<T> auto input, Tensor<T> auto result) {
  const Vec o = unflatten(thread, result.shape);
  result[o] = input[o];
}
