// stablehlo.shift_right_logical: The first value, read as unsigned, moved right by as many bits as the second says, element by element.
// Generated from spec/ops/stablehlo/shift_right_logical.yaml: change that file, then run `opspec generate`.

template <typename T>
DEVICE void kernel(int64_t thread, Tensor<T> auto lhs, Tensor<T> auto rhs, Tensor<T> auto result) {
  const Vec o = unflatten(thread, result.shape);
  result[o] = shift_right_logical(lhs[o], rhs[o]);
}
