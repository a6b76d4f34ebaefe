// stablehlo.sign: The sign of each value, -1, 0 or 1; for a complex number the one of magnitude 1.
// Generated from spec/ops/stablehlo/sign.yaml: change that file, then run `opspec generate`.

template <typename T>
DEVICE void kernel(int64_t thread, Tensor<T> auto operand, Tensor<T> auto result) {
  const Vec o = unflatten(thread, result.shape);
  result[o] = sign(operand[o]);
}
