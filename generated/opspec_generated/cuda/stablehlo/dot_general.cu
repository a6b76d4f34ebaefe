// stablehlo.dot_general: Products of two tensors, summed over contracted dimensions, for each index of the batching ones.
// Generated from spec/ops/stablehlo/dot_general.yaml: change that file, then run `opspec generate`.
//
// Known when it is compiled, beside all types and shapes:
//   Vec lhs_batching_dimensions, rhs_batching_dimensions, lhs_contracting_dimensions,
//     rhs_contracting_dimensions;

template <typename L, typename R, typename T>
DEVICE void kernel(int64_t thread, Tensor<L> auto lhs, Tensor<R> auto rhs, Tensor<T> auto result) {
  constexpr Vec lhs_bound = cat(lhs_batching_dimensions, lhs_contracting_dimensions);
  constexpr Vec rhs_bound = cat(rhs_batching_dimensions, rhs_contracting_dimensions);
  constexpr Vec lhs_free = others(lhs_bound, lhs.rank);
  constexpr Vec rhs_free = others(rhs_bound, rhs.rank);
  const Vec o = unflatten(thread, result.shape);
  T value = T(0);
  for (const Vec k : box(take(lhs.shape, lhs_contracting_dimensions))) {
    const Vec b = head(o, lhs_batching_dimensions.length);
    const Vec rows = head(tail(o, o.length - b.length), lhs_free.length);
    const Vec columns = tail(o, rhs_free.length);
    const Vec left = place({{lhs_batching_dimensions, b}, {lhs_free, rows}, {lhs_contracting_dimensions, k}});
    const Vec right = place({
        {rhs_batching_dimensions, b},
        {rhs_free, columns},
        {rhs_contracting_dimensions, k}
    });
    const T term = T(lhs[left]) * T(rhs[right]);
    value = value + term;
  }
  result[o] = value;
}
