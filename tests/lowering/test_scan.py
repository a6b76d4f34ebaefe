"""`chlo.scan` as a loop over slices: it gives what the op means, and what the carrier's own pass gives."""

from __future__ import annotations

import functools
from typing import Any

import numpy as np
import pytest

import opspec
from opspec.lowering.expansion import LowerError
from opspec.programs import carrier
from tests.lowering.by_library import lowered_by_library

pytestmark = pytest.mark.skipif(carrier.versions().stablehlo < "1.14", reason="the carrier does not know the op")


def program(signature: str, body: str, returns: str, segments: tuple[str, str], **attributes: str) -> str:
    """A function `main` of operands %a0, %a1, ... that is one scan. `body`: with its block's head."""
    takes, gives = signature.split(" -> ")
    types = takes.split(" ") if takes else []
    results = gives.split(" ")
    more = "".join(f"{name} = {value}, " for name, value in {"dimension": "0 : i64", **attributes}.items())
    given = ", ".join(f"%a{at}: {type_}" for at, type_ in enumerate(types))
    names = ", ".join(f"%a{at}" for at in range(len(types)))
    ends = ", ".join(f"%r#{at}" for at in range(len(results)))
    return f"""
    func.func @main({given}) -> ({", ".join(results)}) {{
      %r:{len(results)} = "chlo.scan"({names}) <{{{more}operandSegmentSizes = array<i32: {segments[0]}>,
        resultSegmentSizes = array<i32: {segments[1]}>}}> ({{
        {body}
        stablehlo.return {returns}
      }}) : ({", ".join(types)}) -> ({", ".join(results)})
      return {ends} : {", ".join(results)}
    }}
    """


def numbers(*shape: int, dtype: Any = np.float32) -> Any:
    return np.random.default_rng(7).integers(-4, 5, shape).astype(dtype)


SUMS = """^bb0(%x: tensor<2xf32>, %c: tensor<2xf32>):
        %0 = stablehlo.add %x, %c : tensor<2xf32>
        %1 = stablehlo.multiply %0, %x : tensor<2xf32>"""
PAIRS = """^bb0(%x: tensor<3xf32>, %y: tensor<i32>, %c: tensor<i32>, %d: tensor<3xf32>):
        %0 = stablehlo.add %y, %c : tensor<i32>
        %1 = stablehlo.convert %0 : (tensor<i32>) -> tensor<f32>
        %2 = chlo.broadcast_multiply %d, %1 : (tensor<3xf32>, tensor<f32>) -> tensor<3xf32>
        %3 = chlo.square %x : tensor<3xf32> -> tensor<3xf32>
        %4 = stablehlo.add %2, %3 : tensor<3xf32>"""
ENDS = "%1, %0 : tensor<2xf32>, tensor<2xf32>"
ONE = ("1, 1", "1, 1")
PROGRAMS = {
    "forward": (
        program("tensor<4x2xf32> tensor<2xf32> -> tensor<4x2xf32> tensor<2xf32>", SUMS, ENDS, ONE),
        [numbers(4, 2), numbers(2)],
    ),
    "reverse_along_the_last": (
        program(
            "tensor<2x5xf32> tensor<2xf32> -> tensor<2x5xf32> tensor<2xf32>",
            SUMS,
            ENDS,
            ONE,
            dimension="1 : i64",
            is_reverse="true",
        ),
        [numbers(2, 5), numbers(2)],
    ),
    "associative": (
        program(
            "tensor<4x2xf32> tensor<2xf32> -> tensor<4x2xf32> tensor<2xf32>",
            SUMS,
            ENDS.replace("%1", "%0"),
            ONE,
            is_associative="true",
        ),
        [numbers(4, 2), numbers(2)],
    ),
    "several_of_each": (
        program(
            "tensor<6x3xf32> tensor<6xi32> tensor<i32> tensor<3xf32> -> "
            "tensor<6x3xf32> tensor<6xi32> tensor<6x3xf32> tensor<i32> tensor<3xf32>",
            PAIRS,
            "%4, %y, %d, %0, %4 : tensor<3xf32>, tensor<i32>, tensor<3xf32>, tensor<i32>, tensor<3xf32>",
            ("2, 2", "3, 2"),
            is_reverse="true",
        ),
        [numbers(6, 3), numbers(6, dtype=np.int32), np.int32(1), numbers(3)],
    ),
    "nothing_goes_in": (
        program(
            "tensor<i32> -> tensor<3xi32> tensor<i32>",
            "^bb0(%c: tensor<i32>):\n%0 = stablehlo.add %c, %c : tensor<i32>",
            "%c, %0 : tensor<i32>, tensor<i32>",
            ("0, 1", "1, 1"),
            scan_dim_size="3 : i64",
        ),
        [np.int32(3)],
    ),
    "no_slices": (
        program("tensor<0x2xf32> tensor<2xf32> -> tensor<0x2xf32> tensor<2xf32>", SUMS, ENDS, ONE),
        [numbers(0, 2), numbers(2)],
    ),
    "unknown_length": (
        program("tensor<?x2xf32> tensor<2xf32> -> tensor<?x2xf32> tensor<2xf32>", SUMS, ENDS, ONE, is_reverse="true"),
        [numbers(5, 2), numbers(2)],
    ),
    "unknown_sizes_of_what_is_carried": (
        program(
            "tensor<?x?xf32> tensor<?xf32> -> tensor<?xf32>",
            SUMS.replace("tensor<2x", "tensor<?x"),
            "%1 : tensor<?xf32>",
            ("1, 1", "0, 1"),
            dimension="1 : i64",
        ),
        [numbers(4, 3), numbers(4)],
    ),
}
NAMES = list(PROGRAMS)
# The carrier's pass goes over these forward all the same, before StableHLO 1.22.
FORWARD = {"reverse_along_the_last", "several_of_each", "unknown_length"}
FORWARD = FORWARD if carrier.versions().stablehlo.startswith("1.17") else set()
# What the carrier's pass leaves, or ends its process on.
LACKING = {"no_slices", "unknown_sizes_of_what_is_carried"}


@pytest.mark.parametrize("name", NAMES)
def test_the_loop_gives_what_the_op_means(name: str) -> None:
    text, given = PROGRAMS[name]
    module = opspec.lower(text)
    assert "chlo." not in str(module)
    assert module.operation.verify()
    assert opspec.verify(module) == []
    for x, y in zip(opspec.run(module, *given), opspec.run(opspec.load(text), *given), strict=True):
        assert (x.dtype, x.shape) == (y.dtype, y.shape)
        assert np.array_equal(x, y)


@functools.cache
def by_library() -> dict[str, str | None]:
    return lowered_by_library(text for text, _ in PROGRAMS.values())


@pytest.mark.parametrize("name", NAMES)
def test_the_carriers_pass_gives_the_same(name: str) -> None:
    text, given = PROGRAMS[name]
    library = by_library()[text]
    assert (library is None) == (name in LACKING)
    if library is None:
        return
    theirs = opspec.lower(opspec.load(library)) if "shape." in library else opspec.load(library)
    found, wanted = opspec.run(opspec.lower(text), *given), opspec.run(theirs, *given)
    assert [(x.dtype, x.shape) for x in found] == [(y.dtype, y.shape) for y in wanted]
    assert all(map(np.array_equal, found, wanted)) == (name not in FORWARD)


def test_bodies_have_regions_and_are_wrapped_too() -> None:
    body = """^bb0(%x: tensor<2xf32>, %c: tensor<2xf32>):
        %go = stablehlo.constant dense<true> : tensor<i1>
        %0 = stablehlo.add %x, %x : tensor<2xf32>
        %1 = "stablehlo.if"(%go) ({
          %2 = stablehlo.multiply %c, %0 : tensor<2xf32>
          stablehlo.return %2 : tensor<2xf32>
        }, {
          stablehlo.return %0 : tensor<2xf32>
        }) : (tensor<i1>) -> tensor<2xf32>"""
    text = program(
        "tensor<4x2xf32> tensor<2xf32> -> tensor<4x2xf32> tensor<2xf32>",
        body,
        "%1, %1 : tensor<2xf32>, tensor<2xf32>",
        ("1, 1", "1, 1"),
    )
    given = [numbers(4, 2), numbers(2)]
    wanted = opspec.run(opspec.load(text), *given)
    for composite in ("", "all"):
        module = opspec.lower(text, composite=composite)
        assert module.operation.verify()
        assert '"chlo.scan"(' not in str(module)
        assert all(map(np.array_equal, opspec.run(module, *given), wanted))


def test_an_output_of_unknown_size_is_refused() -> None:
    text = program(
        "tensor<4x?xf32> tensor<?xf32> -> tensor<4x?xf32> tensor<?xf32>",
        SUMS.replace("tensor<2x", "tensor<?x"),
        "%1, %0 : tensor<?xf32>, tensor<?xf32>",
        ("1, 1", "1, 1"),
    )
    with pytest.raises(LowerError, match=r"^-:3:14: chlo\.scan: .* known only when the program runs; `opspec refine`"):
        opspec.lower(text)
