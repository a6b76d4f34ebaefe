// stablehlo.power: The first value to the power of the second, element by element.
// Generated from spec/ops/stablehlo/power.yaml: change that file, then run `opspec generate`.

template <typename T>
DEVICE void kernel(int64_t thread, Tensor<T> auto lhs, Tensor<T> auto rhs, Tensor<T> auto result) {
  const Vec o = unflatten(thread, result.shape);
  result[o] = power(lhs[o], rhs[o]);
}
