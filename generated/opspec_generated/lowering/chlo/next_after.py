"""Lowering of chlo.next_after: The value next to x on the way to y."""

# Generated from spec/ops/chlo/next_after.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.lowering.vocabulary import GraphBuilder, element, number
from opspec.rules.vocabulary import bits, etype, shape, type_name

POLICY = "expand"


def bits_of(graph: GraphBuilder, v: Any) -> Any:
    return graph.op(
        "stablehlo.bitcast_convert",
        v,
        shape=shape(v),
        type=(
            element("i64")
            if bits(etype(v)) == 64
            else element("i32")
            if bits(etype(v)) == 32
            else element("i16")
            if bits(etype(v)) == 16
            else element("i8")
            if bits(etype(v)) == 8
            else element("i4")
        ),
    )


def least(graph: GraphBuilder, b: Any) -> Any:
    return graph.like(b, number("min_value", etype(b)))


def away(graph: GraphBuilder, v: Any, w: Any) -> Any:
    return (
        graph.op("stablehlo.compare", v, w, comparison_direction="LT")
        if type_name(etype(v)) == "f8E8M0FNU"
        else graph.op(
            "stablehlo.compare",
            graph.op("stablehlo.compare", v, w, comparison_direction="LT"),
            graph.op("stablehlo.compare", v, 0.0, comparison_direction="GT"),
            comparison_direction="EQ",
        )
    )


def from_zero(graph: GraphBuilder, w: Any, b: Any) -> Any:
    return graph.op(
        "stablehlo.select",
        graph.op("stablehlo.compare", w, 0.0, comparison_direction="LT"),
        graph.op("stablehlo.or", least(graph, b), graph.like(b, 1)),
        graph.like(b, 1),
    )


def with_one_zero(graph: GraphBuilder, b: Any) -> Any:
    return graph.op(
        "stablehlo.select",
        graph.op("stablehlo.compare", b, least(graph, b), comparison_direction="EQ"),
        graph.like(b, 0),
        b,
    )


def by_bits(graph: GraphBuilder, v: Any, w: Any) -> Any:
    here = bits_of(graph, v)
    there = graph.op(
        "stablehlo.add",
        here,
        graph.op("stablehlo.select", away(graph, v, w), graph.like(here, 1), graph.like(here, -1)),
    )
    moved = (
        there
        if type_name(etype(v)) == "f8E8M0FNU"
        else graph.op(
            "stablehlo.select",
            graph.op("stablehlo.compare", v, 0.0, comparison_direction="EQ"),
            from_zero(graph, w, here),
            there,
        )
    )
    number = (
        with_one_zero(graph, moved)
        if type_name(etype(v)) == "f8E4M3FNUZ"
        or type_name(etype(v)) == "f8E5M2FNUZ"
        or type_name(etype(v)) == "f8E4M3B11FNUZ"
        else moved
    )
    return graph.op("stablehlo.bitcast_convert", number, shape=shape(v), type=etype(v))


def by_rounding(graph: GraphBuilder, v: Any, w: Any, part: Any, smallest: Any) -> Any:
    size = graph.op("stablehlo.abs", v)
    step = graph.op(
        "stablehlo.maximum",
        graph.op("stablehlo.multiply", size, graph.like(v, part)),
        graph.like(v, smallest),
    )
    found = graph.op(
        "stablehlo.select",
        graph.op(
            "stablehlo.or",
            graph.op("stablehlo.compare", v, 0.0, comparison_direction="EQ"),
            away(graph, v, w),
        ),
        graph.op("stablehlo.add", size, step),
        graph.op("stablehlo.subtract", size, step),
    )
    side = graph.op(
        "stablehlo.select",
        graph.op("stablehlo.compare", v, 0.0, comparison_direction="EQ"),
        graph.op("stablehlo.sign", w),
        graph.op("stablehlo.sign", v),
    )
    return graph.op("stablehlo.multiply", side, found)


def in_f32(graph: GraphBuilder, v: Any) -> Any:
    return graph.op("stablehlo.convert", v, type=element("f32"))


def lower(graph: GraphBuilder, x: Any, y: Any, result: Any, T: Any) -> tuple[Any, ...]:
    """The op as a graph of others."""
    found = (
        graph.op(
            "stablehlo.convert",
            by_rounding(graph, in_f32(graph, x), in_f32(graph, y), 0.078125, 0.09375),
            type=T,
        )
        if type_name(T) == "f6E2M3FN"
        else graph.op(
            "stablehlo.convert",
            by_rounding(graph, in_f32(graph, x), in_f32(graph, y), 0.15625, 0.046875),
            type=T,
        )
        if type_name(T) == "f6E3M2FN"
        else by_bits(graph, x, y)
    )
    result = graph.op(
        "stablehlo.select",
        graph.op("stablehlo.compare", x, y, comparison_direction="EQ"),
        y,
        graph.op(
            "stablehlo.select",
            graph.op(
                "stablehlo.and",
                graph.op("stablehlo.compare", x, x, comparison_direction="EQ"),
                graph.op("stablehlo.compare", y, y, comparison_direction="EQ"),
            ),
            found,
            graph.op("stablehlo.add", x, y),
        ),
    )
    return (result,)
