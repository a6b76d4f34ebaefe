// stablehlo.scatter: Slices of the inputs, each starting where a vector of indices says, combined with updates by a region.
// Generated from spec/ops/stablehlo/scatter.yaml: change that file, then run `opspec generate`.
//
// Known when it is compiled, beside all types and shapes:
//   Vec update_window_dims, inserted_window_dims, input_batching_dims, scatter_indices_batching_dims,
//     scatter_dims_to_operand_dims;
//   int64_t index_vector_dim;

template <typename As, typename J>
DEVICE void kernel(int64_t thread, auto inputs, Tensor<J> auto scatter_indices, auto updates, auto results) {
  constexpr int64_t N = inputs.first.rank;
  constexpr Vec ishape =
      index_vector_dim < scatter_indices.rank ? scatter_indices.shape
      : cat(scatter_indices.shape, Vec{1});
  constexpr Vec gone = cat(inserted_window_dims, input_batching_dims);
  constexpr Vec kept = others(gone, N);
  constexpr Vec scatter_dims = others(update_window_dims, ishape.length - 1 + update_window_dims.length);
  constexpr Vec batch_of = each(
      scatter_indices_batching_dims,
      [&](int64_t d) { return d - (d > index_vector_dim ? 1 : 0); });
  const Vec o = unflatten(thread, results.first.shape);
  auto value = each(inputs, As{}, [&](auto x, auto A) { return A(x[o]); });
  for (const Vec u : box(updates.first.shape)) {
    const Vec s = take(u, scatter_dims);
    const Vec start = each(
        range(scatter_dims_to_operand_dims.length),
        [&](int64_t k) {
          return as_index(scatter_indices[head(insert(s, index_vector_dim, k), scatter_indices.rank)]);
        });
    const Vec first = place({{scatter_dims_to_operand_dims, start}}, 0, N);
    const Vec within = place(
        {{input_batching_dims, take(s, batch_of)}, {kept, take(u, update_window_dims)}},
        0,
        N);
    const bool taken = first + within == o;
    if (!(taken)) continue;
    const auto term = each(updates, As{}, [&](auto v, auto A) { return A(v[u]); });
    value = update_computation(value, term);
  }
  store(results, o, value);
}
