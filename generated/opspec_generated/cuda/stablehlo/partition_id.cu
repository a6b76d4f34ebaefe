// stablehlo.partition_id: The number of the partition that this process is.
// Generated from spec/ops/stablehlo/partition_id.yaml: change that file, then run `opspec generate`.

DEVICE void kernel(int64_t thread, auto result) {
  const Vec o = unflatten(thread, result.shape);
  result[o] = process.partition_id;
}
