"""What may not cross, and that each remedy does what it says: the results of both programs are the same."""

from __future__ import annotations

from collections.abc import Mapping

import ml_dtypes
import numpy as np
import pytest

import opspec
from opspec.boundary.findings import findings
from opspec.boundary.fixing import fix
from opspec.boundary.manifest import Manifest, TakenOp
from opspec.boundary.policy import Policy
from opspec.boundary.proof import APART, NOT_RUN, SAME, WITHIN, prove
from opspec.boundary.remedies import REMEDIES
from opspec.programs.loading import load

DIALECTS = frozenset({"builtin", "func", "stablehlo"})
PLAIN = Policy("test", "a test", DIALECTS)


def policy(**given: object) -> Policy:
    return Policy("test", "a test", DIALECTS, **given)  # type: ignore[arg-type]


def manifest(ops: Mapping[str, Mapping[str, str]], **composites: str) -> Manifest:
    taken = {f"stablehlo.{name}": TakenOp(types) for name, types in ops.items()}
    return Manifest("a", "", "", taken, None, {name.replace("_", ".", 1): x for name, x in composites.items()})


def program(body: str, result: str = "tensor<4xf32>", arguments: str = "%x: tensor<4xf32>") -> str:
    return f"func.func @main({arguments}) -> {result} {{\n{body}\n  return %r : {result}\n}}"


ERF = program("  %r = chlo.erf %x : tensor<4xf32> -> tensor<4xf32>")
TAN = program("  %r = stablehlo.tan %x : tensor<4xf32>")
SINE = program("  %r = stablehlo.sine %x : tensor<4xf32>")
OLD_CALL = program("  %r = stablehlo.custom_call @mhlo.erf(%x) : (tensor<4xf32>) -> tensor<4xf32>")
CALL = program("  %r = stablehlo.custom_call @acme.f(%x) : (tensor<4xf32>) -> tensor<4xf32>")
NAMED = program(
    "  %r = stablehlo.sine %x {acme.hint = 1 : i32} : tensor<4xf32>", arguments="%x: tensor<4xf32> {acme.a}"
)
OPEN = program("  %r = stablehlo.add %x, %x : tensor<?xf32>", result="tensor<?xf32>", arguments="%x: tensor<?xf32>")
COMPOSITE = """
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %r = stablehlo.composite "acme.twice" %x {decomposition = @twice} : (tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}
func.func private @twice(%x: tensor<4xf32>) -> tensor<4xf32> {
  %r = stablehlo.add %x, %x : tensor<4xf32>
  return %r : tensor<4xf32>
}
"""
PRODUCT = program(
    "  %r = stablehlo.multiply %x, %x : tensor<4xbf16>", result="tensor<4xbf16>", arguments="%x: tensor<4xbf16>"
)
ROOT = program(
    "  %r = stablehlo.exponential %x : tensor<4xbf16>", result="tensor<4xbf16>", arguments="%x: tensor<4xbf16>"
)
ONLY_F32 = manifest(
    {
        "multiply": {"bf16": "no", "f32": "yes"},
        "exponential": {"bf16": "no", "f32": "yes"},
        "convert": {"bf16": "yes", "f32": "yes"},
    }
)

# A program, a policy, a manifest; the kinds and the remedies of what is found.
CASES = {
    "an op of CHLO": (ERF, PLAIN, None, "dialect", "wrap as composite"),
    "an op of CHLO where no composite may cross": (ERF, policy(kept=()), None, "dialect", "expand"),
    "an op of CHLO before there were composites": (ERF, policy(version="0.17.0"), None, "dialect", "expand"),
    "an op of CHLO whose composite is not taken": (ERF, PLAIN, manifest({}, chlo_erf="no"), "dialect", "expand"),
    "a newer op": (TAN, policy(version="1.0.0"), None, "version", "downgrade"),
    "a call that stands for an op": (OLD_CALL, policy(custom_calls=()), None, "custom call", "expand"),
    "a call": (CALL, policy(custom_calls=()), None, "custom call", "impossible"),
    "a composite": (COMPOSITE, policy(kept=()), None, "composite", "expand"),
    "a composite that is not taken": (COMPOSITE, PLAIN, manifest({}, acme_twice="no"), "composite", "expand"),
    "attributes": (NAMED, policy(attributes=()), None, "attribute", "remove"),
    "unknown sizes": (OPEN, policy(dynamism="none"), None, "unknown sizes", "refine sizes"),
    "an element type": (SINE, policy(types=frozenset({"bf16"})), None, "type", "impossible"),
    "an op that is not taken of a type": (PRODUCT, PLAIN, ONLY_F32, "op", "convert a type"),
    "one that a wider type rounds otherwise": (ROOT, PLAIN, ONLY_F32, "op", "impossible"),
    "what nobody knows": (SINE, policy(unknown="refuse"), manifest({"sine": {}}), "op", "impossible"),
}


@pytest.mark.parametrize("name", CASES)
def test_what_is_found_has_the_cheapest_remedy_and_is_fixed(name: str) -> None:
    text, policy_, manifest_, kind, remedy = CASES[name]
    module = load(text)
    found = findings(module, policy_, manifest_)
    assert {(one.kind, one.remedy) for one in found} == {(kind, remedy)}
    assert all(one.place.line for one in found)
    types = ["tensor<4xf32>"] if remedy == "refine sizes" else None
    fixed = fix(module, policy_, manifest_, types)
    if remedy == "impossible":
        assert fixed.left == tuple(found)
        assert not fixed.done
        return
    assert fixed.left == ()
    assert set(found) <= set(fixed.done)
    assert findings(module, policy_, manifest_) == []
    assert module.operation.verify()
    if remedy != "refine sizes":
        x = np.array([0.3, -1.2, 2.5, 0.0], np.float32)
        given = x.astype(ml_dtypes.bfloat16) if "bf16" in text else x
        (before,), (after,) = opspec.run(load(text), given), opspec.run(module, given)
        np.testing.assert_allclose(after.astype(np.float32), before.astype(np.float32), rtol=1e-6)
        assert remedy != "convert a type" or np.array_equal(after, before)


def test_every_remedy_has_a_case() -> None:
    assert {remedy for *_, remedy in CASES.values()} == set(REMEDIES)


def test_nothing_is_found_where_all_may_cross() -> None:
    every = Policy("every", "", DIALECTS | {"chlo"})
    for text, *_ in CASES.values():
        assert findings(load(text), every) == []


def test_an_attribute_value_that_is_not_taken_is_found() -> None:
    text = program(
        "  %r = stablehlo.compare EQ, %x, %x, TOTALORDER : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>",
        result="tensor<4xi1>",
    )
    taken = TakenOp({"f32": "yes"}, "no", {"compare_type": {"TOTALORDER": "no"}})
    (found,) = findings(load(text), PLAIN, Manifest("a", "", "", {"stablehlo.compare": taken}))
    assert (found.kind, found.subject) == ("attribute value", "compare_type=TOTALORDER")
    assert (
        findings(load(text.replace(", TOTALORDER", "")), PLAIN, Manifest("a", "", "", {"stablehlo.compare": taken}))
        == []
    )


def test_ops_in_regions_and_functions_are_found_at_their_places() -> None:
    text = """
func.func @main(%x: tensor<f32>, %p: tensor<i1>) -> tensor<f32> {
  %r = "stablehlo.if"(%p) ({
    %0 = chlo.erf %x : tensor<f32> -> tensor<f32>
    stablehlo.return %0 : tensor<f32>
  }, {
    stablehlo.return %x : tensor<f32>
  }) : (tensor<i1>) -> tensor<f32>
  %s = func.call @f(%r) : (tensor<f32>) -> tensor<f32>
  return %s : tensor<f32>
}
func.func private @f(%x: tensor<f32>) -> tensor<f32> {
  %0 = chlo.erf %x : tensor<f32> -> tensor<f32>
  return %0 : tensor<f32>
}
"""
    assert [one.place.line for one in findings(load(text), PLAIN)] == [4, 13]


# --- proofs ---------------------------------------------------------------------------------------------------------


def test_a_proof_runs_both_programs() -> None:
    module = load(COMPOSITE)
    done = fix(module, policy(kept=())).done
    assert prove(load(COMPOSITE), module, done).verdict == SAME
    assert prove(load(COMPOSITE), load(SINE), done).verdict == APART
    module = load(ERF)
    done = fix(module, policy(kept=())).done
    proof = prove(load(ERF), module, done)
    assert proof.verdict in (SAME, WITHIN)
    assert prove(load(ERF), module, ()).verdict in (SAME, APART)  # nothing is allowed where nothing was expanded
    assert prove(load(CALL), load(CALL), ()).verdict == NOT_RUN


def test_a_type_that_only_arguments_have_is_newer_all_the_same() -> None:
    narrow = program(
        "  %r = stablehlo.convert %x : (tensor<4xf8E3M4>) -> tensor<4xf32>", arguments="%x: tensor<4xf8E3M4>"
    )
    given = program("  %r = stablehlo.sine %x : tensor<4xf32>", arguments="%x: tensor<4xf32>, %y: tensor<f8E3M4>")
    for text, ops in ((narrow, ["func.func", "stablehlo.convert"]), (given, ["func.func"])):
        found = findings(load(text), policy(version="1.6.0"))
        assert [(one.op, one.kind) for one in found] == [(op, "version") for op in ops]
        assert all("f8E3M4 needs StableHLO 1.7.0" in one.says for one in found)
        assert findings(load(text), policy(version="1.7.0")) == []
