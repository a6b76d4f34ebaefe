"""The dimension numbers of convolutions, as `#stablehlo.conv<raw ...>` writes them out.

The carrier reads any numbers, and prints them as a row of places: numbers that are no permutation end the process
there, or are printed as others. So a text that has some is not for it to read, unless they are `hidden` from it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from opspec.programs import printed_form
from opspec.programs.disguise import disguised

EXPECTED = (
    "expects the dimension numbers of a convolution to be, for input, kernel and output, the numbers from 0 up, each"
    " once; the MLIR library cannot hold others"
)
_SPACE = r"(?:\s|//[^\n]*\n)*"
_PASSED = r'//[^\n]*|"(?:[^"\\\n]|\\.)*"'
RAW = re.compile(rf"#stablehlo[.<]conv(?=<{_SPACE}raw\b)")
_NUMBERS = re.compile(rf"(?P<raw>{RAW.pattern})|{_PASSED}")
_HIDES = re.compile(rf'(?P<hides>{RAW.pattern}|"stablehlo\.(?:dynamic_conv|convolution)"(?=\s*\())|{_PASSED}')
_NUMBER = re.compile(r"-?(?:0x[0-9a-fA-F]+|\d+)")
_SIDES = {
    "input": ("batch", "feature"),
    "kernel": ("input_feature", "output_feature"),
    "output": ("batch", "feature"),
}


def fields(text: str) -> dict[str, int | list[int]]:
    """Those of `<raw a = 0, b = [1, 2]>`: numbers, and lists of them."""
    found: dict[str, int | list[int]] = {}
    raw = _without_comments(text)[1:-1].strip().removeprefix("raw")
    for name, value in printed_form.entries(raw).items():
        numbers = [int(number, 0) if "x" in number else int(number) for number in _NUMBER.findall(value)]
        if "[" in value:
            found[name] = numbers
        elif numbers:
            found[name] = numbers[0]
    return found


def is_printable(numbers: Mapping[str, int | list[int]]) -> bool:
    """Whether the dimensions of each side are those that there are, each once."""
    for side, singles in _SIDES.items():
        spatial = numbers.get(f"{side}_spatial_dimensions", [])
        others = [numbers.get(f"{side}_{single}_dimension", 0) for single in singles]
        if not isinstance(spatial, list):
            return False
        each = [number for number in (*others, *spatial) if isinstance(number, int)]
        if sorted(each) != list(range(len(spatial) + 2)):
            return False
    return True


def unprintable(text: str) -> int | None:
    """Where the first numbers of a program stand that the carrier must not print."""
    return next((at for at, numbers in _found(text) if not is_printable(numbers)), None)


def _found(text: str) -> Iterator[tuple[int, dict[str, int | list[int]]]]:
    if not RAW.search(text):
        return
    text = _without_comments(text)
    for match in _NUMBERS.finditer(text):
        if match["raw"]:
            yield match.start(), fields(text[match.end() : printed_form.enclosed(text, match.end()) + 1])


def _without_comments(text: str) -> str:
    """The text with as many spaces for each comment."""
    return re.sub(_PASSED, lambda match: " " * len(match[0]) if match[0].startswith("//") else match[0], text)


def hidden(text: str) -> str:
    """The text with these numbers, and the ops in generic form that have some, in disguise.

    Without its comments: in an attribute of an unknown dialect they would be read.
    """
    if unprintable(text) is None:
        return text

    def other(match: re.Match[str]) -> str:
        return (match["hides"] and disguised(match[0])) or match[0]

    return _HIDES.sub(other, _without_comments(text))
