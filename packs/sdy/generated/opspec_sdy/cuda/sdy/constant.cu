// sdy.constant: A tensor that the program itself holds, which each of its uses may have copied.
// Generated from spec/ops/sdy/constant.yaml: change that file, then run `opspec generate`.
//
// Known when it is compiled, beside all types and shapes:
//   Held value;

template <typename T>
DEVICE void kernel(int64_t thread, Tensor<T> auto output) {
  const Vec o = unflatten(thread, output.shape);
  output[o] = value_[o];
}
