// chlo.broadcast_next_after: The value next to lhs on the way to rhs, dimensions of size one and missing ones repeated.
// Generated from spec/ops/chlo/broadcast_next_after.yaml: change that file, then run `opspec generate`.
//
// Known when it is compiled, beside all types and shapes:
//   Vec broadcast_dimensions;

template <typename T>
DEVICE void kernel(int64_t thread, Tensor<T> auto lhs, Tensor<T> auto rhs, Tensor<T> auto result) {
  constexpr int64_t many = max(lhs.rank, rhs.rank);
  constexpr Vec lhs_axes = lhs.rank < many ? broadcast_dimensions : indices(many);
  constexpr Vec rhs_axes = rhs.rank < many ? broadcast_dimensions : indices(many);
  const Vec o = unflatten(thread, result.shape);
  const Vec lhs_at = each(lhs.shape, lhs_axes, [&](int64_t n, int64_t d) { return n == 1 ? 0 : o[d]; });
  const Vec rhs_at = each(rhs.shape, rhs_axes, [&](int64_t n, int64_t d) { return n == 1 ? 0 : o[d]; });
  result[o] = next_after(lhs[lhs_at], rhs[rhs_at]);
}
