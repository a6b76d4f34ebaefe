// stablehlo.batch_norm_grad: Gradients of batch_norm_training with respect to its input, scale and offset.
// Generated from spec/ops/stablehlo/batch_norm_grad.yaml: change that file, then run `opspec generate`.
//
// Known when it is compiled, beside all types and shapes:
//   double epsilon;
//   int64_t feature_index;

template <typename T>
DEVICE void kernel_grad_offset(
    int64_t thread,
    Tensor<T> auto operand,
    Tensor<T> auto grad_output,
    Tensor<T> auto grad_offset) {
  constexpr Vec rest = drop(operand.shape, Vec{feature_index});
  const Vec c = unflatten(thread, grad_offset.shape);
  T value = T(0);
  for (const Vec k : box(rest)) {
    const T term = grad_output[insert(k, feature_index, c[0])];
    value = value + term;
  }
  grad_offset[c] = value;
}

template <typename T>
DEVICE void kernel_moment(
    int64_t thread,
    Tensor<T> auto operand,
    Tensor<T> auto mean,
    Tensor<T> auto grad_output,
    Tensor<T> auto moment) {
  constexpr Vec rest = drop(operand.shape, Vec{feature_index});
  const Vec c = unflatten(thread, moment.shape);
  T value = T(0);
  for (const Vec k : box(rest)) {
    const Vec at = insert(k, feature_index, c[0]);
    const T term = grad_output[at] * (operand[at] - mean[c]);
    value = value + term;
  }
  moment[c] = value;
}

template <typename T>
DEVICE void kernel_grad_scale(
    int64_t thread,
    Tensor<T> auto operand,
    Tensor<T> auto mean,
    Tensor<T> auto variance,
    Tensor<T> auto grad_output,
    Tensor<T> auto grad_scale) {
  constexpr Vec rest = drop(operand.shape, Vec{feature_index});
  const Vec c = unflatten(thread, grad_scale.shape);
  T value = T(0);
  for (const Vec k : box(rest)) {
    const Vec at = insert(k, feature_index, c[0]);
    const T term = grad_output[at] * ((operand[at] - mean[c]) / sqrt(variance[c] + T(epsilon)));
    value = value + term;
  }
  grad_scale[c] = value;
}

template <typename T>
DEVICE void kernel_grad_operand(
    int64_t thread,
    Tensor<T> auto operand,
    Tensor<T> auto scale,
    Tensor<T> auto mean,
    Tensor<T> auto variance,
    Tensor<T> auto grad_output,
    Tensor<T> auto grad_offset,
    Tensor<T> auto moment,
    Tensor<T> auto grad_operand) {
  constexpr Vec rest = drop(operand.shape, Vec{feature_index});
  const Vec o = unflatten(thread, grad_operand.shape);
  const Vec c = Vec{o[feature_index]};
  const T spread = variance[c] + T(epsilon);
  const T count = T(product(rest));
  const T own = grad_output[o] * count - grad_offset[c];
  const T shared = moment[c] * (operand[o] - mean[c]) / spread;
  grad_operand[o] = scale[c] / sqrt(spread) / count * (own - shared);
}
