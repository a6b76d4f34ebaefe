"""One limit of how deep programs nest, which everything that takes programs keeps, in the same words."""

from __future__ import annotations

import contextlib
import io
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import opspec
from opspec import formula
from opspec.cli.main import main
from opspec.pjrt.programs import compiled
from opspec.programs import carrier
from opspec.programs.nesting_limit import LEVELS
from tests.programs.deep_programs import DEEP, Deep, ifs
from tests.samples import crossed, one_in

REFUSED = (
    f"expected at most {LEVELS} levels of functions, regions and calls inside each other, found {{}} {{}};"
    " deeper ones exhaust the stack of whoever reads, runs or changes the program: try a stablehlo.while for what"
    " repeats itself, a stablehlo.case or select for a ladder of ifs"
)


def result(deep: Deep, module: Any) -> float:
    return float(opspec.run(module, *deep.arguments)[0])


def lowered(deep: Deep, text: str) -> None:
    assert result(deep, opspec.load(str(opspec.lower(text)))) == deep.result


def recomposed(deep: Deep, text: str) -> None:
    assert result(deep, opspec.load(str(opspec.recompose(text)))) == deep.result


def refined(deep: Deep, text: str) -> None:
    module = opspec.load(text)
    opspec.refine(module, [None] * len(deep.arguments))
    assert result(deep, opspec.load(str(module))) == deep.result


def verified(_: Deep, text: str) -> None:
    assert [x for x in opspec.verify(opspec.load(text)) if x.severity == "error"] == []


def run(deep: Deep, text: str) -> None:
    assert result(deep, opspec.load(text)) == deep.result


def by_formula(deep: Deep, text: str) -> None:
    assert float(formula.run(opspec.load(text), *deep.arguments)[0]) == deep.result


FUNCTIONS: list[Callable[[Deep, str], None]] = [lowered, recomposed, refined, verified, run, by_formula]


@pytest.mark.parametrize(("name", "function"), crossed(list(DEEP), FUNCTIONS))
def test_programs_at_the_limit_go_through_and_deeper_ones_are_refused(
    name: str, function: Callable[[Deep, str], None]
) -> None:
    deep = DEEP[name]
    function(deep, deep.text(LEVELS))
    with pytest.raises(opspec.OpSpecError) as refused:
        function(deep, deep.text(LEVELS + 1))
    assert str(refused.value) == REFUSED.format(LEVELS + 1, "in function @main")


COMMANDS = {
    "verify": ["verify"],
    "run": ["run", "--random", "1"],
    "run --formula": ["run", "--random", "1", "--formula"],
    "compare": ["compare", "--with", "jax:cpu", "--random", "1"],
    "lower": ["lower"],
    "lower --recompose": ["lower", "--recompose"],
    "lower --to": ["lower", "--to", "1.8.0", "--format", "artifact"],
    "refine": ["refine", "--input-types", "_, _"],
}


@pytest.mark.parametrize("name", one_in(2, COMMANDS))
def test_every_command_has_the_limit(name: str, tmp_path: Path) -> None:
    for levels in (LEVELS, LEVELS + 1, 9000):
        (tmp_path / "deep.mlir").write_text(ifs(levels))
        said, out = io.StringIO(), io.TextIOWrapper(io.BytesIO())
        with contextlib.redirect_stderr(said), contextlib.redirect_stdout(out):
            status = main([*COMMANDS[name], str(tmp_path / "deep.mlir")])
            out.flush()
        if levels == LEVELS:
            assert status == 0, said.getvalue()
            continue
        assert status == 1
        where = "in function @main" if levels == LEVELS + 1 else f"in the text, from line {LEVELS + 1} on"
        out.seek(0)
        words = " ".join((said.getvalue() + out.read()).split())
        assert REFUSED.format(levels, where) in words


def test_bytes_have_the_limit_too() -> None:
    for levels in (LEVELS, LEVELS + 1):
        data = bytecode(levels)
        for trusted in (True, None):
            if levels == LEVELS:
                assert opspec.load(data, trusted=trusted)
                continue
            with pytest.raises(opspec.OpSpecError, match=f"found {levels} in function @main"):
                opspec.load(data, trusted=trusted)


def test_the_platform_of_jax_has_the_limit_too() -> None:
    assert len(compiled(bytecode(LEVELS)).results) == 1
    with pytest.raises(opspec.OpSpecError, match=f"found {LEVELS + 1} in function @main"):
        compiled(bytecode(LEVELS + 1))


def bytecode(levels: int) -> bytes:
    """The carrier's own reader has no limit of ours."""
    stream = io.BytesIO()
    carrier.parse(ifs(levels), carrier.new_context()).operation.write_bytecode(stream)
    return stream.getvalue()


def test_functions_that_call_each_other_without_end_are_a_matter_of_the_run() -> None:
    call = "func.func {}@{}(%x: tensor<f32>) -> tensor<f32> {{\n  %r = call @{}(%x) : (tensor<f32>) -> tensor<f32>\n"
    text = "".join(
        call.format(*names) + "  return %r : tensor<f32>\n}\n"
        for names in (("", "main", "g"), ("private ", "g", "main"))
    )
    with pytest.raises(opspec.OpSpecError, match="does a function call itself without end"):
        opspec.run(opspec.load(text), np.float32(1))
