// stablehlo.cross-replica-sum: The sum of the tensors of all replicas of a group (an older all_reduce).
// Generated from spec/ops/stablehlo/cross-replica-sum.yaml: change that file, then run `opspec generate`.
//
// Known when it is compiled, beside all types and shapes:
//   Matrix replica_groups;

template <typename T>
DEVICE void kernel(int64_t thread, Tensor<T> auto operand, Tensor<T> auto result) {
  constexpr Vec ids = only(flat(replica_groups), [&](int64_t i) { return 0 <= i; });
  const Vec o = unflatten(thread, result.shape);
  constexpr Vec row =
      0 < ids.length ? row_containing(replica_groups, process.replica_id)
      : each(range(process.num_replicas), [&](int64_t k) { return k; });
  constexpr Vec group = only(row, [&](int64_t i) { return 0 <= i; });
  bool first = true;
  T value;
  for (const int64_t k : range(group.length)) {
    const T term = process.peer(operand, Vec{group[k], process.partition_id})[o];
    value = first ? term : value + term;
    first = false;
  }
  EXPECT(!first, "a fold over nothing");
  result[o] = value;
}
