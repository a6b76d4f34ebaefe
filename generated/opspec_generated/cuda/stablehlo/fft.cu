// stablehlo.fft: Discrete Fourier transform over the last dimensions, forward or inverse, of complex or real values.
// Generated from spec/ops/stablehlo/fft.yaml: change that file, then run `opspec generate`.
//
// Known when it is compiled, beside all types and shapes:
//   Text fft_type;
//   Vec fft_length;

template <typename T, typename S>
DEVICE void kernel(int64_t thread, Tensor<S> auto operand, Tensor<T> auto result) {
  constexpr int64_t L = fft_length.length;
  constexpr int64_t batch = operand.rank - L;
  using R = real_type<S>;
  constexpr Vec lengths = fft_type == "IRFFT" ? fft_length : tail(operand.shape, L);
  const Vec o = unflatten(thread, result.shape);
  T value = T(0);
  for (const Vec k : box(tail(operand.shape, L))) {
    constexpr int64_t size = product(lengths);
    const int64_t way = sum(floor_mod(tail(o, L) * k, lengths) * floor_div(size, lengths));
    const int64_t turn = floor_mod(fft_type == "IFFT" || fft_type == "IRFFT" ? way : -way, size);
    const int64_t quarter = floor_div(4 * turn, size);
    const auto angle = R(floor_mod(4 * turn, size)) / R(2 * size) * R(pi());
    const auto c =
        quarter == 0 ? cosine(angle)
        : quarter == 1 ? -sine(angle)
        : quarter == 2 ? -cosine(angle)
        : sine(angle);
    const auto s =
        quarter == 0 ? sine(angle)
        : quarter == 1 ? cosine(angle)
        : quarter == 2 ? -sine(angle)
        : -cosine(angle);
    const int64_t last = k[L - 1];
    const int64_t times = fft_type != "IRFFT" || last == 0 || 2 * last == lengths[L - 1] ? 1 : 2;
    const auto scale = fft_type == "IFFT" || fft_type == "IRFFT" ? R(times) / R(size) : R(1);
    const S x = operand[cat(head(o, batch), k)];
    const T term = complex<T>((real(x) * c - imag(x) * s) * scale, (real(x) * s + imag(x) * c) * scale);
    value = value + term;
  }
  result[o] = value;
}
