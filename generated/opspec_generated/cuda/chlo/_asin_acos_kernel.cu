// chlo._asin_acos_kernel: The real part of the cosine of the arc sine, and the magnitude of the imaginary part of the arc sine: what the four inverse functions of complex numbers have in common.
// Generated from spec/ops/chlo/_asin_acos_kernel.yaml: change that file, then run `opspec generate`.

template <typename T>
DEVICE void kernel(int64_t thread, Tensor<T> auto operand, Tensor<T> auto result) {
  const Vec o = unflatten(thread, result.shape);
  const T minus = sqrt(T(1) - operand[o]);
  const T plus = sqrt(T(1) + operand[o]);
  const auto cosine = real(minus) * real(plus) - imag(minus) * imag(plus);
  result[o] = complex<T>(abs(cosine), abs(imag(asin(operand[o]))));
}
