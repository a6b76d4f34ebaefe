"use strict";
// What the pages can do besides being read: pictures are followed, programs copied, folded rules opened by their address.

function follow(figure) {
  const cells = [...figure.querySelectorAll("[data-reads]")];
  if (!cells.some((cell) => cell.dataset.reads)) return;
  const sources = new Map();
  for (const drawn of figure.querySelectorAll("[data-source]")) {
    sources.set(drawn.dataset.source, [...drawn.querySelectorAll("g.cell")]);
  }
  const steps = figure.dataset.mode === "steps";
  const all = [...sources.values()].flat();

  function show(cell) {
    for (const other of [...cells, ...all]) other.classList.remove("followed", "chosen");
    if (steps) for (const other of all) other.classList.remove("fed", "shade1", "faint");
    if (!cell) return;
    cell.classList.add("chosen");
    const terms = {};
    for (const feed of cell.dataset.reads.split(" ").filter(Boolean)) (terms[feed.split(":")[0]] ??= []).push(feed);
    for (const [source, feeds] of Object.entries(terms)) {
      feeds.forEach((feed, at) => {
        const read = sources.get(source)?.[Number(feed.split(":")[1])];
        if (!read) return;
        read.classList.add("followed");
        if (steps && sources.get(source).length > 1) {
          read.classList.add("fed", "shade1");
          read.style.setProperty("--h", String(Math.round((360 * at) / Math.max(feeds.length, 6)) % 360));
        }
      });
    }
  }

  for (const cell of cells) {
    cell.addEventListener("pointerenter", () => show(cell));
    if (!steps) cell.addEventListener("pointerleave", () => show(null));
  }
  if (!steps) return;
  const label = document.createElement("label");
  label.className = "steps";
  const slider = Object.assign(document.createElement("input"), { type: "range", min: 0, max: cells.length - 1 });
  slider.value = String(cells.findIndex((cell) => cell.classList.contains("chosen")));
  slider.addEventListener("input", () => show(cells[Number(slider.value)]));
  label.append("Another element: ", slider);
  figure.querySelector("figcaption").append(label);
}

function copyable(block) {
  const button = Object.assign(document.createElement("button"), { type: "button", className: "copy", textContent: "copy" });
  button.addEventListener("click", async () => {
    await navigator.clipboard.writeText(block.querySelector("pre").textContent);
    button.textContent = "copied";
    setTimeout(() => (button.textContent = "copy"), 1500);
  });
  block.classList.add("copied-by-button");
  block.append(button);
}

function unfold() {
  const target = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!target) return;
  for (let at = target; at; at = at.parentElement) if (at.tagName === "DETAILS") at.open = true;
  const own = target.classList.contains("rule") && target.querySelector("details");
  if (own) own.open = true;
  target.scrollIntoView();
}

// The grid of ops: chosen by dialect, element type and version.
function filtered(grid) {
  const cards = [...grid.querySelectorAll("li")];
  const number = (version) => version.split(".").reduce((sum, part) => sum * 1000 + Number(part), 0);
  const values = (key) => [...new Set(cards.flatMap((card) => card.dataset[key].split(" ").filter(Boolean)))].sort();
  const bar = document.createElement("form");
  bar.className = "filters";
  const choices = {};
  const versions = values("since").sort((one, other) => number(one) - number(other));
  for (const [key, words, all] of [["dialect", "Dialect", values("dialect")], ["types", "Takes", values("types")], ["since", "There in", versions]]) {
    const label = document.createElement("label");
    const choice = document.createElement("select");
    choice.append(new Option("any", ""), ...all.map((value) => new Option(value, value)));
    choice.addEventListener("change", show);
    choices[key] = choice;
    label.append(`${words} `, choice);
    bar.append(label);
  }
  const count = document.createElement("output");
  bar.append(count);
  grid.before(bar);

  function show() {
    const { dialect, types, since } = Object.fromEntries(Object.entries(choices).map(([key, choice]) => [key, choice.value]));
    for (const card of cards) {
      const { dataset } = card;
      card.hidden =
        Boolean(dialect && dataset.dialect !== dialect) ||
        Boolean(types && !dataset.types.split(" ").includes(types)) ||
        Boolean(since && dataset.since && number(dataset.since) > number(since));
    }
    for (const section of grid.querySelectorAll("section")) section.hidden = !section.querySelector("li:not([hidden])");
    count.textContent = `${cards.filter((card) => !card.hidden).length} of ${cards.length}`;
  }
  show();
}

// All that is folded at once, kept from page to page.
function folding(place) {
  const all = [...document.querySelectorAll("details.folded")];
  if (!all.length) return;
  const kept = "opspec-unfolded";
  const button = Object.assign(document.createElement("button"), { type: "button", className: "fold" });
  const show = (open) => {
    for (const one of all) one.open = open;
    button.textContent = open ? "fold all" : "unfold all";
    button.setAttribute("aria-pressed", String(open));
  };
  button.addEventListener("click", () => {
    const open = localStorage.getItem(kept) === null;
    if (open) localStorage.setItem(kept, "1");
    else localStorage.removeItem(kept);
    show(open);
  });
  show(localStorage.getItem(kept) !== null);
  place.append(button);
}

// What scrolls can be scrolled by keyboard.
for (const one of document.querySelectorAll("pre, .table-wrapper, .content .math, .side")) {
  if (one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight) one.tabIndex = 0;
}
document.querySelectorAll("figure.reads").forEach(follow);
document.querySelectorAll(".op-grid").forEach(filtered);
if (navigator.clipboard) document.querySelectorAll(".side div.highlight, .highlight-sh div.highlight").forEach(copyable);
document.querySelectorAll(".origin").forEach(folding);
addEventListener("hashchange", unfold);
// On paper nothing can be unfolded.
addEventListener("beforeprint", () => document.querySelectorAll(".rule details").forEach((one) => (one.open = true)));
unfold();
