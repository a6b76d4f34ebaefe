// chlo.conj: The complex conjugate; a real value is its own.
// Generated from spec/ops/chlo/conj.yaml: change that file, then run `opspec generate`.

template <typename T>
DEVICE void kernel(int64_t thread, Tensor<T> auto operand, Tensor<T> auto result) {
  const Vec o = unflatten(thread, result.shape);
  if constexpr (is_float<T>) {
    result[o] = operand[o];
  } else if constexpr (is_complex<T>) {
    result[o] = complex<T>(real(operand[o]), -imag(operand[o]));
  }
}
