"""A manifest: what a backend takes, as a file of JSON says it. A plugin may announce the text of one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from opspec.boundary.documents import BadDocument, content, expect_none, parsed
from opspec.boundary.policy import QUANTIZED, Policy
from opspec.catalog.dialects import packages
from opspec.catalog.op_index import index
from opspec.rules.inference import signature_of
from opspec.values.types import ELEMENT_TYPES
from opspec_model.definitions.versions import number
from opspec_model.text.boundary_format import ManifestFile, TakenOpFile
from opspec_model.text.problems import Report, Span, did_you_mean

FORMAT = "1"
YES, NO, UNKNOWN = "yes", "no", "unknown"
ANNOUNCED = "opspec_manifest"  # the attribute of a plugin that has the text of its manifest
ANY = "*"
GIVEN = "given"  # in the place of a value: the attribute, whatever it is


@dataclass(frozen=True, slots=True)
class TakenOp:
    """What is taken of an op: answers by element type, for unknown sizes, and by value of attributes."""

    types: Mapping[str, str]
    unknown_sizes: str = UNKNOWN
    attributes: Mapping[str, Mapping[str, str]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Manifest:
    """What a backend takes; of what is not named nothing is known. `file`: where it is from, for messages."""

    backend: str
    described: str
    made: str
    ops: Mapping[str, TakenOp]
    versions: tuple[str, str] | None = None
    composites: Mapping[str, str] = field(default_factory=dict)
    file: str = ""
    places: Mapping[str, Span] = field(default_factory=dict)

    @property
    def newest(self) -> str | None:
        return None if self.versions is None else self.versions[1]

    def composite(self, name: str) -> str:
        """Whether composites of a name are taken; `*` stands for those that are not named."""
        return self.composites.get(name) or self.composites.get(ANY, UNKNOWN)

    def data(self) -> dict[str, object]:
        """The manifest as its file has it."""
        return {
            "manifest": FORMAT,
            "backend": self.backend,
            "described": self.described,
            "made": self.made,
            **(
                {}
                if self.versions is None
                else {"versions": dict(zip(("oldest", "newest"), self.versions, strict=True))}
            ),
            **({"composites": dict(self.composites)} if self.composites else {}),
            "ops": {name: _data(taken) for name, taken in self.ops.items()},
        }


def _data(taken: TakenOp) -> dict[str, object]:
    attributes = {name: dict(values) for name, values in taken.attributes.items()}
    return {
        "types": dict(taken.types),
        "unknown_sizes": taken.unknown_sizes,
        **({"attributes": attributes} if attributes else {}),
    }


def read_manifest(path: Path) -> Manifest:
    """The manifest in a file; BadDocument, with every line that is wrong."""
    return manifest_of(str(path), content(path))


def manifest_of(file: str, data: bytes) -> Manifest:
    """The manifest in the text of a file."""
    found, report = parsed(ManifestFile, file, data)
    known = list(index())
    for name, taken in found.ops.items():
        span = found.ops.key(name).span
        if name.partition(".")[0] not in packages():
            report.error(span, f"no dialect is called '{name.partition('.')[0]}'", did_you_mean(name, known))
        elif name not in known:
            report.error(span, f"no op is called '{name}'", did_you_mean(name, known))
        else:
            _expect_op(report, name, taken)
    for name in found.composites or ():
        if name.startswith("chlo.") and name not in known:
            assert found.composites is not None
            report.error(found.composites.key(name).span, f"no op is called '{name}'", did_you_mean(name, known))
    versions = found.versions
    if versions is not None and number(versions.oldest.text) > number(versions.newest.text):
        message = f"the oldest version {versions.oldest.text} is newer than the newest, {versions.newest.text}"
        report.error(versions.oldest.span, message, "exchange them")
    expect_none(report)
    return Manifest(
        found.backend,
        found.described,
        found.made,
        {name: _taken(taken) for name, taken in found.ops.items()},
        None if versions is None else (versions.oldest.text, versions.newest.text),
        dict(found.composites or {}),
        file,
        {"versions": found.span if versions is None else versions.newest.span}
        | {name: found.composites.key(name).span for name in found.composites or () if found.composites is not None},
    )


def _taken(found: TakenOpFile) -> TakenOp:
    attributes = {name: dict(values) for name, values in (found.attributes or {}).items()}
    return TakenOp(dict(found.types), found.unknown_sizes, attributes)


def _expect_op(report: Report, name: str, taken: TakenOpFile) -> None:
    elements = [*ELEMENT_TYPES, QUANTIZED]
    for type_ in taken.types:
        if type_ not in elements:
            span = taken.types.key(type_).span
            report.error(span, f"no element type is called '{type_}'", did_you_mean(type_, elements))
    signature = signature_of(name)
    if taken.attributes is None or signature is None:
        return
    known = {attribute.name: attribute for attribute in signature.attributes}
    for attribute, values in taken.attributes.items():
        if attribute not in known:
            span = taken.attributes.key(attribute).span
            hint = did_you_mean(attribute, known) or f"its attributes: {', '.join(known) or 'none'}"
            report.error(span, f"{name} has no attribute '{attribute}'", hint)
            continue
        choices = [*known[attribute].choices, GIVEN] if known[attribute].choices else []
        for value in values:
            if choices and value not in choices:
                span = values.key(value).span
                hint = did_you_mean(value, choices) or f"its values: {', '.join(choices)}"
                report.error(span, f"{attribute} is never '{value}'", hint)


def expect_agreement(policy: Policy, manifest: Manifest) -> None:
    """BadDocument where nothing can do what both say: what the policy is for the backend does not take."""
    report = Report()
    where = manifest.places
    newest, oldest = policy.newest, None if manifest.versions is None else number(manifest.versions[0])
    if newest is not None and oldest is not None and newest < oldest:
        told = ".".join(map(str, newest))
        message = f"{manifest.backend} reads StableHLO from {manifest.versions[0] if manifest.versions else ''} on"
        report.error(where["versions"], message, f"the policy {policy.name} lets nothing newer than {told} cross")
    for name, answer in manifest.composites.items():
        if answer == NO and name in policy.kept:
            message = f"{manifest.backend} takes no composites '{name}'"
            report.error(where[name], message, f"the policy {policy.name} keeps them: expand them there")
    if policy.types is not None:
        of_ops = {type_ for taken in manifest.ops.values() for type_, answer in taken.types.items() if answer != NO}
        if manifest.ops and not of_ops & policy.types:
            message = f"{manifest.backend} has no op of an element type that the policy {policy.name} lets cross"
            report.error(Span.whole(manifest.file), message, f"there: {', '.join(sorted(policy.types))}")
    if report:
        raise BadDocument(report.render())
