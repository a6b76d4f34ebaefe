"""The first example of an op as a program, as a call of Python, and what it gives: computed when the site is built."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

import opspec
from opspec.cli.results import literal
from opspec.errors import OpSpecError
from opspec.formula.example_arrays import parse_example
from opspec.instances.instance import from_example
from opspec.instances.program_text import program
from opspec.values.dims import Undefined
from opspec_model.definitions.spec import Example, Op
from opspec_model.text.literals import parse_attribute

_ARGUMENT = re.compile(r"%arg(\d+)\b")
_NAMES = re.compile(r"\^bb0\((.*?)\):")


@dataclass(frozen=True)
class FirstUse:
    """`results`: what a run gives; empty where the op runs only together with others, or gives no tensors."""

    example: str
    program: str
    results: tuple[str, ...]


def first_use(op: Op) -> FirstUse | None:
    if not op.examples:
        return None
    example = op.examples[0]
    generic = program(op, from_example(op, example))
    name = example.name.replace("_", " ")
    return FirstUse(name, _pretty(generic), _results(op, example, generic))


def _pretty(generic: str) -> str:
    """As MLIR prints it, with the operands' own names; in generic form what the library does not know."""
    try:
        text = str(opspec.load(generic))
    except OpSpecError:
        return generic.strip()
    lines = [line[2:] for line in text.splitlines()[1:-1]] if text.startswith("module {\n") else text.splitlines()
    found = _NAMES.search(generic)
    names = [part.partition(":")[0].strip() for part in found[1].split(", %")] if found else []
    names = [name if name.startswith("%") else f"%{name}" for name in names]

    def named(match: re.Match[str]) -> str:
        at = int(match[1])
        return names[at] if at < len(names) else match[0]

    return _ARGUMENT.sub(named, "\n".join(lines)).strip()


def _results(op: Op, example: Example, generic: str) -> tuple[str, ...]:
    given = parse_example(op, example, op.base).operands
    kept = [x for value, x in zip(op.operands, given, strict=True) if not value.type.readable]
    arrays = [x for item in kept if item is not None for x in (item if isinstance(item, list) else [item])]
    if any(isinstance(array, tuple) for array in arrays):
        return ()
    try:
        with np.errstate(all="ignore"):
            return tuple(literal(np.asarray(array)) for array in opspec.run(opspec.load(generic), *arrays))
    except (OpSpecError, Undefined):
        return ()


# --- a call of opspec.ops -------------------------------------------------------------------------


def python_call(op: Op, example: Example) -> str:
    """The example as a call of the op's builder; nothing where a region holds what Python writes otherwise."""
    if any("'" in text for texts in example.regions.values() for text in texts):
        return ""
    dialect = "" if op.dialect == "stablehlo" else f".{op.dialect}"
    arguments = [*_operands(op, example), *_attributes(op, example), *_regions(op, example)]
    name = op.module
    name = f"{name}_" if name in ("if", "while", "and", "or", "not", "return") else name
    line = f"ops{dialect}.{name}({', '.join(arguments)})"
    if len(line) <= 60:
        return line
    return f"ops{dialect}.{name}(\n" + "".join(f"    {argument},\n" for argument in arguments) + ")"


def _operands(op: Op, example: Example) -> Iterator[str]:
    for value in op.operands:
        texts = example.inputs.get(value.name)
        if texts is None:
            if not value.type.variadic:
                yield "None"
        elif value.type.variadic:
            names = [f"{value.name}_{at}" if len(texts) > 1 else value.name for at in range(len(texts))]
            yield f"[{', '.join(names)}]"
        else:
            yield value.name


def _attributes(op: Op, example: Example) -> Iterator[str]:
    for attribute in op.attributes:
        text = example.attributes.get(attribute.name)
        if text is None:
            continue
        if attribute.kind in ("elements", "str", "any", "function"):
            yield f"{attribute.name}={' '.join(text.split()) if attribute.kind == 'elements' else repr(text)}"
            continue
        value: Any = parse_attribute(text)
        if isinstance(value, dict) and not attribute.struct:
            yield from (f"{leaf.name}={_python(value[leaf.name])}" for leaf in attribute.fields if leaf.name in value)
        else:
            yield f"{attribute.name}={_python(value)}"


def _python(value: object) -> str:
    return f"[{', '.join(map(_python, value))}]" if isinstance(value, tuple) else repr(value)


def _regions(op: Op, example: Example) -> Iterator[str]:
    for region in op.regions:
        bodies = [_body(text) for text in example.regions.get(region.name, ())]
        if bodies:
            several = f"[{', '.join(bodies)}]"
            yield f"{region.name}={bodies[0] if len(bodies) == 1 else several}"


def _body(text: str) -> str:
    head, _, graph = text.partition("->")
    names = ", ".join(part.partition(":")[0].strip() for part in head.strip().strip("()").split(","))
    graph = " ".join(graph.split()).replace("stablehlo.", "ops.").replace("chlo.", "ops.chlo.")
    return f"lambda {names}: {f'({graph})' if _is_several(graph) else graph}".replace("lambda :", "lambda:")


def _is_several(graph: str) -> bool:
    depth = 0
    for character in graph:
        depth += (character in "([") - (character in ")]")
        if character == "," and depth == 0:
            return True
    return False
