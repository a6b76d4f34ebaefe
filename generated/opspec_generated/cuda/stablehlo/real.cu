// stablehlo.real: The real part of each value; that of a float is the float.
// Generated from spec/ops/stablehlo/real.yaml: change that file, then run `opspec generate`.

template <typename T, typename R>
DEVICE void kernel(int64_t thread, Tensor<T> auto operand, Tensor<R> auto result) {
  const Vec o = unflatten(thread, result.shape);
  result[o] = R(real(operand[o]));
}
