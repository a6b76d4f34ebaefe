"""The table of traits: what is known of each op without its attributes and sizes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from opspec.formula.monoids import SAMPLES, Laws, laws
from opspec_generator.emit import Target
from opspec_generator.emit.python_text import quoted, tuple_text
from opspec_generator.spelling.plain import plain
from opspec_generator.spelling.python_layout import layout
from opspec_generator.templates import environment
from opspec_model.definitions.spec import Op
from opspec_model.definitions.traits import Traits, traits

FLAGS = ("elementwise", "moves", "view", "contracts", "by_data", "peers", "partial")


class TraitsEmitter(Target):
    """One table of all ops."""

    name = "traits"

    def summarize(self, op: Op) -> Mapping[str, Any]:
        return {"traits": list(_arguments(op, traits(op)))}

    def emit_index(self, summaries: Sequence[Mapping[str, Any]]) -> Mapping[str, str]:
        ordered = sorted(summaries, key=lambda op: str(op["name"]))
        entries = [layout(f"{quoted(op['name'])}: ", f"OpTraits({', '.join(op['traits'])}),", 4) for op in ordered]
        names = [name for name in ("FoldTraits", "OpTraits") if any(f"{name}(" in line for line in entries)]
        text = environment().get_template("traits/traits.py.j2").render(entries=entries, names=names)
        return {f"{summaries[0]['package']}/traits.py": text}


def _arguments(op: Op, found: Traits) -> Iterator[str]:
    yield from (f"{flag}=True" for flag in FLAGS if getattr(found, flag))
    if found.functions:
        items = ", ".join(f"{quoted(kind)}: {quoted(name)}" for kind, name in found.functions.items())
        yield f"functions={{{items}}}"
    laws = {kind: law for kind, law in _laws(op, found) if law is not None}
    for word, kept in (
        ("commutes", [kind for kind, law in laws.items() if not law.order]),
        ("orderless", [kind for kind, law in laws.items() if law.orderless]),
    ):
        if kept:
            yield f"{word}={tuple_text(map(quoted, kept))}"
    if found.folds:
        folds = [
            f"FoldTraits({quoted(fold.stage)}, {quoted(fold.combine)}, {fold.region}, {fold.ordered})"
            for fold in found.folds
        ]
        yield f"folds=({', '.join(folds)},)"
    if found.flops is not None:
        yield f"flops={quoted(plain(found.flops, op.base))}"
    if found.traffic is not None:
        yield f"read={quoted(plain(found.traffic.read, op.base))}"
        yield f"written={quoted(plain(found.traffic.written, op.base))}"
        if found.traffic.by_data:
            yield f"read_by_data={tuple_text(map(quoted, found.traffic.by_data))}"
    if found.accuracy:
        items = ", ".join(f"{quoted(kind)}: {quoted(text)}" for kind, text in found.accuracy.items())
        yield f"accuracy={{{items}}}"
    if found.acts:
        yield f"acts={quoted(found.acts)}"
    if found.unknown:
        yield f"unknown={quoted(found.unknown)}"
    if found.static:
        yield f"static={quoted(found.static)}"
    if found.holds:
        yield f"holds={tuple_text(map(quoted, found.holds))}"


# What the words of the language do to elements, as primitives.
WORDS = {"and": "bit_and", "or": "bit_or"}


def _laws(op: Op, found: Traits) -> Iterator[tuple[str, Laws | None]]:
    """The laws of what is applied, for each class of element types that it is applied to."""
    if len(op.operands) == 2:
        for kind in SAMPLES:
            name = found.functions.get(kind) or found.functions.get("", "")
            yield kind, laws(WORDS.get(name, name), kind, op.dialect) if name else None


EMITTER = TraitsEmitter()
