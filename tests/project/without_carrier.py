"""A process in which the carrier can hold programs and nothing else, and JAX is absent: ours has to do.

Run by test_independence; prints what verifier, inference and executor find as JSON.
"""

from __future__ import annotations

import inspect
import json
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any, NoReturn

import numpy as np

import opspec
from opspec.programs import decoding
from opspec.programs.loading import load_generic
from opspec.programs.records import import_module as import_program
from opspec.rules.inference import infer, signature_of
from tests.verification.broken_programs import BROKEN
from tests.verification.op_programs import VALID

PROGRAM = """
func.func @main(%x: tensor<2x3xf32>, %i: tensor<2x1xi32>)
    -> (tensor<4x3xf32>, tensor<2xf32>, tensor<2x3xf32>, tensor<2x3xi32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %padded = stablehlo.pad %x, %zero, low = [1, 0], high = [1, 0], interior = [0, 0]
      : (tensor<2x3xf32>, tensor<f32>) -> tensor<4x3xf32>
  %sum = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [1]
      : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
  %sorted = "stablehlo.sort"(%x) <{dimension = 1 : i64}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %less = stablehlo.compare GT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %rows = "stablehlo.gather"(%sorted, %i) <{
    dimension_numbers = #stablehlo.gather<
      offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>,
    slice_sizes = array<i64: 1, 3>}> : (tensor<2x3xf32>, tensor<2x1xi32>) -> tensor<2x3xf32>
  %whole = stablehlo.convert %x : (tensor<2x3xf32>) -> tensor<2x3xi32>
  return %padded, %sum, %rows, %whole : tensor<4x3xf32>, tensor<2xf32>, tensor<2x3xf32>, tensor<2x3xi32>
}
"""


class Called(BaseException):
    """Not an Exception, so that nobody swallows it."""


class NoJax:
    def find_spec(self, name: str, *_: Sequence[str] | ModuleType | None) -> ModuleSpec | None:
        if name.partition(".")[0] == "jax":
            raise Called(f"import {name}")
        return None


def forbid(owner: Any, name: str) -> None:
    def called(*_: Any, **__: Any) -> NoReturn:
        raise Called(f"{owner.__name__}.{name}")

    setattr(owner, name, called)
    assert getattr(owner, name) is called


def forbid_carrier() -> int:
    """Everything of the carrier that judges, builds, rewrites or computes raises from here on."""
    ir = import_module("jaxlib.mlir.ir")
    forbid(ir.Operation, "verify")
    forbid(ir.Operation, "create")
    forbid(import_module("jaxlib.mlir.passmanager").PassManager, "parse")
    forbid(import_module("jaxlib.mlir.passmanager").PassManager, "run")
    library = import_module("jaxlib.mlir._mlir_libs._stablehlo")
    functions = [
        name
        for name in dir(library)
        if inspect.isroutine(getattr(library, name)) and not name.startswith(("_", "register", "get"))
    ]
    for name in functions:
        forbid(library, name)
    builders = 0
    for dialect in ("stablehlo", "chlo", "func"):
        for value in vars(import_module(f"jaxlib.mlir.dialects.{dialect}")).values():
            if isinstance(value, type) and issubclass(value, ir.OpView) and value is not ir.OpView:
                forbid(value, "__init__")
                builders += 1
    sys.meta_path.insert(0, NoJax())
    return builders + len(functions)


def main() -> None:
    valid = opspec.load(PROGRAM)
    programs = {name: (load_generic(program.text), rules) for name, (program, rules) in BROKEN.items()}
    known = {name: load_generic(program.text) for name, program in VALID.items()}
    # Part of reading programs in generic form: a context that knows how dialects spell their attributes.
    decoding._known_dialects()
    answer: dict[str, Any] = {"forbidden": forbid_carrier()}
    answer["broken"] = {
        name: [[found.rule for found in opspec.verify(module)], rules.split()]
        for name, (module, rules) in programs.items()
    }
    answer["valid"] = {name: len(opspec.verify(module)) for name, module in known.items()}
    answer["program"] = len(opspec.verify(valid))
    answer["inferred"] = inferred(valid)
    x = np.array([[1, -2, 3], [4, 5.5, -6]], np.float32)
    results = opspec.run(valid, x, np.array([[1], [0]], np.int32))
    answer["results"] = [np.asarray(result).tolist() for result in results]
    answer["jax"] = [name for name in sys.modules if name.partition(".")[0] == "jax"]
    sys.stdout.write(json.dumps(answer))


def inferred(module: Any) -> dict[str, list[list[str]]]:
    """The inferred and the declared types of every op that has a definition."""
    found = {}
    for view in import_program(module).walk():
        if signature_of(view.name) is not None:
            bodies = [(region.block.types, region.block.ops[-1].operand_types) for region in view.regions]
            types = infer(view.name, view.operand_types, view.attributes, regions=bodies)
            found[view.name] = [list(map(str, types)), list(map(str, view.result_types))]
    return found


if __name__ == "__main__":
    main()
