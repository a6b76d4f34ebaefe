"""The package that holds the generated Python, and what makes a pack a distribution: see docs/packs.md."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from opspec.catalog.dialects import ABI
from opspec.catalog.pack_sources import HASH, copied_text, text_hash
from opspec_generator.emit import Target
from opspec_generator.emit.python_text import quoted
from opspec_generator.templates import environment
from opspec_model.definitions.spec import Base, Op
from opspec_model.loading.families import family_files
from opspec_model.loading.functions import function_files


class PackageEmitter(Target):
    """`__init__.py` and `py.typed`; for a pack also `pyproject.toml`, and its spec for `opspec explain`."""

    name = "package"

    def emit_op(self, op: Op) -> Mapping[str, str]:
        return _copied(op.file, f"{op.package}/{op.path}") if op.base.is_pack else {}

    def emit_base(self, base: Base) -> Mapping[str, str]:
        init = environment().get_template("package/init.py.j2").render(abi=ABI)
        texts = {f"{base.package}/__init__.py": init, f"{base.package}/py.typed": ""}
        if same := {name: op for own in base.own_dialects for name, op in own.same_as.items()}:
            lines = [f"{quoted(name)}: {quoted(op)}," for name, op in same.items()]
            texts[f"{base.package}/same_as.py"] = (
                environment().get_template("package/same_as.py.j2").render(lines=lines)
            )
        if not base.is_pack:
            return texts
        files = [
            Path("primitives.yaml"),
            Path("coefficients.yaml"),
            *(Path(f"dialects/{own.name}.yaml") for own in base.own_dialects),
        ]
        shared = (*family_files(base.spec_dir), *function_files(base.spec_dir))
        files += [file.relative_to(base.spec_dir) for file in shared]
        found = [file for file in files if (base.spec_dir / file).exists()]
        for file in found:
            texts |= _copied(base.spec_dir / file, f"{base.package}/spec/{file.as_posix()}")
        return {**texts, "pyproject.toml": _pyproject(base)}


def _pyproject(base: Base) -> str:
    first = base.own_dialects[0]
    template = environment().get_template("package/pyproject.toml.j2")
    return template.render(
        source=f"spec/dialects/{first.name}.yaml",
        name=quoted(base.package.replace("_", "-")),
        version=quoted(first.version),
        description=quoted(" ".join(first.summary.split())),
        package=quoted(base.package),
        points=[f"{own.name} = {quoted(base.package)}" for own in base.own_dialects],
    )


def _copied(file: Path, path: str) -> dict[str, str]:
    """A copy of a file, with the line ends that every generated file has, and the hash of what was copied."""
    text = copied_text(file)
    return {path: text, f"{path}{HASH}": f"{text_hash(text)}\n"}


EMITTER = PackageEmitter()
