// stablehlo.reduce: Dimensions of the inputs combined away by a region, together with initial values.
// Generated from spec/ops/stablehlo/reduce.yaml: change that file, then run `opspec generate`.
//
// Known when it is compiled, beside all types and shapes:
//   Vec dimensions;

template <typename As>
DEVICE void kernel(int64_t thread, auto inputs, auto init_values, auto results) {
  constexpr Vec kept = others(dimensions, inputs.first.rank);
  const Vec o = unflatten(thread, results.first.shape);
  auto value = each(init_values, As{}, [&](auto v, auto A) { return A(v[{}]); });
  for (const Vec k : box(take(inputs.first.shape, dimensions))) {
    const auto term = each(
        inputs,
        As{},
        [&](auto x, auto A) { return A(x[place({{dimensions, k}, {kept, o}})]); });
    value = body(value, term);
  }
  store(results, o, value);
}
