"""MHLO's ops that are those of StableHLO and CHLO: their witnesses and examples, spelled by our way back, as the
library reads them, beside what it makes of StableHLO itself.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable, Iterator
from importlib import import_module

import pytest

import opspec
from opspec.agreement.value_tests import assert_outputs, case_of
from opspec.catalog.op_files import load as load_op
from opspec.catalog.op_index import all_shared, defined_as, index
from opspec.catalog.witnesses import witnesses
from opspec.errors import OpSpecError
from opspec.programs import carrier
from opspec.programs.carrier_versions import knows
from opspec.programs.loading import load_generic
from opspec.programs.records import import_module as records
from opspec.programs.shared_ops import respell, unify
from opspec.verification.any_form import verify_source
from tests.op_kinds import op_kinds
from tests.samples import covering

SHARED = sorted(name for name in all_shared() if name.startswith("mhlo."))
# What the library's MHLO refuses of newer forms of StableHLO.
OLDER = {
    "mhlo.add": "requires compatible types",  # quantized types that differ
    "mhlo.all_gather": "same element type",  # several operands
    "mhlo.all_to_all": "same element type",
}
LATER = {"mhlo.collective_reduce", "mhlo.exp2", "mhlo.log2"}  # of jaxlib 0.12
READ = [name for name in SHARED if knows(name)]  # by the library
# What the library makes of CHLO is something else: its graph.
GRAPHS = {"mhlo.ragged_dot"}
THEIRS = "stablehlo-legalize-to-hlo,func.func(chlo-legalize-to-high-level-mhlo)"
BACK = "hlo-legalize-to-stablehlo"


@pytest.fixture(scope="module", autouse=True)
def _passes() -> None:
    import_module("jaxlib.mlir._mlir_libs._mlirHlo").register_mhlo_passes()


def kinds(name: str) -> frozenset[Hashable]:
    return op_kinds(defined_as(name))


def generic(module: carrier.ir.Module) -> str:
    return str(module.operation.get_asm(print_generic_op_form=True))


def kept(name: str) -> Iterator[str]:
    """The witnesses of an op that the library reads."""
    for text in witnesses(defined_as(name)).keeps:
        if not isinstance(outcome(lambda text=text: carrier.parse(text, carrier.new_context())), str):
            yield text


def outcome(read: Callable[[], object]) -> object:
    try:
        return read()
    except (carrier.Refused, OpSpecError) as error:
        return str(error)


def spelled(text: str) -> carrier.ir.Module:
    module = carrier.parse(text, carrier.new_context())
    respell(module.operation, "mhlo")
    return module


def by_hand(text: str) -> str:
    """A program in generic form with the names that MHLO has for ops, enumerations and structs."""
    names = {op: name for name, op in all_shared().items() if name in SHARED}
    renamed = re.sub(r'"([\w.-]+)"(?=\()', lambda op: f'"{names.get(op[1], op[1])}"', text)
    return renamed.replace("#stablehlo", "#mhlo").replace("#chlo", "#mhlo").replace("!stablehlo.token", "!mhlo.token")


def test_all_ops_of_mhlo_have_an_op_file_or_a_line() -> None:
    ops = import_module("jaxlib.mlir.dialects._mhlo_ops_gen")
    known = {value.OPERATION_NAME for value in vars(ops).values() if hasattr(value, "OPERATION_NAME")}
    ours = {*SHARED, *(name for name in index() if name.startswith("mhlo."))}
    assert ours - known in (set(), LATER)
    assert known <= ours
    assert len(ours) == 141


@pytest.mark.parametrize("name", covering(READ, kinds))
def test_a_witness_goes_to_mhlo_and_back(name: str) -> None:
    text = next(kept(name))
    before = generic(carrier.parse(text, carrier.new_context()))
    module = spelled(text)
    assert f'"{name}"' in generic(module)
    pretty = str(module)
    assert '"stablehlo.' not in generic(module)
    again = carrier.parse(pretty, carrier.new_context())  # the library verifies it
    assert opspec.verify(again) == []
    unify(again.operation)
    assert generic(again) == before


@pytest.mark.full
@pytest.mark.parametrize("name", READ)
def test_all_witnesses_go_to_mhlo_and_back(name: str) -> None:
    refused = 0
    for text in kept(name):
        before = generic(carrier.parse(text, carrier.new_context()))
        again = outcome(lambda text=text: carrier.parse(str(spelled(text)), carrier.new_context()))
        if isinstance(again, str):
            assert OLDER[name] in again
            refused += 1
            continue
        unify(again.operation)  # type: ignore[attr-defined]
        assert generic(again) == before  # type: ignore[arg-type]
    assert bool(refused) == (name in OLDER)


@pytest.mark.parametrize("name", covering((name for name in READ if name not in GRAPHS), kinds))
def test_mhlo_is_what_the_library_makes_of_stablehlo(name: str) -> None:
    text = next(kept(name))
    theirs = carrier.parse(text, carrier.new_context())
    with theirs.context:
        run = import_module("jaxlib.mlir.passmanager").PassManager.parse(f"builtin.module({THEIRS})").run
        run(theirs.operation)
    made = generic(theirs)
    if "chlo." in made:  # which that pass leaves
        assert defined_as(name).startswith("chlo.")
        return
    assert generic(spelled(text)) == made


@pytest.mark.parametrize("name", covering((name for name in READ if name not in GRAPHS), kinds))
def test_stablehlo_is_what_the_library_makes_of_mhlo(name: str) -> None:
    module = spelled(next(kept(name)))
    ours = carrier.parse(str(module), carrier.new_context())
    unify(ours.operation)
    with module.context:
        passes = import_module("jaxlib.mlir.passmanager").PassManager.parse(f"builtin.module({BACK})")
        failed = outcome(lambda: carrier._refusing(module.context, lambda: passes.run(module.operation)))
    if isinstance(failed, str):  # that pass knows no CHLO but by custom calls
        assert defined_as(name).startswith("chlo.")
        return
    found = generic(module)
    if defined_as(name).startswith("chlo."):
        assert "stablehlo." in found or found == generic(ours)
    else:
        assert found == generic(ours)


@pytest.mark.parametrize("name", covering(SHARED, kinds))
def test_a_broken_rule_is_that_of_the_op(name: str) -> None:
    """Programs that break a rule, in generic form as people may write it, give the rule of the other dialect."""
    op = defined_as(name)
    for rule, text in witnesses(op).breaks[:2]:
        (wanted,) = opspec.verify(load_generic(text))
        found = opspec.verify(load_generic(by_hand(text)))
        assert [(one.rule, one.op) for one in found] == [(wanted.rule, name)], rule


EXAMPLES = [name for name in SHARED if load_op(name)[0].examples and load_op(name)[0].semantics is not None]


@pytest.mark.parametrize("name", covering(EXAMPLES, kinds))
def test_an_example_gives_its_outputs(name: str) -> None:
    op, _ = load_op(name)
    case = case_of(op, op.examples[0])
    module = load_generic(case.program)
    respell(module.operation, "mhlo")
    assert name in {view.written for view in records(module).walk()} or name in {"mhlo.constant", "mhlo.return"}
    assert_outputs(op, opspec.run(module, *case.inputs), case.outputs)


def test_what_stands_in_a_diagnostic() -> None:
    text = """func.func @main(%x: tensor<2x4xf32>) -> tensor<2x4xf32> {
  %0 = "mhlo.transpose"(%x) {permutation = dense<[1, 0]> : tensor<2xi64>} : (tensor<2x4xf32>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}
"""
    found = verify_source(text.encode()).diagnostics
    assert [(one.rule, one.op, one.location.line) for one in found] == [("transpose.C3", "mhlo.transpose", 2)]
    assert re.search(r"mhlo\.transpose breaks transpose\.C3", str(found[0]))
