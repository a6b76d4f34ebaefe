"""Each way in which values of a program lie on the mesh, as a picture."""

from __future__ import annotations

from collections.abc import Sequence

from opspec.buffers.drawing import box, cut, picture, text
from opspec.propagation.layouts import ValueLayout, alike, grid, shape
from opspec_model.text.counting import counted

_LEFT, _TOP, _CELL, _LOW, _GAP = 24, 76, 64, 24, 46
_MOST = 40  # ways that are drawn
_WIDE = 760


def svg_of(found: Sequence[ValueLayout]) -> str:
    """The picture: a grid for each way, with the devices that have each part."""
    groups = alike(found)
    drawn: list[str] = []
    y = _TOP
    said = []
    for first, group in list(groups.items())[:_MOST]:
        names = ", ".join(dict.fromkeys(one.name for one in group))
        head = f"{shape(first.type.shape)} as {first.words}, {shape(first.local)} on each device"
        said.append(f"{head}: {names}")
        drawn += [text(_LEFT, y, head, ""), text(_LEFT, y + 16, cut(names, 110), "name")]
        y += 26
        # On a part that is filled, words have the colour of the ground, light or dark.
        kind, words_in = ("one", 'class="ground" style="stroke:none"') if first.sharding.axes else ("band", "")
        rows = grid(first)
        longest = max(len(_numbers(devices)) for row in rows for devices in row)
        wide = min(max(_CELL, 7 * longest + 12), (_WIDE - 2 * _LEFT) / len(rows[0]))
        for row in rows:
            for at, devices in enumerate(row):
                x = _LEFT + at * wide
                drawn.append(box(x, y, wide - 2, _LOW - 2, kind, f"devices {', '.join(map(str, devices))}"))
                words = cut(_numbers(devices), int(wide // 7))
                drawn.append(f'<text x="{x + 5:g}" y="{y + 15:g}" {words_in}>{words}</text>')
            y += _LOW
        y += _GAP - 16
    mesh = ", ".join(f"{name}={size}" for name, size in found[0].mesh.axes) if found else ""
    title = "How the values of the program lie on the mesh"
    rest = f", of which {_MOST} are drawn" if len(groups) > _MOST else ""
    ways = f"{counted(len(found), 'value')} in {counted(len(groups), 'way')}{rest}; {mesh}"
    head_lines = [text(_LEFT, 28, title, "title"), text(_LEFT, 46, ways, "soft")]
    return picture(title, ". ".join([ways, *said]), _WIDE, y, [*head_lines, *drawn])


def _numbers(devices: Sequence[int]) -> str:
    return " ".join(map(str, devices))
