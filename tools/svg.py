"""SVG text that reads well on light and dark pages."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

# The pictures bring their ground along: the site's theme and the reader's system need not agree on dark and light.
_STYLE = """<style>
  text { font: 12.5px -apple-system, BlinkMacSystemFont, 'Segoe UI', Helvetica, Arial, sans-serif; fill: #23262b }
  .name { font-family: SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace; font-size: 12px }
  .title { font-size: 15px; font-weight: 600 } .soft { fill: #6a7079 } .small { font-size: 11.5px }
  .ground { fill: #fbfbfc; stroke: #dfe2e6 } .stripe { fill: #f0f2f4 } .line { stroke: #9aa1ab; fill: none }
  .tip { fill: #9aa1ab } .box { fill: #ffffff; stroke: #cfd4da }
  .model { fill: #2f7d5b } .runtime { fill: #2f62b8 } .generator { fill: #b3592a } .generated, .spec { fill: #8a6fb5 }
  @media (prefers-color-scheme: dark) {
    text { fill: #dadde2 } .soft { fill: #9aa1ab } .ground { fill: #17191c; stroke: #33373d } .stripe { fill: #1f2226 }
    .line { stroke: #6f7680 } .tip { fill: #6f7680 } .box { fill: #202327; stroke: #3d4249 }
    .model { fill: #5cb88f } .runtime { fill: #79a7f2 } .generator { fill: #e39465 } .generated, .spec { fill: #b9a2e0 }
  }
</style>"""


def picture(title: str, width: int, height: int, drawn: Sequence[str]) -> str:
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
    ground = f'<rect class="ground" x="0.5" y="0.5" width="{width - 1}" height="{height - 1}" rx="8"/>'
    lines = [f'{head} role="img">', f"<title>{escape(title)}</title>", _STYLE, ground, *drawn, "</svg>"]
    return "\n".join(lines) + "\n"


def text(x: float, y: float, words: str, kind: str = "") -> str:
    return f'<text x="{x:g}" y="{y:g}" class="{kind}">{escape(words)}</text>'
