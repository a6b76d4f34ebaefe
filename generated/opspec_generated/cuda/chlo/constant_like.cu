// chlo.constant_like: One number for every element of another tensor.
// Generated from spec/ops/chlo/constant_like.yaml: change that file, then run `opspec generate`.
//
// Known when it is compiled, beside all types and shapes:
//   Held value;

template <typename R>
DEVICE void kernel(int64_t thread, Tensor<R> auto result) {
  const Vec o = unflatten(thread, result.shape);
  result[o] = value_[{}];
}
