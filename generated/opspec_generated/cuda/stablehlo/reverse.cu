// stablehlo.reverse: The elements in opposite order along some dimensions.
// Generated from spec/ops/stablehlo/reverse.yaml: change that file, then run `opspec generate`.
//
// Known when it is compiled, beside all types and shapes:
//   Vec dimensions;

template <typename T>
DEVICE void kernel(int64_t thread, Tensor<T> auto operand, Tensor<T> auto result) {
  const Vec o = unflatten(thread, result.shape);
  result[o] = operand[
      each(
          indices(o.length),
          o,
          operand.shape,
          [&](int64_t d, int64_t i, int64_t n) { return contains(dimensions, d) ? n - 1 - i : i; })];
}
