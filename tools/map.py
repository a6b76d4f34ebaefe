"""Draw the packages, their imports and three walks through them: SVG files and a table for docs/design.md.

    python tools/map.py [--check]

Everything is read from the code. A step of a walk that no import, no `generated(...)` call and no emitter stands behind
is refused, so that a walk cannot tell of a way that is not there.
"""

from __future__ import annotations

import ast
import sys
import textwrap
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from import_graph import Graph
from svg import picture, text

ROOT = Path(__file__).resolve().parent.parent
_PAGE = "docs/design.md"
_BEGIN, _END = "<!-- the map: `make map` writes it -->", "<!-- end of the map -->"
_RULE = "generated/opspec_generated/verifier/stablehlo/pad.py"
_KERNEL = "generated/opspec_generated/numpy/stablehlo/pad.py"
_LOWERING = "generated/opspec_generated/lowering/chlo/acosh.py"


class Refused(Exception):
    """A walk that the code does not go."""


@dataclass(frozen=True, slots=True)
class Walk:
    """Modules in order, and files by their path."""

    title: str
    steps: tuple[str, ...]


WALKS = {
    "rule": Walk(
        "A rule, from YAML to a diagnostic",
        (
            "spec/ops/stablehlo/pad.yaml",
            "opspec_model.text.yaml_nodes",
            "opspec_model.text.typed_reader",
            "opspec_model.loading.expanded_op_file",
            "opspec_model.loading.op_loading",
            "opspec_model.loading.constraints",
            "opspec_model.definitions.spec",
            "opspec_generator.emit.verifier",
            _RULE,
            "opspec.rules.vocabulary",
            "opspec.verification.verifier",
            "opspec.verification.reports",
            "opspec.cli.verify",
        ),
    ),
    "array": Walk(
        "An array, through a run",
        (
            "opspec.arrays",
            "opspec.cli.run",
            "opspec.execution.executor",
            "opspec.execution.compiler",
            "opspec.execution.choices",
            "opspec.execution.bound_op",
            "opspec.execution.kernel_choice",
            _KERNEL,
            "opspec.kernels.pull",
            "opspec.kernels.index_components",
        ),
    ),
    "program": Walk(
        "A program, through lowering",
        (
            "opspec.cli.lower",
            "opspec.programs.loading",
            "opspec.programs.carrier",
            "opspec.lowering.expansion",
            _LOWERING,
            "opspec.lowering.vocabulary",
            "opspec.building.builder",
        ),
    ),
}


def link(graph: Graph, first: str, second: str) -> str:
    """How the code gets from one step of a walk to the next."""
    for step in (first, second):
        if step not in graph.files and not ("/" in step and (graph.root / step).is_file()):
            raise Refused(f"expected a module or a file, found `{step}`: write its name as it is now")
    for one, other, words in ((first, second, ("imports", "finds")), (second, first, ("is used by", "is found by"))):
        if other in _imported(graph, one):
            return words[0]
        if one in graph.files and _target(other) in _found_by_name(graph.root / graph.file(one)):
            return words[1]
    if first == f"opspec_generator.emit.{_target(second)}":
        return "writes"
    if first.endswith(".yaml") and second == "opspec_model.text.yaml_nodes":
        return "is read by"
    raise Refused(f"`{first}` and `{second}` follow each other, and neither imports the other nor finds it by name")


def _target(step: str) -> str:
    parts = step.split("/")
    return parts[2] if parts[0] == "generated" else "none"


def _imported(graph: Graph, step: str) -> set[str]:
    if step in graph.files:
        return {found.imported for found in graph.imports if found.importer == step}
    if not step.endswith(".py"):
        return set()
    tree = ast.parse((graph.root / step).read_bytes())
    return {node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and node.module}


def _found_by_name(path: Path) -> set[str]:
    """The targets T of calls `generated("T", op)`."""
    found = set()
    for node in ast.walk(ast.parse(path.read_bytes())):
        match node:
            case ast.Call(func=ast.Name(id="generated"), args=[ast.Constant(value=str(target)), *_]):
                found.add(target)
    return found


def layers(graph: Graph) -> list[str]:
    """The packages that the pictures show, low to high."""
    table = graph.table
    lists = [[f"{root}.{name}" for name in table[root]] for root in ("opspec_model", "opspec")]
    return [name for names in lists for name in names if name in graph.files] + ["opspec_generator"]


def between(graph: Graph) -> dict[str, set[str]]:
    """For each of these packages the others that it imports."""
    rows = layers(graph)

    def row(module: str) -> str | None:
        return next((name for name in rows if module == name or module.startswith(f"{name}.")), None)

    found: dict[str, set[str]] = {name: set() for name in rows}
    for each in graph.imports:
        importer, imported = row(each.importer), row(each.imported)
        if importer and imported and importer != imported:
            found[importer].add(imported)
    return found


def stairs(graph: Graph) -> str:
    """A dot where the package of the row imports that of the column."""
    rows, uses, step, left, top = layers(graph), between(graph), 17, 24, 62
    width = 2 * left + len(rows) * step + 164
    words = "A dot: the package of this row imports the one that heads the dot's column, a row above."
    drawn = [text(left, 30, "Who imports whom", "title"), text(left, 49, words, "soft small")]
    for number, name in enumerate(rows):
        y, folder = top + number * step, graph.file(name).partition("/")[0]
        if number % 2:
            drawn.append(
                f'<rect class="stripe" x="{left - 6}" y="{y}" width="{width - 2 * left + 12}" height="{step}"/>'
            )
        above = [other for other in rows[number:] if other in uses[name]]
        drawn.append(text(left + number * step + 5, y + 12.5, " -> ".join([name, *above]), f"name {folder}"))
        drawn += [
            f'<circle class="{folder}" cx="{left + (column + 0.5) * step:g}" cy="{y + step / 2:g}" r="4.2">'
            f"<title>{name} imports {other}</title></circle>"
            for column, other in enumerate(rows[:number])
            if other in uses[name]
        ]
    return picture("Who imports whom", width, top + len(rows) * step + 16, drawn)


def chain(graph: Graph, walk: Walk) -> str:
    """The steps from top to bottom, with what leads from one to the next."""
    left, top, box, pitch = 24, 48, 330, 58
    drawn = [text(left, 31, walk.title, "title")]
    for number, step in enumerate(walk.steps):
        y, folder = top + number * pitch, (graph.file(step) if step in graph.files else step).partition("/")[0]
        name = step.removeprefix("generated/opspec_").removeprefix("generated/") if "/" in step else step
        drawn += [
            f'<rect class="box" x="{left}" y="{y}" width="{box}" height="32" rx="5"/>',
            f'<rect class="{folder}" x="{left}" y="{y}" width="5" height="32" rx="2.5"/>',
            text(left + 16, y + 20.5, name, "name"),
        ]
        lines = textwrap.wrap(_about(graph, step).replace("`", ""), 58)[:2]
        drawn += [
            text(left + box + 18, y + 20.5 - 8 * (len(lines) - 1) + 16 * i, s, "small soft")
            for i, s in enumerate(lines)
        ]
        if number + 1 < len(walk.steps):
            x = left + 30
            drawn += [
                f'<path class="line" d="M{x} {y + 33} V{y + pitch - 7}"/>',
                f'<path class="tip" d="M{x - 4} {y + pitch - 8} h8 l-4 7 z"/>',
                text(x + 12, y + 49, link(graph, step, walk.steps[number + 1]), "small soft"),
            ]
    return picture(walk.title, 760, top + len(walk.steps) * pitch - 10, drawn)


def _about(graph: Graph, step: str) -> str:
    if step in graph.files:
        return graph.purpose(step)
    return "the op file" if step.endswith(".yaml") else "generated from the op file"


def table(graph: Graph) -> Iterator[str]:
    yield "| package | what it is | modules | imports |"
    yield "| --- | --- | --- | --- |"
    for name, uses in between(graph).items():
        inside = [module for module in graph.files if module == name or module.startswith(f"{name}.")]
        root = name.partition(".")[0]
        near = [f"`{use.partition('.')[2]}`" for use in layers(graph) if use in uses and use.startswith(f"{root}.")]
        far = sorted({f"`{use.partition('.')[0]}`" for use in uses} - {f"`{root}`"})
        yield f"| `{name}` | {graph.purpose(name)} | {len(inside)} | {', '.join(far + near)} |"


def outputs(graph: Graph) -> Mapping[str, str]:
    """The text of each file that is drawn."""
    pictures = {"docs/map-packages.svg": stairs(graph)}
    pictures |= {f"docs/map-{name}.svg": chain(graph, walk) for name, walk in WALKS.items()}
    page = (graph.root / _PAGE).read_text(encoding="utf-8")
    before, found, rest = page.partition(_BEGIN)
    _, ended, after = rest.partition(_END)
    if not found or not ended:
        raise Refused(f"{_PAGE}: expected the lines `{_BEGIN}` and `{_END}`, to write the table between them")
    return {**pictures, _PAGE: "\n".join([before + _BEGIN, "", *table(graph), "", _END + after])}


def main() -> int:
    try:
        texts = outputs(Graph(ROOT))
    except Refused as error:
        print(f"tools/map.py: {error}")
        return 1
    stale = [
        path
        for path, text in texts.items()
        if not (ROOT / path).is_file() or (ROOT / path).read_text(encoding="utf-8") != text
    ]
    for path in stale:
        if "--check" in sys.argv[1:]:
            print(f"{path}: not as the imports are: run `make map`")
        else:
            (ROOT / path).write_text(texts[path], encoding="utf-8")
            print(f"wrote {path}")
    return int("--check" in sys.argv[1:] and bool(stale))


if __name__ == "__main__":
    sys.exit(main())
