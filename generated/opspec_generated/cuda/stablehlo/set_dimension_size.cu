// stablehlo.set_dimension_size: A tensor of which only so many slices along a dimension count; how many is known when the program runs.
// Generated from spec/ops/stablehlo/set_dimension_size.yaml: change that file, then run `opspec generate`.

template <typename T>
DEVICE void kernel(int64_t thread, Tensor<T> auto operand, Tensor<T> auto result) {
  const Vec o = unflatten(thread, result.shape);
  result[o] = operand[o];
}
