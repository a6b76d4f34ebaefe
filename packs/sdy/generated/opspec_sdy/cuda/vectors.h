/* The vectors of the language: shapes, indices and attributes. Their entries are numbers that the compiler knows or
   that follow from the thread's index; their lengths it always knows, so that every loop here is unrolled.

   LONGEST: the length that no vector exceeds, given by the specialisation. */
#ifndef OPSPEC_VECTORS_H
#define OPSPEC_VECTORS_H

#include "prelude.h"

#ifndef LONGEST
#define LONGEST 16
#endif

#if defined(__CUDACC__) || defined(__CUDACC_RTC__)
#define UNROLLED _Pragma("unroll")
#define MEMBER __device__ __forceinline__ constexpr
#define CONSTANT __device__ consteval
#define INDEX static __device__ __forceinline__ constexpr
#define LAMBDA __device__
#define EXPECT(condition, complaint) do { if (!(condition)) __trap(); } while (0)
#else
#define UNROLLED _Pragma("GCC unroll 16")
#define MEMBER constexpr
#define CONSTANT consteval
#define INDEX static constexpr
#define LAMBDA
[[noreturn]] void opspec_fail(const char *complaint); /* the shim's: ends the thread with an error */
#define EXPECT(condition, complaint) do { if (!(condition)) opspec_fail(complaint); } while (0)
#endif

namespace opspec {

/* A word of a fixed set, compared when the kernel is compiled. */
struct Text {
  const char *letters;
  CONSTANT Text(const char *letters) : letters(letters) {}
  CONSTANT bool operator==(Text other) const {
    const char *x = letters, *y = other.letters;
    for (; *x && *x == *y; x++) y++;
    return *x == *y;
  }
};

template <typename X> concept Number = !__is_class(X);

/* A vector of integers, or of truth values. */
struct Vec {
  int length = 0;
  int64_t at[LONGEST] = {};

  constexpr Vec() = default;
  template <Number... X> requires(sizeof...(X) > 0) MEMBER Vec(X... x) : length(sizeof...(X)), at{(int64_t)x...} {}

  MEMBER int64_t operator[](int64_t i) const {
    EXPECT(0 <= i && i < length, "an entry beyond the length of a vector");
    int64_t found = 0;
    UNROLLED for (int k = 0; k < LONGEST; k++) found = k == i ? at[k] : found;
    return found;
  }
  MEMBER void append(int64_t x) {
    EXPECT(length < LONGEST, "a vector longer than LONGEST");
    UNROLLED for (int k = 0; k < LONGEST; k++) at[k] = k == length ? x : at[k];
    length++;
  }
};

/* Rows of integers. */
struct Matrix {
  int length = 0;
  Vec at[LONGEST] = {};

  constexpr Matrix() = default;
  template <typename... X> requires(sizeof...(X) > 0 && (__is_class(X) && ...))
  MEMBER Matrix(X... x) : length(sizeof...(X)), at{x...} {}

  MEMBER Vec operator[](int64_t i) const {
    EXPECT(0 <= i && i < length, "a row beyond the length of a matrix");
    Vec found;
    UNROLLED for (int k = 0; k < LONGEST; k++) if (k == i) found = at[k];
    return found;
  }
  MEMBER void append(Vec x) {
    EXPECT(length < LONGEST, "a matrix longer than LONGEST");
    UNROLLED for (int k = 0; k < LONGEST; k++) if (k == length) at[k] = x;
    length++;
  }
};

INDEX Vec codes(Text text) {
  Vec made;
  for (const char *x = text.letters; *x; x++) made.append(*x);
  return made;
}
INDEX int64_t len(Vec v) { return v.length; }
INDEX int64_t len(Matrix m) { return m.length; }

/* for (i of range) and the entries of a vector, as loops that are unrolled. */
#define UP_TO(i, n) UNROLLED for (int i = 0; i < LONGEST; i++) if (i < (n))
#define DOWN_FROM(i, n) UNROLLED for (int i = LONGEST - 1; i >= 0; i--) if (i < (n))

/* Rounded down, as indices are divided; C's own division rounds towards zero. Nothing is read at an index that came of
   a division by zero, so that any value will do for it. */
INDEX int64_t floor_div(int64_t x, int64_t y) {
  if (y == 0) return 0;
  return x / y - (x % y != 0 && (x < 0) != (y < 0));
}
INDEX int64_t floor_mod(int64_t x, int64_t y) { return x - y * floor_div(x, y); }

/* --- per dimension ---------------------------------------------------------------------------- */

template <typename X> inline constexpr bool is_vector = false;
template <> inline constexpr bool is_vector<Vec> = true;
template <typename... X> concept Vectors = (is_vector<X> || ...);

INDEX int64_t entry(Vec v, int i) { return v.at[i]; }
INDEX int64_t entry(int64_t x, int) { return x; }
INDEX int common(int64_t) { return -1; }
INDEX int common(Vec v) { return v.length; }
template <typename... X> INDEX int common(Vec v, X... x) {
  const int other = common(x...);
  EXPECT(other < 0 || other == v.length, "vectors of different lengths");
  return v.length;
}
template <typename... X> INDEX int common(int64_t, X... x) { return common(x...); }

/* The function applied to the entries in step; a number stands for as many equal entries. */
template <typename F, typename... X> INDEX Vec per_dimension(F f, X... x) {
  Vec result;
  result.length = common(x...);
  UP_TO(i, result.length) result.at[i] = f(entry(x, i)...);
  return result;
}

#define PER_DIMENSION(NAME)                                                          \
  template <typename... X> requires Vectors<X...> INDEX Vec NAME(X... x) {           \
    return per_dimension([](auto... e) constexpr { return (int64_t)NAME(e...); }, x...); \
  }

PER_DIMENSION(floor_div)
PER_DIMENSION(floor_mod)

#define OPERATOR(SIGN)                                                               \
  template <typename X, typename Y> requires Vectors<X, Y> INDEX Vec operator SIGN(X x, Y y) { \
    return per_dimension([](int64_t a, int64_t b) constexpr { return a SIGN b; }, x, y); \
  }
OPERATOR(+)
OPERATOR(-)
OPERATOR(*)
INDEX Vec operator-(Vec v) { return 0 - v; }

/* A relation of vectors holds when it holds for every dimension. */
#define RELATION(SIGN)                                                               \
  template <typename X, typename Y> requires Vectors<X, Y> INDEX bool operator SIGN(X x, Y y) { \
    bool holds = true;                                                               \
    UP_TO(i, common(x, y)) holds = holds && entry(x, i) SIGN entry(y, i);            \
    return holds;                                                                    \
  }
RELATION(==)
RELATION(<)
RELATION(<=)
RELATION(>)
RELATION(>=)

/* --- the vector functions of spec/primitives.yaml ----------------------------------------------- */

INDEX bool contains(Vec v, int64_t x) {
  bool found = false;
  UP_TO(i, v.length) found = found || v.at[i] == x;
  return found;
}

INDEX Vec take(Vec v, Vec axes) {
  Vec result;
  UP_TO(i, axes.length) result.append(v[axes.at[i]]);
  return result;
}

INDEX Vec drop(Vec v, Vec axes) {
  Vec result;
  UP_TO(i, v.length) if (!contains(axes, i)) result.append(v.at[i]);
  return result;
}

struct Pair { Vec axes, values; };

template <int N> INDEX Vec place(const Pair (&pairs)[N], int64_t fill = 0, int64_t rank = -1) {
  Vec result;
  UNROLLED for (int k = 0; k < N; k++) result.length += pairs[k].axes.length;
  if (rank >= 0) result.length = rank;
  EXPECT(result.length <= LONGEST, "a vector longer than LONGEST");
  UP_TO(i, result.length) result.at[i] = fill;
  UNROLLED for (int k = N - 1; k >= 0; k--)
    DOWN_FROM(i, pairs[k].axes.length) {
      const int64_t axis = pairs[k].axes.at[i];
      const int64_t value = pairs[k].values[i];
      UP_TO(j, result.length) result.at[j] = j == axis ? value : result.at[j];
    }
  return result;
}

INDEX Vec others(Vec xs, int64_t n) {
  Vec result;
  UP_TO(i, n) if (!contains(xs, i)) result.append(i);
  return result;
}

INDEX Vec head(Vec v, int64_t n) {
  Vec result;
  UP_TO(i, n) result.append(v[i]);
  return result;
}

INDEX Vec tail(Vec v, int64_t n) {
  Vec result;
  UP_TO(i, n) result.append(v[v.length - n + i]);
  return result;
}

INDEX Vec insert(Vec v, int64_t i, int64_t x) {
  Vec result;
  UP_TO(j, v.length) {
    if (j == i) result.append(x);
    result.append(v.at[j]);
  }
  if (i == v.length) result.append(x);
  return result;
}

INDEX Vec cat() { return {}; }
INDEX Vec cat(Vec v) { return v; }
template <typename... X> INDEX Vec cat(Vec v, Vec w, X... x) {
  UP_TO(i, w.length) v.append(w.at[i]);
  return cat(v, x...);
}

INDEX Vec reverse(Vec v) {
  Vec result;
  UP_TO(i, v.length) result.append(v.at[v.length - 1 - i]);
  return result;
}

INDEX Vec fill(int64_t n, int64_t x) {
  Vec result;
  UP_TO(i, n) result.append(x);
  return result;
}

INDEX Vec falses(int64_t n) { return fill(n, false); }

INDEX Matrix zeros(int64_t n, int64_t m) {
  Matrix result;
  UP_TO(i, n) result.append(fill(m, 0));
  return result;
}

INDEX Vec indices(int64_t n) {
  Vec result;
  UP_TO(i, n) result.append(i);
  return result;
}

INDEX Vec column(Matrix m, int64_t j) {
  Vec result;
  UP_TO(i, m.length) result.append(m.at[i][j]);
  return result;
}

INDEX Vec row(Matrix m, int64_t i) { return m[i]; }

INDEX Vec flat(Matrix m) {
  Vec result;
  UP_TO(i, m.length) result = cat(result, m.at[i]);
  return result;
}

INDEX Vec row_containing(Matrix m, int64_t x) {
  Vec result;
  DOWN_FROM(i, m.length) if (contains(m.at[i], x)) result = m.at[i];
  return result;
}

INDEX int64_t sum(Vec v) {
  int64_t result = 0;
  UP_TO(i, v.length) result += v.at[i];
  return result;
}

INDEX int64_t product(Vec v) {
  int64_t result = 1;
  UP_TO(i, v.length) result *= v.at[i];
  return result;
}

INDEX int64_t count(Vec v, int64_t x) {
  int64_t result = 0;
  UP_TO(i, v.length) result += v.at[i] == x;
  return result;
}

INDEX int64_t index_of(Vec v, int64_t x) {
  int64_t result = -1;
  DOWN_FROM(i, v.length) if (v.at[i] == x) result = i;
  return result;
}

INDEX bool is_sorted(Vec v) {
  bool holds = true;
  UP_TO(i, v.length - 1) holds = holds && v.at[i] <= v.at[i + 1];
  return holds;
}

INDEX bool is_unique(Vec v) {
  bool holds = true;
  UP_TO(i, v.length) holds = holds && count(v, v.at[i]) == 1;
  return holds;
}

INDEX bool is_permutation(Vec v) {
  bool holds = true;
  UP_TO(i, v.length) holds = holds && contains(v, i);
  return holds;
}

INDEX Vec inverse(Vec v) {
  Vec result;
  UP_TO(i, v.length) result.append(index_of(v, i));
  return result;
}

INDEX int64_t flatten(Vec index, Vec shape) {
  int64_t result = 0;
  UP_TO(i, shape.length) result = result * shape.at[i] + index[i];
  return result;
}

INDEX Vec unflatten(int64_t i, Vec shape) {
  Vec result;
  result.length = shape.length;
  DOWN_FROM(k, shape.length) {
    const int64_t size = shape.at[k] > 0 ? shape.at[k] : 1; /* an empty box has no index */
    result.at[k] = k == 0 ? i : floor_mod(i, size);
    i = k == 0 ? 0 : floor_div(i, size);
  }
  return result;
}

/* --- ranges and lists ------------------------------------------------------------------------- */

/* The integers below n, in loops. */
struct Range {
  int64_t n;
  struct At {
    int64_t i;
    MEMBER int64_t operator*() const { return i; }
    MEMBER void operator++() { i++; }
    MEMBER bool operator!=(At end) const { return i < end.i; }
  };
  MEMBER At begin() const { return {0}; }
  MEMBER At end() const { return {n}; }
};
INDEX Range range(int64_t n) { return {n}; }

/* Every index below a shape in lexicographic order, in loops. */
struct Box {
  Vec shape;
  struct At {
    Vec index, shape;
    int64_t left;
    MEMBER Vec operator*() const { return index; }
    MEMBER void operator++() {
      left--;
      bool carry = true;
      DOWN_FROM(k, shape.length) {
        index.at[k] += carry;
        carry = carry && index.at[k] == shape.at[k];
        if (carry) index.at[k] = 0;
      }
    }
    MEMBER bool operator!=(int64_t end) const { return left > end; }
  };
  MEMBER At begin() const { return {shape * 0, shape, product(shape)}; }
  MEMBER int64_t end() const { return 0; }
};
INDEX Box box(Vec shape) { return {shape}; }

/* What comprehensions run through: a vector, or a range of as few numbers. */
INDEX Vec listed(Vec v) { return v; }
INDEX Vec listed(Range r) { return indices(r.n); }
template <typename X> concept Listed = requires(X x) { listed(x); };


template <typename F> INDEX auto each(Matrix m, F f) {
  Vec result;
  UP_TO(i, m.length) result.append(f(m.at[i]));
  return result;
}
template <Listed X, typename F> INDEX auto each(X source, F f) {
  const Vec v = listed(source);
  if constexpr (is_vector<decltype(f(v.at[0]))>) {
    Matrix result;
    UP_TO(i, v.length) result.append(f(v.at[i]));
    return result;
  } else {
    Vec result;
    UP_TO(i, v.length) result.append(f(v.at[i]));
    return result;
  }
}
template <Listed X, Listed Y, typename F> INDEX Vec each(X xs, Y ys, F f) {
  return per_dimension(f, listed(xs), listed(ys));
}
template <Listed X, Listed Y, Listed Z, typename F> INDEX Vec each(X xs, Y ys, Z zs, F f) {
  return per_dimension(f, listed(xs), listed(ys), listed(zs));
}

template <Listed X, typename F> INDEX Vec only(X source, F test) {
  const Vec v = listed(source);
  Vec result;
  UP_TO(i, v.length) if (test(v.at[i])) result.append(v.at[i]);
  return result;
}

template <typename F> INDEX Matrix only(Matrix m, F test) {
  Matrix result;
  UP_TO(i, m.length) if (test(m.at[i])) result.append(m.at[i]);
  return result;
}

/* The value for the first item that passes the test; there is one. */
template <Listed X, typename T, typename F> INDEX auto the(X source, T test, F f) {
  const Vec v = listed(source);
  int64_t found = 0;
  bool passes = false;
  DOWN_FROM(i, v.length) if (test(v.at[i])) {
    found = v.at[i];
    passes = true;
  }
  EXPECT(passes, "no item passes the test");
  return f(found);
}

template <typename... X> INDEX bool all(X... x) {
  const Vec truths = each(x...);
  return count(truths, false) == 0;
}
template <typename... X> INDEX bool any(X... x) {
  const Vec truths = each(x...);
  return count(truths, false) < truths.length;
}

} // namespace opspec

#endif
