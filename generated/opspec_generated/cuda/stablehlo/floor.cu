// stablehlo.floor: The largest whole number not above each value.
// Generated from spec/ops/stablehlo/floor.yaml: change that file, then run `opspec generate`.

template <typename T>
DEVICE void kernel(int64_t thread, Tensor<T> auto operand, Tensor<T> auto result) {
  const Vec o = unflatten(thread, result.shape);
  result[o] = floor(operand[o]);
}
