// chlo.erf_inv: Inverse of the error function.
// Generated from spec/ops/chlo/erf_inv.yaml: change that file, then run `opspec generate`.

template <typename T>
DEVICE void kernel(int64_t thread, Tensor<T> auto operand, Tensor<T> auto result) {
  const Vec o = unflatten(thread, result.shape);
  result[o] = erf_inv(operand[o]);
}
