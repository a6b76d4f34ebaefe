"""What other backends got wrong, by `backends` in docs/divergences.yaml: judged as wrong, and asked where they are.

    OPSPEC_IREE=/path/to/python OPSPEC_PLUGIN=/path/to/plugin.so pytest tests/conform/test_other_backends.py

`OPSPEC_IREE` is a Python that has IREE's wheels.
"""

from __future__ import annotations

import os
import shlex
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass

import pytest
import yaml

import opspec
from opspec.agreement.oracles import DECLINES, DIES, Unsupported
from opspec.agreement.value_tests import assert_same
from opspec.conform.asked import Case
from opspec.conform.backends import backend
from opspec.conform.verdicts import WRONG, Judge, JudgeSettings
from opspec.formula.evaluation import load
from opspec.formula.example_arrays import array
from opspec.goldens.vectors import Tolerance
from opspec.values.arrays import Array
from opspec.values.types import element_of
from opspec_model.text.literals import parse_tensor
from tests.checkout import ROOT
from tests.generated_cases import ops
from tests.samples import one_in
from tests.shared_oracles import shared_oracle

LIST = ROOT / "docs" / "divergences.yaml"
VARIABLES = {"iree": "OPSPEC_IREE", "plugin": "OPSPEC_PLUGIN"}
ENDS = {"refuses": DECLINES, "dies": DIES}


@dataclass(frozen=True)
class Entry:
    """What a backend does with a program; no `found` where it differs from time to time."""

    case: str
    backend: str
    answer: str
    why: str
    program: str
    inputs: Sequence[str]
    outputs: Sequence[str]
    found: Sequence[str] = ()


ENTRIES = [Entry(**entry) for entry in yaml.safe_load(LIST.read_text(encoding="utf-8"))["backends"]]
NAMED = [pytest.param(entry, id=entry.case) for entry in ENTRIES]


def arrays(literals: Sequence[str]) -> tuple[Array, ...]:
    return tuple(array(parse_tensor(text), "docs/divergences.yaml", ops()[0].base) for text in literals)


def assert_all(found: Sequence[Array], wanted: Sequence[Array]) -> None:
    for x, y in zip(found, wanted, strict=True):
        assert_same(x, y)


@pytest.fixture(scope="module")
def judge() -> Iterator[Judge]:
    with closing(Judge(JudgeSettings(), shared_oracle("xla"))) as made:
        yield made


@pytest.mark.parametrize("entry", one_in(3, NAMED))
def test_what_we_give_stands_there_and_the_other_is_called_wrong(judge: Judge, entry: Entry) -> None:
    inputs, outputs = arrays(entry.inputs), arrays(entry.outputs)
    assert_all(opspec.run(opspec.load(entry.program), *inputs), outputs)
    assert entry.why.strip()
    assert entry.answer in ("differs", *ENDS)
    if entry.found:
        op = next(op for op in ops() if f'"{op.name}"' in entry.program)
        own = load(op.name)[0]
        allowed = tuple(Tolerance(own.ulps(str(element_of(x.dtype)))) for x in outputs)
        names = tuple(map(str, range(len(outputs))))
        case = Case(entry.case, op.name, "", "", entry.program, inputs, outputs, allowed, names)
        assert judge.of_values(case, arrays(entry.found)).verdict == WRONG


@pytest.mark.parametrize("entry", NAMED)
def test_it_is_so_where_the_backend_is_at_hand(entry: Entry) -> None:
    variable = VARIABLES[entry.backend]
    where = os.environ.get(variable)
    if where is None:
        pytest.skip(f"{variable} does not say where {entry.backend} is")
    command = f"-- {shlex.join([where, str(ROOT / 'examples/iree/serve.py')])}" if entry.backend == "iree" else where
    known = backend(command)
    with closing(known), closing(known.start()) as asked:  # a process each: what died may have left a mess
        found = asked.run(entry.program, arrays(entry.inputs))
    if entry.answer != "differs":
        assert isinstance(found, Unsupported), found
        assert found.how == ENDS[entry.answer]
        return
    assert not isinstance(found, Unsupported), found
    with pytest.raises(AssertionError):
        assert_all(found, arrays(entry.outputs))
    if entry.found:
        assert_all(found, arrays(entry.found))
