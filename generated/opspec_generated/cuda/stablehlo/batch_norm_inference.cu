// stablehlo.batch_norm_inference: The input normalized by a given mean and variance of each feature, scaled and offset.
// Generated from spec/ops/stablehlo/batch_norm_inference.yaml: change that file, then run `opspec generate`.
//
// Known when it is compiled, beside all types and shapes:
//   double epsilon;
//   int64_t feature_index;

template <typename T>
DEVICE void kernel(
    int64_t thread,
    Tensor<T> auto operand,
    Tensor<T> auto scale,
    Tensor<T> auto offset,
    Tensor<T> auto mean,
    Tensor<T> auto variance,
    Tensor<T> auto result) {
  const Vec o = unflatten(thread, result.shape);
  const Vec c = Vec{o[feature_index]};
  const T centered = operand[o] - mean[c];
  const T deviation = sqrt(variance[c] + T(epsilon));
  result[o] = scale[c] * (centered / deviation) + offset[c];
}
