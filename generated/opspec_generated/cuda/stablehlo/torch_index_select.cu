// stablehlo.torch_index_select: Slices along a dimension, in the order that indices say; batches of them where both have batch dimensions.
// Generated from spec/ops/stablehlo/torch_index_select.yaml: change that file, then run `opspec generate`.
//
// Known when it is compiled, beside all types and shapes:
//   int64_t dim, batch_dims;

template <typename T, typename J>
DEVICE void kernel(int64_t thread, Tensor<T> auto operand, Tensor<J> auto index, Tensor<T> auto result) {
  constexpr int64_t picked = index.rank - batch_dims;
  const Vec o = unflatten(thread, result.shape);
  const int64_t at = as_index(index[cat(head(o, batch_dims), head(tail(o, result.rank - dim), picked))]);
  result[o] = operand[
      cat(head(o, dim), Vec{clamp(0, at, operand.shape[dim] - 1)}, tail(o, operand.rank - dim - 1))];
}
