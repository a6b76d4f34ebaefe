"""Programs in all the forms that `opspec verify` reads, damaged at random, the same way each time."""

from __future__ import annotations

import random
import re
import struct
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

from opspec.programs import carrier
from opspec.programs.loading import load
from tests.checkout import ROOT
from tests.verification.op_programs import VALID

KINDS = ("text", "generic", "bytecode", "artifact", "export")

_BROKEN = Path(__file__).parent / "broken"
_EXPORTED = ROOT / "tests/programs/add.jax_export"
_MORE = (
    """\
module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=2]>
  func.func @main(%x: tensor<4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>, tf.aliasing_output = 0 : i32},
                  %i: tensor<i32>) -> (tensor<4xf32> {jax.result_info = "y"}) {
    %0 = stablehlo.while(%y = %x) : tensor<4xf32>
     cond {
      %limit = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
      %c = stablehlo.constant dense<true> : tensor<i1>
      stablehlo.return %c : tensor<i1>
    } do {
      %s = stablehlo.slice %y [0:4:2] : (tensor<4xf32>) -> tensor<2xf32>
      %z = stablehlo.concatenate %s, %s, dim = 0 : (tensor<2xf32>, tensor<2xf32>) -> tensor<4xf32>
      stablehlo.return %z : tensor<4xf32>
    }
    %1 = func.call @twice(%0) : (tensor<4xf32>) -> tensor<4xf32>
    %2 = "stablehlo.case"(%i) ({
      stablehlo.return %1 : tensor<4xf32>
    }, {
      stablehlo.return %x : tensor<4xf32>
    }) : (tensor<i32>) -> tensor<4xf32>
    return %2 : tensor<4xf32> loc("model.py":3:7)
  }
  func.func private @twice(%x: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.add %x, %x : tensor<4xf32>
    %1 = stablehlo.custom_call @Annotate(%0) {backend_config = "", operand_layouts = [dense<0> : tensor<1xindex>],
        result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<4xf32>) -> tensor<4xf32>
    return %1 : tensor<4xf32>
  }
}
""",
    """\
func.func @main(%x: tensor<2x8x8x4x!quant.uniform<i8:f32, 0.5:-3>>, %z: tensor<2xcomplex<f64>>, %d: tensor<?x3xbf16>)
    -> (tensor<2xf64>, tensor<?x3xf32>) {
  %c = stablehlo.constant dense<(1.0, 2.0)> : tensor<2xcomplex<f64>>
  %0 = stablehlo.multiply %z, %c : tensor<2xcomplex<f64>>
  %1 = stablehlo.abs %0 : (tensor<2xcomplex<f64>>) -> tensor<2xf64>
  %2 = stablehlo.convert %d : (tensor<?x3xbf16>) -> tensor<?x3xf32>
  %3 = stablehlo.uniform_dequantize %x : (tensor<2x8x8x4x!quant.uniform<i8:f32, 0.5:-3>>) -> tensor<2x8x8x4xf32>
  %init = stablehlo.constant dense<0.0> : tensor<f32>
  %4 = stablehlo.reduce(%3 init: %init) applies stablehlo.add across dimensions = [1, 2]
      : (tensor<2x8x8x4xf32>, tensor<f32>) -> tensor<2x4xf32>
  return %1, %2 : tensor<2xf64>, tensor<?x3xf32>
}
""",
)

_TOKEN = re.compile(rb'%[\w$.-]+|@[\w$.-]+|"[^"\n]*"|[\w.$-]+|\s+|.', re.DOTALL)


@cache
def seeds(kind: str) -> tuple[bytes, ...]:
    """Whole programs of a kind."""
    broken = sorted(_BROKEN.glob("*/*.mlir"))
    generic = [path for path in broken if path.name.endswith(".generic.mlir")]
    pretty = [path.read_bytes() for path in broken if path not in generic] + list(map(str.encode, _sound()))
    match kind:
        case "text":
            return tuple(pretty)
        case "generic":
            return tuple(path.read_bytes() for path in generic)
        case "bytecode":
            return tuple(_bytecode(text) for text in _sound())
        case "artifact":
            return tuple(_artifact(text) for text in _sound() if "chlo." not in text and "sdy." not in text)
    return (_EXPORTED.read_bytes(), *map(_blob, seeds("artifact")))


@cache
def _sound() -> tuple[str, ...]:
    """Programs that the library takes, with ops of many kinds."""
    return (*(program.text for program in VALID.values()), *_MORE)


def _blob(module: bytes) -> bytes:
    """A FlatBuffer whose root table holds a module, as those of `jax.export` do."""
    return struct.pack("<I3HxxiII", 12, 6, 8, 4, 8, 4, len(module)) + module


def _bytecode(text: str) -> bytes:
    import io

    buffer = io.BytesIO()
    load(text).operation.write_bytecode(buffer)
    return buffer.getvalue()


def _artifact(text: str) -> bytes:
    version = carrier.versions().stablehlo
    made: bytes = carrier.stablehlo.serialize_portable_artifact(load(text), version)
    return made


# --- damage ---------------------------------------------------------------------------------------


def mutants(kind: str, first: int, count: int) -> Iterator[bytes]:
    """Programs number `first` and the following of a kind."""
    programs = seeds(kind)
    for number in range(first, first + count):
        draw = random.Random(f"{kind} {number}")
        program = draw.choice(programs)
        for _ in range(draw.choice((1, 1, 1, 2, 3, 8))):
            program = draw.choice(_DAMAGES)(program, draw, programs)
        yield program


def _flip(data: bytes, draw: random.Random, _: tuple[bytes, ...]) -> bytes:
    damaged = bytearray(data)
    for _ in range(draw.choice((1, 1, 2, 5, 20))):
        if damaged:
            damaged[draw.randrange(len(damaged))] ^= 1 << draw.randrange(8)
    return bytes(damaged)


def _overwrite(data: bytes, draw: random.Random, _: tuple[bytes, ...]) -> bytes:
    at, length = draw.randrange(len(data) + 1), draw.choice((1, 2, 4, 8, 64))
    filler = draw.choice((b"\0", b"\xff", b"\x80", b"(", b"<", b'"', bytes([draw.randrange(256)])))
    return data[:at] + filler * length + data[at + length :]


def _truncate(data: bytes, draw: random.Random, _: tuple[bytes, ...]) -> bytes:
    return data[: draw.randrange(len(data) + 1)]


def _cut(data: bytes, draw: random.Random, _: tuple[bytes, ...]) -> bytes:
    at = draw.randrange(len(data) + 1)
    return data[:at] + data[at + draw.choice((1, 2, 10, 100)) :]


def _repeat(data: bytes, draw: random.Random, _: tuple[bytes, ...]) -> bytes:
    at = draw.randrange(len(data) + 1)
    part = data[at : at + draw.choice((1, 10, 100))]
    return data[:at] + part * draw.choice((2, 3, 50)) + data[at + len(part) :]


def _splice(data: bytes, draw: random.Random, programs: tuple[bytes, ...]) -> bytes:
    other = draw.choice(programs)
    return data[: draw.randrange(len(data) + 1)] + other[draw.randrange(len(other) + 1) :]


def _swap_tokens(data: bytes, draw: random.Random, _: tuple[bytes, ...]) -> bytes:
    tokens = _TOKEN.findall(data)
    for _ in range(draw.choice((1, 1, 2, 4))):
        if len(tokens) > 1:
            one, other = draw.randrange(len(tokens)), draw.randrange(len(tokens))
            tokens[one], tokens[other] = tokens[other], tokens[one]
    return b"".join(tokens)


def _swap_lines(data: bytes, draw: random.Random, _: tuple[bytes, ...]) -> bytes:
    lines = data.split(b"\n")
    one, other = draw.randrange(len(lines)), draw.randrange(len(lines))
    lines[one], lines[other] = lines[other], lines[one]
    return b"\n".join(lines)


def _renumber(data: bytes, draw: random.Random, _: tuple[bytes, ...]) -> bytes:
    numbers = list(re.finditer(rb"\d+", data))
    if not numbers:
        return data
    number = draw.choice(numbers)
    strange = draw.choice((b"0", b"-1", b"7", b"2147483648", b"9223372036854775807", b"18446744073709551616", b"?"))
    return data[: number.start()] + strange + data[number.end() :]


_DAMAGES: tuple[Callable[[bytes, random.Random, tuple[bytes, ...]], bytes], ...] = (
    _flip,
    _overwrite,
    _truncate,
    _cut,
    _repeat,
    _splice,
    _swap_tokens,
    _swap_tokens,
    _swap_lines,
    _renumber,
    _renumber,
)
