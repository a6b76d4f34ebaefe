"""MLIR in colours: what a reader looks for in a program is values, ops, types and constants."""

from __future__ import annotations

from typing import ClassVar

from pygments.lexer import RegexLexer
from pygments.token import Comment, Keyword, Name, Number, String, Text


class MlirLexer(RegexLexer):
    """As much of MLIR's grammar as colours need."""

    name = "MLIR"
    tokens: ClassVar = {
        "root": [
            (r"//.*", Comment.Single),
            (r'"[^"\n]*"', String),
            (r"[%^][\w$.#-]+", Name.Variable),
            (r"@[\w$.]+", Name.Function),
            (r"[#!]\w[\w.]*", Name.Decorator),
            (r"\b(?:module|func\.func|func\.return|return)\b", Keyword),
            (r"\b[a-z]\w*\.[a-z]\w*", Name.Builtin),
            (r"\b(?:tensor|tuple|complex|vector|memref)\b", Keyword.Type),
            # A type's sizes and element, as in 2x?x3xf32; or an element type alone.
            (r"(?:(?:\d+|\?)x)+(?=[a-z!])|(?:u?i|b?f)\d\w*\b|index\b", Keyword.Type),
            (r"-?\b(?:0x[0-9a-fA-F]+|\d+(?:\.\d*)?(?:[eE][-+]?\d+)?)\b|\b(?:true|false|dense|array)\b", Number),
            (r"[\w$]+|\s+|.", Text),
        ]
    }


class BriefMlirLexer(MlirLexer):
    """Ops, values and attributes alone: pages of many rules have many programs, and may not weigh too much."""

    name = "MLIR in brief"
    tokens: ClassVar = {
        "root": [rule for rule in MlirLexer.tokens["root"] if rule[1] not in (Number, Keyword.Type)],
    }
