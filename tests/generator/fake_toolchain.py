"""A loader and emitters of three lines each, to test the machinery between the spec and the generated tree.

An op file holds `name:`, `doc:`, `needs:` and `family:` lines; `error` as a doc is refused.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from opspec_generator.generate import Pipeline, Toolchain
from opspec_model.text.problems import Report, Span


@dataclass(frozen=True)
class FakeOp:
    name: str
    doc: str
    depends: tuple[str, ...]
    families: tuple[str, ...]

    def summary_data(self) -> dict[str, object]:
        return {"name": self.name, "tags": ("fake",)}


class Emitter:
    """Emits what it is given, and counts."""

    def __init__(self, name: str, log: list[str]) -> None:
        self.name = name
        self.log = log

    def emit_op(self, op: FakeOp) -> dict[str, str]:
        self.log.append(op.name)
        dialect, _, short = op.name.partition(".")
        return {f"{self.name}/{dialect}/{short}.txt": f"{op.name}: {op.doc}\n"}

    def emit_base(self, base: str) -> dict[str, str]:
        self.log.append("base")
        return {f"{self.name}/base.txt": base, "spec/schema/op.json": "{}\n"} if self.name == "one" else {}

    def emit_index(self, summaries: list[dict[str, object]]) -> dict[str, str]:
        self.log.append("index")
        return {f"{self.name}/index.txt": "".join(f"{s['name']} {s['tags']}\n" for s in summaries)}


def load_base(spec: Path) -> str:
    return (spec / "types.yaml").read_text(encoding="utf-8")


def load_op(path: Path, base: str) -> FakeOp:  # noqa: ARG001
    def fields(file: Path) -> dict[str, str]:
        lines = file.read_text(encoding="utf-8").splitlines()
        return dict(line.split(": ", 1) for line in lines)

    found = fields(path)
    spec = path.parent.parent.parent
    families = [spec / "families" / name for name in found.get("family", "").split()]
    needs = [path.parent / name for name in found.get("needs", "").split()]
    doc = " ".join([found["doc"], *(fields(need)["doc"] for need in needs)])
    if found["doc"] == "error":
        report = Report()
        report.error(Span.whole(str(path)), "a fake error")
        report.raise_if_any()
    doc = " ".join([doc, *(family.read_text(encoding="utf-8") for family in families)])
    return FakeOp(found["name"], doc, tuple(map(str, needs)), tuple(map(str, families)))


def toolchain(log: list[str], *sources: Path) -> Toolchain:
    """`log` gets `open` and then what each emitter of two is asked for."""

    def open_pipeline() -> Pipeline:
        log.append("open")
        # The log of the second would only repeat that of the first.
        return Pipeline(load_base, load_op, (Emitter("one", log), Emitter("two", [])))

    return Toolchain(open_pipeline, sources)
