// stablehlo.replica_id: The number of the replica that this process is.
// Generated from spec/ops/stablehlo/replica_id.yaml: change that file, then run `opspec generate`.

DEVICE void kernel(int64_t thread, auto result) {
  const Vec o = unflatten(thread, result.shape);
  result[o] = process.replica_id;
}
