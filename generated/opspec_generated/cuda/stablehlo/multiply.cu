// stablehlo.multiply: The product of two values, element by element.
// Generated from spec/ops/stablehlo/multiply.yaml: change that file, then run `opspec generate`.

template <typename T>
DEVICE void kernel(int64_t thread, Tensor<T> auto lhs, Tensor<T> auto rhs, Tensor<T> auto result) {
  const Vec o = unflatten(thread, result.shape);
  if constexpr (is_bool<T>) {
    result[o] = lhs[o] && rhs[o];
  } else if constexpr (is_num<T>) {
    result[o] = lhs[o] * rhs[o];
  }
}
