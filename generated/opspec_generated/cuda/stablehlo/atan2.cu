// stablehlo.atan2: The angle of the point (rhs, lhs) in radians, element by element.
// Generated from spec/ops/stablehlo/atan2.yaml: change that file, then run `opspec generate`.

template <typename T>
DEVICE void kernel(int64_t thread, Tensor<T> auto lhs, Tensor<T> auto rhs, Tensor<T> auto result) {
  const Vec o = unflatten(thread, result.shape);
  result[o] = atan2(lhs[o], rhs[o]);
}
