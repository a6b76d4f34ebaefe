"""`opspec explain --how`: what runs an op, and why nothing else does; of a program, what runs each of its ops."""

from __future__ import annotations

import textwrap
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any

import numpy as np

from opspec.catalog.op_files import full_name, load
from opspec.errors import WrongUse
from opspec.execution.block_nodes import BlockBranch, BlockLoop, Node, OpCall
from opspec.execution.bound_op import StaticOp
from opspec.execution.call_registry import CustomCall, implementation
from opspec.execution.choices import NARROW, ROWS, SCALAR, SIZES_FIRST, Answer, AskedOp, ChoiceRow, answers, for_sizes
from opspec.execution.compiler import Compiler
from opspec.execution.kernel_choice import GeneratedKernels
from opspec.execution.ways import Way
from opspec.instances.given_types import OneOpProgram, examples_of, use_in, use_of
from opspec.programs.records import ModuleView
from opspec_model.text.counting import counted

WIDTH = 80


def chosen_in(module: ModuleView) -> list[tuple[AskedOp, ChoiceRow]]:
    """Each op that a program runs, with the row that takes it, as the compiler comes by."""
    found: list[tuple[AskedOp, ChoiceRow]] = []
    bodies = [name for name, view in module.functions.items() if view.regions[0].blocks]
    Compiler(module, GeneratedKernels(), lambda op, row: found.append((op, row))).compile(bodies)
    return found


# --- one op -------------------------------------------------------------------------------------------------


def op_data(name: str, types: str, attributes: Mapping[str, str]) -> dict[str, Any]:
    """What runs an op: for types, or as each of its examples has it."""
    op, _ = load(full_name(name))
    if types:
        return {"op": op.name, "uses": [_use_data(op.name, use_of(op, types, attributes))]}
    if attributes:
        raise WrongUse("explain: expected types as in --how 'tensor<2x3xf32>' beside --attribute, found none")
    return {"op": op.name, "uses": [_use_data(op.name, use_in(op, example)) for example in examples_of(op)]}


def _use_data(name: str, use: OneOpProgram) -> dict[str, Any]:
    told = next(((op, row) for op, row in chosen_in(use.module) if op.view.name == name), None)
    data: dict[str, Any] = {"example": use.example, "assumed": dict(use.assumed)}
    return data | ({"chosen": None, "rows": []} if told is None else _choice(*told))


def _choice(op: AskedOp, chosen: ChoiceRow) -> dict[str, Any]:
    given = answers(op)
    return {
        "operands": list(map(str, op.view.operand_types)),
        "results": list(map(str, op.view.result_types)),
        "chosen": chosen.name,
        "regions": {name: _of_region(body) for name, body in op.bodies().items()} if chosen.sized else {},
        "rows": [_row_data(op, row, answer) for row, answer in given],
    }


def _row_data(op: AskedOp, row: ChoiceRow, answer: Answer) -> dict[str, Any]:
    takes = not isinstance(answer, str)
    return {
        "row": row.name,
        "takes": takes,
        "runs" if takes else "why": what_runs(op, row, answer) if takes else answer,
    }


def _of_region(body: object) -> str:
    return name_of(body) if isinstance(body, np.ufunc) else "a function of its ops"


def what_runs(op: AskedOp, row: ChoiceRow, answer: Answer) -> str:
    """The function, the expression or the file that a row would have run."""
    if not isinstance(answer, Way):
        return _in_python(answer)
    if row is SCALAR and answer.scalar is not None:
        return answer.scalar.format("x", "y", "z")
    if row is SIZES_FIRST:
        return f"the first of {', '.join(row.name for row in ROWS if row.sized)} that takes the sizes that come"
    bound = op.bound.bound if isinstance(op.bound, StaticOp) else None
    if bound is None or not (row is NARROW or row.sized):
        return name_of(answer.function)
    assert isinstance(op.bound, StaticOp)
    if row.sized is None:
        return f"{name_of(answer.function)}, or {name_of(for_sizes(bound, op.bound.types, {}))}"
    call = row.sized(bound, op.bound.types, op.bodies())  # without the outer values that regions use
    assert not isinstance(call, str)
    return f"{name_of(call)}{', of floats for quantized elements' if bound.dequantizes else ''}"


def _in_python(node: Node | str) -> str:
    if isinstance(node, BlockLoop):
        return "while"
    if isinstance(node, BlockBranch):
        return "if, elif, else"
    if isinstance(node, OpCall):
        return f"the lines of @{node.name}, or a call of them"
    way = getattr(node, "way", None)
    return name_of(way.function) if isinstance(way, Way) else "the lines of its region"


def name_of(function: Callable[..., object]) -> str:
    """Where a function is found, behind what only prepares its operands."""
    while isinstance(function, partial):
        first = function.args[0] if function.args else None
        if isinstance(first, CustomCall):
            registered = function.args[1] if len(function.args) > 1 else implementation(first.target)
            if registered is None:
                return f"nothing: no function is registered for {first.target!r}, an error when it is reached"
            function = registered
        else:
            function = first if callable(first) and _is_of_execution(function.func) else function.func
    if isinstance(function, np.ufunc):
        return f"numpy.{function.__name__}"
    module, name = function.__module__, getattr(function, "__qualname__", type(function).__qualname__)
    name = name.partition(".<locals>")[0]
    if name == "kernel":
        return f"{module.replace('.', '/')}.py"
    return module if name == "<lambda>" else f"{module.removeprefix('_')}.{name}"


def _is_of_execution(function: Callable[..., object]) -> bool:
    return function.__module__.startswith("opspec.execution")


def op_text(name: str, types: str, attributes: Mapping[str, str]) -> str:
    """The same for people."""
    data = op_data(name, types, attributes)
    if types:
        return "\n".join(_shown(data["op"], data["uses"][0]))
    lines = [f"{data['op']}, in its examples"]
    for use in data["uses"]:
        runs = next((row["runs"] for row in use["rows"] if row["row"] == use["chosen"]), "")
        lines += ["", *_wrapped(f"{use['example']}: {_typed(use)}")]
        lines += _wrapped(f"  {use['chosen']}: {runs}" if runs else f"  {_NOTHING}")
    return "\n".join(lines)


_NOTHING = "nothing runs it: it is part of the program"


def _typed(use: Mapping[str, Any]) -> str:
    return f"{', '.join(use.get('operands', ()))} -> {', '.join(use.get('results', ()))}".strip()


def _shown(name: str, use: Mapping[str, Any]) -> Iterator[str]:
    yield from _wrapped(f"{name}: {_typed(use)}")
    if use["assumed"]:
        given = ", ".join(f"{key} = {text}" for key, text in use["assumed"].items())
        yield from _wrapped(f"assumed, as in the example {use['example']}: {given}")
    if use["chosen"] is None:
        yield _NOTHING
        return
    names = [row["row"] for row in use["rows"]]
    at = names.index(use["chosen"])
    yield from ("", *_wrapped(f"{use['chosen']} runs it: {use['rows'][at]['runs']}"))
    yield from (f"    its region {region} is {what}" for region, what in use["regions"].items())
    yield from _others("asked before, and why not:", use["rows"][:at])
    yield from _others("not asked any more:", use["rows"][at + 1 :])


def _others(head: str, rows: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    if rows:
        yield from ("", head)
    for row in rows:
        said = f"would take it too: {row['runs']}" if row["takes"] else row["why"]
        yield from _wrapped(f"  {row['row']:{_NAME}}  {said}", _NAME + 4)


_NAME = max(len(row.name) for row in ROWS)


def _wrapped(text: str, indent: int = 4) -> list[str]:
    lines = textwrap.wrap(text, WIDTH, subsequent_indent=" " * indent, break_long_words=False, break_on_hyphens=False)
    return [line.rstrip() for line in lines]


# --- a program ----------------------------------------------------------------------------------------------


def program_data(module: ModuleView) -> dict[str, Any]:
    """What runs each op of a program."""
    found = [_op_data(op, row) for op, row in chosen_in(module)]
    counts = Counter(op["chosen"] for op in found)
    return {"rows": {row.name: counts[row.name] for row in ROWS if counts[row.name]}, "ops": found}


def _op_data(op: AskedOp, row: ChoiceRow) -> dict[str, Any]:
    answer = row.ask(op)
    return {
        "op": op.view.name,
        "location": str(op.view.location),
        "operands": list(map(str, op.view.operand_types)),
        "results": list(map(str, op.view.result_types)),
        "chosen": row.name,
        "runs": what_runs(op, row, answer),
    }


def program_text(module: ModuleView) -> str:
    """The same for people: by row, how often which op is run by what."""
    data = program_data(module)
    lines: list[str] = []
    for row in ROWS:
        ops = [op for op in data["ops"] if op["chosen"] == row.name]
        if ops:
            lines += ["", *_wrapped(f"{row.name}, {counted(len(ops), 'op')}: {row.says}")]
        for (name, runs), count in Counter((op["op"], op["runs"]) for op in ops).most_common():
            lines += _wrapped(f"{count:5}  {name}  {runs}", 9)
    return "\n".join(lines[1:]) or "nothing runs: the program has no op"
