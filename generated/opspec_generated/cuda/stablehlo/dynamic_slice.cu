// stablehlo.dynamic_slice: A box of a given size, from a start that operands give, moved to lie inside.
// Generated from spec/ops/stablehlo/dynamic_slice.yaml: change that file, then run `opspec generate`.
//
// Known when it is compiled, beside all types and shapes:
//   Vec slice_sizes;

template <typename T>
DEVICE void kernel(int64_t thread, Tensor<T> auto operand, auto start_indices, Tensor<T> auto result) {
  const Vec o = unflatten(thread, result.shape);
  const Vec start = vector(each(start_indices, [&](auto s) { return as_index(s[{}]); }));
  result[o] = operand[clamp(0, start, operand.shape - slice_sizes) + o];
}
