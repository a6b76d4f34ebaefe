// chlo.broadcast_select: Each value from one of two tensors, as a predicate says, dimensions of size one and missing ones repeated.
// Generated from spec/ops/chlo/broadcast_select.yaml: change that file, then run `opspec generate`.

template <typename T>
DEVICE void kernel(
    int64_t thread,
    Tensor<i1> auto pred,
    Tensor<T> auto on_true,
    Tensor<T> auto on_false,
    Tensor<T> auto result) {
  constexpr int64_t many = max(max(pred.rank, on_true.rank), on_false.rank);
  constexpr Vec pred_axes = tail(indices(many), pred.rank);
  constexpr Vec on_true_axes = tail(indices(many), on_true.rank);
  constexpr Vec on_false_axes = tail(indices(many), on_false.rank);
  const Vec o = unflatten(thread, result.shape);
  const Vec on_true_at = each(
      on_true.shape,
      on_true_axes,
      [&](int64_t n, int64_t d) { return n == 1 ? 0 : o[d]; });
  const Vec on_false_at = each(
      on_false.shape,
      on_false_axes,
      [&](int64_t n, int64_t d) { return n == 1 ? 0 : o[d]; });
  result[o] =
      pred[
          each(
              pred.shape,
              pred_axes,
              [&](int64_t n, int64_t d) { return n == 1 ? 0 : (result.rank == 0 ? Vec{} : o)[d]; })]
      ? on_true[on_true_at]
      : on_false[on_false_at];
}
