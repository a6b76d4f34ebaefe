// What the printed functions stand on: element types, tensors over flat typed arrays, vectors.

/** An element type. `of` wraps or rounds a value to it; `Held` is the array that holds its elements. */
export class Type {
  constructor(name, kind, bits, Held) {
    Object.assign(this, { name, kind, bits, Held });
  }

  of(value) {
    switch (this.kind) {
      case "bool":
        return Boolean(value);
      case "sint":
        return new Element(this, BigInt.asIntN(this.bits, BigInt(value)));
      case "uint":
        return new Element(this, BigInt.asUintN(this.bits, BigInt(value)));
      default:
        return new Element(this, this.bits === 32 ? Math.fround(value) : Number(value));
    }
  }

  store(element) {
    const value = plain(element);
    return this.Held.BYTES_PER_ELEMENT === 8 && this.kind !== "float" ? value : Number(value);
  }
}

/** A value of an element type. Of i1 it is a plain truth value. */
export class Element {
  constructor(type, value) {
    Object.assign(this, { type, value });
  }
}

export class Tensor {
  constructor(type, shape, data = new type.Held(count(shape))) {
    Object.assign(this, { type, shape, data });
  }

  at(index) {
    return this.type.of(this.data[flattened(index, this.shape)]);
  }
}

/** Fill a result: the element at each index. */
export function fill(tensor, elementAt) {
  for (const index of box(tensor.shape)) {
    tensor.data[flattened(index, tensor.shape)] = tensor.type.store(elementAt(index));
  }
}

/** Fill a list of results of one shape: a list of elements at each index. */
export function fillEach(tensors, elementsAt) {
  for (const index of box(tensors[0].shape)) {
    elementsAt(index).forEach((element, k) => {
      tensors[k].data[flattened(index, tensors[k].shape)] = tensors[k].type.store(element);
    });
  }
}

export const plain = (x) => (x instanceof Element ? x.value : x);

/** A function of elements, from its texts per class: `result` is bool, or the type of the elements. */
export function onElements(name, texts, result, typed) {
  return (...given) => {
    const from = given.find((x, k) => k >= Number(typed) && (x instanceof Element || typeof x === "boolean"));
    const kind = from instanceof Element ? from.type.kind : from !== undefined ? "bool" : given[0].kind;
    const text = texts[kind];
    if (text === undefined) throw new Error(`${name} has no text for ${kind}`);
    const E = typed ? given[0] : from instanceof Element ? from.type : BOOL;
    const value = text(E, ...given.slice(Number(typed)).map(plain));
    return result === "bool" ? Boolean(value) : E.of(value);
  };
}

/** A function of numbers, applied per dimension where some are vectors. */
export function per(f, ...given) {
  const vector = given.find(Array.isArray);
  return vector.map((_, d) => f(...given.map((x) => (Array.isArray(x) ? x[d] : x))));
}

/** A function of an item of each list, in step. */
export function each(lists, f, test = () => true) {
  const length = Math.min(...lists.map((list) => list.length));
  const rows = range(length).map((k) => lists.map((list) => list[k]));
  return rows.filter((row) => test(...row)).map((row) => f(...row));
}

/** What `f` gives of the first item that passes the test. */
export function the(list, f, test) {
  return f(list.find((x) => test(x)));
}

export const BOOL = new Type("i1", "bool", 1, Uint8Array);
export const range = (n) => Array.from({ length: Math.max(n, 0) }, (_, i) => i);
export const ints = (tensor) => Array.from(tensor.data, Number);
export const count = (shape) => shape.reduce((x, y) => x * y, 1);
export const flattened = (index, shape) => index.reduce((at, i, d) => at * shape[d] + i, 0);

export function* box(shape) {
  for (let at = 0; at < count(shape); at++) yield unflattened(at, shape);
}

export function unflattened(at, shape) {
  const index = Array(shape.length);
  for (let d = shape.length - 1; d >= 0; d--) {
    index[d] = at % shape[d];
    at = Math.floor(at / shape[d]);
  }
  return index;
}

export function placed(pairs, fill, rank) {
  const entries = pairs.flatMap(([axes, values]) => axes.map((axis, k) => [axis, values[k]]));
  const found = new Map(entries.reverse());
  return range(rank < 0 ? entries.length : rank).map((i) => (found.has(i) ? found.get(i) : fill));
}

export function converted(E, x) {
  if (E.kind === "bool") return x != 0;
  if (typeof x !== "number" || E.kind === "float") return E.kind === "float" ? Number(x) : BigInt(x);
  const [low, high] = E.kind === "sint" ? [-(2 ** (E.bits - 1)), 2 ** (E.bits - 1)] : [0, 2 ** E.bits];
  if (Number.isNaN(x)) return 0n;
  if (x < low) return BigInt(low);
  return x >= high ? BigInt(high) - 1n : BigInt(Math.trunc(x));
}

export function integerPower(E, x, y) {
  if (y < 0n) return x === 1n ? 1n : x === -1n ? (y % 2n === 0n ? 1n : -1n) : 0n;
  let power = 1n;
  for (; y > 0n; y >>= 1n, x = BigInt.asIntN(E.bits, x * x)) {
    if (y & 1n) power = BigInt.asIntN(E.bits, power * x);
  }
  return power;
}

export function roundEven(x) {
  const low = Math.floor(x);
  const near = x - low < 0.5 || (x - low === 0.5 && low % 2 === 0) ? low : low + 1;
  return near === 0 ? 0 * x : near;
}

/** The bits of an integer. */
export const binary = (E, x) => BigInt.asUintN(E.bits, x).toString(2).padStart(E.bits, "0");

/** Numbers in the order of IEEE 754: -0 before 0. */
export function orderKey(x) {
  const bits = new BigInt64Array(Float64Array.of(x).buffer)[0];
  return bits < 0n ? -(bits & 0x7fffffffffffffffn) - 1n : bits;
}

/** The element as another type; a number of an index as an element. */
export function cast(convert, E, x) {
  return x instanceof Element || typeof x === "boolean" ? convert(E, x) : E.of(x);
}
