// chlo.next_after: The value next to x on the way to y.
// Generated from spec/ops/chlo/next_after.yaml: change that file, then run `opspec generate`.

template <typename T>
DEVICE void kernel(int64_t thread, Tensor<T> auto x, Tensor<T> auto y, Tensor<T> auto result) {
  const Vec o = unflatten(thread, result.shape);
  result[o] = next_after(x[o], y[o]);
}
