// mhlo.topk: The k largest values of each row, or the k smallest, and where they stand, the first of equal ones first.
// Generated from spec/ops/mhlo/topk.yaml: change that file, then run `opspec generate`.
//
// Known when it is compiled, beside all types and shapes:
//   bool largest;

template <typename T, typename I>
DEVICE void kernel_place(int64_t thread, Tensor<T> auto operand, Tensor<I> auto place) {
  const Vec o = unflatten(thread, place.shape);
  I value = I(0);
  for (const int64_t j : range(operand.shape[operand.rank - 1])) {
    constexpr int64_t n = operand.rank - 1;
    const auto here = [&] { return operand[o]; };
    const auto there = [&] { return operand[cat(head(o, n), Vec{j})]; };
    const T x = largest ? here() : there();
    const T y = largest ? there() : here();
    const I term = total_order_lt(x, y) ? I(1) : total_order_lt(y, x) ? I(0) : j < o[n] ? I(1) : I(0);
    value = value + term;
  }
  place[o] = value;
}

template <typename T, typename I>
DEVICE void kernel_indices(
    int64_t thread,
    Tensor<T> auto operand,
    Tensor<I> auto place,
    Tensor<I> auto indices) {
  const Vec o = unflatten(thread, indices.shape);
  I value = I(0);
  for (const int64_t j : range(operand.shape[operand.rank - 1])) {
    constexpr int64_t n = operand.rank - 1;
    const I term = as_index(place[cat(head(o, n), Vec{j})]) == o[n] ? I(j) : I(0);
    value = value + term;
  }
  indices[o] = value;
}

template <typename T, typename I>
DEVICE void kernel_values(
    int64_t thread,
    Tensor<T> auto operand,
    Tensor<I> auto indices,
    Tensor<T> auto values) {
  const Vec o = unflatten(thread, values.shape);
  values[o] = operand[cat(head(o, operand.rank - 1), Vec{as_index(indices[o])})];
}
