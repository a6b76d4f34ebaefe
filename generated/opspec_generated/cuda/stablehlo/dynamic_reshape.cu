// stablehlo.dynamic_reshape: The same elements, in row-major order, under a shape that an operand gives.
// Generated from spec/ops/stablehlo/dynamic_reshape.yaml: change that file, then run `opspec generate`.

template <typename T>
DEVICE void kernel(int64_t thread, Tensor<T> auto operand, Tensor<T> auto result) {
  const Vec o = unflatten(thread, result.shape);
  result[o] = operand[unflatten(flatten(o, result.shape), operand.shape)];
}
