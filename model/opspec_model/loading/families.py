"""What op files share: a family says it once, in `families/NAME.yaml` of the spec, and each op what is its own."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path

from opspec_model.loading.base import display, read_bytes
from opspec_model.text.file_format import FamilyFile
from opspec_model.text.problems import Report, Span, did_you_mean
from opspec_model.text.typed_reader import read
from opspec_model.text.yaml_nodes import Mapping, Node, Scalar, parse_document
from opspec_model.text.yaml_nodes import Sequence as SequenceNode

KEY = "family"
FOLDER = "families"
OWN = ("summary",)  # what a family says of itself
_WORD = re.compile(r"\w+")
_USE = re.compile(r"^family: *([A-Za-z_]\w*)", re.MULTILINE)


def family_files(spec_dir: Path) -> list[Path]:
    """The families of a spec, in the order of their names."""
    return sorted((spec_dir / FOLDER).glob("*.yaml"))


def families_of(path: Path, folders: Sequence[Path]) -> set[Path]:
    """The family files that decide what an op file says: those whose names it has, and the families of these."""
    known = {file.stem: file for folder in reversed(folders) for file in family_files(folder)}
    found: set[Path] = set()
    pending = [path]
    while pending:
        words = set(_WORD.findall((read_bytes(Report(), pending.pop()) or b"").decode("utf-8", errors="replace")))
        new = {file for name, file in known.items() if name in words} - found
        found |= new
        pending += new
    return found


def refuse_unused(report: Report, spec_dir: Path, core: Path) -> None:
    """Each family has an op or a family of the same spec that is built on it, and a name that the core has not."""
    files = family_files(spec_dir)
    if not files:
        return
    users = [*sorted((spec_dir / "ops").glob("*/*.yaml")), *files]
    texts = ((read_bytes(Report(), path) or b"").decode("utf-8", errors="replace") for path in users)
    used = {name for text in texts for name in _USE.findall(text)}
    taken = {path.stem for path in family_files(core)} if core != spec_dir else set()
    misspelt = used - taken - {path.stem for path in files}  # an error there, which says what is meant
    for path in files:
        if path.stem in taken:
            report.error(Span.whole(display(path)), f"the core has a family '{path.stem}' already", "rename the file")
        elif path.stem not in used and not misspelt:
            message = f"no op file says 'family: {path.stem}'"
            report.error(Span.whole(display(path)), message, "remove the file, or use it")


def merged(report: Report, node: Mapping, folders: Sequence[Path], below: tuple[Path, ...] = ()) -> Mapping | None:
    """A file with what its family says, and that one's; None with the problem reported.

    `folders`: where families are looked for, the first ones first. `below`: the families that led to this one.
    """
    node = _in_full(node)
    name = next((value for key, value in node.entries if key.text == KEY), None)
    if not isinstance(name, Scalar):  # none, or the reader will say what is wrong with it
        return node
    path = next((p for folder in folders if (p := folder / FOLDER / f"{name.text}.yaml").is_file()), None)
    if path is None:
        names = [found.stem for folder in folders for found in family_files(folder)]
        hint = did_you_mean(name.text, names) or f"families: {', '.join(names) or 'none'}"
        report.error(name.span, f"unknown family '{name.text}'", hint)
        return None
    if path in below:
        message = f"families that are built on each other: {', '.join(found.stem for found in below)}"
        report.error(name.span, message, "a family is built on one that does without it")
        return None
    family = _family(report, path, folders, (*below, path))
    return _over(report, name.text, node, family) if family is not None else None


def _family(report: Report, path: Path, folders: Sequence[Path], below: tuple[Path, ...]) -> Mapping | None:
    """What a family gives to those that are built on it."""
    data = read_bytes(report, path)
    before = len(report.problems)
    node = parse_document(report, display(path), data) if data is not None else None
    if node is None or read(report, FamilyFile, node) is None or len(report.problems) > before:
        return None
    assert isinstance(node, Mapping)
    found = merged(report, node, folders, below)
    if found is None:
        return None
    return Mapping(tuple(entry for entry in found.entries if entry[0].text not in (*OWN, KEY)), found.span)


def _in_full(node: Mapping) -> Mapping:
    """A meaning that is one expression as the mapping that it is short for, so that it can be merged."""
    entries = (
        (key, _meaning(value) if key.text == "semantics" and isinstance(value, Scalar) else value)
        for key, value in node.entries
    )
    return Mapping(tuple(entries), node.span)


def _meaning(value: Scalar) -> Node:
    return Mapping(((Scalar("value", value.span, raw="value"), value),), value.span) if not value.missing else value


def _over(report: Report, family: str, own: Mapping, shared: Mapping, path: str = "") -> Mapping:
    """The entries of a family's mapping, then those that the op adds; what both have is the op's."""
    mine = {key.text: (key, value) for key, value in own.entries}
    entries: list[tuple[Scalar, Node]] = []
    for key, value in shared.entries:
        if key.text not in mine:
            entries.append((key, value))
            continue
        at, given = mine.pop(key.text)
        inside = f"{path}.{key.text}" if path else key.text
        if isinstance(given, Mapping) and isinstance(value, Mapping):
            given = _over(report, family, given, value, inside)
        elif _alike(given, value):
            report.error(at.span, f"'{inside}' says what the family '{family}' says already", "remove it")
        entries.append((at, given))
    found = [*entries, *mine.values()]
    if path in ("constraints", "history"):  # in the order of their numbers, whoever says them
        found.sort(key=lambda entry: [int(number) for number in re.findall(r"\d+", entry[0].text)])
    return Mapping(tuple(found), own.span)


def _alike(a: Node, b: Node) -> bool:
    return list(_words(a)) == list(_words(b))


def _words(node: Node) -> Iterator[str]:
    """What a node says, wherever it stands."""
    match node:
        case Scalar(text=text):
            yield f"={text}"
        case SequenceNode(items=items):
            yield "["
            for item in items:
                yield from _words(item)
        case Mapping(entries=entries):
            yield "{"
            for key, value in entries:
                yield f":{key.text}"
                yield from _words(value)
        case _:
            yield f"!{node.span}"
