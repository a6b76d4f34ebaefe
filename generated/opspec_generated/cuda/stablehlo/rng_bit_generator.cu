// stablehlo.rng_bit_generator: Uniformly random bits made from a state, and the state that follows.
// Generated from spec/ops/stablehlo/rng_bit_generator.yaml: change that file, then run `opspec generate`.
//
// Known when it is compiled, beside all types and shapes:
//   Text rng_algorithm;

template <typename W>
DEVICE void kernel_lower(int64_t thread, auto initial_state, Tensor<W> auto lower) {
  constexpr bool is_threefry = rng_algorithm == "THREE_FRY";
  constexpr int64_t high = initial_state.shape[0] == 3 ? 2 : 0;
  const Vec o = unflatten(thread, lower.shape);
  const auto counter = [&] { return initial_state[{1}] + W(o[0]); };
  lower[o] =
      is_threefry ? threefry(initial_state[{0}], counter())
      : philox_low(
          initial_state[{0}],
          counter(),
          initial_state[{high}] + (counter() < initial_state[{1}] ? W(1) : W(0)));
}

template <typename W>
DEVICE void kernel_upper(int64_t thread, auto initial_state, Tensor<W> auto upper) {
  constexpr int64_t high = initial_state.shape[0] == 3 ? 2 : 0;
  const Vec o = unflatten(thread, upper.shape);
  const W counter = initial_state[{1}] + W(o[0]);
  upper[o] = philox_high(
      initial_state[{0}],
      counter,
      initial_state[{high}] + (counter < initial_state[{1}] ? W(1) : W(0)));
}

template <typename T, typename W>
DEVICE void kernel_output_state(
    int64_t thread,
    auto initial_state,
    Tensor<T> auto output,
    auto output_state) {
  constexpr bool is_threefry = rng_algorithm == "THREE_FRY";
  constexpr Vec paired = head(
      cat(
          only(range(output.rank), [&](int64_t d) { return floor_mod(output.shape[d], 2) == 0; }),
          only(
              range(output.rank),
              [&](int64_t d) { return all(output.shape, [&](int64_t n) { return n <= output.shape[d]; }); })),
      min(1, output.rank));
  constexpr Vec steps = each(
      range(output.rank),
      [&](int64_t d) { return contains(paired, d) && is_threefry && bits<T>() < 64 ? 2 : 1; });
  constexpr int64_t each_ = bits<T>() < 64 ? 4 : 2;
  constexpr Vec pairs = each(output.shape, steps, [&](int64_t n, int64_t s) { return ceil_div(n, s); });
  constexpr int64_t blocks = is_threefry ? product(pairs) : ceil_div(product(output.shape), each_);
  const Vec o = unflatten(thread, output_state.shape);
  const auto after = [&] { return initial_state[{1}] + W(blocks); };
  output_state[o] =
      o[0] == 0 ? initial_state[{0}]
      : o[0] == 1 ? after()
      : initial_state[{2}] + (after() < initial_state[{1}] ? W(1) : W(0));
}

template <typename T, typename W>
DEVICE void kernel_output(int64_t thread, Tensor<W> auto lower, Tensor<W> auto upper, Tensor<T> auto output) {
  constexpr bool is_threefry = rng_algorithm == "THREE_FRY";
  constexpr Vec paired = head(
      cat(
          only(range(output.rank), [&](int64_t d) { return floor_mod(output.shape[d], 2) == 0; }),
          only(
              range(output.rank),
              [&](int64_t d) { return all(output.shape, [&](int64_t n) { return n <= output.shape[d]; }); })),
      min(1, output.rank));
  constexpr Vec steps = each(
      range(output.rank),
      [&](int64_t d) { return contains(paired, d) && is_threefry && bits<T>() < 64 ? 2 : 1; });
  constexpr int64_t each_ = bits<T>() < 64 ? 4 : 2;
  constexpr Vec pairs = each(output.shape, steps, [&](int64_t n, int64_t s) { return ceil_div(n, s); });
  const Vec o = unflatten(thread, output.shape);
  const int64_t at = flatten(o, output.shape);
  const int64_t place = is_threefry ? sum(floor_mod(o, steps)) : floor_mod(at, each_);
  const int64_t block = is_threefry ? flatten(floor_div(o, steps), pairs) : floor_div(at, each_);
  output[o] = bitcast<T>(
      is_threefry || place < floor_div(each_, 2) ? lower[{block}] : upper[{block}],
      -32 * floor_mod(place, floor_div(each_, 2)));
}
