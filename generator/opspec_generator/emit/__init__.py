"""The targets: each module of this folder that defines `EMITTER` is one; nothing else needs to know it."""

from __future__ import annotations

import pkgutil
from importlib import import_module
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

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

    def emit_op(self, _op: Op, /) -> Mapping[str, str]:
        return {}

    def emit_base(self, _base: Base, /) -> Mapping[str, str]:
        return {}

    def emit_index(self, _summaries: Sequence[Mapping[str, Any]], /) -> Mapping[str, str]:
        return {}


def discover() -> tuple[Emitter, ...]:
    modules = [import_module(f"{__name__}.{found.name}") for found in pkgutil.iter_modules(__path__)]
    return tuple(sorted((m.EMITTER for m in modules if hasattr(m, "EMITTER")), key=lambda emitter: emitter.name))
