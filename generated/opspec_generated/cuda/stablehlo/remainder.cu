// stablehlo.remainder: What truncating division leaves, with the sign of the dividend, element by element.
// Generated from spec/ops/stablehlo/remainder.yaml: change that file, then run `opspec generate`.

template <typename T>
DEVICE void kernel(int64_t thread, Tensor<T> auto lhs, Tensor<T> auto rhs, Tensor<T> auto result) {
  const Vec o = unflatten(thread, result.shape);
  result[o] = remainder(lhs[o], rhs[o]);
}
