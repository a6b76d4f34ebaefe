// stablehlo.shift_left: The first value moved left by as many bits as the second says, element by element.
// Generated from spec/ops/stablehlo/shift_left.yaml: change that file, then run `opspec generate`.

template <typename T>
DEVICE void kernel(int64_t thread, Tensor<T> auto lhs, Tensor<T> auto rhs, Tensor<T> auto result) {
  const Vec o = unflatten(thread, result.shape);
  result[o] = shift_left(lhs[o], rhs[o]);
}
