"""PyYAML's syntax errors in words of our own, with what to try."""

from __future__ import annotations

import re
from typing import Any

import yaml

_QUOTE = "if this belongs to an expression, quote the whole expression"
_CLOSE = "close it, or quote the text if the bracket belongs to an expression"

BLOCK_TEXT = "text that starts with '>' or '|' must be quoted"
_UNCLOSED = "this quoted text is never closed"
_COLON = "quote the text if the colon belongs to it; else check the indentation"
_QUOTE_TEXT = "quote the text"

# How PyYAML's message starts, whether to show where the enclosing thing begins, our words, the hint.
_TABLE: tuple[tuple[str, bool, str, str | None], ...] = (
    ("could not find expected ':'", True, "expected 'key: value', found text without a colon", _QUOTE),
    ("mapping values are not allowed here", False, "a ':' cannot stand here", _COLON),
    ("mapping keys are not allowed here", False, "a '?' cannot start text here", _QUOTE),
    ("sequence entries are not allowed here", False, "a '-' item cannot start here", _QUOTE),
    ("expected chomping", False, BLOCK_TEXT, _QUOTE_TEXT),
    ("expected indentation indicator", False, "a block cannot have the indentation indicator 0", "remove it"),
    ("expected a comment or a line break", False, BLOCK_TEXT, _QUOTE_TEXT),
    ("found unknown escape", False, "an unknown escape in double quotes", r"write '\\' for a backslash"),
    ("expected escape sequence", False, "an escape lacks hexadecimal digits", None),
    ("no such character", False, "an escape for a character that does not exist", None),
    ("nested too deep", False, "nested too deep", "is a bracket never closed?"),
    ("found unexpected end of stream", True, _UNCLOSED, "add the closing quote"),
    ("found unexpected document separator", True, _UNCLOSED, "add the closing quote"),
    ("expected the node content", False, "expected a value here", _QUOTE),
    ("expected '<document start>'", False, "expected the end of the file", "remove or indent what follows"),
    ("expected alphabetic", True, "text that starts with '&' or '*' must be quoted", _QUOTE_TEXT),
)
_BLOCK_END = re.compile(r"expected <block end>, but found '?(.*?)'?$")
_FLOW_END = re.compile(r"expected ',' or '([\]}])', but got '?(.*?)'?$")
_BAD_START = re.compile(r"found character (.*) that cannot start any token$")
_ENDS = ("<stream end>", "<document start>", "<document end>", "<block end>")


def explain(error: yaml.MarkedYAMLError) -> tuple[Any, str, str | None]:
    """The mark to show, the message and the hint for an error of either parser."""
    problem = error.problem or ""
    mark = error.problem_mark or error.context_mark
    context: Any = error.context_mark or mark
    for start, at_context, message, hint in _TABLE:
        if problem.startswith(start):
            return (context if at_context else mark), message, hint
    if match := _BAD_START.match(problem):
        return mark, f"text cannot start with {match[1]}", _QUOTE_TEXT
    if match := _BLOCK_END.match(problem):
        if match[1] in ("<block mapping start>", "<block sequence start>"):
            return mark, "this line is indented deeper than those around it", "align it with them"
        if match[1] == "-":
            return mark, "a '-' item among 'key: value' lines", "indent the items below their key"
        if match[1] in ("?", ":"):
            return mark, "expected 'key: value'", _QUOTE
        return mark, "expected the end of the line: the value before this is complete", _QUOTE
    if match := _FLOW_END.match(problem):
        opener = "{" if match[1] == "}" else "["
        if match[2] in _ENDS:
            return context, f"this '{opener}' is never closed", _CLOSE
        line = context.line + 1
        return mark, f"expected ',' or '{match[1]}' in what '{opener}' opens in line {line}", _QUOTE
    return mark, "not valid YAML", _QUOTE
