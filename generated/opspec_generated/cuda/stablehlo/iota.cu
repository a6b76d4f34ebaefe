// stablehlo.iota: Counts up from zero along a dimension.
// Generated from spec/ops/stablehlo/iota.yaml: change that file, then run `opspec generate`.
//
// Known when it is compiled, beside all types and shapes:
//   int64_t iota_dimension;

template <typename T>
DEVICE void kernel(int64_t thread, Tensor<T> auto output) {
  const Vec o = unflatten(thread, output.shape);
  output[o] = T(o[iota_dimension]);
}
