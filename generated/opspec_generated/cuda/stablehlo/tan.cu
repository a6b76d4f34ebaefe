// stablehlo.tan: The tangent of each angle in radians.
// Generated from spec/ops/stablehlo/tan.yaml: change that file, then run `opspec generate`.

template <typename T>
DEVICE void kernel(int64_t thread, Tensor<T> auto operand, Tensor<T> auto result) {
  const Vec o = unflatten(thread, result.shape);
  result[o] = tan(operand[o]);
}
