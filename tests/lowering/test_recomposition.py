"""Composites of CHLO: what `opspec.lower` wraps, and what others write, become the ops that they name."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

import opspec
from opspec.agreement.value_tests import case_of
from opspec.programs import carrier
from tests.generated_cases import is_read, ops
from tests.op_kinds import op_kinds
from tests.samples import covering

STABLEHLO = tuple(map(int, carrier.versions().stablehlo.split(".")))


def examples() -> Iterator[Any]:
    """An example of each op of CHLO that the carrier reads, and of each set of attributes."""
    for op in ops():
        seen: set[frozenset[str]] = set()
        for example in op.examples if op.dialect == "chlo" and op.decomposition else ():
            given = frozenset(str(name) for name in dict(example.attributes))
            program = case_of(op, example).program
            if given not in seen and is_read(program):
                seen.add(given)
                yield pytest.param(op.name, program, id=f"{op.name}-{example.name}")


EXAMPLES = list(examples())


def generic(module: Any) -> str:
    return str(module.operation.get_asm(print_generic_op_form=True, enable_debug_info=True, use_local_scope=True))


@pytest.mark.parametrize(("op", "program"), covering(EXAMPLES, lambda op, _: op_kinds(op)))
def test_an_op_comes_back_from_a_composite(op: str, program: str) -> None:
    module = opspec.lower(program, composite="all", expand=[])
    assert f'stablehlo.composite "{op}"' in str(module) or f'name = "{op}"' in str(module)
    assert module.operation.verify()
    assert generic(opspec.recompose(module)) == generic(opspec.load(program))


@pytest.mark.parametrize(("op", "program"), covering(EXAMPLES, lambda op, _: op_kinds(op)))
def test_an_op_comes_back_from_an_artifact(op: str, program: str) -> None:
    """The attributes of a composite are of kinds that artifacts hold."""
    module = opspec.lower(program, composite="all")
    if "composite_regions" in str(module) and STABLEHLO < (1, 14):
        pytest.skip("this carrier has no composites with regions")
    artifact = carrier.serialize(module, carrier.versions().stablehlo)
    again = opspec.recompose(opspec.load(artifact))
    assert f'"{op}"' in generic(again)
    assert str(again) == str(opspec.load(program))


def test_every_op_was_tried() -> None:
    tried = {param.values[0] for param in EXAMPLES}
    missing = {op.name for op in ops() if op.dialect == "chlo"} - tried
    assert missing <= {"chlo.scan"}  # which older carriers do not read


COMPOSITE = """
module {{
  func.func @main({takes}) -> {gives} {{
    %0 = "stablehlo.composite"({names}) <{{name = "{name}", composite_attributes = {{{attributes}}},
      decomposition = @f, version = {version} : i32}}> : ({types}) -> {gives}
    return %0 : {gives}
  }}
  func.func private @f({takes}) -> {gives} {{
    %0 = "test.opaque"({names}) : ({types}) -> {gives}
    return %0 : {gives}
  }}
}}
"""
RAGGED = "chlo.ragged_dot"
MATRICES = ("tensor<4x2xf32>", "tensor<3x2x1xf32>", "tensor<3xi32>")


def composite(name: str, types: tuple[str, ...], gives: str, attributes: str = "", version: int = 1) -> str:
    takes = ", ".join(f"%a{at}: {type_}" for at, type_ in enumerate(types))
    names = ", ".join(f"%a{at}" for at in range(len(types)))
    return COMPOSITE.format(
        takes=takes, gives=gives, names=names, name=name, attributes=attributes, version=version, types=", ".join(types)
    )


def recomposed(text: str) -> str:
    context = carrier.new_context()
    context.allow_unregistered_dialects = True
    module = carrier.ir.Module.parse(text, context)
    return generic(opspec.recompose(module))


DIMENSIONS = """ragged_dot_dimension_numbers = [dense<> : tensor<0xi64>, dense<> : tensor<0xi64>,
  dense<1> : tensor<1xi64>, dense<1> : tensor<1xi64>, dense<0> : tensor<1xi64>, dense<0> : tensor<1xi64>]"""
# name: a composite as other compilers write it, and what has to be in the op
FOREIGN = {
    "a name alone": (composite("chlo.erf", ("tensor<4xf32>",), "tensor<4xf32>"), '"chlo.erf"(%'),
    "no version": (composite("chlo.acosh", ("tensor<4xf32>",), "tensor<4xf32>", version=0), '"chlo.acosh"(%'),
    "lists of a struct, texts of a list": (
        composite(RAGGED, MATRICES, "tensor<4x1xf32>", DIMENSIONS + ', precision_config = ["DEFAULT", "HIGHEST"]'),
        (
            "precision_config = [#chlo<precision DEFAULT>, #chlo<precision HIGHEST>], "
            "ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1]"
        ),
    ),
    "fields of a struct": (
        composite(
            RAGGED,
            MATRICES,
            "tensor<4x1xf32>",
            """ragged_dot_dimension_numbers = {lhs_batching_dimensions = [],
          rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1],
          lhs_ragged_dimensions = dense<0> : tensor<1xi64>, rhs_group_dimensions = array<i64: 0>}""",
        ),
        "lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>",
    ),
    "text of an enumeration": (
        composite("chlo.broadcast_compare", ("tensor<4xf32>",) * 2, "tensor<4xi1>", 'comparison_direction = "LT"'),
        "comparison_direction = #chlo<comparison_direction LT>",
    ),
    "a list as a constant": (
        composite(
            "chlo.broadcast_add",
            ("tensor<2x4xf32>", "tensor<2xf32>"),
            "tensor<2x4xf32>",
            "broadcast_dimensions = dense<0> : tensor<1xi64>",
        ),
        "broadcast_dimensions = array<i64: 0>",
    ),
}


@pytest.mark.parametrize("name", FOREIGN)
def test_composites_of_other_compilers(name: str) -> None:
    text, wanted = FOREIGN[name]
    found = recomposed(text)
    assert wanted in found
    assert "stablehlo.composite" not in found
    assert "@f" not in found


STAYS = {
    "a later version": composite("chlo.erf", ("tensor<4xf32>",), "tensor<4xf32>", version=2),
    "an attribute that the op does not have": composite("chlo.erf", ("tensor<4xf32>",), "tensor<4xf32>", "fast = true"),
    "another number of operands": composite("chlo.erf", ("tensor<4xf32>",) * 2, "tensor<4xf32>"),
    "another type": composite("chlo.is_inf", ("tensor<4xf32>",), "tensor<4xf32>"),
    "no such op": composite("chlo.errf", ("tensor<4xf32>",), "tensor<4xf32>"),
    "an attribute is missing": composite("chlo.broadcast_compare", ("tensor<4xf32>",) * 2, "tensor<4xi1>"),
    "no such value": composite(
        "chlo.broadcast_compare", ("tensor<4xf32>",) * 2, "tensor<4xi1>", 'comparison_direction = "UP"'
    ),
}


@pytest.mark.parametrize("name", STAYS)
def test_what_is_no_op_stays_a_composite(name: str) -> None:
    assert '"stablehlo.composite"(' in recomposed(STAYS[name])


CALLS = """
func.func @main(%x: tensor<3x5xf32>) -> (tensor<3x5xf32>, tensor<3x2xf32>, tensor<3x2xi32>) {
  %0 = stablehlo.custom_call @mhlo.erf(%x) {mhlo.attributes = {}, mhlo.version = 1 : i64}
    : (tensor<3x5xf32>) -> tensor<3x5xf32>
  %1:2 = stablehlo.custom_call @mhlo.topk(%0) {mhlo.attributes = {k = 2 : i64, largest = LARGEST}}
    : (tensor<3x5xf32>) -> (tensor<3x2xf32>, tensor<3x2xi32>)
  return %0, %1#0, %1#1 : tensor<3x5xf32>, tensor<3x2xf32>, tensor<3x2xi32>
}
"""


def test_calls_of_older_programs_become_ops_too() -> None:
    module = opspec.recompose(CALLS.replace("LARGEST", "true"))
    assert "chlo.erf" in str(module)
    assert "chlo.top_k(%0, k = 2)" in str(module)
    assert "custom_call" not in str(module)
    smallest = opspec.recompose(CALLS.replace("LARGEST", "false"))
    assert "@mhlo.topk" in str(smallest)


NESTED = """
module @outer {
  module @inner {
    func.func @f(%x: tensor<4xf32>, %y: tensor<1xf32>) -> tensor<4xf32> {
      %0 = chlo.broadcast_zeta %x, %y : (tensor<4xf32>, tensor<1xf32>) -> tensor<4xf32>
      return %0 : tensor<4xf32>
    }
  }
  func.func @main(%x: tensor<4xf32>, %y: tensor<1xf32>) -> tensor<4xf32> {
    %0 = chlo.broadcast_zeta %x, %y : (tensor<4xf32>, tensor<1xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}
"""


def test_a_module_in_a_module_has_functions_of_its_own() -> None:
    module = opspec.lower(NESTED, composite="all")
    assert module.operation.verify()
    for name in ("chlo.zeta", "chlo.broadcast_zeta"):
        assert str(module).count(f"func.func private @{name}.impl(") == 2
    assert not re.findall(r" chlo\.", str(module))
