// stablehlo.round_nearest_afz: Each value rounded to a whole number, ties away from zero.
// Generated from spec/ops/stablehlo/round_nearest_afz.yaml: change that file, then run `opspec generate`.

template <typename T>
DEVICE void kernel(int64_t thread, Tensor<T> auto operand, Tensor<T> auto result) {
  const Vec o = unflatten(thread, result.shape);
  result[o] = round_nearest_afz(operand[o]);
}
