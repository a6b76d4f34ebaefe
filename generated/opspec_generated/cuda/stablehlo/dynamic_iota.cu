// stablehlo.dynamic_iota: Counts up from zero along a dimension, in a shape that an operand gives.
// Generated from spec/ops/stablehlo/dynamic_iota.yaml: change that file, then run `opspec generate`.
//
// Known when it is compiled, beside all types and shapes:
//   int64_t iota_dimension;

template <typename T>
DEVICE void kernel(int64_t thread, Tensor<T> auto result) {
  const Vec o = unflatten(thread, result.shape);
  result[o] = T(o[iota_dimension]);
}
