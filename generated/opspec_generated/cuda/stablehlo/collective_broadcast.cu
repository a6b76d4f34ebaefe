// stablehlo.collective_broadcast: The processes of a group get the tensors of one of them, its root, and all others zeros.
// Generated from spec/ops/stablehlo/collective_broadcast.yaml: change that file, then run `opspec generate`.
//
// Known when it is compiled, beside all types and shapes:
//   Matrix replica_groups;
//   int64_t handle;
//   bool has_dynamic_root;

template <typename Ts>
DEVICE void kernel(int64_t thread, auto operands, auto roots, auto results) {
  const Vec o = unflatten(thread, results.first.shape);
  constexpr bool across = 0 < handle;
  constexpr Vec row = row_containing(replica_groups, across ? process.partition_id : process.replica_id);
  const Vec root = has_dynamic_root ? ints(roots) : vector(each(operands, [&](auto x) { return 0; }));
  store(
      results,
      o,
      each(
          operands,
          root,
          Ts{},
          [&](auto x, int64_t k, auto T) {
            return
                0 < row.length
                ? process.peer(
                    x,
                    Vec{across ? process.replica_id : row[k], across ? row[k] : process.partition_id}
                )[o]
                : T(0);
          }));
}
