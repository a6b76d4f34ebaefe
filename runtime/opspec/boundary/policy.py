"""A policy: what may cross to a plugin, as a file of YAML says it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from fnmatch import fnmatchcase
from importlib.resources import files
from pathlib import Path
from typing import Literal

from opspec.boundary.documents import BadDocument, content, expect_none, parsed
from opspec.catalog.dialects import packages
from opspec.catalog.op_index import index
from opspec.catalog.versions import STABLEHLO, versions_of
from opspec.lowering.needed_versions import Version
from opspec.programs import carrier
from opspec.values.types import ELEMENT_TYPES
from opspec_model.definitions.versions import number
from opspec_model.text.boundary_format import CompositesFile, PolicyFile
from opspec_model.text.problems import Report, did_you_mean
from opspec_model.text.yaml_nodes import Scalar

SHIPPED = ("stablehlo-only", "portable", "jax-today")
# Dialects that no op file speaks of, and that programs of JAX, of its plugins and of older frontends have.
OF_MLIR = (
    "arith", "builtin", "cf", "complex", "func", "math", "memref", "mhlo", "mpmd", "quant", "scf", "shape",
    "sparse_tensor", "tensor", "vector", "vhlo",
)  # fmt: skip
QUANTIZED = "quantized"
EVERY = ("*",)


@dataclass(frozen=True, slots=True)
class Policy:
    """What may cross; None where everything does. Names may be patterns."""

    name: str
    says: str
    dialects: frozenset[str]
    version: str | None = None
    types: frozenset[str] | None = None
    dynamism: Literal["any", "bounded", "none"] = "any"
    custom_calls: tuple[str, ...] | None = None
    kept: tuple[str, ...] = EVERY
    expanded: tuple[str, ...] = ()
    attributes: tuple[str, ...] | None = None
    unknown: Literal["cross", "refuse"] = "cross"

    @property
    def newest(self) -> Version | None:
        """The newest version of StableHLO that may cross."""
        if self.version is None:
            return None
        return number(carrier.version_of_age(self.version) if self.version in carrier.AGES else self.version)

    def up_to(self, *versions: str | None) -> Policy:
        """The same where nothing newer than these versions is read, of which some may not be known."""
        own = [] if self.newest is None else [".".join(map(str, self.newest))]
        known = [*own, *(version for version in versions if version is not None)]
        return replace(self, version=min(known, key=number)) if known else self

    def keeps(self, composite: str) -> bool:
        """Whether a composite of this name crosses as it is; a name says more than a pattern."""
        if composite in self.kept or composite in self.expanded:
            return composite in self.kept
        return matches(self.kept, composite) and not matches(self.expanded, composite)


def matches(patterns: Iterable[str] | None, name: str) -> bool:
    return patterns is None or any(fnmatchcase(name, pattern) for pattern in patterns)


def read_policy(name: str) -> Policy:
    """The policy of a name that is shipped, or of a file; BadDocument, with every line that is wrong."""
    if name in SHIPPED:
        return policy_of(f"{name}.yaml", files(__package__).joinpath("policies", f"{name}.yaml").read_bytes(), name)
    path = Path(name)
    if not path.is_file() and path.suffix not in (".yaml", ".yml"):
        hint = did_you_mean(name, SHIPPED)
        found = f"found {name!r}" + (f"; {hint}" if hint else "")
        raise BadDocument(f"expected the file of a policy, or one of {', '.join(SHIPPED)}; {found}")
    return policy_of(str(path), content(path), path.stem)


def policy_of(file: str, data: bytes, name: str) -> Policy:
    """The policy in the text of a file."""
    found, report = parsed(PolicyFile, file, data)
    _expect_names(report, "dialect", found.dialects, sorted({*packages(), *OF_MLIR}))
    _expect_names(report, "element type", found.types or (), [*ELEMENT_TYPES, QUANTIZED])
    composites = found.composites or CompositesFile(found.span)
    _expect_composites(report, composites)
    _expect_version(report, found.version)
    expect_none(report)
    kept, expanded = composites.kept, composites.expanded
    return Policy(
        name,
        found.says,
        frozenset(_texts(found.dialects)),
        found.version.text if found.version is not None else None,
        frozenset(_texts(found.types)) if found.types is not None else None,
        found.dynamism,
        _texts(found.custom_calls) if found.custom_calls is not None else None,
        _texts(kept) if kept is not None else EVERY,
        _texts(expanded) if expanded is not None else () if kept is None else EVERY,
        _texts(found.attributes) if found.attributes is not None else None,
        found.unknown,
    )


def _texts(names: Iterable[Scalar]) -> tuple[str, ...]:
    return tuple(name.text for name in names)


def _expect_names(report: Report, kind: str, names: Iterable[Scalar], known: Iterable[str]) -> None:
    candidates = list(known)
    for name in names:
        if name.text not in candidates:
            hint = did_you_mean(name.text, candidates)
            report.error(name.span, f"no {kind} is called '{name.text}'", hint or f"known: {', '.join(candidates)}")


def _expect_composites(report: Report, found: CompositesFile) -> None:
    kept, expanded = found.kept or (), found.expanded or ()
    ours = [name for name in (*kept, *expanded) if name.text.startswith("chlo.") and not _is_pattern(name.text)]
    _expect_names(report, "op", ours, [name for name in index() if name.startswith("chlo.")])
    both = {name.text for name in kept} & {name.text for name in expanded}
    for name in expanded:
        if name.text in both:
            report.error(name.span, f"composites '{name.text}' are kept and expanded", "name it in one of the lists")


def _is_pattern(name: str) -> bool:
    return any(sign in name for sign in "*?[")


def _expect_version(report: Report, version: Scalar | None) -> None:
    if version is None or version.text in carrier.AGES:
        return
    oldest, newest = carrier.versions().oldest_stablehlo, carrier.versions().stablehlo
    if number(version.text) < number(oldest):
        hint = f"versions from {oldest} on have artifacts; this carrier writes up to {newest}"
        report.error(version.span, f"StableHLO {version.text} is too old", hint)
    known = versions_of(STABLEHLO)
    newest = max(newest, known.version if known is not None else newest, key=number)
    if number(version.text) > number(newest):
        report.error(version.span, f"no StableHLO {version.text} is known", f"the newest is {newest}")
