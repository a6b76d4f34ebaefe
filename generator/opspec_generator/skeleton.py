"""Commented files to begin with: the header of a dialect, and an op that the loader accepts as it is."""

from __future__ import annotations

from pathlib import Path

from opspec.errors import OpSpecError
from opspec.programs import carrier
from opspec_generator.templates import environment
from opspec_model.graph.example_graphs import op_path
from opspec_model.loading.base import read_file
from opspec_model.names import CORE_DIALECTS
from opspec_model.text.file_format import DialectFile
from opspec_model.text.problems import Report


def new_dialect(folder: Path, name: str) -> Path:
    """Write the header of a dialect into a spec folder."""
    if name not in CORE_DIALECTS and _in_mlir(name):
        raise OpSpecError(f"MLIR itself has a dialect '{name}'; choose another name")
    is_pack = not (folder / "types.yaml").exists()
    if is_pack and name in CORE_DIALECTS:
        raise OpSpecError(f"the core has a dialect '{name}'; choose another name")
    package = f"opspec_{name}" if is_pack else ""
    return _write(folder / "dialects" / f"{name}.yaml", "skeleton/dialect.yaml.j2", name=name, package=package)


def new_op(folder: Path, name: str) -> Path:
    """Write an op file into a spec folder that has the header of its dialect."""
    dialect = name.partition(".")[0]
    path = folder / "dialects" / f"{dialect}.yaml"
    if not path.exists():
        raise OpSpecError(
            f"expected the header of the dialect in {path}, found no such file; "
            f"first run `opspec new dialect {dialect} --dir {folder}`"
        )
    report = Report()
    header = read_file(report, DialectFile, path)
    report.raise_if_any()
    assert header is not None
    return _write(op_path(folder, name), "skeleton/op.yaml.j2", name=name, version=_first_version(header, dialect))


def _first_version(header: DialectFile, dialect: str) -> str:
    """The version that an op arrives in: of our own dialects one that is to come, since those that are out lack it."""
    if dialect not in CORE_DIALECTS:
        return header.version
    major, minor, _ = header.version.split(".")
    return f"{major}.{int(minor) + 1}.0"


def _in_mlir(dialect: str) -> bool:
    context = carrier.new_context()
    try:
        context.get_dialect_descriptor(dialect)
    except ValueError:
        return False
    return True


def _write(path: Path, template: str, **values: str) -> Path:
    text = environment().get_template(template).render(**values)
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        with path.open("x", encoding="utf-8", newline="\n") as file:
            file.write(text)
    except FileExistsError:
        raise OpSpecError(f"{path} is there already, and nothing was written") from None
    return path
