"""Helper graphs of chlo."""

# Generated from spec/dialects/chlo.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.lowering.vocabulary import GraphBuilder
from opspec.rules.vocabulary import bits, etype
from opspec_generated.polynomials import ERFCX_HIGH, ERFCX_LOW, ERFCX_MIDDLE


def signed(graph: GraphBuilder, size: Any, x: Any) -> Any:
    negative = graph.op(
        "stablehlo.compare",
        x,
        graph.like(x, 0.0),
        comparison_direction="LT",
        compare_type="TOTALORDER",
    )
    return graph.op("stablehlo.select", negative, graph.op("stablehlo.negate", size), size)


def complement(graph: GraphBuilder, x: Any) -> Any:
    factor = graph.op(
        "stablehlo.select",
        graph.op("stablehlo.compare", x, 1.5, comparison_direction="LE"),
        graph.fit(x, ERFCX_LOW),
        graph.op(
            "stablehlo.select",
            graph.op("stablehlo.compare", x, 4.0, comparison_direction="LE"),
            graph.fit(x, ERFCX_MIDDLE),
            graph.op(
                "stablehlo.divide",
                graph.fit(
                    graph.op("stablehlo.divide", graph.op("stablehlo.divide", 1.0, x), x),
                    ERFCX_HIGH,
                ),
                x,
            ),
        ),
    )
    near = graph.op("stablehlo.minimum", x, graph.like(x, 32.0))
    head = graph.op(
        "stablehlo.multiply",
        graph.op("stablehlo.round_nearest_even", graph.op("stablehlo.multiply", near, 64.0)),
        0.015625,
    )
    rest = graph.op(
        "stablehlo.exponential_minus_one",
        graph.op(
            "stablehlo.multiply",
            graph.op("stablehlo.subtract", head, near),
            graph.op("stablehlo.add", head, near),
        ),
    )
    square = graph.op("stablehlo.multiply", graph.op("stablehlo.negate", head), head)
    tiny = graph.op(
        "stablehlo.compare",
        near,
        9.3 if bits(etype(x)) == 32 else 25.0,
        comparison_direction="GT",
    )
    most = graph.op(
        "stablehlo.multiply",
        factor,
        graph.op(
            "stablehlo.exponential",
            graph.op("stablehlo.select", tiny, graph.op("stablehlo.multiply", 0.5, square), square),
        ),
    )
    return graph.op(
        "stablehlo.multiply",
        graph.op(
            "stablehlo.select",
            tiny,
            graph.op("stablehlo.exponential", graph.op("stablehlo.multiply", 0.5, square)),
            graph.like(x, 1.0),
        ),
        graph.op("stablehlo.add", most, graph.op("stablehlo.multiply", most, rest)),
    )


def term(graph: GraphBuilder, s: Any, q: Any, k: Any) -> Any:
    return graph.op(
        "stablehlo.add",
        graph.op(
            "stablehlo.exponential_minus_one",
            graph.op(
                "stablehlo.multiply",
                graph.op("stablehlo.negate", s),
                graph.op("stablehlo.log_plus_one", graph.op("stablehlo.divide", k, q)),
            ),
        ),
        1.0,
    )


def correction(graph: GraphBuilder, s: Any, end: Any, k: Any, c: Any, rest: Any) -> Any:
    return graph.op(
        "stablehlo.add",
        c,
        graph.op(
            "stablehlo.multiply",
            graph.op(
                "stablehlo.multiply",
                graph.op("stablehlo.divide", graph.op("stablehlo.add", s, k), end),
                graph.op(
                    "stablehlo.divide",
                    graph.op("stablehlo.add", graph.op("stablehlo.add", s, k), 1.0),
                    end,
                ),
            ),
            rest,
        ),
    )


def corrections(graph: GraphBuilder, s: Any, end: Any) -> Any:
    last = correction(
        graph,
        s,
        end,
        17.0,
        8.586062056277845e-15,
        correction(
            graph,
            s,
            end,
            19.0,
            -2.174868698558062e-16,
            correction(
                graph,
                s,
                end,
                21.0,
                5.5090028283602295e-18,
                graph.like(s, -1.3954464685812522e-19),
            ),
        ),
    )
    later = correction(
        graph,
        s,
        end,
        9.0,
        2.08767569878681e-08,
        correction(
            graph,
            s,
            end,
            11.0,
            -5.284190138687493e-10,
            correction(
                graph,
                s,
                end,
                13.0,
                1.3382536530684679e-11,
                correction(graph, s, end, 15.0, -3.3896802963225827e-13, last),
            ),
        ),
    )
    return correction(
        graph,
        s,
        end,
        1.0,
        0.08333333333333333,
        correction(
            graph,
            s,
            end,
            3.0,
            -0.001388888888888889,
            correction(
                graph,
                s,
                end,
                5.0,
                3.306878306878307e-05,
                correction(graph, s, end, 7.0, -8.267195767195768e-07, later),
            ),
        ),
    )


def over_first_term(graph: GraphBuilder, s: Any, q: Any) -> Any:
    later = graph.op(
        "stablehlo.add",
        graph.op(
            "stablehlo.add",
            graph.op(
                "stablehlo.add",
                graph.op("stablehlo.add", term(graph, s, q, 9.0), term(graph, s, q, 8.0)),
                term(graph, s, q, 7.0),
            ),
            term(graph, s, q, 6.0),
        ),
        term(graph, s, q, 5.0),
    )
    terms = graph.op(
        "stablehlo.add",
        graph.op(
            "stablehlo.add",
            graph.op(
                "stablehlo.add",
                graph.op("stablehlo.add", later, term(graph, s, q, 4.0)),
                term(graph, s, q, 3.0),
            ),
            term(graph, s, q, 2.0),
        ),
        term(graph, s, q, 1.0),
    )
    end = graph.op("stablehlo.add", q, 10.0)
    power = graph.op(
        "stablehlo.select",
        graph.op("stablehlo.compare", s, 2.0, comparison_direction="LT"),
        graph.op(
            "stablehlo.power",
            graph.op("stablehlo.divide", end, q),
            graph.op("stablehlo.negate", s),
        ),
        graph.op(
            "stablehlo.exponential",
            graph.op(
                "stablehlo.multiply",
                graph.op("stablehlo.negate", s),
                graph.op("stablehlo.log_plus_one", graph.op("stablehlo.divide", 10.0, q)),
            ),
        ),
    )
    tail = graph.op(
        "stablehlo.add",
        graph.op("stablehlo.multiply", 0.5, power),
        graph.op(
            "stablehlo.multiply",
            graph.op("stablehlo.multiply", power, graph.op("stablehlo.divide", s, end)),
            corrections(graph, s, end),
        ),
    )
    scale = graph.like(s, 9.313225746154785e-10 if bits(etype(s)) == 32 else 8.673617379884035e-19)
    integral = graph.op(
        "stablehlo.divide",
        graph.op("stablehlo.multiply", power, graph.op("stablehlo.multiply", end, scale)),
        graph.op("stablehlo.subtract", s, 1.0),
    )
    gone = graph.op(
        "stablehlo.compare",
        power,
        1e-20 if bits(etype(s)) == 32 else 1e-40,
        comparison_direction="LT",
    )
    return graph.op(
        "stablehlo.select",
        gone,
        graph.op("stablehlo.multiply", graph.op("stablehlo.add", 1.0, terms), scale),
        graph.op(
            "stablehlo.add",
            graph.op(
                "stablehlo.multiply",
                graph.op("stablehlo.add", 1.0, graph.op("stablehlo.add", terms, tail)),
                scale,
            ),
            integral,
        ),
    )


def growth(graph: GraphBuilder, n: Any, q: Any) -> Any:
    shift = graph.op(
        "stablehlo.divide",
        graph.op(
            "stablehlo.subtract",
            0.08333333333333333,
            graph.op(
                "stablehlo.divide",
                graph.op(
                    "stablehlo.subtract",
                    0.002777777777777778,
                    graph.op(
                        "stablehlo.divide",
                        0.0007936507936507937,
                        graph.op("stablehlo.multiply", n, n),
                    ),
                ),
                graph.op("stablehlo.multiply", n, n),
            ),
        ),
        n,
    )
    constant_ = graph.op(
        "stablehlo.add",
        graph.op(
            "stablehlo.subtract",
            graph.op("stablehlo.multiply", 0.5, graph.op("stablehlo.log", n)),
            graph.op("stablehlo.log", q),
        ),
        graph.op("stablehlo.add", 0.9189385332046727, shift),
    )
    return graph.op(
        "stablehlo.exponential",
        graph.op(
            "stablehlo.add",
            graph.op(
                "stablehlo.multiply",
                n,
                graph.op(
                    "stablehlo.subtract",
                    graph.op("stablehlo.log", graph.op("stablehlo.divide", n, q)),
                    1.0,
                ),
            ),
            constant_,
        ),
    )


def zeta_of_positive(graph: GraphBuilder, s: Any, q: Any, factor: Any, orders: Any) -> Any:
    steep = graph.op("stablehlo.compare", q, 1.0, comparison_direction="LT")
    base = graph.op("stablehlo.select", steep, graph.op("stablehlo.add", q, 1.0), q)
    sum_ = over_first_term(graph, s, base)
    power = graph.op("stablehlo.power", base, graph.op("stablehlo.negate", s))
    half = graph.op("stablehlo.power", base, graph.op("stablehlo.multiply", -0.5, s))
    scale = graph.like(s, 1073741824.0 if bits(etype(s)) == 32 else 1.152921504606847e+18)
    halved = graph.op(
        "stablehlo.multiply",
        graph.op("stablehlo.multiply", factor, half),
        graph.op("stablehlo.multiply", graph.op("stablehlo.multiply", half, scale), sum_),
    )
    tiny = graph.op(
        "stablehlo.compare",
        power,
        1e-25 if bits(etype(s)) == 32 else 1e-250,
        comparison_direction="LT",
    )
    product_ = graph.op(
        "stablehlo.select",
        tiny,
        halved,
        graph.op(
            "stablehlo.multiply",
            factor,
            graph.op("stablehlo.multiply", graph.op("stablehlo.multiply", power, scale), sum_),
        ),
    )
    first = graph.op(
        "stablehlo.multiply",
        factor,
        graph.op("stablehlo.power", q, graph.op("stablehlo.negate", s)),
    )
    large = graph.op("stablehlo.compare", factor, float("inf"), comparison_direction="EQ")
    grown = (
        graph.op(
            "stablehlo.select",
            large,
            graph.op(
                "stablehlo.multiply",
                growth(graph, graph.op("stablehlo.subtract", s, 1.0), base),
                graph.op("stablehlo.multiply", scale, sum_),
            ),
            product_,
        )
        if orders
        else product_
    )
    rest = graph.op(
        "stablehlo.select",
        graph.op("stablehlo.compare", base, float("inf"), comparison_direction="EQ"),
        graph.like(q, 0.0),
        grown,
    )
    return graph.op(
        "stablehlo.select",
        steep,
        graph.op(
            "stablehlo.add",
            graph.op(
                "stablehlo.select",
                large,
                growth(graph, graph.op("stablehlo.subtract", s, 1.0), q),
                first,
            )
            if orders
            else first,
            rest,
        ),
        rest,
    )


def zeta_of_any(graph: GraphBuilder, s: Any, q: Any, factor: Any, even: Any, orders: Any) -> Any:
    negative = graph.op("stablehlo.compare", q, 0.0, comparison_direction="LT")
    part = graph.op(
        "stablehlo.subtract",
        graph.op("stablehlo.negate", q),
        graph.op("stablehlo.floor", graph.op("stablehlo.negate", q)),
    )
    above = zeta_of_positive(
        graph,
        s,
        graph.op("stablehlo.select", negative, graph.op("stablehlo.subtract", 1.0, part), q),
        factor,
        orders,
    )
    mirrored = zeta_of_positive(graph, s, part, factor, orders)
    left = zeta_of_positive(graph, s, graph.op("stablehlo.subtract", 1.0, q), factor, orders)
    sum_ = graph.op(
        "stablehlo.add",
        above,
        graph.op(
            "stablehlo.select",
            graph.op("stablehlo.compare", mirrored, float("inf"), comparison_direction="EQ"),
            mirrored,
            graph.op("stablehlo.subtract", mirrored, left),
        ),
    )
    steeper = graph.op(
        "stablehlo.select",
        graph.op(
            "stablehlo.and",
            graph.op("stablehlo.compare", above, float("inf"), comparison_direction="EQ"),
            graph.op("stablehlo.compare", mirrored, float("inf"), comparison_direction="EQ"),
        ),
        graph.op(
            "stablehlo.multiply",
            graph.like(q, float("inf")),
            graph.op("stablehlo.sign", graph.op("stablehlo.subtract", part, 0.5)),
        ),
        graph.op("stablehlo.subtract", above, mirrored),
    )
    difference = graph.op(
        "stablehlo.select",
        graph.op("stablehlo.compare", part, 0.5, comparison_direction="EQ"),
        graph.like(q, 0.0),
        steeper,
    )
    less = graph.op(
        "stablehlo.select",
        graph.op(
            "stablehlo.compare",
            graph.op("stablehlo.abs", difference),
            float("inf"),
            comparison_direction="EQ",
        ),
        difference,
        graph.op("stablehlo.add", difference, left),
    )
    return graph.op(
        "stablehlo.select",
        negative,
        graph.op("stablehlo.select", even, sum_, less),
        above,
    )
