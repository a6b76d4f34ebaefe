// chlo.zeta: Hurwitz's zeta function.
// Generated from spec/ops/chlo/zeta.yaml: change that file, then run `opspec generate`.

template <typename T>
DEVICE void kernel(int64_t thread, Tensor<T> auto x, Tensor<T> auto q, Tensor<T> auto result) {
  const Vec o = unflatten(thread, result.shape);
  result[o] = zeta(x[o], q[o]);
}
