// stablehlo.einsum: Products of two tensors, summed over the letters that the result does not have; dot_general says most of it.
// Generated from spec/ops/stablehlo/einsum.yaml: change that file, then run `opspec generate`.
//
// Known when it is compiled, beside all types and shapes:
//   Text einsum_config;

template <typename T>
DEVICE void kernel(int64_t thread, Tensor<T> auto lhs, Tensor<T> auto rhs, Tensor<T> auto result) {
  constexpr Vec config = codes(einsum_config);
  constexpr int64_t comma = index_of(config, codes(",")[0]);
  constexpr int64_t arrow = index_of(config, codes("-")[0]);
  constexpr Vec left = head(config, comma);
  constexpr Vec right = tail(head(config, arrow), arrow - comma - 1);
  constexpr Vec made = tail(config, config.length - arrow - 2);
  constexpr Vec labels = cat(left, right);
  constexpr Vec sizes = cat(lhs.shape, rhs.shape);
  constexpr Vec summed = each(
      only(
          range(labels.length),
          [&](int64_t i) { return index_of(labels, labels[i]) == i && !contains(made, labels[i]); }),
      [&](int64_t i) { return labels[i]; });
  constexpr Vec terms = each(summed, [&](int64_t c) { return sizes[index_of(labels, c)]; });
  constexpr Vec left_places = each(left, [&](int64_t c) { return index_of(cat(made, summed), c); });
  constexpr Vec right_places = each(right, [&](int64_t c) { return index_of(cat(made, summed), c); });
  const Vec o = unflatten(thread, result.shape);
  T value = T(0);
  for (const Vec k : box(terms)) {
    const Vec at = cat(o, k);
    const T term = lhs[take(at, left_places)] * rhs[take(at, right_places)];
    value = value + term;
  }
  result[o] = value;
}
