// chlo.top_k: The k largest values of each row and where they stand, in falling order, the first of equal ones first.
// Generated from spec/ops/chlo/top_k.yaml: change that file, then run `opspec generate`.

template <typename T, typename I>
DEVICE void kernel_place(int64_t thread, Tensor<T> auto operand, Tensor<I> auto place) {
  const Vec o = unflatten(thread, place.shape);
  I value = I(0);
  for (const int64_t j : range(operand.shape[operand.rank - 1])) {
    constexpr int64_t n = operand.rank - 1;
    const T x = operand[o];
    const T y = operand[cat(head(o, n), Vec{j})];
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
