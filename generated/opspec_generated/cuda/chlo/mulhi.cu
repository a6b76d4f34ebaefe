// chlo.mulhi: The upper half of the bits of each product.
// Generated from spec/ops/chlo/mulhi.yaml: change that file, then run `opspec generate`.

template <typename T>
DEVICE void kernel(int64_t thread, Tensor<T> auto lhs, Tensor<T> auto rhs, Tensor<T> auto result) {
  const Vec o = unflatten(thread, result.shape);
  result[o] = multiply_high(lhs[o], rhs[o]);
}
