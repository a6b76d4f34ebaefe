// stablehlo.convert: Each value as the nearest value of another element type.
// Generated from spec/ops/stablehlo/convert.yaml: change that file, then run `opspec generate`.

template <typename S, typename T>
DEVICE void kernel(int64_t thread, Tensor<S> auto operand, Tensor<T> auto result) {
  const Vec o = unflatten(thread, result.shape);
  result[o] = T(operand[o]);
}
