// stablehlo.complex: Complex numbers of real parts and imaginary parts.
// Generated from spec/ops/stablehlo/complex.yaml: change that file, then run `opspec generate`.

template <typename T, typename C>
DEVICE void kernel(int64_t thread, Tensor<T> auto lhs, Tensor<T> auto rhs, Tensor<C> auto result) {
  const Vec o = unflatten(thread, result.shape);
  result[o] = complex<C>(lhs[o], rhs[o]);
}
