// stablehlo.dynamic_update_slice: A tensor with a box of it replaced, from a start that operands give, moved to lie inside.
// Generated from spec/ops/stablehlo/dynamic_update_slice.yaml: change that file, then run `opspec generate`.

template <typename T>
DEVICE void kernel(
    int64_t thread,
    Tensor<T> auto operand,
    Tensor<T> auto update,
    auto start_indices,
    Tensor<T> auto result) {
  const Vec o = unflatten(thread, result.shape);
  const Vec start = clamp(
      0,
      vector(each(start_indices, [&](auto s) { return as_index(s[{}]); })),
      operand.shape - update.shape);
  const Vec u = o - start;
  result[o] = 0 <= u && u < update.shape ? update[u] : operand[o];
}
