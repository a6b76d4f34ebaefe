"""What spreads where, in programs that one can follow by hand."""

from __future__ import annotations

import doctest

import pytest

import opspec
from opspec.errors import OpSpecError
from opspec.propagation.layouts import layouts
from tests.checkout import ROOT

MESH = 'sdy.mesh @mesh = <["x"=4, "y"=2]>\n'
T = "tensor<8x8xf32>"


def sharded(dimensions: str) -> str:
    """`x ? - y1`: split along x, open, closed, split along y with priority 1."""
    spelled = {"?": "{?}", "-": "{}"}
    axes = (spelled.get(word) or f'{{"{word[0]}"}}{"p" * len(word[1:])}{word[1:]}' for word in dimensions.split())
    return f"{{sdy.sharding = #sdy.sharding<@mesh, [{', '.join(axes)}]>}}"


def words(body: str, **options: object) -> dict[str, str]:
    """How each value of a program lies, by its name."""
    module = opspec.load(MESH + body)
    opspec.propagate(module, **options)  # type: ignore[arg-type]
    return {one.name: one.words for one in layouts(module)}


def test_what_operands_contradict_basic_leaves_and_aggressive_decides() -> None:
    body = (
        f"func.func @main(%a: {T} {sharded('x ?')}, %b: {T} {sharded('? x')}) -> {T} {{\n"
        f"  %0 = stablehlo.add %a, %b : {T}\n  return %0 : {T}\n}}\n"
    )
    assert words(body, strategy="basic")["%0"] == "[-, -]"
    assert words(body, strategy="aggressive")["%0"] == "[x, -]"


def test_priorities_of_users_come_one_after_another() -> None:
    body = (
        f"func.func @main(%a: {T} {sharded('x1 ?')}, %b: {T} {sharded('? x0')}) -> {T} {{\n"
        f"  %0 = stablehlo.add %a, %b : {T}\n  return %0 : {T}\n}}\n"
    )
    assert words(body)["%0"] == "[-, x]"


@pytest.mark.parametrize(("word", "there", "back"), [("NONE", "-", "-"), ("FORWARD", "x", "-"), ("BACKWARD", "-", "y")])
def test_a_barrier_lets_pass_what_it_says(word: str, there: str, back: str) -> None:
    body = (
        f"func.func @main(%a: {T} {sharded('x ?')}) -> ({T} {sharded('? y')}) {{\n"
        f"  %0 = sdy.propagation_barrier %a allowed_direction={word} : {T}\n"
        f"  %1 = stablehlo.tanh %0 : {T}\n  return %1 : {T}\n}}\n"
    )
    found = words(body)
    assert found["%1"] == f"[{there}, y]"
    assert found["%arg0"] == f"[x, {back}]"


def test_inside_of_a_manual_computation_its_axes_are_not_seen() -> None:
    half = "tensor<2x8xf32>"
    body = (
        f"func.func @main(%a: {T} {sharded('? y')}) -> {T} {{\n"
        '  %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{"x"}, {?}]>] out_shardings=[<@mesh, [{"x"}, {?}]>]'
        f' manual_axes={{"x"}} (%b: {half}) {{\n'
        f"    %1 = stablehlo.tanh %b : {half}\n    sdy.return %1 : {half}\n  }} : ({T}) -> {T}\n"
        f"  return %0 : {T}\n}}\n"
    )
    found = words(body)
    assert found["%0"] == "[x, y]"
    assert found["%1"] == found["%arg1"] == "[-, y]"


def test_the_branches_of_an_if_lie_as_its_result() -> None:
    body = (
        f"func.func @main(%p: tensor<i1>, %a: {T} {sharded('x ?')}, %b: {T}) -> {T} {{\n"
        '  %0 = "stablehlo.if"(%p) ({\n'
        f"    %1 = stablehlo.tanh %a : {T}\n    stablehlo.return %1 : {T}\n  }}, {{\n"
        f"    %2 = stablehlo.abs %b : {T}\n    stablehlo.return %2 : {T}\n  }}) : (tensor<i1>) -> {T}\n"
        f"  return %0 : {T}\n}}\n"
    )
    assert words(body)["%arg2"] == "[x, -]"


def test_functions_that_are_called_alike_stay_one() -> None:
    def body(second: str) -> str:
        return (
            f"func.func @main(%a: {T} {sharded('x -')}, %b: {T} {sharded(second)}) -> ({T}, {T}) {{\n"
            f"  %0 = call @f(%a) : ({T}) -> {T}\n  %1 = call @f(%b) : ({T}) -> {T}\n  return %0, %1 : {T}, {T}\n}}\n"
            f"func.func private @f(%a: {T}) -> {T} {{\n  %0 = stablehlo.tanh %a : {T}\n  return %0 : {T}\n}}\n"
        )

    for second, count in (("x -", 1), ("y -", 2)):
        module = opspec.load(MESH + body(second))
        opspec.propagate(module)
        assert str(module).count("func.func private") == count
        assert opspec.verify(module) == []


def test_groups_that_contradict_themselves_are_told() -> None:
    body = (
        f"func.func @main(%a: {T} {sharded('x -')}, %b: {T} {sharded('y -')}) -> {T} {{\n"
        f"  sdy.sharding_group %a group_id=3 : {T}\n  sdy.sharding_group %b group_id=3 : {T}\n  return %a : {T}\n}}\n"
    )
    assert opspec.propagate(opspec.load(MESH + body)).conflicts == [
        "the values of sharding group 3 have 2 different shardings"
    ]


def test_a_strategy_that_is_none() -> None:
    with pytest.raises(OpSpecError, match="expected a strategy"):
        words("func.func @main() { return }\n", strategy="fast")


def test_the_page_says_what_happens() -> None:
    found = doctest.testfile(str(ROOT / "docs/partition.md"), module_relative=False)
    assert found.attempted >= 5
    assert not found.failed
