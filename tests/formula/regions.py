"""Regions of examples as functions, their ops evaluated by their own formulas."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from opspec.formula.evaluation import evaluate, load
from opspec.formula.values import element
from opspec.values.types import ELEMENT_TYPES, element_of
from opspec_model.graph.example_graphs import OpShape, parse_values
from opspec_model.graph.values import Call, GraphValue, Like
from opspec_model.loading.op_shapes import op_files
from opspec_model.packaged import spec_dir
from tests.formula.arrays import of, type_of

OPS = [f"{path.parent.name}.{path.stem}" for path in op_files(spec_dir())]


def region(text: str) -> Callable[..., Any]:
    """A region of an example, its ops evaluated by their own formulas."""
    match = re.fullmatch(r"\((.*?)\) -> (.*)", text)
    assert match is not None
    names = [part.partition(":")[0].strip() for part in match[1].split(",")]
    shapes = {name: OpShape(0, True, ("comparison_direction",)) for name in OPS}
    trees = parse_values(match[2], names, shapes)

    def compute(value: GraphValue, env: dict[str, Any]) -> Any:
        if isinstance(value, Like):
            model = compute(value.model, env)
            return element(float(value.value), element_of(model.dtype))
        if not isinstance(value, Call):
            return env[value.name]
        op, _ = load(value.op)
        operands = [compute(arg, env) for arg in value.args]
        truth = op.results[0].type.classes == {"bool"}
        result = of((), ELEMENT_TYPES["i1"]) if truth else type_of(operands[0])
        return evaluate(op, operands, dict(value.attributes), [result])[0]

    def body(*args: Any) -> Any:
        given = [x for arg in args for x in (arg if isinstance(arg, list) else [arg])]
        found = [compute(tree, dict(zip(names, given, strict=True))) for tree in trees]
        return found if len(found) > 1 else found[0]

    return body
