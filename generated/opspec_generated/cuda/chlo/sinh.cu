// chlo.sinh: Hyperbolic sine.
// Generated from spec/ops/chlo/sinh.yaml: change that file, then run `opspec generate`.

template <typename T>
DEVICE void kernel(int64_t thread, Tensor<T> auto operand, Tensor<T> auto result) {
  const Vec o = unflatten(thread, result.shape);
  result[o] = sinh(operand[o]);
}
