"""SVG text that reads well on light and dark pages, and aloud."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

_STYLE = """<style>
  text { font: 12px -apple-system, BlinkMacSystemFont, 'Segoe UI', Helvetica, Arial, sans-serif; fill: #23262b }
  .name { font-family: SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace; font-size: 11px }
  .title { font-size: 15px; font-weight: 600 } .soft { fill: #5d646d }
  .ground { fill: #fbfbfc; stroke: #dfe2e6 } .band { fill: #eceff2 } .line { stroke: #9aa1ab; fill: none }
  .one { fill: #2f62b8 } .other { fill: #b3592a } .third { fill: #2f7d5b }
  .mark { stroke: #b3592a; stroke-dasharray: 4 3 }
  @media (prefers-color-scheme: dark) {
    text { fill: #dadde2 } .soft { fill: #a6adb6 } .ground { fill: #17191c; stroke: #33373d } .band { fill: #23272c }
    .line { stroke: #6f7680 } .one { fill: #79a7f2 } .other { fill: #e39465 } .third { fill: #5cb88f }
    .mark { stroke: #e39465 }
  }
</style>"""


def picture(title: str, description: str, width: int, height: int, drawn: Sequence[str]) -> str:
    """A whole picture; the description is what somebody hears who does not see it."""
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
    said = f'<title id="title">{escape(title)}</title>\n<desc id="what">{escape(description)}</desc>'
    ground = f'<rect class="ground" x="0.5" y="0.5" width="{width - 1}" height="{height - 1}" rx="8"/>'
    return (
        "\n".join([f'{head} role="img" aria-labelledby="title what">', said, _STYLE, ground, *drawn, "</svg>"]) + "\n"
    )


def text(x: float, y: float, words: str, kind: str = "", end: bool = False) -> str:
    """A line of text, which ends at `x` where `end` says so."""
    anchor = ' text-anchor="end"' if end else ""
    return f'<text x="{x:g}" y="{y:g}" class="{kind}"{anchor}>{escape(words)}</text>'


def box(x: float, y: float, width: float, height: float, kind: str, says: str = "") -> str:
    """A rectangle; `says` is shown where somebody points at it."""
    inner = f"<title>{escape(says)}</title>" if says else ""
    return f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" class="{kind}">{inner}</rect>'


def cut(words: str, most: int) -> str:
    """A text of at most so many letters."""
    return words if len(words) <= most else f"{words[: most - 1]}…"


def in_bytes(count: float) -> str:
    """A number of bytes as people say it."""
    for unit in ("bytes", "kB", "MB", "GB"):
        if count < 1000 or unit == "GB":
            return f"{count:,.0f} {unit}" if unit == "bytes" else f"{count:,.1f} {unit}"
        count /= 1000
    raise AssertionError
