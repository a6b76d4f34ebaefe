"""Programs whose kernels are printed, compiled and run: they have the bits of the engine that evaluates nodes."""

from __future__ import annotations

from typing import Any

import numpy as np

import opspec
from opspec.agreement.random_values import random_arguments
from opspec.agreement.value_tests import case_of, loaded
from opspec.compiled.block_kernels import Fusion
from opspec.compiled.builders import KernelBuilder
from opspec.errors import OpSpecError
from opspec.execution.executor import Program
from opspec.execution.kernel_choice import GeneratedKernels
from opspec.programs.records import ModuleView, import_module
from tests.buffers.test_programs import same
from tests.generated_cases import ops

Given = tuple[ModuleView, list[Any]]

LONG = """
func.func @main(%x: tensor<3x5000xf32>, %i: tensor<40x1xi32>, %u: tensor<40xf32>)
    -> (tensor<3xf32>, tensor<3xi32>, tensor<10xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %none = stablehlo.constant dense<0> : tensor<i32>
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %s = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [1]
    : (tensor<3x5000xf32>, tensor<f32>) -> tensor<3xf32>
  %at = stablehlo.iota dim = 1 : tensor<3x5000xi32>
  %m:2 = stablehlo.reduce(%x init: %low), (%at init: %none) across dimensions = [1]
    : (tensor<3x5000xf32>, tensor<3x5000xi32>, tensor<f32>, tensor<i32>) -> (tensor<3xf32>, tensor<3xi32>)
    reducer(%a: tensor<f32>, %b: tensor<f32>) (%p: tensor<i32>, %q: tensor<i32>) {
      %c = stablehlo.compare GE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %v = stablehlo.select %c, %a, %b : tensor<i1>, tensor<f32>
      %w = stablehlo.select %c, %p, %q : tensor<i1>, tensor<i32>
      stablehlo.return %v, %w : tensor<f32>, tensor<i32>
    }
  %none10 = stablehlo.constant dense<0.0> : tensor<10xf32>
  %h = "stablehlo.scatter"(%none10, %i, %u) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %t = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %t : tensor<f32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0],
      index_vector_dim = 1>} : (tensor<10xf32>, tensor<40x1xi32>, tensor<40xf32>) -> tensor<10xf32>
  return %s, %m#1, %h : tensor<3xf32>, tensor<3xi32>, tensor<10xf32>
}
"""
ONE_ROW = """func.func @main(%x: tensor<600000xf32>) -> (tensor<f32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %s = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0]
    : (tensor<600000xf32>, tensor<f32>) -> tensor<f32>
  %m = stablehlo.reduce(%x init: %low) applies stablehlo.maximum across dimensions = [0]
    : (tensor<600000xf32>, tensor<f32>) -> tensor<f32>
  return %s, %m : tensor<f32>, tensor<f32>
}
"""
TWICE = """
func.func @main(%x: tensor<30x5000xf32>, %y: tensor<40xf32>) -> (tensor<30xf32>, tensor<f32>, tensor<f32>) {
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %e = stablehlo.tanh %x : tensor<30x5000xf32>
  %m = stablehlo.reduce(%e init: %low) applies stablehlo.maximum across dimensions = [1]
    : (tensor<30x5000xf32>, tensor<f32>) -> tensor<30xf32>
  %n = stablehlo.reduce(%m init: %low) applies stablehlo.maximum across dimensions = [0]
    : (tensor<30xf32>, tensor<f32>) -> tensor<f32>
  %t = stablehlo.tanh %y : tensor<40xf32>
  %s = stablehlo.reduce(%t init: %zero) applies stablehlo.add across dimensions = [0]
    : (tensor<40xf32>, tensor<f32>) -> tensor<f32>
  return %m, %n, %s : tensor<30xf32>, tensor<f32>, tensor<f32>
}
"""
PLACES = """
func.func @main() -> (tensor<300xf32>, tensor<300xi64>, tensor<300xi64>, tensor<300xui8>) {
  %i = stablehlo.iota dim = 0 : tensor<300xi8>
  %r = stablehlo.reverse %i, dims = [0] : tensor<300xi8>
  %f = stablehlo.convert %r : (tensor<300xi8>) -> tensor<300xf32>
  %j = stablehlo.iota dim = 0 : tensor<300xi64>
  %s = stablehlo.reverse %j, dims = [0] : tensor<300xi64>
  %n = stablehlo.not %s : tensor<300xi64>
  %m = stablehlo.multiply %s, %s : tensor<300xi64>
  %u = stablehlo.convert %s : (tensor<300xi64>) -> tensor<300xui8>
  return %f, %n, %m, %u : tensor<300xf32>, tensor<300xi64>, tensor<300xi64>, tensor<300xui8>
}
"""


def expect_the_bits(programs: list[Given], builder: KernelBuilder) -> None:
    """Of all of them, whose kernels are built before the first one runs."""
    made = []
    for module, _ in programs:
        fusion = Fusion(builder)
        made.append(Program(module, GeneratedKernels(), ["main"], fusion.block))
        fusion.ready()
    for program, (module, arguments) in zip(made, programs, strict=True):
        expected = opspec.compile(module, entry="main", engine="reference")(*arguments)
        assert same(program(*arguments), expected)


def drawn(text: str) -> Given:
    """A program with random arguments."""
    module = import_module(opspec.load(text))
    return module, list(random_arguments(module.functions["main"].regions[0].block.types, 0))


def pushing(text: str) -> Given:
    """One whose second argument says where 40 numbers go, to ten places and beside them."""
    module, arguments = drawn(text)
    arguments[1] = np.random.default_rng(0).integers(-2, 12, (40, 1)).astype(np.int32)
    return module, arguments


def examples(start: int, count: int) -> list[Given]:
    """Those of some ops, where their meaning is defined."""
    found = []
    for op in ops()[start : start + count]:
        for example in op.examples[:3]:
            case = case_of(op, example)
            module = import_module(loaded(op, case.program))
            try:
                opspec.compile(module, entry="main", engine="reference")(*case.inputs)
            except OpSpecError:
                continue
            found.append((module, list(case.inputs)))
    return found


def of_16_bits() -> Given:
    """Every float as f32, and as a sum that is rounded: a NaN stands for all."""
    every = np.arange(1 << 16).astype(np.uint16).view(np.float16)
    text = """func.func @main(%x: tensor<65536xf16>, %y: tensor<65536xf32>)
        -> (tensor<65536xf32>, tensor<65536xf16>, tensor<65536xi16>) {
      %a = stablehlo.convert %x : (tensor<65536xf16>) -> tensor<65536xf32>
      %b = stablehlo.convert %y : (tensor<65536xf32>) -> tensor<65536xf16>
      %c = stablehlo.add %x, %b : tensor<65536xf16>
      %d = stablehlo.add %c, %x : tensor<65536xf16>
      %e = stablehlo.bitcast_convert %d : (tensor<65536xf16>) -> tensor<65536xi16>
      return %a, %b, %e : tensor<65536xf32>, tensor<65536xf16>, tensor<65536xi16>
    }"""
    with np.errstate(invalid="ignore"):
        y = np.random.default_rng(0).permutation(every.astype(np.float32)) * np.float32(1.0003)
    return import_module(opspec.load(text)), [every, y]
