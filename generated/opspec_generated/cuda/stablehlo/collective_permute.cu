// stablehlo.collective_permute: Each process gets the tensor of the process that has it as its target, or zeros.
// Generated from spec/ops/stablehlo/collective_permute.yaml: change that file, then run `opspec generate`.
//
// Known when it is compiled, beside all types and shapes:
//   Matrix source_target_pairs;
//   int64_t handle;

template <typename T>
DEVICE void kernel(int64_t thread, Tensor<T> auto operand, Tensor<T> auto result) {
  const Vec o = unflatten(thread, result.shape);
  constexpr bool across = 0 < handle;
  constexpr int64_t me = across ? process.partition_id : process.replica_id;
  constexpr Vec source = each(
      only(source_target_pairs, [&](Vec p) { return p[1] == me; }),
      [&](Vec p) { return p[0]; });
  result[o] =
      0 < source.length
      ? process.peer(
          operand,
          Vec{across ? process.replica_id : source[0], across ? source[0] : process.partition_id}
      )[o]
      : T(0);
}
