// stablehlo.batch_norm_training: Mean and variance of each feature, and the input normalized by them, scaled and offset.
// Generated from spec/ops/stablehlo/batch_norm_training.yaml: change that file, then run `opspec generate`.
//
// Known when it is compiled, beside all types and shapes:
//   double epsilon;
//   int64_t feature_index;

template <typename T>
DEVICE void kernel_total(int64_t thread, Tensor<T> auto operand, Tensor<T> auto total) {
  constexpr Vec rest = drop(operand.shape, Vec{feature_index});
  const Vec c = unflatten(thread, total.shape);
  T value = T(0);
  for (const Vec k : box(rest)) {
    const T term = operand[insert(k, feature_index, c[0])];
    value = value + term;
  }
  total[c] = value;
}

template <typename T>
DEVICE void kernel_batch_mean(
    int64_t thread,
    Tensor<T> auto operand,
    Tensor<T> auto total,
    Tensor<T> auto batch_mean) {
  constexpr Vec rest = drop(operand.shape, Vec{feature_index});
  const Vec c = unflatten(thread, batch_mean.shape);
  batch_mean[c] = total[c] / T(product(rest));
}

template <typename T>
DEVICE void kernel_spread(
    int64_t thread,
    Tensor<T> auto operand,
    Tensor<T> auto batch_mean,
    Tensor<T> auto spread) {
  constexpr Vec rest = drop(operand.shape, Vec{feature_index});
  const Vec c = unflatten(thread, spread.shape);
  T value = T(0);
  for (const Vec k : box(rest)) {
    const T d = operand[insert(k, feature_index, c[0])] - batch_mean[c];
    const T term = d * d;
    value = value + term;
  }
  spread[c] = value;
}

template <typename T>
DEVICE void kernel_batch_var(
    int64_t thread,
    Tensor<T> auto operand,
    Tensor<T> auto spread,
    Tensor<T> auto batch_var) {
  constexpr Vec rest = drop(operand.shape, Vec{feature_index});
  const Vec c = unflatten(thread, batch_var.shape);
  batch_var[c] = spread[c] / T(product(rest));
}

template <typename T>
DEVICE void kernel_output(
    int64_t thread,
    Tensor<T> auto operand,
    Tensor<T> auto scale,
    Tensor<T> auto offset,
    Tensor<T> auto batch_mean,
    Tensor<T> auto batch_var,
    Tensor<T> auto output) {
  const Vec o = unflatten(thread, output.shape);
  const Vec c = Vec{o[feature_index]};
  const T centered = operand[o] - batch_mean[c];
  const T deviation = sqrt(batch_var[c] + T(epsilon));
  output[o] = scale[c] * (centered / deviation) + offset[c];
}
