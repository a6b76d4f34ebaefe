// stablehlo.unary_einsum: Elements of a tensor, summed over the letters that the result does not have; diagonals and transposes too.
// Generated from spec/ops/stablehlo/unary_einsum.yaml: change that file, then run `opspec generate`.
//
// Known when it is compiled, beside all types and shapes:
//   Text einsum_config;

template <typename T>
DEVICE void kernel(int64_t thread, Tensor<T> auto operand, Tensor<T> auto result) {
  constexpr Vec config = codes(einsum_config);
  constexpr int64_t arrow = index_of(config, codes("-")[0]);
  constexpr Vec labels = head(config, arrow);
  constexpr Vec made = tail(config, config.length - arrow - 2);
  constexpr Vec sizes = operand.shape;
  constexpr Vec summed = each(
      only(
          range(labels.length),
          [&](int64_t i) { return index_of(labels, labels[i]) == i && !contains(made, labels[i]); }),
      [&](int64_t i) { return labels[i]; });
  constexpr Vec terms = each(summed, [&](int64_t c) { return sizes[index_of(labels, c)]; });
  constexpr Vec places = each(labels, [&](int64_t c) { return index_of(cat(made, summed), c); });
  const Vec o = unflatten(thread, result.shape);
  T value = T(0);
  for (const Vec k : box(terms)) {
    const Vec at = cat(o, k);
    const T term = operand[take(at, places)];
    value = value + term;
  }
  result[o] = value;
}
