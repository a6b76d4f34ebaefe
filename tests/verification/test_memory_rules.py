"""The rules of programs over memory: each broken by itself, and the rules of ops that hold of what lies in memory."""

from __future__ import annotations

import pytest

import opspec

GOOD = """
func.func @main(%a: memref<4xf32>, %p: memref<i1>) -> memref<4xf32> attributes {buffers.peak = 32 : i64} {
  %x = memref.alloc() : memref<4xf32>
  "buffers.stablehlo.add"(%a, %a, %x) : (memref<4xf32>, memref<4xf32>, memref<4xf32>) -> ()
  %y = "buffers.stablehlo.if"(%p) ({
    "buffers.stablehlo.return"(%x) : (memref<4xf32>) -> ()
  }, {
    memref.dealloc %x : memref<4xf32>
    %n = memref.alloc() : memref<4xf32>
    "buffers.stablehlo.negate"(%a, %n) : (memref<4xf32>, memref<4xf32>) -> ()
    "buffers.stablehlo.return"(%n) : (memref<4xf32>) -> ()
  }) : (memref<i1>) -> memref<4xf32>
  %z = "buffers.stablehlo.while"(%y) ({
  ^bb0(%c: memref<4xf32>):
    %t = memref.alloc() : memref<i1>
    memref.copy %p, %t : memref<i1> to memref<i1>
    "buffers.stablehlo.return"(%t) : (memref<i1>) -> ()
  }, {
  ^bb0(%c: memref<4xf32>):
    "buffers.stablehlo.abs"(%c, %c) : (memref<4xf32>, memref<4xf32>) -> ()
    "buffers.stablehlo.return"(%c) : (memref<4xf32>) -> ()
  }) : (memref<4xf32>) -> memref<4xf32>
  return %z : memref<4xf32>
}
"""


def rules(text: str) -> set[str]:
    return {broken.rule for broken in opspec.verify(opspec.load(text))}


def test_a_program_over_memory_breaks_no_rule() -> None:
    assert rules(GOOD) == set()


@pytest.mark.parametrize(
    ("rule", "old", "new"),
    [
        (
            "buffers.C1",
            '"buffers.stablehlo.abs"(%c, %c) : (memref<4xf32>, memref<4xf32>) -> ()',
            '"other.op"() : () -> ()',
        ),
        ("buffers.C2", "    memref.dealloc %x", "    memref.dealloc %x : memref<4xf32>\n    memref.dealloc %x"),
        ("buffers.C3", "    memref.dealloc %x : memref<4xf32>\n", ""),
        ("buffers.C3", "  return %z", "  %w = memref.alloc() : memref<4xf32>\n  return %z"),
        ("buffers.C4", '"buffers.stablehlo.negate"(%a, %n)', '"buffers.stablehlo.negate"(%n, %a)'),
        ("buffers.C4", "  return %z", "  memref.dealloc %p : memref<i1>\n  return %z"),
        ("add.C1", "%a, %a, %x) : (memref<4xf32>, memref<4xf32>", "%a, %p, %x) : (memref<4xf32>, memref<i1>"),
    ],
)
def test_each_rule_is_broken_by_itself(rule: str, old: str, new: str) -> None:
    assert GOOD.count(old) == 1
    found = rules(GOOD.replace(old, new))
    assert found == {rule} or (rule == "add.C1" and found and all(name.startswith("add.") for name in found))
