// stablehlo.not: The other truth value, or each integer with every bit changed.
// Generated from spec/ops/stablehlo/not.yaml: change that file, then run `opspec generate`.

template <typename T>
DEVICE void kernel(int64_t thread, Tensor<T> auto operand, Tensor<T> auto result) {
  const Vec o = unflatten(thread, result.shape);
  result[o] = bit_not(operand[o]);
}
