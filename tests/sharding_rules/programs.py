"""Programs of one op, with the rule that one derives by hand from its meaning, and rules that break it."""

from __future__ import annotations

from dataclasses import dataclass

from tests.sharding_rules.random_single_ops import ADD, op_text, typed


@dataclass(frozen=True)
class Planted:
    """A program, its rule, and wrong ones."""

    program: str
    right: str
    wrong: tuple[str, ...]


PAD = "edge_padding_low = array<i64: {}>, edge_padding_high = array<i64: {}>, interior_padding = array<i64: {}>"
SLICE = "start_indices = array<i64: {}>, limit_indices = array<i64: {}>, strides = array<i64: {}>"
ROWS = (
    "dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0],"
    " index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>"
)
INTO_ROWS = (
    "scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0],"
    " scatter_dims_to_operand_dims = [0], index_vector_dim = 1>"
)
DOT = (
    "dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [],"
    " lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>"
)
SUBTRACT = ADD.replace("stablehlo.add", "stablehlo.subtract")

PLANTED = {
    "add": Planted(
        op_text("add", [typed([4, 4])] * 2, [typed([4, 4])]),
        "([i, j], [i, j])->([i, j]) {i=4, j=4}",
        (
            "([j, i], [i, j])->([i, j]) {i=4, j=4}",
            "([i, j], [j, i])->([i, j]) {i=4, j=4}",
            "([i, j], [i, k])->([i, j]) {i=4, j=4, k=4}",
            "([i, j], [i, j])->([i, k]) {i=4, j=4, k=4} reduction={j}",
        ),
    ),
    "transpose": Planted(
        op_text("transpose", [typed([4, 6])], [typed([6, 4])], "permutation = array<i64: 1, 0>"),
        "([j, i])->([i, j]) {i=6, j=4}",
        ("([j, k])->([i, j]) {i=6, j=4, k=6}", "([jk, i])->([i, kj]) {i=6, j=2, k=2}"),
    ),
    "shift of one size": Planted(
        op_text("pad", [typed([8]), typed([])], [typed([8])], PAD.format(1, -1, 0)),
        "([i], [])->([i]) {i=8} permutation={i}",
        ("([i], [])->([i]) {i=8}", "([j], [])->([i]) {i=8, j=8} reduction={j}", "([j], [])->([i]) {i=8, j=8}"),
    ),
    "interior": Planted(
        op_text("pad", [typed([4]), typed([])], [typed([7])], PAD.format(0, 0, 1)),
        "([i], [])->([i]) {i=4} permutation={i}",
        ("([i], [])->([j]) {i=4, j=7}", "([i], [])->([j]) {i=4, j=7} reduction={i}"),
    ),
    "slice": Planted(
        op_text("slice", [typed([8, 4])], [typed([4, 4])], SLICE.format("2, 0", "6, 4", "1, 1")),
        "([i, j])->([i, j]) {i=8, j=4} permutation={i}",
        ("([ik, j])->([i, j]) {i=4, k=2, j=4}", "([k, j])->([i, j]) {i=4, j=4, k=8} reduction={k}"),
    ),
    "reverse": Planted(
        op_text("reverse", [typed([6])], [typed([6])], "dimensions = array<i64: 0>"),
        "([i])->([i]) {i=6} permutation={i}",
        ("([i])->([i]) {i=6}", "([j])->([i]) {i=6, j=6} reduction={j}", "([ij])->([ij]) {i=2, j=3}"),
    ),
    "reshape": Planted(
        op_text("reshape", [typed([4, 6])], [typed([2, 12])]),
        "([ij, k])->([i, jk]) {i=2, j=2, k=6}",
        (
            "([ji, k])->([i, jk]) {i=2, j=2, k=6}",
            "([ij, k])->([i, kj]) {i=2, j=2, k=6}",
            "([jk, i])->([l, ij]) {i=6, j=2, k=2, l=2}",
        ),
    ),
    "sum of rows": Planted(
        op_text("reduce", [typed([4, 6]), typed([])], [typed([4])], "dimensions = array<i64: 1>", ADD),
        "([i, j], [])->([i]) {i=4, j=6} reduction={j}",
        (
            "([i, j], [])->([i]) {i=4, j=6}",
            "([j, i], [])->([j]) {i=6, j=4}",
            "([i, k], [])->([j]) {i=4, j=4, k=6} reduction={k}",
        ),
    ),
    "differences": Planted(
        op_text(
            "scatter", [typed([2, 3]), typed([12, 1], "i32"), typed([12, 3])], [typed([2, 3])], INTO_ROWS, SUBTRACT
        ),
        "([i, j], [k, l], [k, j])->([i, j]) {i=2, j=3, k=12, l=1} need_replication={k}",
        ("([i, j], [k, l], [k, j])->([i, j]) {i=2, j=3, k=12, l=1} reduction={k}",),
    ),
    "sums of rows": Planted(
        op_text("scatter", [typed([4, 3]), typed([6, 1], "i32"), typed([6, 3])], [typed([4, 3])], INTO_ROWS, ADD),
        "([i, j], [k, l], [k, j])->([i, j]) {i=4, j=3, k=6, l=1} reduction={k}",
        (
            "([i, j], [k, l], [k, j])->([i, j]) {i=4, j=3, k=6, l=1}",
            "([m, j], [k, l], [k, j])->([i, j]) {i=4, j=3, k=6, l=1, m=4} reduction={k}",
            "([i, m], [k, l], [k, j])->([i, j]) {i=4, j=3, k=6, l=1, m=3}",
        ),
    ),
    "rows by number": Planted(
        op_text("gather", [typed([6, 3]), typed([4, 1], "i32")], [typed([4, 3])], ROWS),
        "([k, j], [i, l])->([i, j]) {i=4, j=3, k=6, l=1} reduction={k}",
        (
            "([k, j], [i, l])->([i, j]) {i=4, j=3, k=6, l=1}",
            "([k, j], [m, l])->([i, j]) {i=4, j=3, k=6, l=1, m=4} reduction={k}",
            "([k, m], [i, l])->([i, j]) {i=4, j=3, k=6, l=1, m=3} reduction={k}",
        ),
    ),
    "product": Planted(
        op_text("dot_general", [typed([4, 6]), typed([6, 3])], [typed([4, 3])], DOT),
        "([i, k], [k, j])->([i, j]) {i=4, j=3, k=6} reduction={k}",
        (
            "([i, k], [k, j])->([i, j]) {i=4, j=3, k=6}",
            "([i, k], [k, j])->([l, j]) {i=4, j=3, k=6, l=4} reduction={k}",
            "([i, k], [k, l])->([i, j]) {i=4, j=3, k=6, l=3} reduction={k}",
            "([i, k], [l, j])->([i, j]) {i=4, j=3, k=6, l=6} reduction={k}",
            "([i, kl], [lk, j])->([i, j]) {i=4, j=3, k=2, l=3} reduction={k, l}",
        ),
    ),
    "side by side": Planted(
        op_text("concatenate", [typed([4]), typed([4])], [typed([8])], "dimension = 0 : i64"),
        "([i], [i])->([i]) {i=8} permutation={i}",
        ("([i], [i])->([ij]) {i=4, j=2}", "([i], [j])->([k]) {i=4, j=4, k=8} reduction={i, j}"),
    ),
    "windows": Planted(
        op_text(
            "reduce_window",
            [typed([8]), typed([])],
            [typed([6])],
            "window_dimensions = array<i64: 3>, window_strides = array<i64: 1>,"
            " padding = dense<[[0, 0]]> : tensor<1x2xi64>",
            ADD,
        ),
        "([i], [])->([i]) {i=6} permutation={i}",
        ("([j], [])->([i]) {i=6, j=8}", "([j], [])->([i]) {i=6, j=8} reduction={j, i}"),
    ),
    "broadcast": Planted(
        op_text("broadcast_in_dim", [typed([4])], [typed([4, 4])], "broadcast_dimensions = array<i64: 1>"),
        "([j])->([i, j]) {i=4, j=4}",
        ("([i])->([i, j]) {i=4, j=4}", "([k])->([i, j]) {i=4, j=4, k=4} reduction={k}"),
    ),
}
