// stablehlo.reduce_precision: Each value rounded to what a format with fewer exponent and mantissa bits can hold, in its own type.
// Generated from spec/ops/stablehlo/reduce_precision.yaml: change that file, then run `opspec generate`.
//
// Known when it is compiled, beside all types and shapes:
//   int64_t exponent_bits, mantissa_bits;

template <typename T>
DEVICE void kernel(int64_t thread, Tensor<T> auto operand, Tensor<T> auto output) {
  const Vec o = unflatten(thread, output.shape);
  output[o] = reduce_precision(operand[o], exponent_bits, mantissa_bits);
}
