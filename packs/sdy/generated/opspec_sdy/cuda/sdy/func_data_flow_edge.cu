// sdy.func_data_flow_edge: A value as it is, where a function is entered or left.
// Generated from spec/ops/sdy/func_data_flow_edge.yaml: change that file, then run `opspec generate`.

template <typename T>
DEVICE void kernel(int64_t thread, Tensor<T> auto operand, Tensor<T> auto result) {
  const Vec o = unflatten(thread, result.shape);
  result[o] = operand[o];
}
