// stablehlo.collective_reduce: One process of a group, its root, gets the values of all of them, combined by a region, and all others zeros.
// Generated from spec/ops/stablehlo/collective_reduce.yaml: change that file, then run `opspec generate`.
//
// Known when it is compiled, beside all types and shapes:
//   Matrix replica_groups;
//   int64_t handle;
//   bool use_global_device_ids, has_dynamic_root;

template <typename A>
DEVICE void kernel(int64_t thread, auto operands, auto roots, auto results) {
  constexpr Vec ids = only(flat(replica_groups), [&](int64_t i) { return 0 <= i; });
  constexpr bool across = 0 < handle && !use_global_device_ids;
  const Vec o = unflatten(thread, results.first.shape);
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
  const Vec root = has_dynamic_root ? ints(roots) : vector(each(operands, [&](auto x) { return 0; }));
  const Vec mine = each(
      root,
      [&](int64_t r) {
        return 0 < members.length
            && replicas[r] == process.replica_id
            && partitions[r] == process.partition_id;
      });
  bool first = true;
  auto value = blank(results);
  for (const int64_t k : range(any(mine, [&](int64_t m) { return m; }) ? members.length : 1)) {
    const auto term = each(
        operands,
        mine,
        [&](auto x, int64_t m) { return m ? A(process.peer(x, Vec{replicas[k], partitions[k]})[o]) : A(0); });
    value = first ? term : [&](auto a, auto b) { return each(a, b, mine, [&](auto x, auto y, int64_t m) { return m ? computation(x, y) : x; }); }(value, term);
    first = false;
  }
  EXPECT(!first, "a fold over nothing");
  store(results, o, value);
}
