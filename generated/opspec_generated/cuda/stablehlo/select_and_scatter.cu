// stablehlo.select_and_scatter: For each window of the operand, a source value is scattered to where the element lies that a region selects.
// Generated from spec/ops/stablehlo/select_and_scatter.yaml: change that file, then run `opspec generate`.
//
// Known when it is compiled, beside all types and shapes:
//   Vec window_dimensions, window_strides;
//   Matrix padding;

template <typename T, typename P>
DEVICE void kernel_selected(int64_t thread, Tensor<T> auto operand, Tensor<P> auto selected) {
  constexpr Vec low = column(padding, 0);
  const Vec s = unflatten(thread, selected.shape);
  const Vec corner = s * window_strides - low;
  P value = P(-1);
  for (const Vec k : box(window_dimensions)) {
    if (!(0 <= corner + k && corner + k < operand.shape)) continue;
    const P term = P(flatten(corner + k, operand.shape));
    value = [&](auto first, auto second) { return first < P(0) ? second : select(operand[unflatten(as_index(first), operand.shape)], operand[unflatten(as_index(second), operand.shape)]) ? first : second; }(value, term);
  }
  selected[s] = value;
}

template <typename T, typename A, typename P>
DEVICE void kernel_result(
    int64_t thread,
    Tensor<T> auto operand,
    Tensor<T> auto source,
    Tensor<T> auto init_value,
    Tensor<P> auto selected,
    Tensor<A> auto result) {
  const Vec o = unflatten(thread, result.shape);
  A value = A(init_value[{}]);
  for (const Vec r : box(source.shape)) {
    if (!(as_index(selected[r]) == flatten(o, operand.shape))) continue;
    const A term = A(source[r]);
    value = scatter(value, term);
  }
  result[o] = value;
}
