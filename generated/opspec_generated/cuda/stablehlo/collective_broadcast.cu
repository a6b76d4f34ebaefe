// stablehlo.collective_broadcast: The processes of a group get the tensors of its first one, and all others zeros.
// Generated from spec/ops/stablehlo/collective_broadcast.yaml: change that file, then run `opspec generate`.
//
// Known when it is compiled, beside all types and shapes:
//   Matrix replica_groups;
//   int64_t handle;

template <typename Ts>
DEVICE void kernel(int64_t thread, auto operands, auto results) {
  const Vec o = unflatten(thread, results.first.shape);
  constexpr bool across = 0 < handle;
  constexpr Vec row = row_containing(replica_groups, across ? process.partition_id : process.replica_id);
  store(
      results,
      o,
      each(
          operands,
          Ts{},
          [&](auto x, auto T) {
            return
                0 < row.length
                ? process.peer(
                    x,
                    Vec{across ? process.replica_id : row[0], across ? row[0] : process.partition_id}
                )[o]
                : T(0);
          }));
}
