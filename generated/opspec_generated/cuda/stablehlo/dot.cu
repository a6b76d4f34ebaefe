// stablehlo.dot: The product of two vectors, of a matrix and a vector, or of two matrices; dot_general says it in general.
// Generated from spec/ops/stablehlo/dot.yaml: change that file, then run `opspec generate`.

template <typename L, typename R, typename T>
DEVICE void kernel(int64_t thread, Tensor<L> auto lhs, Tensor<R> auto rhs, Tensor<T> auto result) {
  constexpr int64_t terms = lhs.shape[lhs.rank - 1];
  const Vec o = unflatten(thread, result.shape);
  T value = T(0);
  for (const int64_t k : range(terms)) {
    const T term = T(lhs[cat(head(o, lhs.rank - 1), Vec{k})]) * T(rhs[cat(Vec{k}, tail(o, rhs.rank - 1))]);
    value = value + term;
  }
  result[o] = value;
}
