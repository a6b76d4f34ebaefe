// stablehlo.is_finite: Whether each value is neither infinite nor NaN.
// Generated from spec/ops/stablehlo/is_finite.yaml: change that file, then run `opspec generate`.

template <typename T>
DEVICE void kernel(int64_t thread, Tensor<T> auto x, Tensor<i1> auto y) {
  const Vec o = unflatten(thread, y.shape);
  y[o] = is_finite(x[o]);
}
