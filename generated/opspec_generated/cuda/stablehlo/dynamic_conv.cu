// stablehlo.dynamic_conv: A convolution whose padding is an operand.
// Generated from spec/ops/stablehlo/dynamic_conv.yaml: change that file, then run `opspec generate`.
//
// Known when it is compiled, beside all types and shapes:
//   Vec window_strides, lhs_dilation, rhs_dilation, window_reversal, input_spatial_dimensions,
//     kernel_spatial_dimensions, output_spatial_dimensions;
//   int64_t input_batch_dimension, input_feature_dimension, kernel_input_feature_dimension,
//     kernel_output_feature_dimension, output_batch_dimension, output_feature_dimension, feature_group_count,
//     batch_group_count;

template <typename L, typename R, typename T, typename J>
DEVICE void kernel(
    int64_t thread,
    Tensor<L> auto lhs,
    Tensor<R> auto rhs,
    Tensor<J> auto padding,
    Tensor<T> auto result) {
  constexpr int64_t N = lhs.rank - 2;
  constexpr Vec window = take(rhs.shape, kernel_spatial_dimensions);
  constexpr int64_t channels = rhs.shape[kernel_input_feature_dimension];
  constexpr int64_t features = rhs.shape[kernel_output_feature_dimension];
  constexpr int64_t batch = floor_div(lhs.shape[input_batch_dimension], batch_group_count);
  constexpr Vec space = take(lhs.shape, input_spatial_dimensions);
  const Vec low = each(range(N), [&](int64_t k) { return ints(padding)[2 * k]; });
  const Vec o = unflatten(thread, result.shape);
  const int64_t f = o[output_feature_dimension];
  const int64_t group = floor_div(f, floor_div(features, feature_group_count));
  const int64_t image = o[output_batch_dimension]
      + batch * floor_div(f, floor_div(features, batch_group_count));
  const Vec corner = take(o, output_spatial_dimensions) * window_strides - low;
  T value = T(0);
  for (const Vec k : box(window)) {
    for (const int64_t c : range(channels)) {
      const Vec p = corner + k * rhs_dilation;
      const bool hit = 0 <= p && floor_mod(p, lhs_dilation) == 0 && floor_div(p, lhs_dilation) < space;
      const Vec pixel = place({
          {Vec{input_batch_dimension}, Vec{image}},
          {Vec{input_feature_dimension}, Vec{group * channels + c}},
          {input_spatial_dimensions, floor_div(p, lhs_dilation)}
      });
      const Vec weight = place({
          {Vec{kernel_output_feature_dimension}, Vec{f}},
          {Vec{kernel_input_feature_dimension}, Vec{c}},
          {kernel_spatial_dimensions, where(window_reversal, window - 1 - k, k)}
      });
      const T term = (hit ? T(lhs[pixel]) : T(0)) * T(rhs[weight]);
      value = value + term;
    }
  }
  result[o] = value;
}
