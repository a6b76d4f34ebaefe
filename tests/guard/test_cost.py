"""What the guard costs, in multiples of what only reading the same program takes, which are those of other machines."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest

from opspec.boundary.policy import SHIPPED, read_policy
from opspec.guard.crossing import MLIR, Guard
from opspec.guard.report import GuardReport
from opspec.guard.settings import Mode
from opspec.programs import carrier
from opspec.programs.loading import load

OPS = 1000
TRIES = 7


# Sums of so many rows, and what is done with them: most types are those of no other op.
ROWS = """
  %b{n} = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<3xf32>) -> tensor<{n}x3xf32>
  %s{n} = stablehlo.sine %b{n} : tensor<{n}x3xf32>
  %m{n} = stablehlo.multiply %s{n}, %b{n} : tensor<{n}x3xf32>
  %r{n} = stablehlo.reduce(%m{n} init: %z) across dimensions = [0] : (tensor<{n}x3xf32>, tensor<f32>) -> tensor<3xf32>
   reducer(%a: tensor<f32>, %b: tensor<f32>) {{
    %a{n} = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %a{n} : tensor<f32>
  }}
  %d{n} = stablehlo.dot_general %m{n}, %b{n}, contracting_dims = [0] x [0]
    : (tensor<{n}x3xf32>, tensor<{n}x3xf32>) -> tensor<3x3xf32>
  %t{n} = stablehlo.transpose %m{n}, dims = [1, 0] : (tensor<{n}x3xf32>) -> tensor<3x{n}xf32>
"""


@pytest.fixture(scope="module")
def code() -> bytes:
    """A thousand ops."""
    text = "".join(ROWS.format(n=n) for n in range(2, 2 + OPS // ROWS.count("stablehlo.")))
    module = load(f"func.func @main(%x: tensor<3xf32>, %z: tensor<f32>) {{\n{text}\n  return\n}}\n")
    return carrier.serialize(module, "1.16.0")


def taken(call: Callable[[], object]) -> float:
    begin = time.process_time()
    call()
    return time.process_time() - begin


@pytest.mark.parametrize("policy", SHIPPED)
@pytest.mark.parametrize("mode", ["report", "fix"])
def test_a_program_crosses_in_few_times_its_reading(code: bytes, mode: Mode, policy: str) -> None:
    guard = Guard(mode, read_policy(policy), None, GuardReport("", mode, policy))

    def read() -> object:
        return load(code, context=carrier.new_context(), trusted=True)

    def cross() -> object:
        return guard.passed(code, MLIR)

    cross()  # the first time tables are read
    reading, crossing = zip(*[(taken(read), taken(cross)) for _ in range(TRIES)], strict=True)
    # 20 ms for a thousand ops where reading them takes 6.7; 1.4 to 2.4 times was seen.
    assert min(crossing) < 3 * min(reading)
