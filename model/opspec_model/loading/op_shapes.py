"""What graphs have to know of other ops, read off their files without checking those: an edit of one op must not cost
reading all.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

from opspec_model.graph.example_graphs import OpShape, op_path
from opspec_model.loading.op_document import folders_of, read_op
from opspec_model.text.document import Broken, Node, Scalar
from opspec_model.text.document import Mapping as MappingNode
from opspec_model.text.problems import Report


def op_files(spec_dir: Path) -> list[Path]:
    """All op files, in the order of their names."""
    return sorted((spec_dir / "ops").glob("*/*.yaml"))


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
        found = (f"{path.parent.name}.{path.stem}" for spec_dir in self.spec_dirs for path in op_files(spec_dir))
        return iter(dict.fromkeys(found))

    def __len__(self) -> int:
        return len(list(iter(self)))


@cache
def _shape_of(path: Path, _mtime: int, folders: tuple[Path, ...]) -> OpShape:
    node, _ = read_op(Report(), path, folders)
    if not isinstance(node, MappingNode):
        return OpShape(0, True, (), known=False)
    sections = {key.text: value for key, value in node.entries}
    operands, attributes = sections.get("operands"), sections.get("attributes")
    if isinstance(operands, Broken) or isinstance(attributes, Broken):
        return OpShape(0, True, (), known=False)
    values = _texts(operands)
    loose = [v for v in values if v.endswith(("...", "?")) or " if " in v]
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
    )


def _texts(section: Node | None) -> list[str]:
    entries = section.entries if isinstance(section, MappingNode) else ()
    return [value.text for _, value in entries if isinstance(value, Scalar)]


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
