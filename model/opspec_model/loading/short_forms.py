"""What an op file says in short, in full: the name of the index, and examples that are one text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from opspec_model.text.file_format import INDEX
from opspec_model.text.problems import Report
from opspec_model.text.rewritten import Piece, part, rewritten
from opspec_model.text.yaml_nodes import Broken, Mapping, Node, Scalar

_TYPED = ("tensor<", "token", "(")


def in_full(report: Report, node: Mapping) -> Mapping:
    """The file with every meaning's index, and with every example's operands and results by name."""
    sections = {key.text: value for key, value in node.entries}
    entries: list[tuple[Scalar, Node]] = []
    for key, value in node.entries:
        if key.text == "semantics":
            value = _with_index(value)
        elif key.text == "examples" and isinstance(value, Mapping):
            value = _examples(report, value, sections)
        entries.append((key, value))
    return Mapping(tuple(entries), node.span)


def _with_index(node: Node) -> Node:
    """A meaning with an index, or stages of which each has one."""
    keys = {key.text: value for key, value in node.entries} if isinstance(node, Mapping) else {}
    if not isinstance(node, Mapping) or "index" in keys:
        return node
    stages = keys.get("stages")
    if isinstance(stages, Mapping):
        inner = Mapping(tuple((key, _with_index(stage)) for key, stage in stages.entries), stages.span)
        return Mapping(tuple((k, inner if k.text == "stages" else value) for k, value in node.entries), node.span)
    meant = [at for at, (key, _) in enumerate(node.entries) if key.text in ("let", "value", "fold")]
    if not meant:
        return node
    index = Scalar("index", node.span, raw="index"), Scalar(INDEX.text, node.span, raw=INDEX.text)
    return Mapping((*node.entries[: meant[0]], index, *node.entries[meant[0] :]), node.span)


# --- examples ---------------------------------------------------------------------------------------


def _examples(report: Report, node: Mapping, sections: dict[str, Node]) -> Node:
    declared = [sections.get("operands"), sections.get("results")]
    if any(isinstance(section, Broken) for section in declared):
        return Broken(node.span)
    takes, gives = (dict(_declared(section)) for section in declared)
    entries = (
        (key, _example(report, value, takes, gives) if isinstance(value, Scalar) and not value.missing else value)
        for key, value in node.entries
    )
    return Mapping(tuple(entries), node.span)


def _declared(section: Node | None) -> Iterator[tuple[str, str]]:
    for key, value in section.entries if isinstance(section, Mapping) else ():
        yield key.text, value.text if isinstance(value, Scalar) else ""


def _example(report: Report, text: Scalar, takes: dict[str, str], gives: dict[str, str]) -> Node:
    """`tensor<2xi8> [127, -1], [1, -1] -> [-128, -2]`: a value without a type has that of the one before it."""
    sides = _sides(text.text)
    if len(sides) != 2:
        message = f"expected the operands, '->' and the results, found {len(sides) - 1 or 'no'} '->'"
        return _refused(report, text, message, "for example 'tensor<2xi8> [1, 2] -> [2, 4]'")
    type_: Piece | None = None
    parts = []
    for (declared, noun), places in zip(((takes, "operand"), (gives, "result")), sides, strict=True):
        loose = [name for name, kind in declared.items() if kind.endswith(("...", "?")) or " if " in kind]
        if loose:
            message = f"the {noun} '{loose[0]}' may be any number of values"
            return _refused(report, text, message, "write inputs and outputs, by name")
        if len(places) != len(declared):
            message = f"expected {len(declared)} {noun}{'' if len(declared) == 1 else 's'}, found {len(places)}"
            return _refused(report, text, message, f"in this order: {', '.join(declared) or 'none'}")
        literals: list[tuple[Scalar, Node]] = []
        for name, (start, end) in zip(declared, places, strict=True):
            value = part(text, start, end)
            pieces = [value]
            if value.text.startswith(_TYPED):
                stop = start + _type_end(value.text)
                type_ = part(text, start, stop)
            elif type_ is None:
                return _refused(report, text, f"the {noun} '{name}' has no type", "the first value says its type")
            else:
                pieces = [type_, Piece(" ", text, start, start), value]
            at = text.span_of(start, end)
            literals.append((Scalar(name, at, raw=name), rewritten(pieces, at)))
        parts.append(Mapping(tuple(literals), text.span))
    names = ("inputs", "outputs")
    keys = (Scalar(name, text.span, raw=name) for name in names)
    return Mapping(tuple(zip(keys, parts, strict=True)), text.span)


def _refused(report: Report, text: Scalar, message: str, hint: str) -> Broken:
    report.error(text.span, message, hint)
    return Broken(text.span)


def _sides(text: str) -> list[Sequence[tuple[int, int]]]:
    """The places of the values before and behind each arrow, as commas outside of brackets separate them."""
    sides: list[list[tuple[int, int]]] = [[]]
    depth = low = at = 0
    while at <= len(text):
        arrow = text.startswith("->", at)
        if at == len(text) or (depth == 0 and (arrow or text[at] == ",")):
            piece = text[low:at]
            if piece.strip() or (sides[-1] and not arrow) or text[at : at + 1] == ",":
                start = low + len(piece) - len(piece.lstrip())
                sides[-1].append((start, max(start, low + len(piece.rstrip()))))
            sides += [[]] if arrow else []
            low = at + 2 if arrow else at + 1
        elif not arrow:
            depth += (text[at] in "([{<") - (text[at] in ")]}>")
        at += 2 if arrow else 1
    return list(sides)


def _type_end(text: str) -> int:
    """Behind the type that a literal starts with."""
    depth = 0
    for at, char in enumerate(text):
        depth += (char in "(<{") - (char in ")>}")
        if depth == 0 and char == " ":
            return at
    return len(text)
