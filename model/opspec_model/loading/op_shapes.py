"""What graphs have to know of other ops, read off their files without checking those: an edit of one op must not cost
reading all.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Mapping
from functools import cache, cached_property
from pathlib import Path

from opspec_model.graph.example_graphs import OpShape, op_path
from opspec_model.loading.expanded_op_file import folders_of, read_expanded
from opspec_model.text.problems import Report
from opspec_model.text.yaml_nodes import Broken, Node, Scalar
from opspec_model.text.yaml_nodes import Mapping as MappingNode


def op_files(spec_dir: Path) -> list[Path]:
    """All op files, in the order of their names."""
    return sorted((spec_dir / "ops").glob("*/*.yaml"))


def _op_names(spec_dir: Path) -> list[str]:
    """The names of the ops of a spec, read without making paths: each op file asks for all of them."""
    try:
        dialects = [entry for entry in os.scandir(spec_dir / "ops") if entry.is_dir()]
    except (FileNotFoundError, NotADirectoryError):
        return []
    files = ((dialect.name, entry.name) for dialect in dialects for entry in os.scandir(dialect))
    return sorted(f"{dialect}.{name.removesuffix('.yaml')}" for dialect, name in files if name.endswith(".yaml"))


def known_path(spec_dir: Path, core: Path, name: str) -> Path:
    own = op_path(spec_dir, name)
    return own if own.exists() else op_path(core, name)


def op_shapes(spec_dir: Path, core: Path) -> Mapping[str, OpShape]:
    """The ops of a spec and of the core, by name."""
    return _LazyShapes(folders_of(spec_dir, core))


class _LazyShapes(Mapping[str, OpShape]):
    """Looks an op up when a graph names it."""

    def __init__(self, spec_dirs: tuple[Path, ...]) -> None:
        self.spec_dirs = spec_dirs

    def __getitem__(self, name: str) -> OpShape:
        for spec_dir in self.spec_dirs:
            path = op_path(spec_dir, name)
            if path.is_file():
                return _shape_of(path, path.stat().st_mtime_ns, self.spec_dirs)
        raise KeyError(name)

    def __iter__(self) -> Iterator[str]:
        return iter(self._names)

    def __len__(self) -> int:
        return len(self._names)

    @cached_property
    def _names(self) -> dict[str, None]:
        return dict.fromkeys(name for spec_dir in self.spec_dirs for name in _op_names(spec_dir))


@cache
def _shape_of(path: Path, _mtime: int, folders: tuple[Path, ...]) -> OpShape:
    node, _ = read_expanded(Report(), path, folders)
    if not isinstance(node, MappingNode):
        return OpShape(0, True, (), known=False)
    sections = {key.text: value for key, value in node.entries}
    operands, attributes = sections.get("operands"), sections.get("attributes")
    if isinstance(operands, Broken) or isinstance(attributes, Broken):
        return OpShape(0, True, (), known=False)
    values = _texts(operands)
    loose = [v for v in values if _is_loose(v)]
    given = attributes.entries if isinstance(attributes, MappingNode) else ()
    results = _texts(sections.get("results"))
    regions = sections.get("regions")
    kinds, structs, needs = _attributes(given)
    return OpShape(
        len(values) - len(loose),
        bool(loose),
        tuple(key.text for key, _ in given),
        tuple(key.text for key, value in given if not _may_be_absent(value)),
        declared=tuple(values),
        kinds=kinds,
        structs=structs,
        needs=needs,
        regions=tuple(key.text for key, _ in regions.entries) if isinstance(regions, MappingNode) else (),
        many=len(results) != 1 or results[0].endswith("..."),
        results=None if any(_is_loose(text) for text in results) else len(results),
        as_operand=_as_operand(sections),
    )


def _is_loose(text: str) -> bool:
    """Whether a declared value stands for another number of values than one."""
    return text.endswith(("...", "?")) or " if " in text


def _as_operand(sections: Mapping[str, Node]) -> int | None:
    """The place of the operand of which a list of results has an item each: one of the same pack of types, or the one
    that the rule goes over which infers the results.
    """
    operands, results = _texts(sections.get("operands")), _texts(sections.get("results"))
    if len(results) != 1 or not results[0].endswith("..."):
        return None
    packs = [name for name, text in _named(sections.get("typevars")).items() if text.endswith("...")]
    if results[0] in operands and any(f"<{name}>" in results[0] for name in packs):
        return operands.index(results[0])
    names = list(_named(sections.get("operands")))
    (result,) = _named(sections.get("results"))
    for rule in _inferring(sections.get("constraints"), result):
        over = re.search(rf"\bzip\({result}, (\w+)", rule)
        if over is not None and over[1] in names and operands[names.index(over[1])].endswith("..."):
            return names.index(over[1])
    return None


def _named(section: Node | None) -> dict[str, str]:
    entries = section.entries if isinstance(section, MappingNode) else ()
    return {key.text: value.text for key, value in entries if isinstance(value, Scalar)}


def _inferring(section: Node | None, result: str) -> Iterator[str]:
    """The texts of the rules that infer a result."""
    for _, rule in section.entries if isinstance(section, MappingNode) else ():
        parts = {key.text: value for key, value in rule.entries} if isinstance(rule, MappingNode) else {}
        infers, text = parts.get("infers"), parts.get("rule")
        if isinstance(infers, Scalar) and infers.text == result and isinstance(text, Scalar):
            yield text.text


def _texts(section: Node | None) -> list[str]:
    return list(_named(section).values())


def _attributes(given: tuple[tuple[Scalar, Node], ...]) -> tuple[dict[str, str], dict[str, str], tuple[str, ...]]:
    """The kinds of attributes and fields, the structs without fields of their own, and what has to be given."""
    kinds: dict[str, str] = {}
    structs: dict[str, str] = {}
    needs: list[str] = []
    for key, value in given:
        parts = {inner.text: node for inner, node in value.entries} if isinstance(value, MappingNode) else {}
        struct, fields, kind = parts.get("struct"), parts.get("fields"), parts.get("type", value)
        if isinstance(struct, Scalar):
            inner = fields.entries if isinstance(fields, MappingNode) else ()
            own, _, needed = _attributes(inner)
            kinds |= own
            needs += needed if not _may_be_absent(value) else ()
            if not inner:
                structs[key.text] = struct.text
        elif isinstance(kind, Scalar):
            kinds[key.text] = kind.text
            needs += [] if _may_be_absent(value) else [key.text]
    return kinds, structs, tuple(needs)


def _may_be_absent(attribute: Node) -> bool:
    if not isinstance(attribute, MappingNode):
        return not isinstance(attribute, Scalar)
    keys = {key.text: value for key, value in attribute.entries}
    optional = keys.get("optional")
    return "default" in keys or (isinstance(optional, Scalar) and optional.text == "true")
