// Runs printed functions on cases that come as JSON: node run_examples.mjs FOLDER < cases > results
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const home = pathToFileURL(`${process.argv[2]}/`);
const { types } = await import(new URL("primitives.mjs", home));
const { Element, Tensor } = await import(new URL("runtime.mjs", home));

const bytes = (text) => Uint8Array.from(Buffer.from(text, "base64")).buffer;
const tensor = ({ type, shape, data }) =>
  new Tensor(types[type], shape, data === undefined ? undefined : new types[type].Held(bytes(data)));
const value = (given) => (Array.isArray(given) ? given.map(tensor) : tensor(given));
const encoded = (x) => Buffer.from(x.data.buffer).toString("base64");

// A region applies printed functions to tensors of one element. `listed`: it gives a list.
const kernels = new Map();
const scalar = (x) => {
  const held = new Tensor(x instanceof Element ? x.type : types.i1, []);
  held.data[0] = held.type.store(x);
  return held;
};
const region = ({ calls, listed }) => (...given) => {
  const values = given.flat().map(scalar);
  const made = calls.map(({ module, operands, takes, attributes, result, truth }) => {
    const filled = new Tensor(truth ? types.i1 : values[takes[0]].type, []);
    const taken = Object.fromEntries(operands.map((name, k) => [name, values[takes[k]]]));
    kernels.get(module)({ ...taken, ...attributes, [result]: filled });
    return filled.at([]);
  });
  return listed ? made : made[0];
};
const mapped = (table, f) => Object.fromEntries(Object.entries(table).map(([name, given]) => [name, f(given)]));

const results = [];
const cases = JSON.parse(readFileSync(0, "utf-8"));
const applied = cases.flatMap(({ regions }) => Object.values(regions).flatMap(({ calls }) => calls));
for (const { module } of [...cases, ...applied]) kernels.set(module, (await import(new URL(module, home))).kernel);
for (const { module, tensors, attributes, regions, results: made } of cases) {
  const filled = mapped(made, value);
  kernels.get(module)({ ...mapped(tensors, value), ...attributes, ...mapped(regions, region), ...filled });
  results.push(Object.values(filled).flat().map(encoded));
}
console.log(JSON.stringify(results));
