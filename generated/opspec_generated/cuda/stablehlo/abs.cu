// stablehlo.abs: The magnitude of each value; a complex value gives a real one.
// Generated from spec/ops/stablehlo/abs.yaml: change that file, then run `opspec generate`.

template <typename T, typename R>
DEVICE void kernel(int64_t thread, Tensor<T> auto operand, Tensor<R> auto result) {
  const Vec o = unflatten(thread, result.shape);
  result[o] = R(abs(operand[o]));
}
