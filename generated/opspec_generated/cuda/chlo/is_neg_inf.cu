// chlo.is_neg_inf: Whether each value is infinite and negative.
// Generated from spec/ops/chlo/is_neg_inf.yaml: change that file, then run `opspec generate`.

template <typename T>
DEVICE void kernel(int64_t thread, Tensor<T> auto operand, Tensor<i1> auto result) {
  const Vec o = unflatten(thread, result.shape);
  result[o] = !is_finite(operand[o]) && operand[o] < T(0);
}
