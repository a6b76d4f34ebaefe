// stablehlo.all_to_all: Each process of a group splits its tensor, sends a part to each, and joins the parts that it gets.
// Generated from spec/ops/stablehlo/all_to_all.yaml: change that file, then run `opspec generate`.
//
// Known when it is compiled, beside all types and shapes:
//   int64_t split_dimension, concat_dimension, split_count, handle;
//   Matrix replica_groups;

DEVICE void kernel(int64_t thread, auto operands, auto results) {
  const Vec o = unflatten(thread, results.first.shape);
  constexpr bool across = 0 < handle;
  constexpr int64_t me = across ? process.partition_id : process.replica_id;
  constexpr Vec row = row_containing(replica_groups, me);
  constexpr Vec replicas = each(row, [&](int64_t i) { return across ? process.replica_id : i; });
  constexpr Vec partitions = each(row, [&](int64_t i) { return across ? i : process.partition_id; });
  constexpr int64_t at = index_of(row, me);
  store(
      results,
      o,
      each(
          operands,
          results,
          [&](auto x, auto r) {
            return process.peer(
                x,
                Vec{
                    replicas[
                        floor_div(o[concat_dimension], floor_div(r.shape[concat_dimension], split_count))],
                    partitions[
                        floor_div(o[concat_dimension], floor_div(r.shape[concat_dimension], split_count))]})[
                each(
                    range(x.rank),
                    [&](int64_t k) {
                      return (
                          k == concat_dimension ? floor_mod(o[k], floor_div(r.shape[k], split_count)) : o[k])
                          + (k == split_dimension ? at * floor_div(x.shape[k], split_count) : 0);
                    })];
          }));
}
