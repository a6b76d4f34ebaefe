// chlo.bessel_i1e: Modified Bessel function of the first kind of order one, scaled by e to the minus magnitude.
// Generated from spec/ops/chlo/bessel_i1e.yaml: change that file, then run `opspec generate`.

template <typename T>
DEVICE void kernel(int64_t thread, Tensor<T> auto operand, Tensor<T> auto result) {
  const Vec o = unflatten(thread, result.shape);
  result[o] = bessel_i1e(operand[o]);
}
