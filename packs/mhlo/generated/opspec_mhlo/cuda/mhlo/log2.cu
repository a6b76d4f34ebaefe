// mhlo.log2: The logarithm of each value to the base 2.
// Generated from spec/ops/mhlo/log2.yaml: change that file, then run `opspec generate`.

template <typename T>
DEVICE void kernel(int64_t thread, Tensor<T> auto operand, Tensor<T> auto result) {
  const Vec o = unflatten(thread, result.shape);
  if constexpr (is_float<T>) {
    result[o] = log2(operand[o]);
  } else if constexpr (is_complex<T>) {
    result[o] = complex<T>(real(log(operand[o])) / real(log(T(2))), imag(log(operand[o])) / real(log(T(2))));
  }
}
