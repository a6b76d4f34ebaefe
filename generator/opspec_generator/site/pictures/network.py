"""How elements meet where many are compared or combined: a sorting network, or a tree of combinations.

Both are one of many ways, as the captions say: the meaning fixes what comes out, and of a free order not even that.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from html import escape

from opspec_generator.site.pictures.colouring import FEW
from opspec_generator.site.pictures.feeding import DrawnTensor, Feeding, feeding, tensors_of_example
from opspec_model.definitions.spec import Op, Pull

_STEP, _ROW, _CHARACTER, _EDGE = 46, 30, 7.3, 8
_MOST = 8  # elements that meet


def network(op: Op) -> str:
    """The picture as HTML; nothing where the op does neither, or no example is small enough."""
    return _sorted(op) or _combined(op)


# --- sorting --------------------------------------------------------------------------------------


def _sorted(op: Op) -> str:
    """Of an op with a region that tells two elements apart, and whose results are the operands in another order."""
    for example in op.examples if op.regions else ():
        tensors = tensors_of_example(op, example)
        half = len(tensors) // 2
        given, made = _rows(tensors[:half]), _rows(tensors[half:])
        if len(tensors) % 2 or not 2 < len(given) <= _MOST or Counter(given) != Counter(made) or given == made:
            continue
        ranks = _ranks(given, made)
        stages = list(stages_of(len(given)))
        words = " | ".join(f"<code>{escape(tensor.name)}</code>" for tensor in tensors[:half])
        return _figure(
            f"{op.name} as a sorting network",
            _wires(["|".join(row) for row in given], ranks, stages),
            f"One network that sorts it: wires carry {words}, and at each bar the one that comes first goes up.",
        )
    return ""


def _rows(tensors: Sequence[DrawnTensor]) -> list[tuple[str, ...]]:
    """The elements that move together, where all tensors are vectors of one length."""
    if any(len(tensor.shape) != 1 or tensor.shape != tensors[0].shape for tensor in tensors):
        return []
    return list(zip(*(tensor.values for tensor in tensors), strict=True))


def _ranks(given: Sequence[tuple[str, ...]], made: Sequence[tuple[str, ...]]) -> list[int]:
    """Where each row ends; equal rows stay in their order."""
    left = list(enumerate(made))
    ranks = []
    for row in given:
        found = next(one for one in left if one[1] == row)
        left.remove(found)
        ranks.append(found[0])
    return ranks


def stages_of(size: int) -> Iterator[list[tuple[int, int]]]:
    """Batcher's network for so many wires: of each stage the pairs that are compared at once."""
    top = 1
    while 2 * top < size:
        top *= 2
    part = top
    while part:
        distance, rest, step = part, 0, top
        while True:
            yield [(at, at + distance) for at in range(size - distance) if at & part == rest]
            if step == part:
                break
            distance, step, rest = step - part, step // 2, part
        part //= 2


def _wires(texts: Sequence[str], ranks: Sequence[int], stages: Sequence[Sequence[tuple[int, int]]]) -> str:
    label = max(map(len, texts)) * _CHARACTER + _EDGE
    order = list(range(len(texts)))  # which element is on each wire
    drawn = [_label(_EDGE, row, texts[one], "start") for row, one in enumerate(order)]
    left = label + _EDGE
    for pairs in stages:
        # Bars that would lie over each other stand side by side.
        for column in _columns(pairs):
            drawn += [_wire(left, left + _STEP / 2, row, ranks[one], len(order)) for row, one in enumerate(order)]
            middle = left + _STEP / 2
            for up, down in column:
                drawn.append(f'<path class="bar" d="M{middle:g} {_y(up):g}V{_y(down):g}"/>')
                if ranks[order[up]] > ranks[order[down]]:
                    order[up], order[down] = order[down], order[up]
            drawn += [_wire(middle, left + _STEP, row, ranks[one], len(order)) for row, one in enumerate(order)]
            left += _STEP
    drawn += [_label(left + 4, row, texts[one], "start") for row, one in enumerate(order)]
    words = f"{', '.join(texts)} become {', '.join(texts[one] for one in order)}."
    return _svg(left + label + _EDGE, len(texts), "A sorting network", words, drawn)


def _columns(pairs: Sequence[tuple[int, int]]) -> list[list[tuple[int, int]]]:
    found: list[list[tuple[int, int]]] = []
    for pair in pairs:
        free = next((column for column in found if all(pair[0] > down for _, down in column)), None)
        if free is None:
            found.append([pair])
        else:
            free.append(pair)
    return found


def _wire(left: float, right: float, row: int, rank: int, count: int) -> str:
    hue = round(360 * rank / max(count, FEW // 2)) % 360
    return f'<path class="wire" style="--h:{hue}" d="M{left:g} {_y(row):g}H{right:g}"/>'


# --- combining ------------------------------------------------------------------------------------


def _combined(op: Op) -> str:
    """Of an op that folds elements in any order: what feeds the element of a result that is fed by most."""
    semantics = op.semantics
    folds = [stage.fold for stage in semantics.stages if stage.fold] if isinstance(semantics, Pull) else []
    found = feeding(op) if folds and op.regions else None
    if found is None or not found.reads or not any(fold.order == "any_tree" for fold in folds):
        return ""
    texts, result = _terms(found)
    if not 2 < len(texts) <= _MOST:
        return ""
    region = next((texts[0] for texts in found.example.regions.values() if texts), "")
    function = region.partition("->")[2].strip().partition("(")[0].rpartition(".")[2]
    return _figure(
        f"{op.name} as a tree",
        _tree(texts, result, function),
        f"One of the orders in which the elements of <code>{escape(found.results[0].name)}</code> may be combined,"
        f" here of the one that is {escape(result)}.",
    )


def _terms(found: Feeding) -> tuple[list[str], str]:
    """What feeds the first element of the result that is fed by most, and that element."""
    feeds = max(found.reads[0], key=len)
    texts = [found.sources[feed.tensor].values[feed.element] for feed in feeds]
    return texts, found.results[0].values[found.reads[0].index(feeds)]


def _tree(texts: Sequence[str], result: str, function: str) -> str:
    label = max(map(len, texts)) * _CHARACTER + _EDGE
    left, nodes = label + _EDGE, [float(row) for row in range(len(texts))]
    drawn = [_label(_EDGE, row, text, "start") for row, text in enumerate(texts)]
    width = max(_STEP, len(function) * _CHARACTER + 22)
    while len(nodes) > 1:
        joined = []
        for at in range(0, len(nodes), 2):
            pair = nodes[at : at + 2]
            middle = sum(pair) / len(pair)
            joined.append(middle)
            drawn += [
                f'<path class="bar" d="M{left:g} {_y(row):g}H{left + 8:g}V{_y(middle):g}H{left + 14:g}"/>'
                for row in pair
            ]
            if len(pair) > 1:
                drawn.append(_label(left + 17, middle, function, "start"))
                end = left + 20 + len(function) * _CHARACTER
                drawn.append(f'<path class="bar" d="M{end:g} {_y(middle):g}H{left + width:g}"/>')
            else:
                drawn.append(f'<path class="bar" d="M{left + 14:g} {_y(middle):g}H{left + width:g}"/>')
        nodes, left = joined, left + width
    drawn.append(_label(left + 4, nodes[0], result, "start"))
    whole = left + 4 + len(result) * _CHARACTER + _EDGE
    return _svg(whole, len(texts), "A tree of combinations", f"{', '.join(texts)} become {result}.", drawn)


# --- drawing --------------------------------------------------------------------------------------


def _y(row: float) -> float:
    return _EDGE + _ROW * (row + 0.5) - 4


def _label(left: float, row: float, text: str, anchor: str) -> str:
    return f'<text x="{left:g}" y="{_y(row) + 4:g}" text-anchor="{anchor}">{escape(text)}</text>'


def _svg(width: float, rows: int, title: str, words: str, drawn: Sequence[str]) -> str:
    height = 2 * _EDGE + rows * _ROW - 8
    size = f'viewBox="0 0 {width:g} {height:g}" width="{width:g}" height="{height:g}"'
    head = f'<svg class="network" {size} role="img"><title>{escape(title)}</title><desc>{escape(words)}</desc>'
    return f"{head}{''.join(drawn)}</svg>"


def _figure(about: str, svg: str, words: str) -> str:
    side = f'<div class="feeds"><div class="side" tabindex="0" role="group" aria-label="network">{svg}</div></div>'
    caption = f"<figcaption><p>{words}</p></figcaption>"
    return f'<figure class="reads" aria-label="{escape(about)}">{side}{caption}</figure>'
