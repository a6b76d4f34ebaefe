// stablehlo.all_reduce: Each process of a group gets the values of all of them, combined by a region.
// Generated from spec/ops/stablehlo/all_reduce.yaml: change that file, then run `opspec generate`.
//
// Known when it is compiled, beside all types and shapes:
//   Matrix replica_groups;
//   int64_t handle;
//   bool use_global_device_ids;

template <typename A>
DEVICE void kernel(int64_t thread, auto operands, auto results) {
  constexpr Vec ids = only(flat(replica_groups), [&](int64_t i) { return 0 <= i; });
  const Vec o = unflatten(thread, results.first.shape);
  constexpr bool across = 0 < handle && !use_global_device_ids;
  constexpr int64_t me =
      use_global_device_ids ? process.replica_id * process.num_partitions + process.partition_id
      : process.replica_id;
  constexpr Vec row =
      0 < ids.length ? row_containing(replica_groups, me)
      : each(range(process.num_replicas), [&](int64_t k) { return k; });
  constexpr Vec group = only(row, [&](int64_t i) { return 0 <= i; });
  constexpr Vec members = each(
      range(group.length * (across ? process.num_partitions : 1)),
      [&](int64_t k) { return k; });
  constexpr Vec replicas = each(
      members,
      [&](int64_t k) {
        return floor_div(
            group[floor_mod(k, group.length)],
            use_global_device_ids ? process.num_partitions : 1);
      });
  constexpr Vec partitions = each(
      members,
      [&](int64_t k) {
        return
            across ? floor_div(k, group.length)
            : use_global_device_ids ? floor_mod(group[k], process.num_partitions)
            : process.partition_id;
      });
  bool first = true;
  auto value = blank(results);
  for (const int64_t k : range(members.length)) {
    const auto term = each(
        operands,
        [&](auto x) { return A(process.peer(x, Vec{replicas[k], partitions[k]})[o]); });
    value = first ? term : each(value, term, [&](auto x, auto y) { return computation(x, y); });
    first = false;
  }
  EXPECT(!first, "a fold over nothing");
  store(results, o, value);
}
