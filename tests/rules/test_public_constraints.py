"""Every numbered constraint of the public specification has a rule that says so, or a listed place elsewhere."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from opspec import ops
from opspec.catalog.op_files import load
from opspec.rules.program_rule_texts import RULES
from opspec.rules.signature import IMPLICIT
from opspec_model.text import plain_yaml

LIST: dict[str, dict[str, Any]] = plain_yaml.read(Path(__file__).parent / "public_constraints.yaml")
# Ops of the library that the public specification does not describe.
UNDESCRIBED = {
    "broadcast",
    "create_token",
    "cross-replica-sum",
    "dot",
    "einsum",
    "real_dynamic_slice",
    "return",
    "set_dimension_size",
    "torch_index_select",
    "unary_einsum",
}


def test_the_list_has_what_the_specification_has() -> None:
    assert len(LIST) == 108
    assert sum(entry["count"] for entry in LIST.values()) == 453


def test_each_op_that_is_described_is_listed() -> None:
    ours = {name.removeprefix("stablehlo.") for name in ops.index() if name.startswith("stablehlo.")}
    assert set(LIST) <= ours
    assert ours - set(LIST) == UNDESCRIBED


@pytest.mark.parametrize("name", LIST)
def test_each_public_constraint_has_its_place(name: str) -> None:
    op, _ = load(f"stablehlo.{name}")
    public = {number for rule in op.rules for number in re.findall(r"C\d+", rule.public or "")}
    elsewhere: dict[str, str] = LIST[name].get("elsewhere", {})
    wanted = {f"C{number}" for number in range(1, LIST[name]["count"] + 1)}
    assert public <= wanted, "a rule has the number of a constraint that there is not"
    assert not public & set(elsewhere), "listed as elsewhere, and a rule of the op has it"
    assert public | set(elsewhere) == wanted
    for number, place in elsewhere.items():
        if " " not in place:
            own = {rule.name for rule in op.rules}
            assert place in IMPLICIT or place in own or f"{name}.{place}" in RULES, f"{number}: there is no {place}"
