"""What `opspec.ops` is to a type checker: the builders of each dialect, which Python imports one by one when used."""

from __future__ import annotations

import keyword
import re
from collections.abc import Mapping, Sequence
from typing import Any

from opspec_generator.emit import Target
from opspec_generator.emit.binding.text import (
    builder_name,
    builder_parameters,
    camel_case,
    enumerations,
    view_bases,
    view_members,
)
from opspec_generator.spelling.python_layout import layout
from opspec_generator.templates import environment
from opspec_model.definitions.spec import Op
from opspec_model.names import CORE

WIDTH = 120


class BuildersEmitter(Target):
    """A stub per dialect. A module called like a keyword cannot be named there: its op is declared."""

    name = "builders"

    def summarize(self, op: Op) -> Mapping[str, Any]:
        name = builder_name(op)
        found: dict[str, Any] = {"line": _import(f"{op.package}.binding.{op.dialect}.{op.module}", name)}
        if keyword.iskeyword(op.module):
            enums = enumerations(op)
            view = camel_case(op.module)
            header = f"({', '.join(builder_parameters(op, enums))}) -> {view}:"
            found["stub"] = {
                "view": f"{view}({', '.join(view_bases(op, enums))})",
                "members": list(view_members(op, enums)),
                "header": layout(f"def {name}", header),
            }
        return {"builder": found}

    def emit_index(self, summaries: Sequence[Mapping[str, Any]]) -> Mapping[str, str]:
        if summaries[0]["package"] != CORE:
            return {}
        dialects: dict[str, list[Mapping[str, Any]]] = {}
        for op in sorted(summaries, key=lambda op: str(op["name"])):
            dialects.setdefault(op["name"].partition(".")[0], []).append(op["builder"])
        texts = {f"{CORE}/builders/{name}.pyi": _stub(found) for name, found in dialects.items()}
        lines = [{"line": _import(f"{CORE}.builders", name)} for name in dialects]
        return {**texts, f"{CORE}/builders/__init__.pyi": _stub(lines)}


def _import(module: str, name: str) -> str:
    """The name for whoever imports the stub."""
    line = f"from {module} import {name} as {name}"
    return line if len(line) <= WIDTH else f"from {module} import (\n    {name} as {name},\n)"


def _stub(builders: Sequence[Mapping[str, Any]]) -> str:
    lines = [builder["line"] for builder in builders if "stub" not in builder]
    stubs = [builder["stub"] for builder in builders if "stub" in builder]
    text = environment().get_template("builders/dialect.pyi.j2").render(lines=lines, stubs=stubs)
    # A dialect may have an op of that name.
    return re.sub(r"\btuple\[", "builtins.tuple[", text)


EMITTER = BuildersEmitter()
