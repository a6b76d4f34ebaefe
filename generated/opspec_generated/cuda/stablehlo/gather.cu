// stablehlo.gather: Slices of a tensor, each starting where a vector of indices says, clamped to lie inside.
// Generated from spec/ops/stablehlo/gather.yaml: change that file, then run `opspec generate`.
//
// Known when it is compiled, beside all types and shapes:
//   Vec offset_dims, collapsed_slice_dims, operand_batching_dims, start_indices_batching_dims, start_index_map,
//     slice_sizes;
//   int64_t index_vector_dim;

template <typename T, typename J>
DEVICE void kernel(
    int64_t thread,
    Tensor<T> auto operand,
    Tensor<J> auto start_indices,
    Tensor<T> auto result) {
  constexpr Vec ishape =
      index_vector_dim < start_indices.rank ? start_indices.shape
      : cat(start_indices.shape, Vec{1});
  constexpr Vec gone = cat(collapsed_slice_dims, operand_batching_dims);
  constexpr Vec kept = others(gone, operand.rank);
  constexpr Vec batch_dims = others(offset_dims, ishape.length - 1 + offset_dims.length);
  constexpr Vec batch_of = each(
      start_indices_batching_dims,
      [&](int64_t d) { return d - (d > index_vector_dim ? 1 : 0); });
  const Vec o = unflatten(thread, result.shape);
  const Vec b = take(o, batch_dims);
  const Vec start = each(
      range(start_index_map.length),
      [&](int64_t k) {
        return as_index(start_indices[head(insert(b, index_vector_dim, k), start_indices.rank)]);
      });
  const Vec first = clamp(0, place({{start_index_map, start}}, 0, operand.rank), operand.shape - slice_sizes);
  const Vec within = place(
      {{operand_batching_dims, take(b, batch_of)}, {kept, take(o, offset_dims)}},
      0,
      operand.rank);
  result[o] = operand[first + within];
}
