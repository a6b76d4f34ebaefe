// stablehlo.subtract: The difference of two values, element by element.
// Generated from spec/ops/stablehlo/subtract.yaml: change that file, then run `opspec generate`.

template <typename T>
DEVICE void kernel(int64_t thread, Tensor<T> auto lhs, Tensor<T> auto rhs, Tensor<T> auto result) {
  const Vec o = unflatten(thread, result.shape);
  result[o] = lhs[o] - rhs[o];
}
