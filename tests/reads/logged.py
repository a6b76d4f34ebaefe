"""What the formulas really read, element by element: the truth that symbolic reads are held against."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field
from typing import Any

import pytest

from opspec.formula import evaluation
from opspec.formula.tree import Env, Evaluator
from opspec.reads.concrete import Spot
from opspec_model.definitions.spec import Op
from opspec_model.language.tree import Read

Element = tuple[str, int | None, tuple[int, ...]]  # stage or result, the item of a list if one alone, the index


@dataclass
class Log:
    """The reads of each element of an op, and what its stages hold. What its regions read is not written down."""

    op: Op
    reads: dict[Element, set[Spot]] = field(default_factory=lambda: defaultdict(set))
    stages: dict[str, Any] = field(default_factory=dict)
    now: Element = ("", None, ())


def logged(op: Op, monkeypatch: pytest.MonkeyPatch) -> Log:
    """From now on, what the formulas of this op read is written down."""
    log = Log(op)

    class Reading(Evaluator):
        __slots__ = ()

        def _read(self, node: Read, env: Env) -> Any:
            found = super()._read(node, env)
            if self.op is not op:
                return found
            label = self.value(node.tensor, env).label
            name, _, item = label.removesuffix("]").partition("[")
            index = tuple(int(x) for x in self.value(node.index, env))
            process = None if node.process is None else tuple(int(x) for x in self.value(node.process, env))
            log.reads[log.now].add(Spot(name, int(item) if item else None, index, process))
            return found

    at, stage_of = evaluation._at, evaluation._stage

    def _at(walker: Any, stage: Any, env: Any, index: tuple[int, ...], item: int | None) -> Any:
        if walker.op is op:
            log.now = (stage.name, item, index)
            log.reads[log.now] = set()
        return at(walker, stage, env, index, item)

    def _stage(walker: Any, stage: Any, env: Any, types: Any, many: bool) -> Any:
        found = stage_of(walker, stage, env, types, many)
        if walker.op is op:
            log.stages[stage.name] = found
        return found

    monkeypatch.setattr(evaluation, "Evaluator", Reading)
    monkeypatch.setattr(evaluation, "_at", _at)
    monkeypatch.setattr(evaluation, "_stage", _stage)
    return log
