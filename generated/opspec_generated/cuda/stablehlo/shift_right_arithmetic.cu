// stablehlo.shift_right_arithmetic: The first value, read as signed, moved right by as many bits as the second says, element by element.
// Generated from spec/ops/stablehlo/shift_right_arithmetic.yaml: change that file, then run `opspec generate`.

template <typename T>
DEVICE void kernel(int64_t thread, Tensor<T> auto lhs, Tensor<T> auto rhs, Tensor<T> auto result) {
  const Vec o = unflatten(thread, result.shape);
  result[o] = shift_right_arithmetic(lhs[o], rhs[o]);
}
