// stablehlo.select: Each value from one of two tensors, as a predicate says.
// Generated from spec/ops/stablehlo/select.yaml: change that file, then run `opspec generate`.

template <typename T>
DEVICE void kernel(
    int64_t thread,
    Tensor<i1> auto pred,
    Tensor<T> auto on_true,
    Tensor<T> auto on_false,
    Tensor<T> auto result) {
  const Vec o = unflatten(thread, result.shape);
  result[o] = pred[pred.rank == 0 ? Vec{} : o] ? on_true[o] : on_false[o];
}
