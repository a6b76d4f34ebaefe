// sdy.sharding_constraint: A value as it is; the devices share it as the sharding says, or more where that is open.
// Generated from spec/ops/sdy/sharding_constraint.yaml: change that file, then run `opspec generate`.

template <typename T>
DEVICE void kernel(int64_t thread, Tensor<T> auto input, Tensor<T> auto result) {
  const Vec o = unflatten(thread, result.shape);
  result[o] = input[o];
}
