"""The targets: each module of this folder that defines `EMITTER` is one; nothing else needs to know it.

A target that lies elsewhere is a folder, a Python package that defines `EMITTER`, with its templates beside.
"""

from __future__ import annotations

import pkgutil
import sys
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

from opspec_generator import templates_dir
from opspec_generator.templates import environment_of
from opspec_model.text.problems import Report, Span

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from opspec_model.definitions.spec import Base, Op


class Emitter(Protocol):
    """One target. Every method maps paths, relative to the output folder, to the text of the file.

    A path below `spec/schema/` lies in the spec folder. What an emitter returns may depend on its arguments,
    its templates and the generator's sources only: that is what decides whether it is called again.
    """

    @property
    def name(self) -> str:
        """Also the name of the target's folder below templates/."""

    def emit_op(self, op: Op, /) -> Mapping[str, str]:
        """The files of one op."""

    def emit_base(self, base: Base, /) -> Mapping[str, str]:
        """The files that depend on primitives, types and dialects alone."""

    def emit_index(self, summaries: Sequence[Mapping[str, Any]], /) -> Mapping[str, str]:
        """The files about all ops together, from their summaries in order of path."""


@runtime_checkable
class Summarizer(Protocol):
    """A target whose index needs to know more of an op than the op's own summary says."""

    def summarize(self, op: Op, /) -> Mapping[str, Any]:
        """What is added to the op's summary: JSON."""


class Target:
    """A target that emits nothing: what an emitter does not override."""

    name: str

    @property
    def folder(self) -> Path:
        """Where its templates lie."""
        return folder_of(self)

    def render(self, template: str, /, **given: Any) -> str:
        """A template of this folder, filled in."""
        return environment_of(self.folder).get_template(template).render(given)

    def emit_op(self, _op: Op, /) -> Mapping[str, str]:
        return {}

    def emit_base(self, _base: Base, /) -> Mapping[str, str]:
        return {}

    def emit_index(self, _summaries: Sequence[Mapping[str, Any]], /) -> Mapping[str, str]:
        return {}


def discover() -> tuple[Emitter, ...]:
    modules = [import_module(f"{__name__}.{found.name}") for found in pkgutil.iter_modules(__path__)]
    return tuple(sorted((m.EMITTER for m in modules if hasattr(m, "EMITTER")), key=lambda emitter: emitter.name))


def target_at(folder: Path) -> Emitter:
    """The target that lies in this folder; SpecError where there is none."""
    home = folder / "__init__.py"
    name = f"opspec_target_{folder.resolve().name}"
    spec = spec_from_file_location(name, home, submodule_search_locations=[str(folder.resolve())])
    module = None
    if home.exists() and spec is not None and spec.loader is not None:
        module = sys.modules[name] = module_from_spec(spec)
        spec.loader.exec_module(module)
    emitter: Emitter | None = getattr(module, "EMITTER", None)
    if emitter is None:
        found = "one that does not" if home.exists() else "no such file"
        report = Report()
        message = f"expected a Python module that defines EMITTER, found {found}"
        report.error(Span.whole(str(home)), message, "CONTRIBUTING.md, 'Add a target', shows one")
        report.raise_if_any()
    assert emitter is not None
    return emitter


def folder_of(emitter: Emitter) -> Path:
    """Where its templates lie, and `texts.yaml`: below templates/, or its own folder where it lies elsewhere."""
    home = sys.modules[type(emitter).__module__].__file__
    assert home is not None
    inside = Path(home).is_relative_to(Path(__file__).parent)
    return templates_dir() / emitter.name if inside else Path(home).parent


def texts_of(emitters: Iterable[Emitter]) -> dict[str, Path]:
    """The files in which targets say how they write element types and primitives."""
    files = {emitter.name: folder_of(emitter) / "texts.yaml" for emitter in emitters}
    return {name: path for name, path in files.items() if path.exists()}
