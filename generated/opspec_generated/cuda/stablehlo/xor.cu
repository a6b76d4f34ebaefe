// stablehlo.xor: Exactly one of two truth values, or the bits set in exactly one of two integers, element by element.
// Generated from spec/ops/stablehlo/xor.yaml: change that file, then run `opspec generate`.

template <typename T>
DEVICE void kernel(int64_t thread, Tensor<T> auto lhs, Tensor<T> auto rhs, Tensor<T> auto result) {
  const Vec o = unflatten(thread, result.shape);
  result[o] = bit_xor(lhs[o], rhs[o]);
}
