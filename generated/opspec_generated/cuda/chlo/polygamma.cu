// chlo.polygamma: Derivative of digamma, of an order that the first operand gives.
// Generated from spec/ops/chlo/polygamma.yaml: change that file, then run `opspec generate`.

template <typename T>
DEVICE void kernel(int64_t thread, Tensor<T> auto n, Tensor<T> auto x, Tensor<T> auto result) {
  const Vec o = unflatten(thread, result.shape);
  result[o] = polygamma(n[o], x[o]);
}
