// stablehlo.pad: Surround and interleave a tensor with a padding value; negative edges trim it.
// Generated from spec/ops/stablehlo/pad.yaml: change that file, then run `opspec generate`.
//
// Known when it is compiled, beside all types and shapes:
//   Vec edge_padding_low, interior_padding;

template <typename T>
DEVICE void kernel(
    int64_t thread,
    Tensor<T> auto operand,
    Tensor<T> auto padding_value,
    Tensor<T> auto result) {
  const Vec o = unflatten(thread, result.shape);
  constexpr Vec step = interior_padding + 1;
  const Vec q = o - edge_padding_low;
  const bool hit = 0 <= q && floor_mod(q, step) == 0 && floor_div(q, step) < operand.shape;
  result[o] = hit ? operand[floor_div(q, step)] : padding_value[{}];
}
