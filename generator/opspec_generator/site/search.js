"use strict";
// The search of the site. An entry is [kind, name, address, text, other names]; kinds in the order that ties are broken.

const KINDS = ["op", "rule", "function", "page"];
const plain = (text) => text.toLowerCase().replace(/[_\-\s]+/g, " ").trim();
const last = (name) => name.slice(name.lastIndexOf(".") + 1);

// How well one name fits what is asked for: all of it, its beginning, a word of it, or a part.
function fit(name, query) {
  if (name === query) return 1;
  if (name.endsWith(`.${query}`)) return 0.95;
  if (name.startsWith(query)) return 0.7;
  const words = name.split(/[ .]+/);
  if (words.includes(query)) return 0.65;
  if (query.length > 2 && words.some((word) => word.startsWith(query))) return 0.5;
  return query.length > 2 && name.includes(query) ? 0.4 : 0;
}

// Whether all words that are asked for begin a word of the text; the share of those that do.
function words(text, query) {
  const asked = query.split(" ").filter((word) => word.length > 1);
  if (!asked.length) return 0;
  const said = plain(text).split(/[^\p{L}\p{N}.]+/u);
  const found = asked.filter((word) => said.some((other) => other === word || (word.length > 3 && other.startsWith(word))));
  return found.length === asked.length ? 1 : found.length > 1 ? (0.6 * found.length) / asked.length : 0;
}

function score([kind, name, , text, others], query) {
  const own = plain(name);
  const short = plain(last(name));
  if (kind === "rule") {
    if (own === query || own.endsWith(` ${query}`) || own.endsWith(`.${query}`)) return 105;
    return Math.max(own.startsWith(query) && query.includes(".") ? 60 : 0, 42 * words(text, query));
  }
  const named = Math.max(fit(own, query), fit(short, query));
  const top = { op: 100, function: 72, page: 66 }[kind];
  let found = top * named;
  // jnp.where, np.where: whoever calls it so.
  if (kind === "op" && query.includes(".") && found === 0) return 0.9 * score([kind, name, "", "", others], last(query));
  for (const other of others ?? []) {
    const called = plain(other);
    found = Math.max(found, 0.94 * top * Math.max(fit(called, query), fit(plain(last(other)), query)));
    if (query.includes(" ")) found = Math.max(found, 55 * (words(other, query) === 1 ? 1 : 0));
  }
  return Math.max(found, 0.48 * top * words(`${name} ${text}`, query));
}

// Of which class a type is, by its name.
const CLASSES = [
  [/^i1$|^bool$/, "bool"], [/^s?i\d+$/, "sint"], [/^ui\d+$/, "uint"], [/^(b?f|tf)\d/i, "float"],
  [/^complex/, "complex"], [/^!?quant/, "quantized"], [/^index$/, "index"],
];
const classOf = (type) => CLASSES.find(([pattern]) => pattern.test(type))?.[1] ?? type;
const element = (type) => type.replace(/^tensor<(?:[\d?]+x)*(.*)>$/, "$1");

// What is asked of types: those that are taken and given in this order, as `f32, i1 -> f32`, or one that is either.
function typesAsked(asked) {
  const one = asked.match(/^types?:\s*(\S+)$/);
  if (one) return { either: element(one[1]) };
  const sides = asked.split("->");
  if (sides.length !== 2) return null;
  const [takes, gives] = sides.map((side) => side.split(/,\s*|\s+/).filter(Boolean).map(element));
  return takes.length + gives.length ? { takes, gives } : null;
}

// How many classes a value may be of, where it may have a type; else none. `bound` is what variables stand for, and one
// stands for one type but in a list.
function admits(value, type, vars, bound) {
  const name = value.replace(/(\.\.\.|\?)$/, "");
  if (!(name in vars)) return name === type || name.split("|").includes(classOf(type)) ? 1 : 0;
  if (!value.endsWith("...") && (bound[name] ??= type) !== type) return 0;
  return vars[name].includes(classOf(type)) ? vars[name].length : 0;
}

// How far an op is from what was asked, where it takes and gives that: by values nobody asked for, lists of any length,
// which fit anything, and then by what else its values may be. None where it does not.
function distance({ takes, gives, vars }, asked) {
  if (asked.either) {
    const found = [...takes, ...gives].map((value) => admits(value, asked.either, vars, {})).filter(Boolean);
    return found.length ? Math.min(...found) : null;
  }
  const bound = {};
  let sum = 0;
  for (const [values, types] of [[takes, asked.takes], [gives, asked.gives]].filter(([, types]) => types.length)) {
    sum += 100 * Math.max(0, values.length - types.length);
    for (const [at, type] of types.entries()) {
      const value = values[at] ?? (values.at(-1)?.endsWith("...") ? values.at(-1) : "");
      const admitted = admits(value, type, vars, bound);
      if (!admitted) return null;
      sum += admitted + (value.endsWith("...") ? 1000 : 0);
    }
  }
  return sum;
}

function rankByTypes(entries, types, asked, most) {
  return entries
    .filter(([kind]) => kind === "op")
    .map((entry, at) => ({ entry, at, far: distance(types[entry[1]], asked) }))
    .filter((one) => one.far !== null)
    .sort((one, other) => one.far - other.far || other.entry[1].startsWith("stablehlo.") - one.entry[1].startsWith("stablehlo.") || one.at - other.at)
    .slice(0, most)
    .map((one) => one.entry);
}

function rank(entries, asked, most = 12, types = {}) {
  const query = plain(asked);
  if (!query) return [];
  const typed = typesAsked(asked.trim());
  if (typed) return rankByTypes(entries, types, typed, most);
  return entries
    .map((entry, at) => ({ entry, at, score: score(entry, query) }))
    .filter((one) => one.score >= 15)
    .sort(
      (one, other) =>
        other.score - one.score ||
        KINDS.indexOf(one.entry[0]) - KINDS.indexOf(other.entry[0]) ||
        other.entry[1].startsWith("stablehlo.") - one.entry[1].startsWith("stablehlo.") ||
        one.entry[1].length - other.entry[1].length ||
        one.at - other.at,
    )
    .slice(0, most)
    .map((one) => one.entry);
}

if (typeof module !== "undefined") module.exports = { rank };

if (typeof document !== "undefined") {
  const root = new URL(document.currentScript.src).href.replace(/_static\/[^/]*$/, "");
  let entries = null;
  let types = {};
  globalThis.opspecIndex = (found, typed) => ([entries, types] = [found, typed]);
  const load = () =>
    entries ??
    new Promise((done) => {
      const script = document.createElement("script");
      script.src = `${root}_static/search-index.js`;
      script.addEventListener("load", () => done(entries));
      document.head.append(script);
    });

  const shown = ([kind, name, address, text]) => {
    const link = Object.assign(document.createElement("a"), { href: root + address });
    link.append(
      Object.assign(document.createElement("span"), { className: `kind ${kind}`, textContent: kind }),
      Object.assign(document.createElement("b"), { textContent: name }),
      Object.assign(document.createElement("small"), { textContent: text }),
    );
    const item = document.createElement("li");
    item.append(link);
    return item;
  };

  const attach = (input, list, most) => {
    const show = async () => {
      const found = rank(await load(), input.value, most, types);
      const none = Object.assign(document.createElement("li"), { className: "none", textContent: "Nothing is called so." });
      list.replaceChildren(...(found.length || !input.value.trim() ? found.map(shown) : [none]));
      list.hidden = !input.value.trim();
      list.style.top = `${input.getBoundingClientRect().bottom + 4}px`;
    };
    input.addEventListener("input", show);
    input.addEventListener("focus", () => (load(), input.value && show()));
    input.form?.addEventListener("submit", (event) => {
      const first = list.querySelector("a");
      if (!first) return;
      event.preventDefault();
      location.href = first.href;
    });
    input.form?.addEventListener("keydown", (event) => {
      const links = [...list.querySelectorAll("a")];
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (event.key === "Escape") list.hidden = true;
      if (!step || !links.length) return;
      event.preventDefault();
      const next = links.indexOf(document.activeElement) + step;
      (links[next] ?? input).focus();
    });
    return show;
  };

  addEventListener("DOMContentLoaded", () => {
    for (const input of document.querySelectorAll("input.sidebar-search, input.search-page")) {
      const list = Object.assign(document.createElement("ol"), { className: "found", hidden: true });
      const wide = input.classList.contains("search-page");
      input.autocomplete = "off";
      if (!wide) input.placeholder = "Search: press /";
      input.form.append(list);
      const show = attach(input, list, wide ? 40 : 10);
      if (wide) {
        input.value = new URLSearchParams(location.search).get("q") ?? "";
        if (input.value) show();
        input.focus();
      }
    }
    addEventListener("keydown", (event) => {
      if (event.key !== "/" || /INPUT|TEXTAREA/.test(document.activeElement?.tagName)) return;
      event.preventDefault();
      document.querySelector("input.search-page, input.sidebar-search")?.focus();
    });
  });
}
