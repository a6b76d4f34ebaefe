"""Ops of dialects that the carrier cannot read, rewritten as custom calls of the same name before it reads a text:
the checks and probes of the reference interpreter's test programs.

    check.expect_eq_const %0, dense<[1, 2]> : tensor<2xi32>
    %1 = interpreter.probe %0, probe_id = "first" : tensor<2xi32>

Lines stay where they are.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

CHECKS = (
    "expect_eq", "expect_eq_const", "expect_almost_eq", "expect_almost_eq_const", "expect_close", "expect_close_const",
    "expect_serialized_eq", "eq",
)  # fmt: skip
INTERPRETER = ("probe", "print", "run_parallel")
NAMES = frozenset([*(f"check.{name}" for name in CHECKS), *(f"interpreter.{name}" for name in INTERPRETER)])

_DIALECTS = ("check.", "interpreter.")
_PASSED = r'//[^\n]*|"(?:[^"\\\n]|\\.)*"'
_OP = re.compile(
    rf'(?P<name>"(?:check|interpreter)\.\w+"(?=\s*\()|(?<![\w.$"@#!%-])(?:check|interpreter)\.\w+\b)|{_PASSED}'
)
_VALUE = re.compile(r"%[\w$.-]+(?:#\d+)?")
_NAMED = re.compile(r"(\w+)\s*=\s*")
_BRACKETS = {"(": ")", "[": "]", "{": "}", "<": ">"}
_STRING = re.compile(r'"(?:[^"\\\n]|\\.)*"')
_GROUP = re.compile(r"<\{|[({]")
_TYPE_START = re.compile(r"\s*(?:[!\w.]+|(?=\())")
_MORE = re.compile(r"\s*(?:,|->)")


def rewritten(text: str) -> str:
    """The text with those ops as custom calls; the same text where there are none."""
    if not any(dialect in text for dialect in _DIALECTS):
        return text
    parts, at = [], 0
    for match in _OP.finditer(text):
        name = (match["name"] or "").strip('"')
        if name not in NAMES or match.start() < at:
            continue
        op = _read(text, match.end(), name)
        if op is None:  # not as anybody writes it: the carrier says what it makes of it
            continue
        new = op.text + "\n" * text.count("\n", match.start(), op.end)
        parts += [text[at : match.start()], new]
        at = op.end
    return "".join([*parts, text[at:]])


@dataclass(frozen=True, slots=True)
class _Op:
    text: str
    end: int


def _read(text: str, at: int, name: str) -> _Op | None:
    """The op whose name ends at a place, up to the end of its types."""
    colon = _colon(text, at)
    if colon < 0:
        return None
    parts = list(_parts(text[at:colon]))
    types, end = _types(text, colon + 1)
    if not types:
        return None
    operands = [part for part in parts if _VALUE.fullmatch(part)]
    attributes = [part for part in parts if part not in operands]
    if attributes and not _NAMED.match(attributes[0]):
        attributes[0] = f"value = {attributes[0]}{'' if ' : ' in attributes[0] else f' : {_first(types)}'}"
    if "->" not in types:
        results = types if name == "interpreter.probe" else "()"
        given = types if len(operands) == len(list(_parts(types))) else ", ".join([types] * len(operands))
        types = f"({given}) -> {results}"
    elif not types.startswith("("):
        given, _, results = types.partition("->")
        types = f"({given.strip()}) -> {results.strip()}"
    if name == "interpreter.run_parallel":
        called = dict.fromkeys(re.findall(r"@[\w$.-]+", " ".join(attributes)))
        attributes.append(f"called_computations = [{', '.join(called)}]")
    given = f'call_target_name = "{name}", has_side_effect = true'
    extra = f" {{{', '.join(attributes)}}}" if attributes else ""
    return _Op(f'"stablehlo.custom_call"({", ".join(operands)}) <{{{given}}}>{extra} : {types}', end)


def _colon(text: str, at: int) -> int:
    """Where the types of an op begin: the first colon outside of brackets and strings; -1 where a line ends before."""
    while at < len(text) and text[at] not in ":\n)]}":
        at = _skipped(text, at)
    return at if text[at : at + 1] == ":" else -1


def _skipped(text: str, at: int) -> int:
    """Past a character; past the whole of it where it begins a string or something in brackets."""
    if text[at] == '"':
        match = _STRING.match(text, at)
        return match.end() if match else at + 1
    if text.startswith("->", at):
        return at + 2
    if text[at] not in _BRACKETS:
        return at + 1
    close, at = _BRACKETS[text[at]], at + 1
    while at < len(text) and text[at] != close:
        at = _skipped(text, at)
    return at + 1


def _parts(text: str) -> Iterator[str]:
    """Operands and attributes: what stands between commas, at the top or in brackets of its own."""
    at = 0
    while at < len(text):
        if text[at] in ", \n\t":
            at += 1
            continue
        group = _GROUP.match(text, at)
        if group is not None:
            end = _skipped(text, at)
            width = len(group[0])
            yield from _parts(text[at + width : end - width])
            at = end
            continue
        start = at
        while at < len(text) and text[at] != ",":
            if _GROUP.match(text, at) and not text[start:at].rstrip().endswith("=") and text[at - 1] in " )>":
                break
            at = _skipped(text, at)
        yield text[start:at].strip()


def _types(text: str, at: int) -> tuple[str, int]:
    """The types behind a colon, and where they end."""
    start = end = at
    while True:
        match = _TYPE_START.match(text, end)
        if match is None:
            break
        end = match.end()
        while end < len(text) and text[end] in _BRACKETS:
            end = _skipped(text, end)
        more = _MORE.match(text, end)
        if more is None:
            break
        end = more.end()
    return text[start:end].strip(), end


def _first(types: str) -> str:
    return next(_parts(types.split("->")[0]))
