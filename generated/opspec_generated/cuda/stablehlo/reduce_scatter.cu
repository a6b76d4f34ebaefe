// stablehlo.reduce_scatter: The values of all processes of a group are combined by a region, and each process gets a part of them.
// Generated from spec/ops/stablehlo/reduce_scatter.yaml: change that file, then run `opspec generate`.
//
// Known when it is compiled, beside all types and shapes:
//   int64_t scatter_dimension, handle;
//   Matrix replica_groups;
//   bool use_global_device_ids;

template <typename T, typename A>
DEVICE void kernel(int64_t thread, Tensor<T> auto operand, Tensor<A> auto result) {
  constexpr Vec ids = flat(replica_groups);
  constexpr bool across = 0 < handle && !use_global_device_ids;
  const Vec o = unflatten(thread, result.shape);
  constexpr int64_t me =
      use_global_device_ids ? process.replica_id * process.num_partitions + process.partition_id
      : process.replica_id;
  constexpr Vec row =
      0 < ids.length ? row_containing(replica_groups, me)
      : each(range(process.num_replicas), [&](int64_t k) { return k; });
  constexpr Vec members = each(
      range(row.length * (across ? process.num_partitions : 1)),
      [&](int64_t k) { return k; });
  constexpr Vec replicas = each(
      members,
      [&](int64_t k) {
        return floor_div(row[floor_mod(k, row.length)], use_global_device_ids ? process.num_partitions : 1);
      });
  constexpr Vec partitions = each(
      members,
      [&](int64_t k) {
        return
            across ? floor_div(k, row.length)
            : use_global_device_ids ? floor_mod(row[k], process.num_partitions)
            : process.partition_id;
      });
  constexpr Vec processes = each(
      replicas,
      partitions,
      [&](int64_t r, int64_t p) { return r * process.num_partitions + p; });
  constexpr int64_t at = index_of(
      processes,
      process.replica_id * process.num_partitions + process.partition_id);
  constexpr int64_t part = at * result.shape[scatter_dimension];
  bool first = true;
  A value;
  for (const int64_t k : range(members.length)) {
    const A term = A(
        process.peer(operand, Vec{replicas[k], partitions[k]})[
            insert(drop(o, Vec{scatter_dimension}), scatter_dimension, part + o[scatter_dimension])]);
    value = first ? term : computation(value, term);
    first = false;
  }
  EXPECT(!first, "a fold over nothing");
  result[o] = value;
}
