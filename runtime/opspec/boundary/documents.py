"""Policies and manifests as files: read into dataclasses, with every problem at its line."""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

from opspec.errors import OpSpecError
from opspec_model.text.problems import Report, SpecError
from opspec_model.text.typed_reader import read
from opspec_model.text.yaml_nodes import parse_document

F = TypeVar("F")


class BadDocument(OpSpecError):
    """A policy or a manifest that cannot be used; the message has its lines."""


def content(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise BadDocument(f"{path}: {error.strerror or error}") from None


def parsed(cls: type[F], name: str, data: bytes) -> tuple[F, Report]:
    """What a file holds, and the report to which its reader adds what else is wrong; BadDocument where it is none."""
    report = Report()
    node = parse_document(report, name, data)
    found = None if node is None else read(report, cls, node)
    if found is None:
        expect_none(report)
    assert found is not None
    return found, report


def expect_none(report: Report) -> None:
    """BadDocument with every problem, where there is one."""
    try:
        report.raise_if_any()
    except SpecError as error:
        raise BadDocument(str(error)) from None
