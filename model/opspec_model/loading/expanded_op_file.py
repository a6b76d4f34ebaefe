"""An op file as nodes, written out: with what its family says, and one that `broadcasts` another op as the file that it
stands for.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from opspec_model.definitions.spec import Base, Broadcasts
from opspec_model.graph.example_graphs import op_path
from opspec_model.loading import broadcasts, families, short_forms
from opspec_model.loading.base import display, read_bytes
from opspec_model.loading.sizes import without_sizes
from opspec_model.text.file_format import BroadcastFile
from opspec_model.text.problems import Report, did_you_mean
from opspec_model.text.typed_reader import read
from opspec_model.text.yaml_nodes import Mapping, Node, parse_document


def folders_of(spec_dir: Path, core: Path) -> tuple[Path, ...]:
    """Where the ops are that a file may name: in the same spec, then in the core."""
    return (spec_dir, core) if spec_dir != core else (spec_dir,)


def expanded_nodes(path: Path, base: Base) -> Mapping | None:
    """The nodes of the file of an op that is part of a sound spec."""
    node, _ = read_expanded(Report(), path, folders_of(base.spec_dir, base.core))
    return node if isinstance(node, Mapping) else None


def read_expanded(report: Report, path: Path, folders: Sequence[Path]) -> tuple[Node | None, Broadcasts | None]:
    """The nodes of an op file, as if nothing in it were short, and what it broadcasts; None with the problem reported
    where there are none.
    """
    data = read_bytes(report, path)
    node = parse_document(report, display(path), data) if data is not None else None
    if not isinstance(node, Mapping):
        return node, None
    if all(key.text != broadcasts.KEY for key, _ in node.entries):
        return _written_out(report, path, node, folders), None
    file = read(report, BroadcastFile, node)
    if file is None:
        return None, None
    given = broadcasts.parse_broadcasts(file.broadcasts.text)
    paths = [op_path(folder, given.op) for folder in folders]
    found = next((path for path in paths if path.is_file()), None)
    if found is None:
        names = [f"{p.parent.name}.{p.stem}" for folder in folders for p in (folder / "ops").glob("*/*.yaml")]
        place = file.broadcasts.span_of(0, len(given.op))
        report.error(place, f"unknown op '{given.op}'", did_you_mean(given.op, names))
        return None, None
    applied = parse_document(Report(), str(found), found.read_bytes())
    explicit = _written_out(Report(), found, applied, folders) if isinstance(applied, Mapping) else None
    if explicit is None:
        report.error(file.broadcasts.span, f"the file of {given.op} cannot be read", "that file is told of apart")
        return None, None
    whole = broadcasts.expand(report, node, file, explicit)
    return short_forms.in_full(report, whole) if whole is not None else None, given


def _written_out(report: Report, path: Path, node: Mapping, folders: Sequence[Path]) -> Mapping | None:
    """A file that is no broadcasting form: with what its family says, then without sizes and short forms."""
    own = path.parent.parent.parent  # an op of the core has the core's families, whoever reads it
    merged = families.merged(report, node, (own, folders[-1]) if own != folders[-1] else (own,))
    return short_forms.in_full(report, without_sizes(report, merged)) if merged is not None else None
