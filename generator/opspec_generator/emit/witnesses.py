"""Programs that show what the rules of an op refuse and what they let pass, for whoever asks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from opspec.instances.program_text import program
from opspec.rules.signature import IMPLICIT
from opspec_generator.emit import Target
from opspec_generator.emit.emitted_code import EmittedJudge
from opspec_generator.emit.python_text import docstring
from opspec_generator.witnesses.search import search
from opspec_model.definitions.spec import Op


class WitnessesEmitter(Target):
    """A module per op: `BREAKS`, `KEEPS`."""

    name = "witnesses"

    def emit_op(self, op: Op) -> Mapping[str, str]:
        found = search(op, EmittedJudge)
        texts = {**IMPLICIT, **{rule.name: rule.says or str(rule.formula) for rule in op.rules}}
        text = self.render(
            "op.py.j2",
            title=docstring(f"Programs that break a rule of {op.name}, and programs that keep them all."),
            source=op.path,
            breaks=[(w.rule, f"{w.rule}: {texts[w.rule]}", _escaped(program(op, w.instance))) for w in found.broken],
            keeps=[(_notes(w.shows), _escaped(program(op, w.instance))) for w in found.kept],
        )
        return {f"{op.package}/witnesses/{op.dialect}/{op.module}.py": text}


def _notes(shows: Sequence[str]) -> list[str]:
    """The bounds that a program lies on, one line for each rule."""
    found: dict[str, list[str]] = {}
    for shown in shows:
        rule, _, bound = shown.partition(": ")
        found.setdefault(rule, []).append(bound)
    return [f"{rule}: {', '.join(dict.fromkeys(bounds))}" for rule, bounds in found.items()]


def _escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"""', '\\"\\"\\"')


EMITTER = WitnessesEmitter()
