// chlo.broadcast_compare: Whether a relation holds between two values, dimensions of size one and missing ones repeated.
// Generated from spec/ops/chlo/broadcast_compare.yaml: change that file, then run `opspec generate`.
//
// Known when it is compiled, beside all types and shapes:
//   Text comparison_direction, compare_type;
//   Vec broadcast_dimensions;

template <typename T>
DEVICE void kernel(int64_t thread, Tensor<T> auto lhs, Tensor<T> auto rhs, Tensor<i1> auto result) {
  constexpr int64_t many = max(lhs.rank, rhs.rank);
  constexpr Vec lhs_axes = lhs.rank < many ? broadcast_dimensions : indices(many);
  constexpr Vec rhs_axes = rhs.rank < many ? broadcast_dimensions : indices(many);
  const Vec o = unflatten(thread, result.shape);
  const Vec lhs_at = each(lhs.shape, lhs_axes, [&](int64_t n, int64_t d) { return n == 1 ? 0 : o[d]; });
  const Vec rhs_at = each(rhs.shape, rhs_axes, [&](int64_t n, int64_t d) { return n == 1 ? 0 : o[d]; });
  if constexpr (is_bool<T> || is_int<T> || is_complex<T>) {
    result[o] =
        comparison_direction == "EQ" ? lhs[lhs_at] == rhs[rhs_at]
        : comparison_direction == "NE" ? lhs[lhs_at] != rhs[rhs_at]
        : comparison_direction == "LT" ? lhs[lhs_at] < rhs[rhs_at]
        : comparison_direction == "LE" ? lhs[lhs_at] <= rhs[rhs_at]
        : comparison_direction == "GT" ? lhs[lhs_at] > rhs[rhs_at]
        : lhs[lhs_at] >= rhs[rhs_at];
  } else if constexpr (is_float<T>) {
    result[o] =
        compare_type == "TOTALORDER"
        ? (
            comparison_direction == "EQ"
            ? !total_order_lt(lhs[lhs_at], rhs[rhs_at]) && !total_order_lt(rhs[rhs_at], lhs[lhs_at])
            : comparison_direction == "NE"
                ? total_order_lt(lhs[lhs_at], rhs[rhs_at]) || total_order_lt(rhs[rhs_at], lhs[lhs_at])
            : comparison_direction == "LT" ? total_order_lt(lhs[lhs_at], rhs[rhs_at])
            : comparison_direction == "LE" ? !total_order_lt(rhs[rhs_at], lhs[lhs_at])
            : comparison_direction == "GT" ? total_order_lt(rhs[rhs_at], lhs[lhs_at])
            : !total_order_lt(lhs[lhs_at], rhs[rhs_at]))
        : comparison_direction == "EQ" ? lhs[lhs_at] == rhs[rhs_at]
        : comparison_direction == "NE" ? lhs[lhs_at] != rhs[rhs_at]
        : comparison_direction == "LT" ? lhs[lhs_at] < rhs[rhs_at]
        : comparison_direction == "LE" ? lhs[lhs_at] <= rhs[rhs_at]
        : comparison_direction == "GT" ? lhs[lhs_at] > rhs[rhs_at]
        : lhs[lhs_at] >= rhs[rhs_at];
  }
}
