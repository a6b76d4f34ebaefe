// stablehlo.compare: Whether a relation holds between two values, element by element.
// Generated from spec/ops/stablehlo/compare.yaml: change that file, then run `opspec generate`.
//
// Known when it is compiled, beside all types and shapes:
//   Text comparison_direction, compare_type;

template <typename T>
DEVICE void kernel(int64_t thread, Tensor<T> auto lhs, Tensor<T> auto rhs, Tensor<i1> auto result) {
  const Vec o = unflatten(thread, result.shape);
  if constexpr (is_bool<T> || is_int<T> || is_complex<T>) {
    result[o] =
        comparison_direction == "EQ" ? lhs[o] == rhs[o]
        : comparison_direction == "NE" ? lhs[o] != rhs[o]
        : comparison_direction == "LT" ? lhs[o] < rhs[o]
        : comparison_direction == "LE" ? lhs[o] <= rhs[o]
        : comparison_direction == "GT" ? lhs[o] > rhs[o]
        : lhs[o] >= rhs[o];
  } else if constexpr (is_float<T>) {
    result[o] =
        compare_type == "TOTALORDER"
        ? (
            comparison_direction == "EQ" ? !total_order_lt(lhs[o], rhs[o]) && !total_order_lt(rhs[o], lhs[o])
            : comparison_direction == "NE" ? total_order_lt(lhs[o], rhs[o]) || total_order_lt(rhs[o], lhs[o])
            : comparison_direction == "LT" ? total_order_lt(lhs[o], rhs[o])
            : comparison_direction == "LE" ? !total_order_lt(rhs[o], lhs[o])
            : comparison_direction == "GT" ? total_order_lt(rhs[o], lhs[o])
            : !total_order_lt(lhs[o], rhs[o]))
        : comparison_direction == "EQ" ? lhs[o] == rhs[o]
        : comparison_direction == "NE" ? lhs[o] != rhs[o]
        : comparison_direction == "LT" ? lhs[o] < rhs[o]
        : comparison_direction == "LE" ? lhs[o] <= rhs[o]
        : comparison_direction == "GT" ? lhs[o] > rhs[o]
        : lhs[o] >= rhs[o];
  }
}
