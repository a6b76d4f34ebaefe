"""JSON Schemas of the spec's files, for editors; made from the same dataclasses that the loader reads into."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from opspec.values.types import ELEMENT_TYPES
from opspec_generator.emit import Target
from opspec_generator.schema import schema_text
from opspec_model.definitions.functions import ANY
from opspec_model.definitions.kinds import KINDS
from opspec_model.definitions.spec import Base, Op
from opspec_model.loading.broadcasts import KEY
from opspec_model.text.boundary_format import ELEMENT, ManifestFile, PolicyFile
from opspec_model.text.file_format import (
    ATTRIBUTE_KIND,
    ELEMENT_NAME,
    VAR_TYPE,
    BroadcastFile,
    DialectFile,
    FamilyFile,
    OpFile,
)
from opspec_model.text.function_format import BODY_NAME, CoefficientsFile, FunctionsFile
from opspec_model.text.table_format import PrimitivesFile, ShardingTableFile, TextsFile, TypesFile

# A pack has the element types of the core, and so no files of its own for them and for what targets call them, nor for
# what holds of all ops alike.
OF_THE_CORE = ("types", "texts", "policy", "sharding")
FILES = {
    "op": (OpFile, "An op of a dialect"),
    "family": (FamilyFile, "What ops of a family share"),
    "dialect": (DialectFile, "The header of a dialect"),
    "primitives": (PrimitivesFile, "The trusted base of the expression language"),
    "functions": (FunctionsFile, "Functions of numbers as arithmetic"),
    "coefficients": (CoefficientsFile, "The numbers that functions are computed with"),
    "types": (TypesFile, "Element types and their classes"),
    "policy": (PolicyFile, "What may cross to a plugin"),
    "sharding": (ShardingTableFile, "What is chosen about sharding rules"),
    "texts": (TextsFile, "What a target calls element types, and how it writes primitives"),
}
FORMS = {"op": {KEY: BroadcastFile}}
QUANTIZED = "quantized"
MANIFEST = "manifest"
ANY_OF = {"op": ("results", "family")}  # what an op gives may be said by its family


class SchemaEmitter(Target):
    """One schema per kind of file."""

    name = "schema"

    def emit_base(self, base: Base) -> Mapping[str, str]:
        words = {
            ATTRIBUTE_KIND: [*KINDS, *(name for dialect in base.own_dialects for name in base.enums(dialect.name))],
            VAR_TYPE: [*base.classes, *base.elements],
            ELEMENT_NAME: [*base.elements],
            BODY_NAME: [ANY, *base.elements],
            ELEMENT: [*base.elements, QUANTIZED],
        }
        return {
            f"spec/schema/{name}.schema.json": schema_text(
                cls,
                id=f"{name}.schema.json",
                title=title,
                forms=FORMS.get(name, {}),
                words=words,
                any_of=ANY_OF.get(name, ()),
            )
            for name, (cls, title) in FILES.items()
            if not (base.is_pack and name in OF_THE_CORE)
        }

    def summarize(self, op: Op) -> Mapping[str, Any]:
        classes = sorted(op.typevars[0].classes) if op.typevars else []
        attributes = {attribute.name: list(attribute.choices) for attribute in op.attributes}
        return {MANIFEST: {"classes": classes, "attributes": attributes}}

    def emit_index(self, summaries: Sequence[Mapping[str, Any]]) -> Mapping[str, str]:
        """The schema of manifests, which says of each op of the core what may be said of it."""
        if not any(op["name"].startswith("stablehlo.") for op in summaries):
            return {}
        text = schema_text(ManifestFile, id="manifest.schema.json", title="What a backend takes")
        schema = json.loads(text)
        general = schema["properties"]["ops"]["additionalProperties"]
        ordered = sorted(summaries, key=lambda op: str(op["name"]))
        schema["properties"]["ops"]["properties"] = {
            op["name"]: {"allOf": [general, _of_op(op[MANIFEST])]} for op in ordered
        }
        return {"spec/schema/manifest.schema.json": json.dumps(schema, indent=1, ensure_ascii=False) + "\n"}


def _of_op(known: Mapping[str, Any]) -> dict[str, Any]:
    """What a manifest may say of an op: its element types, and the values of its attributes that have few."""
    types = [name for name, type_ in ELEMENT_TYPES.items() if type_.kind in known["classes"]]
    values = {
        name: {"propertyNames": {"enum": [*choices, "given"]}}
        for name, choices in known["attributes"].items()
        if choices
    }
    attributes = {"propertyNames": {"enum": list(known["attributes"])}, "properties": values}
    names = {"propertyNames": {"enum": [*types, QUANTIZED]}} if types else {}
    return {"properties": {"types": names, "attributes": attributes}}


EMITTER = SchemaEmitter()
