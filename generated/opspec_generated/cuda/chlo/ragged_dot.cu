// chlo.ragged_dot: Products of matrices as dot_general makes them, with one dimension cut into groups: each group of rows has a matrix of its own to be multiplied with, or each group of terms a sum of its own.
// Generated from spec/ops/chlo/ragged_dot.yaml: change that file, then run `opspec generate`.
//
// Known when it is compiled, beside all types and shapes:
//   Vec lhs_batching_dimensions, rhs_batching_dimensions, lhs_contracting_dimensions,
//     rhs_contracting_dimensions, lhs_ragged_dimensions, rhs_group_dimensions;

template <typename L, typename I, typename P>
DEVICE void kernel_end(int64_t thread, Tensor<L> auto lhs, Tensor<I> auto group_sizes, Tensor<P> auto end) {
  constexpr Vec lhs_bound = cat(lhs_batching_dimensions, lhs_contracting_dimensions);
  constexpr Vec lhs_free = others(lhs_bound, lhs.rank);
  constexpr int64_t ragged = lhs_ragged_dimensions[0];
  constexpr bool cuts_batch = contains(lhs_batching_dimensions, ragged);
  constexpr bool cuts_terms = contains(lhs_contracting_dimensions, ragged);
  constexpr int64_t groups = group_sizes.shape[group_sizes.rank - 1];
  constexpr Vec before =
      cuts_batch ? head(lhs_batching_dimensions, index_of(lhs_batching_dimensions, ragged))
      : cuts_terms
          ? cat(
              lhs_batching_dimensions,
              head(lhs_contracting_dimensions, index_of(lhs_contracting_dimensions, ragged)))
      : cat(lhs_batching_dimensions, only(lhs_free, [&](int64_t d) { return d < ragged; }));
  const Vec o = unflatten(thread, end.shape);
  P value = P(0);
  for (const int64_t j : range(groups)) {
    constexpr int64_t n = before.length;
    if (!(j <= o[n])) continue;
    const P term = P(group_sizes[tail(cat(head(o, n), Vec{j}), group_sizes.rank)]);
    value = value + term;
  }
  end[o] = value;
}

template <typename L, typename I, typename P>
DEVICE void kernel_group(
    int64_t thread,
    Tensor<L> auto lhs,
    Tensor<I> auto group_sizes,
    Tensor<P> auto end,
    Tensor<P> auto group) {
  constexpr Vec lhs_bound = cat(lhs_batching_dimensions, lhs_contracting_dimensions);
  constexpr Vec lhs_free = others(lhs_bound, lhs.rank);
  constexpr int64_t ragged = lhs_ragged_dimensions[0];
  constexpr bool cuts_batch = contains(lhs_batching_dimensions, ragged);
  constexpr bool cuts_terms = contains(lhs_contracting_dimensions, ragged);
  constexpr int64_t groups = group_sizes.shape[group_sizes.rank - 1];
  constexpr Vec before =
      cuts_batch ? head(lhs_batching_dimensions, index_of(lhs_batching_dimensions, ragged))
      : cuts_terms
          ? cat(
              lhs_batching_dimensions,
              head(lhs_contracting_dimensions, index_of(lhs_contracting_dimensions, ragged)))
      : cat(lhs_batching_dimensions, only(lhs_free, [&](int64_t d) { return d < ragged; }));
  const Vec o = unflatten(thread, group.shape);
  P value = P(0);
  for (const int64_t j : range(groups)) {
    constexpr int64_t n = before.length;
    const P term = as_index(end[cat(head(o, n), Vec{j})]) <= o[n] ? P(1) : P(0);
    value = value + term;
  }
  group[o] = value;
}

template <typename L, typename R, typename I, typename T, typename P>
DEVICE void kernel_result(
    int64_t thread,
    Tensor<L> auto lhs,
    Tensor<R> auto rhs,
    Tensor<I> auto group_sizes,
    Tensor<P> auto group,
    Tensor<T> auto result) {
  constexpr Vec lhs_bound = cat(lhs_batching_dimensions, lhs_contracting_dimensions);
  constexpr Vec rhs_bound = cat(rhs_batching_dimensions, rhs_contracting_dimensions, rhs_group_dimensions);
  constexpr Vec lhs_free = others(lhs_bound, lhs.rank);
  constexpr Vec rhs_free = others(rhs_bound, rhs.rank);
  constexpr int64_t ragged = lhs_ragged_dimensions[0];
  constexpr bool cuts_batch = contains(lhs_batching_dimensions, ragged);
  constexpr bool cuts_terms = contains(lhs_contracting_dimensions, ragged);
  constexpr int64_t groups = group_sizes.shape[group_sizes.rank - 1];
  constexpr Vec before =
      cuts_batch ? head(lhs_batching_dimensions, index_of(lhs_batching_dimensions, ragged))
      : cuts_terms
          ? cat(
              lhs_batching_dimensions,
              head(lhs_contracting_dimensions, index_of(lhs_contracting_dimensions, ragged)))
      : cat(lhs_batching_dimensions, only(lhs_free, [&](int64_t d) { return d < ragged; }));
  const Vec o = unflatten(thread, result.shape);
  T value = T(0);
  for (const Vec k : box(take(lhs.shape, lhs_contracting_dimensions))) {
    const Vec p = tail(o, lhs_batching_dimensions.length + lhs_free.length + rhs_free.length);
    const Vec b = head(p, lhs_batching_dimensions.length);
    const Vec rows = head(tail(p, p.length - b.length), lhs_free.length);
    const Vec left = place({{lhs_batching_dimensions, b}, {lhs_free, rows}, {lhs_contracting_dimensions, k}});
    const auto g = [&] { return as_index(group[take(left, cat(before, lhs_ragged_dimensions))]); };
    if (!(cuts_batch || (cuts_terms ? g() == o[0] : g() < groups))) continue;
    const Vec columns = tail(p, rhs_free.length);
    const Vec right = place({
        {rhs_batching_dimensions, b},
        {rhs_free, columns},
        {rhs_contracting_dimensions, k},
        {rhs_group_dimensions, each(rhs_group_dimensions, [&](int64_t d) { return g(); })}
    });
    const T term = T(lhs[left]) * T(rhs[right]);
    value = value + term;
  }
  result[o] = value;
}
