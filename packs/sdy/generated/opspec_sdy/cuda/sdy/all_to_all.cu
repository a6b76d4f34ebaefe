// sdy.all_to_all: Parts that devices have of one dimension become parts of another.
// Generated from spec/ops/sdy/all_to_all.yaml: change that file, then run `opspec generate`.

template <typename T>
DEVICE void kernel(int64_t thread, Tensor<T> auto input, Tensor<T> auto result) {
  const Vec o = unflatten(thread, result.shape);
  result[o] = input[o];
}
