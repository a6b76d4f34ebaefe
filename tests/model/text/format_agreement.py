"""Do the reader and the JSON Schema of a class accept the same file?"""

from __future__ import annotations

import functools
import json
import re
from typing import Any

import jsonschema

from opspec_generator.schema import schema_text
from opspec_model.text.problems import Report
from opspec_model.text.typed_reader import read
from opspec_model.text.yaml_nodes import Broken, Mapping, Node, Scalar, Sequence, parse_document


def agree(cls: type[Any], text: str) -> tuple[bool, bool]:
    """Whether the reader accepts the text, and whether the schema accepts what an editor makes of it."""
    report = Report()
    node = parse_document(report, "test.yaml", text.encode())
    assert node is not None, report.render()
    assert not report, f"not about structure:\n{report.render()}"
    read(report, cls, node)
    return not report, bool(validator(cls).is_valid(as_json(node)))


@functools.cache
def validator(cls: type[Any]) -> Any:
    schema = json.loads(schema_text(cls, id="https://example.org/test.schema.json", title="Test"))
    jsonschema.Draft202012Validator.check_schema(schema)
    return jsonschema.Draft202012Validator(schema)


def as_json(node: Node) -> Any:
    """Plain YAML 1.2 (core schema), as editors load it: `1.10` is a number there."""
    match node:
        case Scalar(text, style="plain"):
            return resolve(text)
        case Scalar(text):
            return text
        case Sequence(items):
            return [as_json(item) for item in items]
        case Mapping(entries):
            return {key.text: as_json(value) for key, value in entries}
        case Broken():
            raise AssertionError("the document was reported as broken")


def resolve(text: str) -> str | int | float | bool | None:
    if text in ("", "~", "null", "Null", "NULL"):
        return None
    if text in ("true", "True", "TRUE", "false", "False", "FALSE"):
        return text.lower() == "true"
    if re.fullmatch("[-+]?[0-9]+", text):
        return int(text)
    if re.fullmatch(r"[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?", text):
        return float(text)
    return text
