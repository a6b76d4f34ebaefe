// stablehlo.slice: The elements from a start up to a limit, one in every stride, along each dimension.
// Generated from spec/ops/stablehlo/slice.yaml: change that file, then run `opspec generate`.
//
// Known when it is compiled, beside all types and shapes:
//   Vec start_indices, strides;

template <typename T>
DEVICE void kernel(int64_t thread, Tensor<T> auto operand, Tensor<T> auto result) {
  const Vec o = unflatten(thread, result.shape);
  result[o] = operand[start_indices + o * strides];
}
