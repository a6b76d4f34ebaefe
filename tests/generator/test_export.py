"""The spec as JSON: it follows its schema, says the same each time, and anyone can evaluate its trees."""

from __future__ import annotations

import ctypes
import json
import math
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from opspec_generator.export import FORMAT, described_fields, export_text, schema_text
from opspec_model.packaged import spec_dir
from tests.checkout import ROOT

SOME = ["stablehlo.map"]
SOME_FUNCTIONS = {"chlo": ["signed", "term"], "stablehlo": ["index_vectors", "some_sizes"]}
PARTS = 16  # of all ops, each some minutes


@cache
def text() -> str:
    return export_text(spec_dir())


@cache
def document() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(text())
    return found


def _all_of(validator: Any, schemas: list[dict[str, Any]], instance: Any, _: Any) -> Iterator[Any]:
    """As JSON Schema has it, but what is said of another tag is passed over at a glance."""
    for at, schema in enumerate(schemas):
        tag = schema.get("if", {}).get("properties", {}).get("is", {}).get("const")
        if tag is None or "else" in schema or not isinstance(instance, dict) or instance.get("is", tag) == tag:
            yield from validator.descend(instance, schema, schema_path=at)


Validator = jsonschema.validators.extend(jsonschema.Draft202012Validator, {"allOf": _all_of})


def follows_schema(ops: list[str], functions: dict[str, list[str]]) -> None:
    """All of the document, but of ops and of the functions of dialects only these."""
    schema, whole = json.loads(schema_text()), document()
    jsonschema.Draft202012Validator.check_schema(schema)
    dialects = {
        name: dialect | {"functions": {function: dialect["functions"][function] for function in functions[name]}}
        for name, dialect in whole["dialects"].items()
    }
    Validator(schema).validate(whole | {"dialects": dialects, "ops": {op: whole["ops"][op] for op in ops}})


@pytest.mark.slow
def test_some_ops_follow_the_schema() -> None:
    follows_schema(SOME, SOME_FUNCTIONS)


@pytest.mark.full
def test_all_functions_follow_the_schema() -> None:
    follows_schema([], {name: list(dialect["functions"]) for name, dialect in document()["dialects"].items()})


def test_every_polynomial_that_a_graph_names_is_there() -> None:
    found = document()
    used = set(re.findall(r"\bfit\(\w+[^()]*(?:\([^()]*\))?[^()]*, (\w+)\)", json.dumps(found["ops"])))
    assert {"ERF", "I1E_LOW"} <= used <= set(found["polynomials"])
    assert len(found["polynomials"]["ERF"]["coefficients"]["f32"]) > 3


@pytest.mark.full
@pytest.mark.parametrize("part", range(PARTS))
def test_all_ops_follow_the_schema(part: int) -> None:
    follows_schema(list(document()["ops"])[part::PARTS], SOME_FUNCTIONS)


def test_the_schema_refuses_what_is_not_of_the_form() -> None:
    schema = json.loads(schema_text())
    empty: dict[str, Any] = {
        "elements": {},
        "classes": {},
        "primitives": {},
        "built_ins": {},
        "forms": {},
        "sources": {},
        "polynomials": {},
        "dialects": {},
        "implicit": {},
        "ops": {},
    }
    whole = {"format": FORMAT, "opspec": "1.0", **empty}
    jsonschema.validate(whole, schema)
    with pytest.raises(jsonschema.ValidationError, match="'surplus' was unexpected"):
        jsonschema.validate(whole | {"surplus": 1}, schema)
    with pytest.raises(jsonschema.ValidationError, match="'ops' is a required property"):
        jsonschema.validate({key: value for key, value in whole.items() if key != "ops"}, schema)


@pytest.mark.full
def test_the_command_writes_the_same_each_time(tmp_path: Path) -> None:
    path = ":".join(entry for entry in sys.path if entry)
    seed = "1" if os.environ.get("PYTHONHASHSEED") != "1" else "2"  # another than that of this process
    command = [sys.executable, "-m", "opspec", "export", "--json", "--out", str(tmp_path / "spec.json")]
    environment = {"PYTHONPATH": path, "PYTHONHASHSEED": seed}
    subprocess.run(command, capture_output=True, check=True, env=environment)
    written = (tmp_path / "spec.json").read_text(encoding="utf-8")
    assert written == text()
    assert json.loads(written)["format"] == FORMAT


def test_the_command_writes_the_schema(tmp_path: Path) -> None:
    from opspec.cli.main import main

    assert main(["export", "--schema", "--out", str(tmp_path / "schema.json")]) == 0
    assert json.loads((tmp_path / "schema.json").read_text(encoding="utf-8")) == json.loads(schema_text())


# --- nothing else has to be looked up -------------------------------------------------------------


def test_every_field_is_described_and_every_description_is_of_a_field() -> None:
    schema = json.loads(schema_text())
    found = {name: one.get("properties", {}) for name, one in schema["$defs"].items()}
    lacking = [(name, field) for name, own in found.items() for field, one in own.items() if not one.get("description")]
    assert lacking == []
    assert all(one.get("description") for one in schema["$defs"].values())
    inherited = {field for name in ("Apply", "Literal") for field in found[name]}
    known = {name: {*own, *(inherited if name == "Node" else ())} for name, own in found.items()}
    described = {(name, field) for name, texts in described_fields().items() for field in texts}
    assert {(name, field) for name, field in described if field not in known.get(name, ())} == set()


def test_every_function_that_a_tree_applies_is_there() -> None:
    found = document()
    applied = {node["function"] for node in _nodes(found["ops"]) if node.get("is") == "apply"}
    assert {"add", "shape", "ieee_maximum"} <= applied
    assert applied <= {*found["primitives"], *found["built_ins"], *found["forms"]}
    assert found["built_ins"]["rank"]["gives"] == "int"


def _nodes(value: Any) -> Iterator[dict[str, Any]]:
    if isinstance(value, dict):
        yield value
    for inner in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from _nodes(inner)


C_OF_F32 = {"T": "float", "R": "float", "W": "uint32_t", "U": "uint32_t", "S": "int32_t", "f": "f", "min": "-3.4e38f"}


def in_c() -> dict[str, str]:
    """The primitives over f32 alone as C functions, by the document."""
    made = {}
    for name, row in document()["primitives"].items():
        parameters, result = row["signature"]["parameters"], row["signature"]["result"]
        texts = row["texts"].get("c", {})
        text = texts.get("float", texts.get(""))
        if "float" not in row["where"].get("E", ()):
            continue
        if {x["type"] if not x["variadic"] else "" for x in parameters} == {"E"} and result == "E" and text:
            for key, word in C_OF_F32.items():
                text = text.replace(f"{{{key}}}", word)
            takes = ", ".join(f"float {x['name']}" for x in parameters)
            made[name] = f"float opspec_{name}({takes}) {{ return {text}; }}"
    return made


@pytest.mark.slow
def test_c_texts_compile_and_give_what_their_cases_say(tmp_path: Path) -> None:
    for name, source in document()["sources"].items():
        (tmp_path / name).write_text(source, encoding="utf-8")
    functions = in_c()
    (tmp_path / "all.c").write_text("\n".join(['#include "prelude.h"', *functions.values()]), encoding="utf-8")
    library = tmp_path / "all.so"
    command = [
        "gcc",
        "-shared",
        "-fPIC",
        "-O1",
        "-ffp-contract=off",
        "-o",
        str(library),
        str(tmp_path / "all.c"),
        "-lm",
    ]
    subprocess.run(command, check=True)
    loaded = ctypes.CDLL(str(library))
    known: dict[str, Any] = {"nan": math.nan, "inf": math.inf}
    for name in functions:
        function = known[name] = loaded[f"opspec_{name}"]
        function.restype = ctypes.c_float
        function.argtypes = [ctypes.c_float] * len(document()["primitives"][name]["signature"]["parameters"])
    ran = 0
    for name in functions:
        for case in document()["primitives"][name]["cases"].get("f32", []):
            left, kind, right = re.split(r" (is|==) ", case)
            found, wanted = eval(left, known), ctypes.c_float(eval(right, known)).value
            same = found == wanted or (math.isnan(found) and math.isnan(wanted))
            assert same, case
            assert kind == "==" or math.isnan(wanted) or str(found) == str(wanted), case
            ran += 1
    assert (len(functions) > 40, ran > 100) == (True, True)


# --- a reader that knows nothing of OpSpec --------------------------------------------------------

FUNCTIONS = {
    "shape": lambda tensor: tensor,
    "rank": len,
    "len": len,
    "add": lambda x, y: x + y,
    "subtract": lambda x, y: x - y,
    "multiply": lambda x, y: x * y,
    "max": max,
    "eq": lambda x, y: x == y,
    "le": lambda x, y: x <= y,
}
RELATIONS = ("eq", "le")


def evaluate(node: dict[str, Any], names: dict[str, Any]) -> Any:
    match node["is"]:
        case "literal":
            return node["value"]
        case "name":
            return names[node["name"]]
        case "apply":
            args = [evaluate(arg, names) for arg in node["args"]]
            function = FUNCTIONS[node["function"]]
            if not node["lifted"]:
                return function(*args)
            length = max(len(arg) for arg in args if isinstance(arg, list))
            rows = zip(*(arg if isinstance(arg, list) else [arg] * length for arg in args), strict=True)
            found = [function(*row) for row in rows]
            return all(found) if node["function"] in RELATIONS else found
    raise AssertionError(node["is"])


def rule(op: str, name: str) -> dict[str, Any]:
    found: dict[str, Any] = next(rule for rule in document()["ops"][op]["rules"] if rule["name"] == name)
    return found


@pytest.mark.parametrize(
    ("low", "high", "interior", "result", "holds"),
    [
        ([0, 1], [2, 1], [1, 2], [5, 9], True),
        ([0, 1], [2, 1], [1, 2], [5, 8], False),
        ([-1, 0], [0, 0], [0, 0], [1, 3], True),
    ],
)
def test_a_rule_is_evaluated_from_the_document(
    low: list[int], high: list[int], interior: list[int], result: list[int], holds: bool
) -> None:
    names = {"edge_padding_low": low, "edge_padding_high": high, "interior_padding": interior}
    names |= {"operand": [2, 3], "result": result}
    assert evaluate(rule("stablehlo.pad", "C5")["formula"]["tree"], names) is holds
    assert evaluate(rule("stablehlo.pad", "C4")["formula"]["tree"], names) is (min(interior) >= 0)


def test_meanings_are_computed_by_a_program_that_has_the_document_alone(tmp_path: Path) -> None:
    """Its Python has the standard library and nothing else, and the examples are the hand-written ones."""
    (tmp_path / "spec.json").write_text(text(), encoding="utf-8")
    reader = Path(__file__).with_name("outside_reader.py")
    moving = "pad reverse transpose slice reshape broadcast_in_dim broadcast select"
    ops = [f"stablehlo.{name}" for name in f"{moving} iota get_dimension_size negate subtract multiply".split()]
    command = [sys.executable, "-I", "-S", str(reader), "spec.json", *ops]
    ended = subprocess.run(command, cwd=tmp_path, env={}, capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stderr
    ran = dict(line.split() for line in ended.stdout.splitlines())
    assert {name: int(number) for name, number in ran.items()} == {
        name: len(document()["ops"][name]["examples"]) for name in ops
    }
    assert sum(map(int, ran.values())) > 20


def test_the_page_shows_the_document() -> None:
    """The example of docs/export.md is what the document holds."""
    page = (ROOT / "docs" / "export.md").read_text(encoding="utf-8")
    assert json.loads(page.split("```json\n")[1].split("```")[0]) == rule("stablehlo.pad", "C4")
