// stablehlo.all_gather: Each process of a group gets the tensors of all of them, one behind the other along one dimension.
// Generated from spec/ops/stablehlo/all_gather.yaml: change that file, then run `opspec generate`.
//
// Known when it is compiled, beside all types and shapes:
//   int64_t all_gather_dim, handle;
//   Matrix replica_groups;
//   bool use_global_device_ids;

DEVICE void kernel(int64_t thread, auto operands, auto results) {
  constexpr Vec ids = flat(replica_groups);
  constexpr bool across = 0 < handle && !use_global_device_ids;
  const Vec o = unflatten(thread, results.first.shape);
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
  store(
      results,
      o,
      each(
          operands,
          [&](auto x) {
            return process.peer(
                x,
                Vec{
                    replicas[floor_div(o[all_gather_dim], x.shape[all_gather_dim])],
                    partitions[floor_div(o[all_gather_dim], x.shape[all_gather_dim])]}
            )[insert(
                drop(o, Vec{all_gather_dim}),
                all_gather_dim,
                floor_mod(o[all_gather_dim], x.shape[all_gather_dim])
            )];
          }));
}
