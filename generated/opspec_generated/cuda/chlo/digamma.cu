// chlo.digamma: Derivative of the logarithm of the gamma function.
// Generated from spec/ops/chlo/digamma.yaml: change that file, then run `opspec generate`.

template <typename T>
DEVICE void kernel(int64_t thread, Tensor<T> auto operand, Tensor<T> auto result) {
  const Vec o = unflatten(thread, result.shape);
  result[o] = digamma(operand[o]);
}
