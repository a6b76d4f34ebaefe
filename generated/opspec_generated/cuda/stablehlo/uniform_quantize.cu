// stablehlo.uniform_quantize: The stored values of a quantized type that are nearest to floating-point or other quantized values.
// Generated from spec/ops/stablehlo/uniform_quantize.yaml: change that file, then run `opspec generate`.

template <typename T, typename S>
DEVICE void kernel(int64_t thread, Tensor<S> auto operand, Tensor<T> auto result) {
  const Vec o = unflatten(thread, result.shape);
  result[o] = T(operand[o]);
}
