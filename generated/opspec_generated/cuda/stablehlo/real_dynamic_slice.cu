// stablehlo.real_dynamic_slice: The elements from a start up to a limit, one in every stride, where operands say.
// Generated from spec/ops/stablehlo/real_dynamic_slice.yaml: change that file, then run `opspec generate`.

template <typename T>
DEVICE void kernel(
    int64_t thread,
    Tensor<T> auto operand,
    auto start_indices,
    auto strides,
    Tensor<T> auto result) {
  const Vec start = ints(start_indices);
  const Vec step = ints(strides);
  const Vec o = unflatten(thread, result.shape);
  result[o] = operand[start + o * step];
}
