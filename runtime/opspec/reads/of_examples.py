"""What an op reads, shown on its examples: as text for people, as data for programs."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterator

from opspec.catalog.op_files import full_name, load
from opspec.formula.example_arrays import ExampleArrays, parse_example
from opspec.reads.analysis import ElementReads, OpReads, reads_of_op
from opspec.reads.inversion import pushes
from opspec.reads.symbols import TensorRead
from opspec.values.arrays import Array
from opspec_model.definitions.spec import Example, Op


def reads_of_example(op: Op, example: Example) -> OpReads:
    """The reads of a hand-written use of an op."""
    case = parse_example(op, example, op.base)
    return reads_of_op(op, case.types, case.attributes, case.results, known_operands(op, case))


def known_operands(op: Op, case: ExampleArrays) -> dict[str, Array]:
    """The operands whose elements rules may read, so that indices may depend on them."""
    given = zip(op.operands, case.operands, strict=True)
    return {value.name: array for value, array in given if value.type.readable and array is not None}


def reads_text(name: str) -> str:
    """What each element of a result reads, in each example of an op."""
    op, _ = load(full_name(name))
    lines = [f"{op.name}: {op.summary}"]
    for example in op.examples:
        found = reads_of_example(op, example)
        if found.unknown:
            lines += ["", *textwrap.wrap(f"What it reads is unknown, because: {found.unknown}", 80)]
            break
        lines += ["", *_head(example), *(line for part in found.parts for line in _part(part, found))]
    return "\n".join(lines)


def _head(example: Example) -> list[str]:
    attributes = ", ".join(f"{name} = {text}" for name, text in example.attributes.items())
    text = f"{example.name}{': ' if attributes else ''}{attributes}"
    return textwrap.wrap(text, 80, subsequent_indent="    ")


def _part(part: ElementReads, found: OpReads) -> Iterator[str]:
    sizes = "x".join(map(str, part.shape))
    stage = "" if part in found.results else " (a stage)"
    name = part.name if part.item is None else f"{part.name}[{part.item}]"
    kind = "is one of" if part.moved and len(part.reads) > 1 else "is" if part.moved else "reads"
    yield f"  {name}[{', '.join(map(str, part.index))}]{f' of {sizes}' if sizes else ''}{stage} {kind}"
    for read in part.reads:
        yield from _wrapped(str(read), "    ")
    if not part.reads:
        yield "    nothing"
    push = pushes(part)
    if push is not None:
        over = "".join(f" for {variable.name} < {variable.size}" for variable in push.variables)
        where = "" if push.when is True else f" if {push.when}"
        text = f"so a term goes to {name}[{', '.join(map(str, push.target))}]{where}{over}"
        yield from _wrapped(text, "  ")


def _wrapped(text: str, indent: str) -> list[str]:
    """Lines that end before a condition or a variable, not inside of one."""
    parts = re.split(r" (?=if |and |or |for )", text)
    whole = " ".join(part.replace(" ", "\N{NO-BREAK SPACE}") for part in parts)
    lines = textwrap.wrap(whole, 80, initial_indent=indent, subsequent_indent=f"{indent}    ")
    return [line.replace("\N{NO-BREAK SPACE}", " ") for line in lines]


def reads_data(name: str) -> dict[str, object]:
    """The same as data."""
    op, _ = load(full_name(name))
    found = [(example, reads_of_example(op, example)) for example in op.examples]
    return {"op": op.name, "examples": [_example_data(example, reads) for example, reads in found]}


def _example_data(example: Example, found: OpReads) -> dict[str, object]:
    return {
        "example": example.name,
        "attributes": dict(example.attributes),
        "unknown": found.unknown or None,
        "parts": [_part_data(part, found) for part in found.parts if not part.unknown],
    }


def _part_data(part: ElementReads, found: OpReads) -> dict[str, object]:
    return {
        "name": part.name,
        "item": part.item,
        "stage": part not in found.results,
        "shape": list(part.shape),
        "index": list(map(str, part.index)),
        "moved": part.moved,
        "reads": list(map(_read_data, part.reads)),
    }


def _read_data(read: TensorRead) -> dict[str, object]:
    return {
        "tensor": read.tensor,
        "item": read.item,
        "index": list(map(str, read.index)),
        "process": None if read.process is None else list(map(str, read.process)),
        "when": None if read.when is None else str(read.when),
        "over": {variable.name: variable.size for variable in read.over},
    }
