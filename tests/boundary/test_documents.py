"""Policies and manifests: what they say, what is wrong with them at its line, and that nothing else comes out."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

import jsonschema
import pytest
import yaml

from opspec.boundary.documents import BadDocument
from opspec.boundary.manifest import Manifest, TakenOp, expect_agreement, manifest_of
from opspec.boundary.policy import SHIPPED, Policy, policy_of, read_policy
from opspec.errors import OpSpecError
from tests.checkout import ROOT

HEAD = "says: a test\ndialects: [builtin, func, stablehlo]\n"
MANIFEST = {
    "manifest": "1",
    "backend": "a.so",
    "described": "a plugin",
    "made": "by hand",
    "versions": {"oldest": "0.9.0", "newest": "1.10.0"},
    "composites": {"chlo.erf": "no", "*": "yes"},
    "ops": {
        "stablehlo.compare": {
            "types": {"f32": "yes", "complex<f32>": "no", "quantized": "unknown"},
            "unknown_sizes": "no",
            "attributes": {"compare_type": {"TOTALORDER": "no", "given": "yes"}},
        }
    },
}


def policy(text: str) -> Policy:
    return policy_of("p.yaml", text.encode(), "p")


def manifest(data: object) -> Manifest:
    return manifest_of("m.json", json.dumps(data, indent=1).encode())


@pytest.mark.parametrize("name", SHIPPED)
def test_shipped_policies_keep_to_the_schema(name: str) -> None:
    schema = json.loads((ROOT / "spec/schema/policy.schema.json").read_text())
    text = files("opspec.boundary").joinpath("policies", f"{name}.yaml").read_text()
    jsonschema.validate(yaml.safe_load(text), schema)
    found = read_policy(name)
    assert {"stablehlo", "func"} <= found.dialects
    assert "chlo" not in found.dialects


def test_lists_of_composites_are_each_other_s_rest() -> None:
    both = policy(HEAD + "composites: {kept: ['chlo.*'], expanded: [chlo.erf]}\n")
    assert [both.keeps(name) for name in ("chlo.tan", "chlo.erf", "acme.a")] == [True, False, False]
    some = policy(HEAD + "composites: {expanded: ['acme.*']}\n")
    assert [some.keeps(name) for name in ("chlo.tan", "acme.a")] == [True, False]
    few = policy(HEAD + "composites: {kept: [acme.a]}\n")
    assert [few.keeps(name) for name in ("chlo.tan", "acme.a")] == [False, True]
    assert policy(HEAD).keeps("chlo.tan")


@pytest.mark.parametrize(
    ("text", "line", "said"),
    [
        ("says: a\ndialects: [fun]\n", 2, "did you mean 'func'?"),
        (HEAD + "versoin: 1.0.0\n", 3, "did you mean 'version'?"),
        (HEAD + "version: '1'\n", 3, "expected a version such as 1.10.0, or an age: 4w, 12w, max"),
        (HEAD + "version: 0.3.0\n", 3, "StableHLO 0.3.0 is too old"),
        (HEAD + "version: 99.0.0\n", 3, "no StableHLO 99.0.0 is known"),
        (HEAD + "types:\n- f32\n- f33\n", 5, "no element type is called 'f33'"),
        (HEAD + "dynamism: some\n", 3, "expected one of any, bounded, none"),
        (HEAD + "composites:\n  kept: [chlo.ref]\n", 4, "did you mean 'chlo.erf'?"),
        (HEAD + "composites:\n  kept: [a]\n  expanded: [a]\n", 5, "composites 'a' are kept and expanded"),
        (HEAD + "unknown: perhaps\n", 3, "expected one of cross, refuse"),
        ("dialects: [func]\n", 1, "the key 'says' is missing"),
    ],
)
def test_what_is_wrong_with_a_policy_is_told_at_its_line(text: str, line: int, said: str) -> None:
    with pytest.raises(BadDocument) as raised:
        policy(text)
    assert f"p.yaml:{line}:" in str(raised.value)
    assert said in str(raised.value)


def test_a_policy_that_is_not_there_is_named() -> None:
    with pytest.raises(BadDocument, match=r"found 'portble'; did you mean 'portable'\?"):
        read_policy("portble")
    with pytest.raises(BadDocument, match=r"nowhere\.yaml: No such file"):
        read_policy("nowhere.yaml")


def test_a_manifest_is_read_as_it_was_written() -> None:
    assert manifest(MANIFEST).data() == MANIFEST
    schema = json.loads((ROOT / "spec/schema/manifest.schema.json").read_text())
    jsonschema.validate(MANIFEST, schema)
    for wrong in ({"f99": "yes"}, {"f32": "maybe"}):
        broken = {**MANIFEST, "ops": {"stablehlo.compare": {"types": wrong, "unknown_sizes": "no"}}}
        with pytest.raises(jsonschema.ValidationError):
            jsonschema.validate(broken, schema)
        with pytest.raises(BadDocument):
            manifest(broken)


@pytest.mark.parametrize(
    ("ops", "said"),
    [
        ({"stablehlo.ad": {"types": {}, "unknown_sizes": "no"}}, "no op is called 'stablehlo.ad'"),
        ({"stablehl.add": {"types": {}, "unknown_sizes": "no"}}, "no dialect is called 'stablehl'"),
        ({"stablehlo.add": {"types": {"f23": "no"}, "unknown_sizes": "no"}}, "did you mean 'f32'?"),
        ({"stablehlo.add": {"types": {"f32": "maybe"}, "unknown_sizes": "no"}}, "expected one of yes, no, unknown"),
        (
            {"stablehlo.compare": {"types": {}, "unknown_sizes": "no", "attributes": {"compare_typ": {}}}},
            "did you mean 'compare_type'?",
        ),
        (
            {
                "stablehlo.compare": {
                    "types": {},
                    "unknown_sizes": "no",
                    "attributes": {"compare_type": {"FLOT": "no"}},
                }
            },
            "did you mean 'FLOAT'?",
        ),
    ],
)
def test_what_is_wrong_with_a_manifest_is_told_at_its_line(ops: object, said: str) -> None:
    with pytest.raises(BadDocument) as raised:
        manifest({**MANIFEST, "ops": ops})
    assert "m.json:" in str(raised.value)
    assert said in str(raised.value)


def test_contradictions_of_policy_and_manifest_are_told() -> None:
    kept = policy(HEAD + "composites: {kept: [chlo.erf]}\n")
    with pytest.raises(BadDocument, match=r"m\.json:11:3:.*a\.so takes no composites 'chlo\.erf'"):
        expect_agreement(kept, manifest(MANIFEST))
    older = {**MANIFEST, "versions": {"oldest": "1.5.0", "newest": "1.10.0"}}
    with pytest.raises(BadDocument, match=r"reads StableHLO from 1\.5\.0 on"):
        expect_agreement(policy(HEAD + "version: 1.0.0\n"), manifest(older))
    with pytest.raises(BadDocument, match="has no op of an element type that the policy p lets cross"):
        expect_agreement(policy(HEAD + "types: [i8]\n"), manifest(MANIFEST))
    with pytest.raises(BadDocument, match=r"the oldest version 2\.0\.0 is newer than the newest"):
        manifest({**MANIFEST, "versions": {"oldest": "2.0.0", "newest": "1.10.0"}})
    expect_agreement(policy(HEAD), manifest(MANIFEST))
    expect_agreement(policy(HEAD), Manifest("a", "", "", {"stablehlo.add": TakenOp({})}))


# --- whatever a file holds ------------------------------------------------------------------------------------------

WORDS = (
    "yes",
    "no",
    "f32",
    "1.0.0",
    "*",
    "[",
    "]",
    "{",
    "}",
    ":",
    "\n",
    "- ",
    "'",
    '"',
    "&a",
    "!x",
    "\t",
    "é",
    "\0",
    "",
)


def _mutated(rng: random.Random, text: str) -> bytes:
    data = bytearray(text.encode())
    for _ in range(rng.randint(1, 4)):
        at = rng.randrange(len(data) + 1)
        match rng.randrange(4):
            case 0:
                data[at : at + rng.randint(1, 12)] = b""
            case 1:
                data[at:at] = rng.choice(WORDS).encode()
            case 2 if data:
                data[at % len(data)] = rng.randrange(256)
            case _:
                other = rng.randrange(len(data) + 1)
                data[at:at] = data[other : other + rng.randint(1, 30)]
    return bytes(data)


def _expect_only_bad_documents(count: int) -> None:
    rng = random.Random(5)
    texts = [files("opspec.boundary").joinpath("policies", f"{name}.yaml").read_text() for name in SHIPPED]
    texts.append(HEAD + "composites:\n  kept: [chlo.erf, 'a.*']\n  expanded: [acme.b]\ntypes: [f32, bf16]\n")
    readers: list[tuple[str, Callable[[bytes], object]]] = [
        *((text, lambda data: policy_of("p", data, "p")) for text in texts),
        *((json.dumps(MANIFEST, indent=indent), lambda data: manifest_of("m", data)) for indent in (None, 1, 2, 4)),
    ]
    outcomes = {"read": 0, "refused": 0}
    for number in range(count):
        text, read = readers[number % len(readers)]
        data = _mutated(rng, text)
        try:
            read(data)
            outcomes["read"] += 1
        except OpSpecError:
            outcomes["refused"] += 1
    assert outcomes["refused"] > count / 4
    assert outcomes["read"] > count / 50


def test_damaged_files_are_read_or_refused() -> None:
    _expect_only_bad_documents(200)


@pytest.mark.full
def test_ten_thousand_damaged_files_are_read_or_refused() -> None:
    _expect_only_bad_documents(10_000)


def test_a_file_that_cannot_be_opened_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadDocument):
        read_policy(str(tmp_path / "a.yaml"))
