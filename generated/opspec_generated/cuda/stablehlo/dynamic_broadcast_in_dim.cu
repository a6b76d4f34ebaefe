// stablehlo.dynamic_broadcast_in_dim: A tensor repeated to a shape that an operand gives.
// Generated from spec/ops/stablehlo/dynamic_broadcast_in_dim.yaml: change that file, then run `opspec generate`.
//
// Known when it is compiled, beside all types and shapes:
//   Vec broadcast_dimensions;

template <typename T>
DEVICE void kernel(int64_t thread, Tensor<T> auto operand, Tensor<T> auto result) {
  const Vec o = unflatten(thread, result.shape);
  result[o] = operand[
      each(operand.shape, broadcast_dimensions, [&](int64_t n, int64_t d) { return n == 1 ? 0 : o[d]; })];
}
