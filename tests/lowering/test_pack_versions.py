"""A third party's dialect in three versions: programs of each are read by later ones, and written for earlier ones."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Any

import pytest

from opspec_generator.generate import generate
from tests.forks import forked

VERSIONS = ("1.0.0", "1.1.0", "1.2.0")
HEADER = """
dialect: acme
summary: Ours.
version: {version}
since: 1.0.0
tier: portable
package: opspec_acme
enums:
  form_kind: [LINE, SQUARE{more}]
{words}"""
ENUM_HISTORY = "enum_history: {form_kind: {1.1.0: {adds: [CUBE]}}}\n"
OP = """
op: acme.{name}
summary: Each value times a number, to a power.
typevars: {{T: float}}
operands: {{x: tensor<S x T>}}
attributes: {{form: form_kind{gain}}}
results: {{y: tensor<S x T>}}
constraints: {{C1: {{size: y}}}}
define:
  squared: "form == 'SQUARE'"
semantics: "{meaning}"
accuracy: {{f32: 2}}
examples:
  some:
    inputs: {{x: "tensor<2xf32> [1, -3]"}}
    attributes: {{form: SQUARE}}
    outputs: {{y: "tensor<2xf32> {shown}"}}
history:
  1.0.0: added
{history}"""
EXTRA = """
op: acme.twice
summary: Each value twice.
typevars: {T: float}
operands: {x: tensor<S x T>}
results: {y: tensor<S x T>}
constraints: {C1: {size: y}}
semantics: "x[o] + x[o]"
decomposition: {y: "stablehlo.add(x, x)"}
accuracy: exact
examples: {some: {inputs: {x: "tensor<1xf32> 2"}, outputs: {y: "tensor<1xf32> 4"}}}
history: {1.2.0: added}
"""
LINE_OR_SQUARE = "x[o] * x[o] if squared else x[o]"
# From 1.1.0 on there is a gain, which is 2 where nobody says it; before, nothing was multiplied.
GAINED = "(x[o] * x[o] if squared else x[o] * x[o] * x[o] if form == 'CUBE' else x[o]) * T(gain)"
GAIN = ", gain: {type: i64, default: '2'}"
GREW = '  1.1.0: {brings: a gain, attribute: gain, when: "gain != 1", was: "1 : i64"}\n'
RENAMED = "  1.2.0: {brings: a better name, renamed: acme.grow}\n"


def files(version: str) -> dict[str, str]:
    new = version != "1.0.0"
    name = "grown" if version == "1.2.0" else "grow"
    made = {
        "dialects/acme.yaml": HEADER.format(
            version=version, more=", CUBE" if new else "", words=ENUM_HISTORY if new else ""
        ),
        f"ops/acme/{name}.yaml": OP.format(
            name=name,
            gain=GAIN if new else "",
            meaning=GAINED if new else LINE_OR_SQUARE,
            shown="[2, 18]" if new else "[1, 9]",
            history=(GREW if new else "") + (RENAMED if version == "1.2.0" else ""),
        ),
    }
    return made | ({"ops/acme/twice.yaml": EXTRA} if version == "1.2.0" else {})


@pytest.fixture(scope="module")
def packs(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """The folder of the generated pack of each version, announced as an installed one is."""
    found = {}
    for version in VERSIONS:
        folder = tmp_path_factory.mktemp("acme")
        for name, text in files(version).items():
            path = folder / "spec" / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text.lstrip(), "utf-8")
        generate(folder / "spec", folder / "made")
        told = folder / f"made/opspec_acme-{version}.dist-info"
        told.mkdir()
        (told / "METADATA").write_text(f"Metadata-Version: 2.1\nName: opspec-acme\nVersion: {version}\n", "utf-8")
        (told / "entry_points.txt").write_text("[opspec.dialects]\nacme = opspec_acme\n", "utf-8")
        found[version] = folder / "made"
    return found


# What each program is for the pack that is there: its values, or why it is refused; and the same written for others.
CHILD = """
import json, sys
import numpy as np
import opspec
from opspec.lowering.needed_versions import least_versions, needs

def answer(text, to):
    try:
        module = opspec.load(text)
        broken = list(map(str, opspec.verify(module)))
        least = least_versions(list(needs(module)))
        (y,) = opspec.run(module, np.array([1, -3], np.float32))
        written = {}
        for version in to:
            try:
                written[version] = str(opspec.lower(opspec.load(text), to=f"acme={version}"))
            except opspec.OpSpecError as error:
                written[version] = f"error: {error}"
        return {"values": y.tolist(), "broken": broken, "least": least, "written": written}
    except opspec.OpSpecError as error:
        return {"error": str(error)}

print(json.dumps([answer(*asked) for asked in json.load(sys.stdin)]))
"""


def ask(pack: Path, *asked: tuple[str, tuple[str, ...]]) -> list[Any]:
    path = os.pathsep.join([str(pack), *sys.path])
    done = forked(["-c", CHILD], env={**os.environ, "PYTHONPATH": path}, input=json.dumps(asked))
    assert done.returncode == 0, done.stderr
    answers: list[Any] = json.loads(done.stdout)
    return answers


def program(op: str, attributes: str, module: str = "") -> str:
    return (
        f"module {module} {{\n  func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {{\n"
        f'    %0 = "acme.{op}"(%x) {attributes} : (tensor<2xf32>) -> tensor<2xf32>\n'
        "    return %0 : tensor<2xf32>\n  }\n}\n"
    )


def of(form: str, gain: str = "") -> str:
    return f"{{{gain}form = #acme<form_kind {form}>}}"


SAID = 'attributes {acme.version = "1.0.0"}'


def test_what_was_written_for_an_older_version_means_the_same_later(packs: dict[str, Path]) -> None:
    old = program("grow", of("SQUARE"), SAID)
    for version in VERSIONS:
        (found,) = ask(packs[version], (old, ()))
        assert found["broken"] == []
        assert found["values"] == [1.0, 9.0], version


def test_what_is_newer_is_written_for_older_packs_and_means_the_same_there(packs: dict[str, Path]) -> None:
    plain, gained = program("grown", of("SQUARE", "gain = 1, ")), program("grown", of("SQUARE", "gain = 3, "))
    cubed, twice = program("grown", of("CUBE", "gain = 1, ")), program("twice", "")
    by_default = program("grown", of("LINE"))
    all_of_them = (plain, gained, cubed, twice, by_default)
    found = ask(packs["1.2.0"], *((text, ("1.0.0", "1.1.0", "1.2.0")) for text in all_of_them))
    assert [answer["values"] for answer in found] == [[1, 9], [3, 27], [1, -27], [2, -6], [2, -6]]
    assert [answer["least"]["acme"] for answer in found] == ["1.2.0"] * 5
    for version in ("1.1.0", "1.2.0"):
        older = ask(packs[version], *((answer["written"][version], ()) for answer in found))
        assert [answer.get("values") for answer in older] == [answer["values"] for answer in found], older
        assert [answer["broken"] for answer in older] == [[]] * 5
    for_the_first = [answer["written"]["1.0.0"] for answer in found]
    older = ask(packs["1.0.0"], (for_the_first[0], ()), (for_the_first[3], ()))
    assert [(answer["values"], answer["broken"]) for answer in older] == [([1, 9], []), ([2, -6], [])]
    place = "-:3:10: acme.grown"
    assert for_the_first[1].startswith(f"error: {place}")
    assert "a gain: needs acme 1.1.0, found 1.0.0" in for_the_first[1]
    assert for_the_first[2].startswith(f"error: {place}")
    assert "CUBE as form: needs acme 1.1.0, found 1.0.0" in for_the_first[2]
    assert "a gain: needs acme 1.1.0, found 1.0.0" in for_the_first[4]  # 2, which an older pack has no word for


def test_who_is_older_says_what_is_needed(packs: dict[str, Path]) -> None:
    newer = program("grow", of("LINE"), 'attributes {acme.version = "1.2.0"}')
    wrong = program("grow", of("LINE"), 'attributes {acme.version = "newest"}')
    known = program("grow", of("LINE"))
    answers = ask(packs["1.1.0"], (newer, ()), (wrong, ()), (known, ("1.2.0", "0.9.0")))
    assert "written for acme 1.2.0, and the pack here is of acme 1.1.0: install a newer one" in answers[0]["error"]
    assert "expected a version of acme such as 1.1.0 as acme.version, found 'newest'" in answers[1]["error"]
    assert "expected a version of acme from 1.0.0 to 1.1.0, found 1.2.0" in answers[2]["written"]["1.2.0"]
    assert "expected a version of acme from 1.0.0 to 1.1.0, found 0.9.0" in answers[2]["written"]["0.9.0"]
