// stablehlo.get_dimension_size: The size of a dimension.
// Generated from spec/ops/stablehlo/get_dimension_size.yaml: change that file, then run `opspec generate`.
//
// Known when it is compiled, beside all types and shapes:
//   int64_t dimension;

template <typename T>
DEVICE void kernel(int64_t thread, Tensor<T> auto operand, auto result) {
  const Vec o = unflatten(thread, result.shape);
  result[o] = operand.shape[dimension];
}
