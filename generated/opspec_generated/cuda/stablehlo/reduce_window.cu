// stablehlo.reduce_window: Windows of the inputs combined by a region, together with initial values, each to one element.
// Generated from spec/ops/stablehlo/reduce_window.yaml: change that file, then run `opspec generate`.
//
// Known when it is compiled, beside all types and shapes:
//   Vec window_dimensions, window_strides, base_dilations, window_dilations;
//   Matrix padding;

template <typename As>
DEVICE void kernel(int64_t thread, auto inputs, auto init_values, auto results) {
  constexpr Vec space = inputs.first.shape;
  constexpr Vec low = column(padding, 0);
  const Vec o = unflatten(thread, results.first.shape);
  const Vec corner = o * window_strides - low;
  auto value = each(init_values, As{}, [&](auto v, auto A) { return A(v[{}]); });
  for (const Vec k : box(window_dimensions)) {
    const Vec p = corner + k * window_dilations;
    const bool hit = 0 <= p && floor_mod(p, base_dilations) == 0 && floor_div(p, base_dilations) < space;
    const auto term = each(
        inputs,
        init_values,
        As{},
        [&](auto x, auto v, auto A) { return A(hit ? x[floor_div(p, base_dilations)] : v[{}]); });
    value = body(value, term);
  }
  store(results, o, value);
}
