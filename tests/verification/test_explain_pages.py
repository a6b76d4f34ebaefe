"""`opspec explain`: an op's definition, or one rule's, in eighty columns; wrong names get a suggestion."""

from __future__ import annotations

import json

import pytest

import opspec
from opspec.catalog.op_files import load, names
from opspec.cli.main import main
from opspec.verification import glossary
from opspec.verification.explain_pages import explain, explain_data
from tests.checkout import ROOT
from tests.samples import one_in

STABLEHLO = "maximum pad reduce sort gather convolution batch_norm_training dynamic_reshape convert all_reduce"
OPS = (*(f"stablehlo.{op}" for op in STABLEHLO.split()), "chlo.sinh")
SECTIONS = (
    *("operands", "attributes", "regions", "results", "type variables", "definitions", "rules", "meaning"),
    *("what follows from it", "accuracy", "function of this name", "decomposition", "examples", "history"),
    "how far it may go",
)


@pytest.mark.parametrize("op", OPS)
def test_an_op_is_explained_whole_in_eighty_columns(op: str) -> None:
    text = explain(op)
    lines = text.splitlines()
    assert lines[0].startswith(f"{op}: ")
    assert max(map(len, lines)) <= 80
    titles = [line for line in lines if line and not line.startswith(" ")][1:]
    assert titles == [title for title in SECTIONS if title in titles]
    for title in ("operands", "results", "rules", "meaning", "examples", "history"):
        assert f"\n\n{title}\n" in text


@pytest.mark.parametrize("op", one_in(3, OPS))
def test_every_rule_of_an_op_is_explained(op: str) -> None:
    rules = explain_data(op)["rules"]
    assert len(rules) >= 5
    for rule in rules:
        text = explain(rule)
        assert text.startswith(f"{rule}: ")
        assert max(map(len, text.splitlines())) <= 80
        assert not text.partition("\n")[0].endswith(f"a rule of {op}")  # but what it says
        assert text.endswith(f"more\n  opspec explain {op}")


# Ops whose examples a change of one value is not simply made of: grids, absent operands, regions, whole types, rows.
HARD = (
    *(
        "all_gather.C1",
        "case.C1",
        "collective_reduce.C1",
        "composite.C1",
        "custom_call.C1",
        "dynamic_broadcast_in_dim.C11",
    ),
    *("dynamic_broadcast_in_dim.C11", "optimization_barrier.C1", "recv.C1"),
)


@pytest.mark.parametrize("rule", HARD)
def test_a_rule_of_any_op_is_explained(rule: str) -> None:
    assert explain(rule).startswith(f"{rule}: ")
    assert explain(rule).endswith(f"opspec explain stablehlo.{rule.partition('.')[0]}")


@pytest.mark.full
def test_all_rules_of_all_ops_are_explained() -> None:
    for name in names():
        for rule in load(name)[0].rules:
            assert not explain(f"{name}.{rule.name}").partition("\n")[0].endswith(f"a rule of {name}")


def test_pad() -> None:
    assert explain("stablehlo.pad").startswith(
        "stablehlo.pad: Surround and interleave a tensor with a padding value; negative\n"
        "  edges trim it.\n"
        "\n"
        "  Puts a tensor into a larger one: so many places before it, so many behind it,\n"
        "  and so many between each two neighbours, all filled with one value. Negative\n"
        "  edges take away instead, after the gaps have been put in. Gradients of slices\n"
        "  and of strided windows are made of it.\n"
        "\n"
        "operands\n"
        "  operand: tensor<T>\n"
        "      The tensor that is surrounded.\n"
        "  padding_value: scalar<T>\n"
        "      What stands at every new place.\n"
        "\n"
        "attributes\n"
        "  edge_padding_low: i64[]\n"
        "      How much is put before each dimension; negative numbers take away.\n"
        "  edge_padding_high: i64[]\n"
        "      How much is put behind each dimension; negative numbers take away.\n"
        "  interior_padding: i64[]\n"
        "      How much is put between neighbours, in each dimension.\n"
        "\n"
        "results\n"
        "  result: tensor<T>\n"
        "      The elements of `operand` among new ones.\n"
        "\n"
        "type variables\n"
        "  T: bool | complex | float | quantized | sint | uint\n"
        "\n"
        "rules\n"
        "  pad.C1  len(edge_padding_low) == rank(operand)\n"
        "          `edge_padding_low` has an entry for each dimension of `operand`\n"
        "  pad.C2  len(edge_padding_high) == rank(operand)\n"
        "          `edge_padding_high` has an entry for each dimension of `operand`\n"
        "  pad.C3  len(interior_padding) == rank(operand)\n"
        "          `interior_padding` has an entry for each dimension of `operand`\n"
        "  pad.C4  0 <= interior_padding\n"
        "          nothing negative is put between neighbours\n"
        "  pad.C5  shape(result) == edge_padding_low + shape(operand) +\n"
        "          max(shape(operand) - 1, 0) * interior_padding + edge_padding_high\n"
        "          `result` is as long as what was there and what is put in\n"
        "  pad.C6  0 <= edge_padding_low + shape(operand) + max(shape(operand) - 1, 0) *\n"
        "          interior_padding + edge_padding_high\n"
        "          negative edges trim no more than there is\n"
        "  and of form, the same for every op: pad.T1, pad.T2, pad.T3, pad.T4, pad.T5,\n"
        "  pad.T6, pad.T7, pad.T8\n"
        "\n"
        "meaning\n"
        "  index: o\n"
        "  let:\n"
        "    step = interior_padding + 1\n"
        "    q = o - edge_padding_low\n"
        "    hit = 0 <= q and q % step == 0 and q // step < shape(operand)\n"
        "  value: operand[q // step] if hit else padding_value[()]\n"
    )


def test_a_meaning_that_is_written_by_hand_shows_its_steps() -> None:
    assert "\n\n  results = operand\n  while cond(*results):\n    results = body(*results)\n" in explain("while")


def test_one_rule() -> None:
    assert explain("pad.C4") == (
        "pad.C4: nothing negative is put between neighbours\n"
        "\n"
        "rule\n"
        "  0 <= interior_padding\n"
        "\n"
        "why\n"
        "  pad.C5, pad.C6 take it for granted. The public specification of pad states it\n"
        "      as C3.\n"
        "\n"
        "broken by\n"
        "  example edges_and_interior with interior_padding = [-1, 2]\n"
        "  entry 0 of interior_padding: 0 <= -1 does not hold\n"
        "\n"
        "more\n"
        "  opspec explain stablehlo.pad"
    )


def test_a_rule_about_the_form() -> None:
    assert explain("sort.T8").splitlines()[:4] == [
        "sort.T8: each region has the declared arguments and results",
        "",
        "asks",
        "  comparator: ((scalar<T>, scalar<T>)...) -> scalar<bool>",
    ]


@pytest.mark.parametrize(
    ("short", "full"), [("pad", "stablehlo.pad"), ("sinh", "chlo.sinh"), ("stablehlo.pad.C4", "pad.C4")]
)
def test_short_and_full_names_mean_the_same(short: str, full: str) -> None:
    assert explain(short) == explain(full)


@pytest.mark.parametrize("step", [3, pytest.param(1, marks=pytest.mark.full)])
def test_most_rules_show_what_breaks_them(step: int) -> None:
    shown = [rule for op in OPS[::step] for rule in explain_data(op)["rules"] if ".C" in rule]
    broken = [rule for rule in shown if explain_data(rule)["broken_by"] is not None]
    assert len(broken) >= 0.6 * len(shown)


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("pda", "the spec has no op 'pda': did you mean pad?"),
        ("stablehlo.gahter", "the spec has no op 'stablehlo.gahter': did you mean stablehlo.gather?"),
        ("convolutoin.C2", "the spec has no op 'convolutoin': did you mean convolution.C2?"),
        ("xyzzy", "the spec has no op 'xyzzy': expected a name such as stablehlo.pad or pad.C4"),
        ("C4", "the spec has no op 'C4': expected a name such as stablehlo.pad or pad.C4"),
        (
            "pad.C77",
            (
                "stablehlo.pad has no rule C77; it has C1, C2, C3, C4, C5, C6, T1, T2, T3, T4, T5, T6, T7, T8: "
                "try `opspec explain pad.C1`"
            ),
        ),
    ],
)
def test_a_wrong_name_gets_a_suggestion(name: str, message: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(opspec.OpSpecError) as caught:
        explain(name)
    assert str(caught.value) == message
    assert main(["explain", name]) == 2
    told = capsys.readouterr().err
    assert " ".join(told.split()) == f"opspec: {message}"
    assert max(map(len, told.splitlines())) <= 80


def test_the_command_prints_text_or_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["explain", "pad.C4"]) == 0
    assert capsys.readouterr().out == f"{explain('pad.C4')}\n"
    assert main(["explain", "--format", "json", "stablehlo.pad"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["op"] == "stablehlo.pad"
    assert data["rules"]["pad.C4"] == "0 <= interior_padding"
    assert data["meaning"]["let"]["step"] == "interior_padding + 1"
    assert main(["explain", "--format", "json", "pad.C4"]) == 0
    assert json.loads(capsys.readouterr().out)["public"] == "C3"


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("T3", "T3, a rule of every op: types that share a type variable agree\n"),
        ("shape", "shape(tensor) -> a vector of ints: The sizes of a tensor's dimensions.\n"),
        ("zip", "zip: zip(xs, ys): items of several lists in step.\n"),
        ("accuracy", "accuracy: how far a result may be from the truth\n"),
        ("pull form", "pull form: a meaning that says what each element"),
        *((word, f"{word}: ") for word in ("carrier", "extern", "arm", "exact", "reduction")),
    ],
)
def test_what_is_no_op_is_explained_too(name: str, said: str) -> None:
    text = explain(name)
    assert text.startswith(said)
    assert max(map(len, text.splitlines())) <= 80
    assert len(explain_data(name)) == 1


def test_every_word_and_function_is_explained() -> None:
    for name in glossary.names():
        assert explain(name)


@pytest.mark.parametrize(("slip", "meant"), [("shpae", "shape"), ("acuracy", "accuracy"), ("carier", "carrier")])
def test_a_slip_in_what_is_no_op(slip: str, meant: str) -> None:
    with pytest.raises(opspec.OpSpecError, match=f"did you mean {meant}\\?"):
        explain(slip)


def test_an_op_says_how_exact_it_is_and_what_its_function_is() -> None:
    text = explain("chlo.atan")
    assert "\naccuracy\n  f32: within 2 ULP\n" in text
    assert "\nfunction of this name\n  atan(x: E) -> E: Arc tangent, in radians." in text


def test_how_devices_share_an_op_is_told() -> None:
    assert "  shared by devices, for example: ([i, k], [k, j])->([i, j])" in explain("dot_general")
    assert "need_replication={i}" in explain("sort")
    assert "shared by devices" not in explain("custom_call")


def test_what_is_newer_than_the_carrier_is_told_as_on_the_first_page() -> None:
    told = "in generic form in a program of text, is verified and runs all the same"
    for text in ((ROOT / "README.md").read_text(encoding="utf-8"), explain("carrier")):
        assert told in " ".join(text.split())
