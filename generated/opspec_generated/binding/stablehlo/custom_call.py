"""Binding of stablehlo.custom_call: What an implementation defines, by the name of a target."""

# Generated from spec/ops/stablehlo/custom_call.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from opspec.building.builder import build
from opspec.building.views import OpView
from opspec.rules.signature import Attribute, Signature, Value

if TYPE_CHECKING:
    from collections.abc import Sequence

    from opspec.building.views import Operand, ResultType, SSAValue
    from opspec.programs.carrier import ir
    from opspec.values.types import Other, Tensor


def default_has_side_effect(inputs: Sequence[Tensor | Other]) -> bool:
    return False


def default_api_version(inputs: Sequence[Tensor | Other]) -> int:
    return 1


SIGNATURE = Signature(
    "stablehlo.custom_call",
    operands=(Value("inputs", "any", variadic=True),),
    results=(Value("results", "any", variadic=True),),
    attributes=(
        Attribute("call_target_name", "str"),
        Attribute("has_side_effect", "bool", default=default_has_side_effect),
        Attribute("backend_config", "any", optional=True),
        Attribute("api_version", "i32", default=default_api_version),
        Attribute("called_computations", "symbol[]", optional=True),
        Attribute("operand_layouts", "i64[]...", optional=True),
        Attribute("result_layouts", "i64[]...", optional=True),
        Attribute("result_tilings", "any", optional=True),
        Attribute("output_operand_aliases", "any", optional=True),
    ),
)


class CustomCall(OpView, signature=SIGNATURE):
    """What an implementation defines, by the name of a target."""

    inputs: tuple[SSAValue, ...]
    call_target_name: str
    """The name under which the target is known to who runs the program."""
    has_side_effect: bool
    """Whether it does more than give results, so that it must stay even if nobody uses these."""
    backend_config: Any
    """What else the target is told: a text, or a dictionary where `api_version` is 4."""
    api_version: int
    """By which of the conventions that runtimes know the target is called, from 0 to 4."""
    called_computations: tuple[str, ...]
    """Functions of the program that the target may call."""
    operand_layouts: tuple[tuple[int, ...], ...] | None
    """For each operand its dimensions in the order of memory, from the one that varies fastest."""
    result_layouts: tuple[tuple[int, ...], ...] | None
    """For each result its dimensions in the order of memory, from the one that varies fastest."""
    result_tilings: Any
    """How results are cut into tiles in memory."""
    output_operand_aliases: Any
    """Which results may take the memory of which operands."""
    results: tuple[SSAValue, ...]


def custom_call(
    inputs: Sequence[Operand],
    *,
    call_target_name: str,
    has_side_effect: bool | None = None,
    backend_config: Any = None,
    api_version: int | None = None,
    called_computations: Sequence[str] | None = None,
    operand_layouts: Sequence[Sequence[int]] | None = None,
    result_layouts: Sequence[Sequence[int]] | None = None,
    result_tilings: Any = None,
    output_operand_aliases: Any = None,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> CustomCall:
    """What an implementation defines, by the name of a target.

    inputs: What the target is given.
    call_target_name: The name under which the target is known to who runs the program.
    has_side_effect: Whether it does more than give results, so that it must stay even if nobody
    uses these.
    backend_config: What else the target is told: a text, or a dictionary where `api_version` is 4.
    api_version: By which of the conventions that runtimes know the target is called, from 0 to 4.
    called_computations: Functions of the program that the target may call.
    operand_layouts: For each operand its dimensions in the order of memory, from the one that
    varies fastest.
    result_layouts: For each result its dimensions in the order of memory, from the one that varies
    fastest.
    result_tilings: How results are cut into tiles in memory.
    output_operand_aliases: Which results may take the memory of which operands.
    results: What the target gives, of the types that the program states.

    Unless given, has_side_effect is false and api_version is 1.
    """
    return build(
        CustomCall,
        (inputs,),
        {
            "call_target_name": call_target_name,
            "has_side_effect": has_side_effect,
            "backend_config": backend_config,
            "api_version": api_version,
            "called_computations": called_computations,
            "operand_layouts": operand_layouts,
            "result_layouts": result_layouts,
            "result_tilings": result_tilings,
            "output_operand_aliases": output_operand_aliases,
        },
        result_type=result_type,
        loc=loc,
        ip=ip,
    )
