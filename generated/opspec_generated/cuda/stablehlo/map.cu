// stablehlo.map: A region applied to the elements of the inputs that stand at the same index.
// Generated from spec/ops/stablehlo/map.yaml: change that file, then run `opspec generate`.

template <typename R>
DEVICE void kernel(int64_t thread, auto inputs, Tensor<R> auto result) {
  const Vec o = unflatten(thread, result.shape);
  result[o] = computation(each(inputs, [&](auto x) { return x[o]; }));
}
