// stablehlo.broadcast: A tensor repeated along new leading dimensions.
// Generated from spec/ops/stablehlo/broadcast.yaml: change that file, then run `opspec generate`.

template <typename T>
DEVICE void kernel(int64_t thread, Tensor<T> auto operand, Tensor<T> auto result) {
  const Vec o = unflatten(thread, result.shape);
  result[o] = operand[tail(o, operand.rank)];
}
