"""Computations with sizes in other dialects are lowered too: what comes out is StableHLO that computes the same."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import opspec
from opspec.execution import other_dialects
from opspec.lowering import size_ops
from opspec.lowering.expansion import LowerError
from opspec.lowering.size_ops import DIALECTS, is_of_sizes
from opspec.programs import carrier

X = np.arange(6, dtype=np.float32).reshape(2, 3)

# name: lines that compute an index %r from %a: tensor<?x3xf32> and its sizes %m = 2 and %n = 3; and what it is
NUMBERS = {
    **{
        f"arith.{name}": (f"%r = arith.{name} %m, %n : index", value)
        for name, value in {
            "addi": 5, "subi": -1, "muli": 6, "divsi": 0, "remsi": 2, "maxsi": 3, "minsi": 2, "andi": 2, "ori": 3,
            "xori": 1, "shli": 16, "floordivsi": 0, "ceildivsi": 1,
        }.items()
    },
    **{
        f"arith.{name}.{x}.{y}": (
            (f"%0 = arith.constant {x} : i8\n%1 = arith.constant {y} : i8\n%2 = arith.{name} %0, %1 : i8\n"
            "%r = arith.index_cast %2 : i8 to index"),
            value,
        )
        for name, x, y, value in (
            ("divsi", -7, 2, -3), ("remsi", -7, 2, -1), ("floordivsi", -7, 2, -4), ("ceildivsi", -7, 2, -3),
            ("floordivsi", -8, 2, -4), ("ceildivsi", 7, 2, 4), ("shrsi", -8, 1, -4), ("shrui", -8, 1, 124),
            ("divui", -2, 2, 127), ("remui", -1, 16, 15), ("maxui", -1, 1, -1), ("minui", -1, 1, 1),
        )
    },
    **{
        f"arith.{name}.{source}": (
            (f"%0 = arith.constant {value}{'' if source == 'i1' else f' : {source}'}\n"
            f"%1 = arith.{name} %0 : {source} to {to}\n"
            f"%r = arith.index_cast %1 : {to} to index"),
            found,
        )
        for name, value, source, to, found in (
            ("extsi", -3, "i8", "i32", -3), ("extui", -3, "i8", "i32", 253), ("trunci", 300, "i32", "i8", 44),
            ("extui", "true", "i1", "i32", 1), ("fptosi", -2.5, "f32", "i32", -2),
        )
    },
    "arith.constant": ("%r = arith.constant 7 : index", 7),
    "arith.index_cast": ("%0 = arith.index_cast %m : index to i32\n%r = arith.index_cast %0 : i32 to index", 2),
    "arith.index_castui": ("%0 = arith.constant -3 : i8\n%r = arith.index_castui %0 : i8 to index", 253),
    "arith.select": ("%0 = arith.cmpi slt, %m, %n : index\n%r = arith.select %0, %n, %m : index", 3),
    "arith.cmpi": ("%0 = arith.cmpi sgt, %m, %n : index\n%r = arith.select %0, %n, %m : index", 2),
    "arith.cmpi.unsigned": (
        ("%0 = arith.constant -1 : i32\n%1 = arith.constant 1 : i32\n%2 = arith.cmpi ult, %0, %1 : i32\n"
        "%r = arith.select %2, %m, %n : index"),
        3,
    ),
    "arith.addf": (
        ("%0 = arith.constant 1.5 : f32\n%1 = arith.addf %0, %0 : f32\n%2 = arith.subf %1, %0 : f32\n"
        "%3 = arith.mulf %2, %1 : f32\n%4 = arith.divf %3, %0 : f32\n%5 = arith.fptosi %4 : f32 to i32\n"
        "%r = arith.index_cast %5 : i32 to index"),
        3,
    ),
    "tensor.dim": ("%r = tensor.dim %a, %zero : tensor<?x3xf32>", 2),
    "tensor.dim.known": ("%r = tensor.dim %a, %one : tensor<?x3xf32>", 3),
    "tensor.dim.computed": ("%0 = arith.subi %n, %m : index\n%r = tensor.dim %a, %0 : tensor<?x3xf32>", 3),
    "tensor.rank": ("%r = tensor.rank %a : tensor<?x3xf32>", 2),
    "tensor.extract": (
        "%0 = tensor.from_elements %m, %n : tensor<2xindex>\n%r = tensor.extract %0[%one] : tensor<2xindex>", 3
    ),
    "tensor.cast": (
        "%0 = tensor.cast %a : tensor<?x3xf32> to tensor<2x?xf32>\n%r = tensor.dim %0, %one : tensor<2x?xf32>", 3
    ),
    "shape.num_elements": (
        ("%0 = shape.shape_of %a : tensor<?x3xf32> -> tensor<2xindex>\n"
        "%r = shape.num_elements %0 : tensor<2xindex> -> index"),
        6,
    ),
    "shape.dim": ("%r = shape.dim %a, %zero : tensor<?x3xf32>, index -> index", 2),
    "shape.get_extent": (
        ("%0 = shape.shape_of %a : tensor<?x3xf32> -> tensor<2xindex>\n"
        "%r = shape.get_extent %0, %one : tensor<2xindex>, index -> index"),
        3,
    ),
    "shape.rank": (
        "%0 = shape.const_shape [4, 5] : tensor<2xindex>\n%r = shape.rank %0 : tensor<2xindex> -> index", 2
    ),
    **{
        f"shape.{name}": (
            ("%0 = shape.const_size 7\n%1 = shape.index_to_size %m\n"
            f"%2 = shape.{name} %0, %1 : !shape.size, !shape.size -> !shape.size\n"
            "%r = shape.size_to_index %2 : !shape.size"),
            value,
        )
        for name, value in (("add", 9), ("mul", 14), ("div", 3), ("max", 7), ("min", 2))
    },
    **{
        f"shape.{name}.{wide}": (
            (f"%0 = shape.shape_of %a : tensor<?x3xf32> -> tensor<2xindex>\n"
            f"%1 = shape.const_shape {wide} : tensor<{wide.count(',') + 1}xindex>\n"
            f"%2 = shape.{name} %0, %1 : tensor<2xindex>, tensor<{wide.count(',') + 1}xindex>\n"
            "%r = arith.select %2, %m, %n : index"),
            value,
        )
        for name, wide, value in (
            ("is_broadcastable", "[4, 1, 3]", 2), ("is_broadcastable", "[4, 5, 3]", 3), ("is_broadcastable", "[1]", 2),
            ("is_broadcastable", "[0, 1]", 3), ("shape_eq", "[2, 3]", 2), ("shape_eq", "[2, 4]", 3),
            ("shape_eq", "[2]", 3),
        )
    },
}  # fmt: skip
# The same, that compute a shape %s: tensor<2xindex>
SHAPES = {
    "shape.shape_of": ("%s = shape.shape_of %a : tensor<?x3xf32> -> tensor<2xindex>", (2, 3)),
    "shape.const_shape": ("%s = shape.const_shape [3, 2] : tensor<2xindex>", (3, 2)),
    "shape.broadcast": (
        ("%0 = shape.shape_of %a : tensor<?x3xf32> -> tensor<2xindex>\n%1 = shape.const_shape [1] : tensor<1xindex>\n"
        "%s = shape.broadcast %0, %1 : tensor<2xindex>, tensor<1xindex> -> tensor<2xindex>"),
        (2, 3),
    ),
    "shape.concat": (
        ("%0 = shape.const_shape [3] : tensor<1xindex>\n%1 = shape.const_shape [2] : tensor<1xindex>\n"
        "%s = shape.concat %0, %1 : tensor<1xindex>, tensor<1xindex> -> tensor<2xindex>"),
        (3, 2),
    ),
    "shape.split_at": (
        ("%0 = shape.const_shape [6, 1, 9] : tensor<3xindex>\n%1 = arith.constant -1 : index\n"
        '%s, %2 = "shape.split_at"(%0, %1) : (tensor<3xindex>, index) -> (tensor<2xindex>, tensor<1xindex>)'),
        (6, 1),
    ),
    "shape.from_extents": (
        ("%0 = shape.from_extents %n, %m : index, index\n"
        "%s = shape.to_extent_tensor %0 : !shape.shape -> tensor<2xindex>"),
        (3, 2),
    ),
    "shape.from_extent_tensor": (
        ("%0 = tensor.from_elements %n, %m : tensor<2xindex>\n%1 = shape.from_extent_tensor %0 : tensor<2xindex>\n"
        "%s = shape.to_extent_tensor %1 : !shape.shape -> tensor<2xindex>"),
        (3, 2),
    ),
    "tensor.from_elements": ("%s = tensor.from_elements %n, %m : tensor<2xindex>", (3, 2)),
    "arith.constant.vector": ("%s = arith.constant dense<[1, 6]> : tensor<2xindex>", (1, 6)),
    "shape.cstr_broadcastable": (
        """%0 = shape.shape_of %a : tensor<?x3xf32> -> tensor<2xindex>
        %w = shape.cstr_broadcastable %0, %0 : tensor<2xindex>, tensor<2xindex>
        %v = shape.cstr_eq %0, %0 : tensor<2xindex>, tensor<2xindex>
        %t = arith.cmpi slt, %m, %n : index
        %x = shape.cstr_require %t, "fewer rows than columns"
        %y = shape.const_witness true
        %u = shape.assuming_all %w, %v, %x, %y
        %s = shape.assuming %u -> (tensor<2xindex>) {
          %1 = tensor.from_elements %n, %m : tensor<2xindex>
          shape.assuming_yield %1 : tensor<2xindex>
        }""",
        (3, 2),
    ),
}  # fmt: skip


def program(lines: str, shape: str) -> str:
    return f"""
    func.func @main(%a: tensor<?x3xf32>) -> tensor<?x?xf32> {{
      %zero = arith.constant 0 : index
      %one = arith.constant 1 : index
      %m = tensor.dim %a, %zero : tensor<?x3xf32>
      %n = tensor.dim %a, %one : tensor<?x3xf32>
      {lines}
      {shape}
      return %out : tensor<?x?xf32>
    }}
    """


def by_number(lines: str) -> str:
    """As many columns as 300 and %r."""
    return program(
        f"{lines}\n%more = arith.constant 300 : index\n%size = arith.addi %r, %more : index",
        """%s = tensor.from_elements %one, %size : tensor<2xindex>
      %f = stablehlo.slice %a [0:1, 0:1] : (tensor<?x3xf32>) -> tensor<1x1xf32>
      %out = stablehlo.dynamic_broadcast_in_dim %f, %s, dims = [0, 1]
        : (tensor<1x1xf32>, tensor<2xindex>) -> tensor<?x?xf32>""",
    )


RESHAPED = "%out = stablehlo.dynamic_reshape %a, %s : (tensor<?x3xf32>, tensor<2xindex>) -> tensor<?x?xf32>"
CASES: dict[str, tuple[str, tuple[int, int]]] = {
    **{name: (by_number(lines), (1, 300 + value)) for name, (lines, value) in NUMBERS.items()},
    **{name: (program(lines, RESHAPED), shape) for name, (lines, shape) in SHAPES.items()},
}


def names(module: Any) -> set[str]:
    return {op.name for op in carrier.ops_in(module.operation)}


@pytest.mark.parametrize("name", CASES)
def test_what_computes_with_sizes_becomes_stablehlo(name: str) -> None:
    text, shape = CASES[name]
    module = opspec.lower(text)
    assert not [op for op in names(module) if is_of_sizes(op)]
    assert module.operation.verify()
    assert opspec.verify(module) == []
    carrier.serialize(module.operation.clone(), carrier.versions().stablehlo)
    (found,) = opspec.run(module, X)
    assert found.shape == shape


def test_whatever_the_executor_knows_has_a_form() -> None:
    tried = {op for text, _ in CASES.values() for op in names(opspec.load(text))}
    known = {name for name in other_dialects._TABLE if name.partition(".")[0] in DIALECTS}
    assert known - tried == {"shape.value_as_shape", "shape.value_of"}  # of !shape.value_shape, which nothing makes
    assert known <= set(size_ops._TABLE)


def test_the_carriers_broadcast_of_unknown_sizes_is_stablehlo_too() -> None:
    text = """
    func.func @main(%a: tensor<?x3xf32>, %b: tensor<?xf32>) -> tensor<?x3xf32> {
      %0 = chlo.broadcast_add %a, %b : (tensor<?x3xf32>, tensor<?xf32>) -> tensor<?x3xf32>
      return %0 : tensor<?x3xf32>
    }
    """
    theirs = opspec.load(text)
    carrier.run_passes(theirs, "func.func(chlo-legalize-to-stablehlo)")
    assert "shape.assuming" in names(theirs)
    module = opspec.lower(theirs)
    assert {name.partition(".")[0] for name in names(module)} == {"builtin", "func", "stablehlo"}
    carrier.serialize(module, carrier.versions().stablehlo)
    for y in (np.float32([1, 2, 3]), np.float32([5])):
        (found,) = opspec.run(module, X, y)
        assert np.array_equal(found, X + y)


REDUCED = """%0 = shape.const_shape [6, 1] : tensor<2xindex>
      %r = shape.reduce(%0, %m) : tensor<2xindex> -> index {
        ^bb0(%i: index, %d: index, %c: index):
        %x = arith.muli %c, %d : index
        shape.yield %x : index
      }"""


@pytest.mark.parametrize(
    ("lines", "message"),
    [
        (
            "%r = arith.ceildivui %m, %n : index",
            r"^-:7:12: arith\.ceildivui: no form in StableHLO is known for it; arith\.ceildivsi has one$",
        ),
        (REDUCED, r"shape\.reduce: no form in StableHLO"),
    ],
)
def test_what_has_no_form_is_named(lines: str, message: str) -> None:
    with pytest.raises(LowerError, match=message):
        opspec.lower(by_number(lines))


# name: a program whose functions take or give sizes, what it takes, and what it gives
BOUNDARIES: dict[str, tuple[str, list[Any], list[Any]]] = {
    "gives": (
        """func.func @main(%a: tensor<?x3xf32>) -> tensor<2xindex> {
  %0 = shape.shape_of %a : tensor<?x3xf32> -> tensor<2xindex>
  return %0 : tensor<2xindex>
}
""",
        [X], [[2, 3]],
    ),
    "takes": (
        """func.func @main(%i: index, %s: tensor<2xindex>) -> (index, tensor<1xindex>) {
  %0 = tensor.from_elements %i : tensor<1xindex>
  %1 = shape.num_elements %s : tensor<2xindex> -> index
  %2 = arith.addi %i, %1 : index
  return %2, %0 : index, tensor<1xindex>
}
""",
        [np.int64(4), np.array([2, 5])], [14, [4]],
    ),
    "calls": (
        """func.func @main(%a: tensor<?x3xf32>) -> index {
  %0 = arith.constant 0 : index
  %1 = tensor.dim %a, %0 : tensor<?x3xf32>
  %2 = func.call @twice(%1) : (index) -> index
  return %2 : index
}
func.func private @twice(%i: index) -> index {
  %0 = arith.addi %i, %i : index
  return %0 : index
}
""",
        [X], [4],
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", BOUNDARIES)
def test_functions_keep_the_types_of_sizes_that_they_take_and_give(name: str) -> None:
    text, inputs, wanted = BOUNDARIES[name]
    module = opspec.lower(text)
    assert {op.partition(".")[0] for op in names(module)} == {"builtin", "func", "stablehlo"}
    assert module.operation.verify()
    assert opspec.verify(module) == []
    for program in (opspec.load(text), module, opspec.lower(module)):
        assert [np.asarray(found).tolist() for found in opspec.run(program, *inputs)] == wanted


def test_a_shape_of_unknown_rank_stays_in_its_function() -> None:
    text = """
    func.func @main(%a: tensor<?xf32>) -> !shape.shape {
      %0 = shape.shape_of %a : tensor<?xf32> -> !shape.shape
      return %0 : !shape.shape
    }
    """
    with pytest.raises(LowerError, match=r"func\.return: takes a value of type !shape\.shape, which StableHLO"):
        opspec.lower(text)
