"""The ops that operators between values stand for."""

from __future__ import annotations

import ast

OPERATORS: dict[type[ast.AST], str] = {
    ast.Add: "stablehlo.add",
    ast.Sub: "stablehlo.subtract",
    ast.Mult: "stablehlo.multiply",
    ast.Div: "stablehlo.divide",
    ast.USub: "stablehlo.negate",
    ast.And: "stablehlo.and",
    ast.Or: "stablehlo.or",
    ast.Not: "stablehlo.not",
}
DIRECTIONS: dict[type[ast.AST], str] = {
    ast.Eq: "EQ",
    ast.NotEq: "NE",
    ast.Lt: "LT",
    ast.LtE: "LE",
    ast.Gt: "GT",
    ast.GtE: "GE",
}
