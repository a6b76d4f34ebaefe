// stablehlo.transpose: The same elements with the dimensions in another order.
// Generated from spec/ops/stablehlo/transpose.yaml: change that file, then run `opspec generate`.
//
// Known when it is compiled, beside all types and shapes:
//   Vec permutation;

template <typename T>
DEVICE void kernel(int64_t thread, Tensor<T> auto operand, Tensor<T> auto result) {
  const Vec o = unflatten(thread, result.shape);
  result[o] = operand[take(o, inverse(permutation))];
}
