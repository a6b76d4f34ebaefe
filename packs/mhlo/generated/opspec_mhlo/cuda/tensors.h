/* Tensors whose shapes the compiler knows, lists of values of several types, and the frame of a kernel. */
#ifndef OPSPEC_TENSORS_H
#define OPSPEC_TENSORS_H

#include "elements.h"

#define DEVICE OPSPEC

namespace opspec {

/* A tensor in memory, row by row: an operand, or what an earlier stage made. */
template <Element E, int64_t... SIZES> struct In {
  using element = E;
  static constexpr int rank = sizeof...(SIZES);
  static constexpr Vec shape = {SIZES...};
  const typename E::Store *data;

  OPSPEC_MEMBER E operator[](Vec index) const {
    EXPECT(index.length == rank && 0 <= index && index < shape, "a read outside of a tensor");
    return E::from_bits(data[flatten(index, shape)]);
  }
};

/* A tensor that the text of the kernel holds: its elements as words of bits. */
template <typename W, int COUNT> struct HeldWords { W at[COUNT]; };
template <Element E, typename W, int64_t... SIZES> struct Held {
  using element = E;
  static constexpr int rank = sizeof...(SIZES);
  static constexpr Vec shape = {SIZES...};
  const W *words;

  OPSPEC_MEMBER E operator[](Vec index) const {
    EXPECT(index.length == rank && 0 <= index && index < shape, "a read outside of a constant");
    return E::from_bits(__builtin_bit_cast(typename E::Store, words[flatten(index, shape)]));
  }
};

/* A tensor that is being made. */
template <Element E, int64_t... SIZES> struct Out {
  using element = E;
  static constexpr int rank = sizeof...(SIZES);
  static constexpr Vec shape = {SIZES...};
  typename E::Store *data;

  struct Place {
    typename E::Store *bits;
    OPSPEC_MEMBER void operator=(E x) const { *bits = x.bits; }
    OPSPEC_MEMBER void operator=(bool x) const requires(E::kind == BOOL) { *bits = x; }
    OPSPEC_MEMBER void operator=(int64_t x) const requires(E::kind == SINT || E::kind == UINT) { *bits = E(x).bits; }
  };
  OPSPEC_MEMBER Place operator[](Vec index) const {
    EXPECT(index.length == rank && 0 <= index && index < shape, "a write outside of a tensor");
    return {data + flatten(index, shape)};
  }
};

/* The process that a kernel runs for. An operand that others read lies in memory as those of all processes do, replica
   by replica; `data` points to this process's own. */
struct Process {
  int64_t replica_id, partition_id, num_replicas, num_partitions;

  template <typename X> OPSPEC_MEMBER X peer(X x, Vec id) const {
    EXPECT(0 <= id && id < Vec(num_replicas, num_partitions), "a process outside of the grid");
    return {x.data + ((id.at[0] - replica_id) * num_partitions + id.at[1] - partition_id) * product(X::shape)};
  }
};

template <typename X, typename E> concept Tensor = is_same<typename X::element, E>;

/* The entries of an operand that is read as a vector. */
template <typename X> OPSPEC Vec ints(X x) {
  if constexpr (X::rank == 0) return Vec(as_index(x[Vec()]));
  Vec result;
  UP_TO(i, x.shape.at[0]) {
    if constexpr (X::rank == 1) result.append(as_index(x[Vec(i)]));
    else UP_TO(j, x.shape.at[1]) result.append(as_index(x[Vec(i, j)]));
  }
  return result;
}

/* --- lists of several types ------------------------------------------------------------------- */

/* A type as a value; called, it converts. */
template <Element E> struct Type {
  template <typename X> OPSPEC_MEMBER E operator()(X x) const { return E(x); }
};

template <typename... X> struct List {
  static constexpr int length = 0;
};
template <typename X, typename... MORE> struct List<X, MORE...> {
  static constexpr int length = 1 + sizeof...(MORE);
  X first;
  List<MORE...> more;
};
template <Element... E> using Types = List<Type<E>...>;

INDEX List<> list() { return {}; }
template <typename X, typename... MORE> INDEX List<X, MORE...> list(X x, MORE... more) { return {x, list(more...)}; }
template <typename... X> INDEX int64_t len(List<X...>) { return sizeof...(X); }

template <int I, typename X, typename... MORE> INDEX auto item(List<X, MORE...> xs) {
  if constexpr (I == 0) return xs.first;
  else return item<I - 1>(xs.more);
}

template <typename X, typename L> struct Joined;
template <typename X, typename... MORE> struct Joined<X, List<MORE...>> { using type = List<X, MORE...>; };
template <typename X, typename L> INDEX auto join(X x, L more) { return typename Joined<X, L>::type{x, more}; }

/* The first item of a list, or of a vector beside lists, and the others. */
template <typename X, typename... MORE> INDEX X first_of(List<X, MORE...> xs) { return xs.first; }
template <typename X, typename... MORE> INDEX List<MORE...> rest_of(List<X, MORE...> xs) { return xs.more; }
INDEX int64_t first_of(Vec v) {
  EXPECT(0 < v.length, "a vector that is shorter than a list");
  return v.at[0];
}
INDEX Vec rest_of(Vec v) { return tail(v, v.length - 1); }
template <typename X> constexpr bool is_list = false;
template <typename... X> constexpr bool is_list<List<X...>> = true;
template <typename... X> concept WithList = (is_list<X> || ...);
template <typename... X> constexpr bool at_end = (is_same<X, List<>> || ...);

/* The function's results for the items of one or more lists in step, with vectors beside them. */
template <typename X, typename F> requires WithList<X> INDEX auto each(X xs, F f) {
  if constexpr (at_end<X>) return List<>{};
  else return join(f(first_of(xs)), each(rest_of(xs), f));
}
template <typename X, typename Y, typename F> requires WithList<X, Y> INDEX auto each(X xs, Y ys, F f) {
  if constexpr (at_end<X, Y>) return List<>{};
  else return join(f(first_of(xs), first_of(ys)), each(rest_of(xs), rest_of(ys), f));
}
template <typename X, typename Y, typename Z, typename F> requires WithList<X, Y, Z>
INDEX auto each(X xs, Y ys, Z zs, F f) {
  if constexpr (at_end<X, Y, Z>) return List<>{};
  else return join(f(first_of(xs), first_of(ys), first_of(zs)), each(rest_of(xs), rest_of(ys), rest_of(zs), f));
}

/* Numbers that a comprehension over tensors gives. */
INDEX Vec vector(List<>) { return {}; }
template <typename X, typename... MORE> INDEX Vec vector(List<X, MORE...> xs) {
  Vec result = xs.first;
  const Vec rest = vector(xs.more);
  UP_TO(i, rest.length) result.append(rest.at[i]);
  return result;
}

/* A value for each of several results, before there is one. */
INDEX List<> blank(List<>) { return {}; }
template <typename R, typename... RS> INDEX auto blank(List<R, RS...> results) {
  return join(typename R::element(), blank(results.more));
}

/* One of several tensors of one element type, chosen by a number that only the thread knows. */
template <typename X, typename... MORE> struct Some {
  List<X, MORE...> tensors;
  int64_t at;
  OPSPEC_MEMBER auto operator[](Vec index) const {
    if constexpr (sizeof...(MORE) == 0) return tensors.first[index];
    else return at == 0 ? tensors.first[index] : Some<MORE...>{tensors.more, at - 1}[index];
  }
};
template <typename X, typename... MORE> INDEX Some<X, MORE...> some(List<X, MORE...> xs, int64_t at) { return {xs, at}; }

/* The element at an index of each of several results. */
INDEX void store(List<>, Vec, List<>) {}
template <typename R, typename... RS, typename X, typename... XS>
OPSPEC void store(List<R, RS...> results, Vec o, List<X, XS...> values) {
  results.first[o] = values.first;
  store(results.more, o, values.more);
}

} // namespace opspec

#endif
