// mhlo.stochastic_convert: Floats in a smaller type, rounded up or down by chance, so that they are right on average.
// Generated from spec/ops/mhlo/stochastic_convert.yaml: change that file, then run `opspec generate`.

template <typename F, typename U, typename T>
DEVICE void kernel(int64_t thread, Tensor<F> auto operand, Tensor<U> auto random, Tensor<T> auto result) {
  const Vec o = unflatten(thread, result.shape);
  const auto size = [&] { return abs(operand[o]); };
  const auto whole = [&] { return floor(size()); };
  const F half =
      bits<F>() == 16 ? F(32768)
      : bits<F>() == 32 ? F(2147483648ll)
      : bits<F>() == 64 ? F(9223372036854775808ll)
      : F(128);
  const auto part = [&] { return (size() - whole()) * half; };
  const auto chance = [&] {
    return U(floor(part())) * U(2) + (F(1) <= (part() - floor(part())) * F(2) ? U(1) : U(0));
  };
  const auto rounded = [&] { return random[o] < chance() ? whole() + F(1) : whole(); };
  result[o] = T(operand[o] < F(0) ? -rounded() : rounded());
}
