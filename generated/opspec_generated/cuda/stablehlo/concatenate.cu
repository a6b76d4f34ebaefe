// stablehlo.concatenate: Tensors put one behind the other along a dimension.
// Generated from spec/ops/stablehlo/concatenate.yaml: change that file, then run `opspec generate`.
//
// Known when it is compiled, beside all types and shapes:
//   int64_t dimension;

template <typename T>
DEVICE void kernel(int64_t thread, auto inputs, Tensor<T> auto result) {
  const Vec sizes = vector(each(inputs, [&](auto x) { return x.shape[dimension]; }));
  const Vec o = unflatten(thread, result.shape);
  const Vec starts = each(range(sizes.length), [&](int64_t k) { return sum(head(sizes, k)); });
  result[o] = the(
      range(inputs.length),
      [&](int64_t k) { return starts[k] <= o[dimension] && o[dimension] < starts[k] + sizes[k]; },
      [&](int64_t k) {
        return some(inputs, k)[
            each(range(result.rank), [&](int64_t d) { return o[d] - (d == dimension ? starts[k] : 0); })];
      });
}
