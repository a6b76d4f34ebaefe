// stablehlo.dynamic_pad: Surround and interleave a tensor with a padding value, as much as operands say.
// Generated from spec/ops/stablehlo/dynamic_pad.yaml: change that file, then run `opspec generate`.

template <typename T>
DEVICE void kernel(
    int64_t thread,
    Tensor<T> auto operand,
    Tensor<T> auto padding_value,
    auto edge_padding_low,
    auto interior_padding,
    Tensor<T> auto result) {
  const Vec low = ints(edge_padding_low);
  const Vec interior = ints(interior_padding);
  const Vec o = unflatten(thread, result.shape);
  const Vec step = interior + 1;
  const Vec q = o - low;
  const bool hit = 0 <= q && floor_mod(q, step) == 0 && floor_div(q, step) < operand.shape;
  result[o] = hit ? operand[floor_div(q, step)] : padding_value[{}];
}
