// stablehlo.uniform_dequantize: The floating-point values that quantized ones stand for.
// Generated from spec/ops/stablehlo/uniform_dequantize.yaml: change that file, then run `opspec generate`.

template <typename T, typename S>
DEVICE void kernel(int64_t thread, Tensor<S> auto operand, Tensor<T> auto result) {
  const Vec o = unflatten(thread, result.shape);
  result[o] = T(operand[o]);
}
