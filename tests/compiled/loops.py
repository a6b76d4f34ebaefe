"""Programs of loops, by what is special about them: the text, and what they are given."""

from __future__ import annotations

import numpy as np

from opspec.values.arrays import Array

_COUNT = """
  cond {{
    %n = stablehlo.constant dense<{count}> : tensor<i32>
    %go = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %go : tensor<i1>
  }} do {{
    %one = stablehlo.constant dense<1> : tensor<i32>
    %zero = stablehlo.constant dense<0> : tensor<i32>
    %next = stablehlo.add %i, %one : tensor<i32>
"""


def looping(count: int, types: list[str], body: str, free: str = "") -> str:
    """A loop that counts to `count`. What it carries is %a0, %a1, ..., of `types`; the body gives %b0, %b1, ..."""
    given = ", ".join(f"%x{at}: {type_}" for at, type_ in enumerate(types))
    carried = ", ".join(f"%a{at} = %x{at}" for at in range(len(types)))
    made = ", ".join(f"%b{at}" for at in range(len(types)))
    names, listed = ", ".join(f"%r#{at + 1}" for at in range(len(types))), ", ".join(types)
    return f"""
func.func @main({given}{free}) -> ({listed}) {{
  %c = stablehlo.constant dense<0> : tensor<i32>
  %r:{len(types) + 1} = stablehlo.while(%i = %c, {carried}) : tensor<i32>, {listed}{_COUNT.format(count=count)}{body}
    stablehlo.return %next, {made} : tensor<i32>, {listed}
  }}
  return {names} : {listed}
}}
"""


_ROW = "tensor<20x7xf32>, tensor<i32>, tensor<i32>) -> tensor<1x7xf32>"
_PUT = "(tensor<20x7xf32>, tensor<1x7xf32>, tensor<i32>, tensor<i32>) -> tensor<20x7xf32>"
_INNER = """
    %r:2 = stablehlo.while(%j = %zero, %m = %a0) : tensor<i32>, tensor<6x6xf32>
    cond {
      %more = stablehlo.compare LE, %j, %i : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %more : tensor<i1>
    } do {
      %x = stablehlo.dynamic_slice %m, %i, %j, sizes = [1, 1]
        : (tensor<6x6xf32>, tensor<i32>, tensor<i32>) -> tensor<1x1xf32>
      %y = stablehlo.dynamic_slice %m, %j, %i, sizes = [1, 1]
        : (tensor<6x6xf32>, tensor<i32>, tensor<i32>) -> tensor<1x1xf32>
      %z = stablehlo.subtract %x, %y : tensor<1x1xf32>
      %p = stablehlo.dynamic_update_slice %m, %z, %j, %i
        : (tensor<6x6xf32>, tensor<1x1xf32>, tensor<i32>, tensor<i32>) -> tensor<6x6xf32>
      %k = stablehlo.add %j, %one : tensor<i32>
      stablehlo.return %k, %p : tensor<i32>, tensor<6x6xf32>
    }
    %b0 = stablehlo.add %r#1, %r#1 : tensor<6x6xf32>
"""
_SCATTER = """
    %u = stablehlo.dynamic_slice %v, %next, sizes = [3] : (tensor<9xf32>, tensor<i32>) -> tensor<3xf32>
    %b0 = "stablehlo.scatter"(%a0, %at, %u) ({
      ^bb0(%p: tensor<f32>, %q: tensor<f32>):
        %s = stablehlo.add %p, %q : tensor<f32>
        stablehlo.return %s : tensor<f32>
    }) {scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0],
        scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}
      : (tensor<9xf32>, tensor<3x1xi32>, tensor<3xf32>) -> tensor<9xf32>
"""

_TIMES_TURNS = """
    %t = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<20x7xi32>
    %f = stablehlo.convert %t : (tensor<20x7xi32>) -> tensor<20x7xf32>
    %p = stablehlo.multiply %f, %v : tensor<20x7xf32>
    %zeros = stablehlo.constant dense<1.0> : tensor<f32>"""
_STACKED = {  # the type of the stack, a row of it, and what it is made of
    "sums, as many terms as rows": (
        "20x7xf32",
        "7xf32",
        _TIMES_TURNS
        + """
    %w = stablehlo.reduce(%p init: %zeros) applies stablehlo.add across dimensions = [0]
      : (tensor<20x7xf32>, tensor<f32>) -> tensor<7xf32>
""",
    ),
    "one sum": (
        "20xf32",
        "f32",
        _TIMES_TURNS
        + """
    %w = stablehlo.reduce(%p init: %zeros) applies stablehlo.add across dimensions = [0, 1]
      : (tensor<20x7xf32>, tensor<f32>) -> tensor<f32>
""",
    ),
    "parts of what sums are taken of": (
        "20x4x7xf32",
        "4x7xf32",
        _TIMES_TURNS
        + """
    %s = stablehlo.reduce(%p init: %zeros) applies stablehlo.maximum across dimensions = [0]
      : (tensor<20x7xf32>, tensor<f32>) -> tensor<7xf32>
    %q = stablehlo.slice %p [2:18:4, 0:7] : (tensor<20x7xf32>) -> tensor<4x7xf32>
    %u = stablehlo.broadcast_in_dim %s, dims = [1] : (tensor<7xf32>) -> tensor<4x7xf32>
    %w = stablehlo.subtract %q, %u : tensor<4x7xf32>
""",
    ),
    "complex numbers": (
        "20x7xcomplex<f32>",
        "7xcomplex<f32>",
        """
    %f = stablehlo.dynamic_slice %v, %i, %zero, sizes = [1, 7]
      : (tensor<20x7xf32>, tensor<i32>, tensor<i32>) -> tensor<1x7xf32>
    %p = stablehlo.reshape %f : (tensor<1x7xf32>) -> tensor<7xf32>
    %q = stablehlo.exponential %p : tensor<7xf32>
    %w = stablehlo.complex %p, %q : tensor<7xcomplex<f32>>
""",
    ),
    "complex numbers made of the row before": (
        "20x7xcomplex<f32>",
        "7xcomplex<f32>",
        """
    %f = stablehlo.dynamic_slice %a0, %i, %zero, sizes = [1, 7]
      : (tensor<20x7xcomplex<f32>>, tensor<i32>, tensor<i32>) -> tensor<1x7xcomplex<f32>>
    %p = stablehlo.reshape %f : (tensor<1x7xcomplex<f32>>) -> tensor<7xcomplex<f32>>
    %w = stablehlo.multiply %p, %p : tensor<7xcomplex<f32>>
""",
    ),
}


def _stacking(name: str) -> str:
    """A loop that writes a row of what it carries in each turn."""
    stack, row, body = _STACKED[name]
    one = f"1x{row}"
    indices = ", %zero" * (stack.count("x", 0, stack.rindex("x") + 1) - 1 - stack.count("complex"))
    types = ", tensor<i32>" * (1 + indices.count("%"))
    return looping(
        20,
        [f"tensor<{stack}>"],
        f"""{body}
    %one_row = stablehlo.reshape %w : (tensor<{row}>) -> tensor<{one}>
    %b0 = stablehlo.dynamic_update_slice %a0, %one_row, %i{indices}
      : (tensor<{stack}>, tensor<{one}>{types}) -> tensor<{stack}>
""",
        ", %v: tensor<20x7xf32>",
    )


_BOX = """
    %none = stablehlo.constant dense<false> : tensor<64xi1>
    %some = stablehlo.constant dense<true> : tensor<40xi1>
    %box = stablehlo.dynamic_update_slice %none, %some, %i
      : (tensor<64xi1>, tensor<40xi1>, tensor<i32>) -> tensor<64xi1>
    %least = stablehlo.constant dense<0.0> : tensor<64xf32>
"""
_ABOVE = "(tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>"


def _row_put(made: str, into: str, of: str) -> str:
    """A row of what is `into`, half of another row of what it is made `of`."""
    number = made.removeprefix("%")
    return f"""
    %h{number} = stablehlo.constant dense<0.5> : tensor<7xf32>
    %s{number} = stablehlo.dynamic_slice {of}, %next, %zero, sizes = [1, 7] : ({_ROW}
    %q{number} = stablehlo.reshape %s{number} : (tensor<1x7xf32>) -> tensor<7xf32>
    %u{number} = stablehlo.multiply %q{number}, %h{number} : tensor<7xf32>
    %i{number} = stablehlo.reshape %i : (tensor<i32>) -> tensor<1xi32>
    {made} = "stablehlo.scatter"({into}, %i{number}, %u{number}) ({{
    ^bb0(%x: tensor<f32>, %y: tensor<f32>):
      stablehlo.return %y : tensor<f32>
    }}) {{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0],
      scatter_dims_to_operand_dims = [0]>}} : (tensor<20x7xf32>, tensor<1xi32>, tensor<7xf32>) -> tensor<20x7xf32>
"""


_NEGATED = "%t = stablehlo.negate %a0 : tensor<20x7xf32>"
# What is carried, and what blocks do and give of it.
BRANCHES = {
    "leaves it": (1, [("", ["%a0"]), (_row_put("%t", "%a0", "%a0"), ["%t"]), (_NEGATED, ["%t"])]),
    "changes one of two": (
        2,
        [(_row_put("%t", "%a0", "%a1"), ["%t", "%a1"]), (_row_put("%t", "%a1", "%a0"), ["%a0", "%t"])],
    ),
    "reads what it changes": (
        2,
        [
            ("%s = stablehlo.add %a0, %a1 : tensor<20x7xf32>" + _row_put("%t", "%a0", "%a0"), ["%t", "%s"]),
            ("", ["%a0", "%a1"]),
        ],
    ),
    "swaps": (2, [("", ["%a1", "%a0"]), (_row_put("%t", "%a0", "%a1"), ["%t", "%a1"])]),
    "gives one twice": (2, [("", ["%a0", "%a0"]), (_row_put("%t", "%a0", "%a1"), ["%t", "%t"])]),
}


def _branch(blocks: list[tuple[str, list[str]]], count: int) -> str:
    """One of the blocks in each turn."""
    types = ", ".join(["tensor<20x7xf32>"] * count)
    regions = ", ".join(f"{{{body}\n stablehlo.return {', '.join(made)} : {types}\n}}" for body, made in blocks)
    names = ", ".join(f"%b{at}" for at in range(count))
    return f"""
    %k = stablehlo.constant dense<{len(blocks)}> : tensor<i32>
    %w = stablehlo.remainder %i, %k : tensor<i32>
    {names} = "stablehlo.case"(%w) ({regions}) : (tensor<i32>) -> ({types})
"""


LOOPS: dict[str, str] = {
    "a box that old elements elsewhere choose": looping(
        3,
        ["tensor<64xf32>"],
        f"""{_BOX}
    %other = stablehlo.reverse %a0, dims = [0] : tensor<64xf32>
    %above = stablehlo.compare GT, %other, %least : {_ABOVE}
    %t = stablehlo.and %box, %above : tensor<64xi1>
    %m = stablehlo.negate %a0 : tensor<64xf32>
    %b0 = stablehlo.select %t, %m, %a0 : tensor<64xi1>, tensor<64xf32>
""",
    ),
    "a box that the other part of a number chooses": looping(
        3,
        ["tensor<64xcomplex<f32>>"],
        f"""{_BOX}
    %other = stablehlo.real %a0 : (tensor<64xcomplex<f32>>) -> tensor<64xf32>
    %above = stablehlo.compare GT, %other, %least : {_ABOVE}
    %t = stablehlo.and %box, %above : tensor<64xi1>
    %m = stablehlo.negate %a0 : tensor<64xcomplex<f32>>
    %b0 = stablehlo.select %t, %m, %a0 : tensor<64xi1>, tensor<64xcomplex<f32>>
""",
    ),
    "a box of rows and columns, made of what is left without their means": looping(
        3,
        ["tensor<20x40xf32>"],
        """
    %least = stablehlo.constant dense<0.0> : tensor<f32>
    %sum = stablehlo.reduce(%a0 init: %least) applies stablehlo.add across dimensions = [0]
      : (tensor<20x40xf32>, tensor<f32>) -> tensor<40xf32>
    %sums = stablehlo.broadcast_in_dim %sum, dims = [1] : (tensor<40xf32>) -> tensor<20x40xf32>
    %left = stablehlo.subtract %a0, %sums : tensor<20x40xf32>
    %part = stablehlo.dynamic_slice %left, %i, %i, sizes = [4, 9]
      : (tensor<20x40xf32>, tensor<i32>, tensor<i32>) -> tensor<4x9xf32>
    %b0 = stablehlo.dynamic_update_slice %a0, %part, %i, %i
      : (tensor<20x40xf32>, tensor<4x9xf32>, tensor<i32>, tensor<i32>) -> tensor<20x40xf32>
""",
    ),
    **{f"a stack of {name}": _stacking(name) for name in _STACKED},
    "values change places": looping(
        5,
        ["tensor<3xi32>"] * 3,
        """
    %s = stablehlo.add %a1, %a2 : tensor<3xi32>
    %t = stablehlo.subtract %a0, %a2 : tensor<3xi32>
""",
    ).replace("%b0, %b1, %b2", "%a1, %s, %t"),
    "one value goes to two places": looping(
        4, ["tensor<3xf32>"] * 3, "    %s = stablehlo.add %a0, %a1 : tensor<3xf32>\n"
    ).replace("%b0, %b1, %b2", "%s, %s, %a0"),
    "values from outside are carried": looping(
        3, ["tensor<4xf32>"] * 2, "    %s = stablehlo.add %a0, %a1 : tensor<4xf32>\n"
    ).replace("%b0, %b1", "%x1, %s"),
    "a value stays": looping(
        3, ["tensor<4xf32>"] * 2, "    %b1 = stablehlo.multiply %a0, %a1 : tensor<4xf32>\n"
    ).replace("%b0", "%a0"),
    "points in place": looping(
        50,
        ["tensor<bf16>", "tensor<f32>"],
        """
    %b0 = stablehlo.add %a0, %a0 : tensor<bf16>
    %w = stablehlo.convert %a0 : (tensor<bf16>) -> tensor<f32>
    %b1 = stablehlo.subtract %w, %a1 : tensor<f32>
""",
    ),
    "points that a table has": looping(
        40,
        ["tensor<f32>", "tensor<i1>", "tensor<7xf32>"],
        """
    %s = stablehlo.dynamic_slice %a2, %i, sizes = [1] : (tensor<7xf32>, tensor<i32>) -> tensor<1xf32>
    %t = stablehlo.reshape %s : (tensor<1xf32>) -> tensor<f32>
    %u = stablehlo.exponential %t : tensor<f32>
    %v = stablehlo.select %a1, %u, %a0 : tensor<i1>, tensor<f32>
    %b0 = stablehlo.subtract %v, %t : tensor<f32>
    %b1 = stablehlo.compare LT, %b0, %a0 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %b2 = stablehlo.negate %a2 : tensor<7xf32>
""",
    ).replace("%b0, %b1, %b2", "%b0, %b1, %a2"),
    "rows written while others are read": looping(
        20,
        ["tensor<20x7xf32>"],
        f"""
    %p = stablehlo.subtract %i, %one : tensor<i32>
    %u = stablehlo.dynamic_slice %a0, %i, %zero, sizes = [1, 7] : ({_ROW}
    %v = stablehlo.dynamic_slice %a0, %p, %zero, sizes = [1, 7] : ({_ROW}
    %w = stablehlo.add %u, %v : tensor<1x7xf32>
    %b0 = stablehlo.dynamic_update_slice %a0, %w, %i, %zero : {_PUT}
""",
    ),
    "two stacks of rows": looping(
        20,
        ["tensor<20x7xf32>", "tensor<20x7xf32>", "tensor<1x7xf32>"],
        f"""
    %u = stablehlo.dynamic_slice %a0, %i, %zero, sizes = [1, 7] : ({_ROW}
    %b2 = stablehlo.add %u, %a2 : tensor<1x7xf32>
    %w = stablehlo.negate %b2 : tensor<1x7xf32>
    %b0 = stablehlo.dynamic_update_slice %a0, %w, %i, %zero : {_PUT}
    %b1 = stablehlo.dynamic_update_slice %a1, %b2, %next, %zero : {_PUT}
""",
    ),
    "a loop in a loop": looping(6, ["tensor<6x6xf32>"], _INNER),
    "a loop in a loop that gives what is from outside": looping(
        3,
        ["tensor<5xf32>", "tensor<5xf32>"],
        """
    %r:2 = stablehlo.while(%j = %zero, %m = %v) : tensor<i32>, tensor<5xf32>
    cond {
      %more = stablehlo.compare LT, %j, %next : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %more : tensor<i1>
    } do {
      %k = stablehlo.add %j, %one : tensor<i32>
      stablehlo.return %k, %w : tensor<i32>, tensor<5xf32>
    }
    %s = stablehlo.subtract %v, %a1 : tensor<5xf32>
""",
        ", %v: tensor<5xf32>, %w: tensor<5xf32>",
    ).replace("%b0, %b1", "%s, %r#1"),
    "a row made of another one": looping(5, ["tensor<20x7xf32>"], _row_put("%b0", "%a0", "%a0")),
    "a row of each of two made of the other": looping(
        5, ["tensor<20x7xf32>"] * 2, _row_put("%b0", "%a0", "%a1") + _row_put("%b1", "%a1", "%a0")
    ),
    **{
        f"a branch that {what}": looping(6, ["tensor<20x7xf32>"] * count, _branch(blocks, count))
        for what, (count, blocks) in BRANCHES.items()
    },
    "terms pushed in place": looping(5, ["tensor<9xf32>"], _SCATTER, ", %at: tensor<3x1xi32>, %v: tensor<9xf32>"),
    "a branch in a loop": looping(
        6,
        ["tensor<f32>", "tensor<4xf32>"],
        """
    %t = stablehlo.compare GT, %a0, %x0, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %two = stablehlo.constant dense<3> : tensor<i32>
    %at = stablehlo.remainder %i, %two : tensor<i32>
    %b1 = "stablehlo.case"(%at) ({
      %y = stablehlo.add %a1, %a1 : tensor<4xf32>
      stablehlo.return %y : tensor<4xf32>
    }, {
      stablehlo.return %a1 : tensor<4xf32>
    }, {
      %y = stablehlo.negate %a1 : tensor<4xf32>
      stablehlo.return %y : tensor<4xf32>
    }) : (tensor<i32>) -> tensor<4xf32>
    %b0 = "stablehlo.if"(%t) ({
      stablehlo.return %a0 : tensor<f32>
    }, {
      %y = stablehlo.add %a0, %a0 : tensor<f32>
      stablehlo.return %y : tensor<f32>
    }) : (tensor<i1>) -> tensor<f32>
""",
    ),
    "products of matrices": looping(
        4,
        ["tensor<5x5xf32>", "tensor<5x5xcomplex<f32>>"],
        """
    %d = stablehlo.dot_general %a0, %a0, contracting_dims = [1] x [0]
      : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %n = stablehlo.constant dense<0.5> : tensor<5x5xf32>
    %b0 = stablehlo.multiply %d, %n : tensor<5x5xf32>
    %b1 = stablehlo.transpose %a1, dims = [1, 0] : (tensor<5x5xcomplex<f32>>) -> tensor<5x5xcomplex<f32>>
""",
    ),
    **{
        f"products by BLAS of {left} and {right}": looping(
            3,
            [f"tensor<{left}>", f"tensor<{right}>", f"tensor<{made}>"],
            f"""
    %b2 = stablehlo.dot_general %a0, %a1, contracting_dims = [{at}] x [{other}]
      : (tensor<{left}>, tensor<{right}>) -> tensor<{made}>
    %b0 = stablehlo.negate %a0 : tensor<{left}>
    %b1 = stablehlo.add %a1, %a1 : tensor<{right}>
""",
        )
        for left, right, at, other, made in (
            ("5x7xf32", "7x4xf32", 1, 0, "5x4xf32"),
            ("7x5xf64", "4x7xf64", 0, 1, "5x4xf64"),
            ("7x5xf32", "7x4xf32", 0, 0, "5x4xf32"),
            ("5x70xf32", "70xf32", 1, 0, "5xf32"),
            ("70x5xf32", "70xf32", 0, 0, "5xf32"),
            ("70xf64", "70x5xf64", 0, 0, "5xf64"),
            ("70xf64", "5x70xf64", 0, 1, "5xf64"),
            ("1x70xf32", "70x5xf32", 1, 0, "1x5xf32"),
            ("5x70xf32", "70x1xf32", 1, 0, "5x1xf32"),
            ("5x70xbf16", "70x2xbf16", 1, 0, "5x2xbf16"),
            ("2x3x70xf32", "70x6xf32", 2, 0, "2x3x6xf32"),
        )
    },
    **{
        f"what has no elements beside {shape}": looping(
            3,
            [f"tensor<{shape}>"],
            f"""
    %t = stablehlo.compare LT, %next, %i : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %n = stablehlo.negate %a0 : tensor<{shape}>
    %b0 = "stablehlo.if"(%t) ({{
      stablehlo.return %a0 : tensor<{shape}>
    }}, {{
      %none = stablehlo.broadcast_in_dim %v, dims = [1] : (tensor<0xf32>) -> tensor<2x0xf32>
      stablehlo.return %n : tensor<{shape}>
    }}) : (tensor<i1>) -> tensor<{shape}>
""",
            ", %v: tensor<0xf32>",
        )
        for shape in ("3xf32", "300xf32")
    },
    "no turn": looping(0, ["tensor<3xf32>"], "    %b0 = stablehlo.negate %a0 : tensor<3xf32>\n"),
}


def given_to(types: list[tuple[np.dtype, tuple[int, ...]]], seed: int = 0) -> list[Array]:
    """Numbers for arguments of these types."""
    rng = np.random.default_rng(seed)
    return [
        rng.integers(-2, 12, shape).astype(dtype)
        if dtype.kind in "iu"
        else (rng.standard_normal(shape) * 2).astype(np.float32).astype(dtype)
        for dtype, shape in types
    ]
