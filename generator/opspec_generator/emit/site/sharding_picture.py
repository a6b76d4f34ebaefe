"""The sharding rule of an op as a picture: a bar for each dimension, made of its factors, one colour a factor.

A broken edge says that devices exchange something along the factor, or need all of it. Who cannot see that has it in
words: the picture is described, and each factor has its name, its size and a line below that says what devices do.
"""

from __future__ import annotations

from html import escape

from opspec.programs.shardy_attributes import factor_name
from opspec.sharding_rules.rules import Dimensions, Kind, ShardingRule
from opspec.sharding_rules.shown import ShownRule

_ROW, _BAR, _FACTOR, _GAP, _LEFT, _CHARACTER = 34, 22, 62, 14, 14, 7.2
# Each reads on light and on dark ground, under white text.
_COLOURS = ("#2f62b8", "#2f7d5b", "#b3592a", "#8a5fb5", "#a8423f", "#5a6b20", "#3f7f91", "#8a5a7a")


def sharding_picture(shown: ShownRule) -> str:
    """SVG, to be put into a page."""
    rule = shown.rule
    label = max(map(len, shown.names)) * _CHARACTER + 2 * _LEFT
    drawn: list[str] = []
    width = 0.0
    for row, (name, dimensions) in enumerate(zip(shown.names, rule.tensors(), strict=True)):
        top = 8 + row * _ROW
        drawn.append(_text(_LEFT, top + 15, name))
        bars, right = _bars(rule, dimensions, label, top)
        drawn += bars
        width = max(width, right)
    below = 8 + len(shown.names) * _ROW
    for line, number in enumerate(range(len(rule.factors))):
        words = f"{factor_name(number)}: {shown.words(number)}"
        drawn.append(_text(_LEFT, below + 16 + 18 * line, words))
        width = max(width, _LEFT + len(words) * _CHARACTER)
    return _svg(
        f"How devices share the example {shown.example}", str(rule), width + _LEFT, below, len(rule.factors), drawn
    )


def _bars(rule: ShardingRule, dimensions: Dimensions, left: float, top: float) -> tuple[list[str], float]:
    """The dimensions of a tensor side by side, and where they end."""
    drawn: list[str] = []
    for factors in dimensions:
        for number in factors:
            drawn.append(_segment(rule, number, left, top))
            left += _FACTOR
        if not factors:
            drawn.append(_text(left, top + 15, "1"))
            left += _CHARACTER
        left += _GAP
    if not dimensions:
        drawn.append(_text(left, top + 15, "no dimensions"))
        left += len("no dimensions") * _CHARACTER
    return drawn, left


def _segment(rule: ShardingRule, number: int, left: float, top: float) -> str:
    factor = rule.factors[number]
    place = f'x="{left:g}" y="{top:g}" width="{_FACTOR - 2}" height="{_BAR}" rx="3"'
    edge = "" if factor.kind is Kind.PASS else ' stroke="currentColor" stroke-width="2" stroke-dasharray="5 3"'
    box = f'<rect {place} fill="{_COLOURS[number % len(_COLOURS)]}"{edge}/>'
    middle = f'x="{left + _FACTOR / 2 - 1:g}" y="{top + 15:g}" text-anchor="middle"'
    return f'{box}<text {middle} fill="#ffffff">{factor_name(number)}={factor.size}</text>'


def _text(x: float, y: float, words: str) -> str:
    return f'<text x="{x:g}" y="{y:g}" fill="currentColor">{escape(words)}</text>'


def _svg(title: str, rule: str, width: float, below: int, lines: int, drawn: list[str]) -> str:
    height = below + 12 + 18 * lines
    size = f'viewBox="0 0 {width:g} {height}" width="{width:g}" height="{height}"'
    style = 'style="max-width: 100%; height: auto; font: 12px monospace"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" aria-label="{escape(title)}" {style}>'
    said = [f"<title>{escape(title)}</title>", f"<desc>{escape(rule)}</desc>"]
    return "\n".join([head, *said, *drawn, "</svg>"])
