// chlo.erfc: One less the error function.
// Generated from spec/ops/chlo/erfc.yaml: change that file, then run `opspec generate`.

template <typename T>
DEVICE void kernel(int64_t thread, Tensor<T> auto operand, Tensor<T> auto result) {
  const Vec o = unflatten(thread, result.shape);
  result[o] = erfc(operand[o]);
}
