"""The picture of an op: what goes in, what comes out, and in words what the colours say."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator, Sequence
from html import escape

from opspec_generator.site.pictures.colouring import Coloured, Mode, coloured
from opspec_generator.site.pictures.drawing import drawn
from opspec_generator.site.pictures.feeding import TOKEN, DrawnTensor, Feeding, Process, feeding
from opspec_model.definitions.spec import Op

_FIELD = re.compile(r"\w+: (?:\[[^\]]*\]|[^\[\],}]+),?")
_MANY = 12  # elements of a result whose reads are told in the description


def figure(op: Op) -> str:
    """The picture of an op as HTML; nothing where no example is small enough."""
    found = feeding(op)
    if found is None:
        return ""
    colours = coloured(found)
    processes: list[Process | None] = list(dict.fromkeys(tensor.process for tensor in found.results or found.sources))
    sides = "".join(_process(found, colours, process) for process in processes)
    if len(processes) > 1:
        sides = f'<div class="mesh">{sides}</div>{_settings(found)}'
    words = "".join(f"<p>{sentence}</p>" for sentence in _words(found, colours))
    about = escape(f"A picture of {op.name}: example {found.example.name.replace('_', ' ')}")
    kind = f'class="reads mode-{colours.mode.value}" data-mode="{colours.mode.value}"'
    return f'<figure {kind} aria-label="{about}">{sides}<figcaption>{words}</figcaption></figure>'


def _process(found: Feeding, colours: Coloured, process: Process | None) -> str:
    """What one process takes and gives, or the only one."""
    head = "" if process is None else f'<p class="process">replica {process[0]}, partition {process[1]}</p>'
    before = [_source(found, colours, number) for number in _of(found.sources, process)]
    after = [_result(found, colours, number) for number in _of(found.results, process)]
    arrow = '<span class="becomes" aria-hidden="true">→</span>' if before else ""
    side = '<div class="side" tabindex="0" role="group" aria-label="{}">{}</div>'
    given = side.format("operands", "".join(before)) if before else ""
    settings = "" if process is not None else _settings(found)
    if not after:
        return f'<div class="feeds">{head}{given}{settings}</div>'
    made = side.format("results" if len(after) > 1 else "result", "".join(after))
    return f'<div class="feeds">{head}{given}{settings}<div class="made">{arrow}{made}</div></div>'


def _of(tensors: Sequence[DrawnTensor], process: Process | None) -> list[int]:
    return [number for number, tensor in enumerate(tensors) if tensor.process == process]


def _settings(found: Feeding) -> str:
    shown = {tensor.name for tensor in found.sources}
    texts = [
        f"<li><code>{escape(name)}</code> = <code>{_together(escape(' '.join(text.split())))}</code></li>"
        for name, text in (
            *found.example.attributes.items(),
            *((name, text) for name, texts in found.example.regions.items() for text in texts),
        )
        if name not in shown
    ]
    return f'<ul class="settings">{"".join(texts)}</ul>' if texts else ""


def _together(text: str) -> str:
    """Fields of a struct, which lines break between and not within."""
    return _FIELD.sub(r"<span>\g<0></span>", text) if text.startswith("{") else text


def _source(found: Feeding, colours: Coloured, number: int) -> str:
    tensor = found.sources[number]
    return _labelled(tensor, drawn(tensor, colours.sources[number], _values(tensor)), f' data-source="{number}"')


def _result(found: Feeding, colours: Coloured, number: int) -> str:
    tensor = found.results[number]
    reads, words = [], _values(tensor)
    if found.reads:
        reads = [" ".join(f"{feed.tensor}:{feed.element}" for feed in feeds) for feeds in found.reads[number]]
        words = f"{words} {_told(found, number)}"
    chosen = colours.chosen[1] if colours.chosen is not None and colours.chosen[0] == number else None
    return _labelled(tensor, drawn(tensor, colours.results[number], words, reads, chosen), "")


def _labelled(tensor: DrawnTensor, drawing: str, told: str) -> str:
    name = f"<code>{escape(tensor.name)}</code> <span>{escape(tensor.type)}</span>"
    return f'<div class="drawn"{told}><p>{name}</p>{drawing}</div>'


def _values(tensor: DrawnTensor) -> str:
    return f"Its elements: {', '.join(tensor.values)}."


def _told(found: Feeding, number: int) -> str:
    """What each element reads, in words; of many elements the first."""
    tensor = found.results[number]
    said: list[str] = []
    for index, feeds in zip(itertools.product(*map(range, tensor.shape)), found.reads[number], strict=True):
        if len(said) == _MANY:
            said.append("and so on")
            break
        read = ", ".join(_element(found.sources[feed.tensor], feed.element) for feed in feeds) or "nothing"
        said.append(f"[{', '.join(map(str, index))}] reads {read}")
    return f"{'; '.join(said)}."


def _element(tensor: DrawnTensor, element: int) -> str:
    index: list[str] = []
    for size in reversed(tensor.shape):
        element, digit = divmod(element, size)
        index.insert(0, str(digit))
    return f"{tensor.name}[{', '.join(index)}]"


# --- what the colours say -------------------------------------------------------------------------


def _words(found: Feeding, colours: Coloured) -> Iterator[str]:
    if not found.reads:
        yield "The first example."
        if any(tensor.element == TOKEN for tensor in (*found.sources, *found.results)):
            yield "A token has no elements: it says what happens before what."
        return
    match colours.mode:
        case Mode.PLAIN:
            yield (
                "The first example: no element depends on another tensor's."
                if _reads_nothing(found)
                else (f"Each element is computed from {_listed(sorted(_read(found)), found)}.")
            )
        case Mode.STEPS:
            assert colours.chosen is not None
            number, element = colours.chosen
            yield (
                f"The framed element, <code>{_element(found.results[number], element)}</code>, is computed from the"
                " coloured ones; what is combined first has the same colour."
                if len(_coloured_sources(colours)) > 1
                else f"The framed element, <code>{_element(found.results[number], element)}</code>, is computed from"
                " the coloured ones."
            )
        case _ if found.moved:
            yield "Each element of the result is the one of its colour."
        case _:
            yield "Each element of the result is computed from those of its colour."
    plain = _read(found) - _coloured_sources(colours)
    grey = sorted(plain - found.pointing)
    if grey and colours.mode is not Mode.PLAIN:
        without = any(
            feeds and not any(feed.tensor in _coloured_sources(colours) for feed in feeds)
            for result in found.reads
            for feeds in result
        )
        verb = "is what the others are" if found.moved and without else "takes part in every one"
        yield f"{_listed(grey, found)} {verb}."
    told = sorted(found.pointing & _read(found))
    if told and colours.mode is not Mode.PLAIN:
        yield f"{_listed(told, found)} says which."
    if any(colour is not None and colour.faint for row in (*colours.sources, *colours.results) for colour in row):
        yield "Of the pale ones the elements themselves decide which."


def _reads_nothing(found: Feeding) -> bool:
    return not any(map(any, found.reads))


def _read(found: Feeding) -> set[int]:
    return {feed.tensor for result in found.reads for feeds in result for feed in feeds}


def _coloured_sources(colours: Coloured) -> set[int]:
    return {number for number, row in enumerate(colours.sources) if any(row)}


def _listed(numbers: Sequence[int], found: Feeding) -> str:
    names = list(dict.fromkeys(f"<code>{escape(found.sources[number].name)}</code>" for number in numbers))
    return " and ".join([", ".join(names[:-1]), names[-1]]) if len(names) > 1 else names[0]
