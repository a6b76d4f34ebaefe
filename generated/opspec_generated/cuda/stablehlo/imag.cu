// stablehlo.imag: The imaginary part of each value; that of a float is zero.
// Generated from spec/ops/stablehlo/imag.yaml: change that file, then run `opspec generate`.

template <typename T, typename R>
DEVICE void kernel(int64_t thread, Tensor<T> auto operand, Tensor<R> auto result) {
  const Vec o = unflatten(thread, result.shape);
  result[o] = R(imag(operand[o]));
}
