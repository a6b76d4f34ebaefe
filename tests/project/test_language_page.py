"""Every example of the language page does what the page says, and its tables leave nothing out."""

from __future__ import annotations

import doctest
import re
from functools import cache
from pathlib import Path

import numpy as np
import pytest

from opspec.formula.evaluation import evaluate
from opspec.formula.example_arrays import parse_example
from opspec.formula.tree import Evaluator, ProcessGrid
from opspec.rules.signature import IMPLICIT
from opspec_model.definitions.kinds import KINDS
from opspec_model.graph.example_graphs import op_path
from opspec_model.language.builtins import BUILTINS, FORMS, GRID
from opspec_model.language.check import CheckProblem, NameMeaning, Scope, check
from opspec_model.language.tree import Role
from opspec_model.language.types import BOOL, INTS
from opspec_model.loading.op_loading import load_op
from opspec_model.text.literals import parse_attribute, parse_literal
from tests.checkout import ROOT
from tests.core_base import core_base
from tests.model.language.test_language import declarations

PAGE = (ROOT / "docs/language.md").read_text(encoding="utf-8")
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
DECLARED = "op: stablehlo.page\n"


def blocks(kind: str) -> list[str]:
    return [match[2] for match in BLOCK.finditer(PAGE) if match[1] == kind]


def lines(kind: str) -> list[tuple[str, str]]:
    """Each expression of the blocks of a kind, and what is said of it."""
    found = [line for block in blocks(kind) for line in block.splitlines() if line]
    return [(text.strip(), said.strip()) for text, _, said in (line.partition("  # ") for line in found)]


@cache
def scope() -> Scope:
    text = next(block for block in blocks("yaml") if block.startswith(DECLARED))
    return declarations(text).scope(reads=True).having({"o": NameMeaning(Role.INDEX, INTS)})


def test_the_page_has_no_other_kinds_of_examples() -> None:
    kinds = {match[1] for match in BLOCK.finditer(PAGE)}
    assert kinds == {"yaml", "types", "refused", "holds", "python", "literals", "attributes", "ebnf"}
    assert PAGE.count("```") == 2 * len(BLOCK.findall(PAGE))


@pytest.mark.parametrize("text", [b for b in blocks("yaml") if not b.startswith(DECLARED)])
def test_the_op_files_load(text: str, tmp_path: Path) -> None:
    name = text.partition("\n")[0].removeprefix("op: ")
    path = op_path(tmp_path, name)
    path.parent.mkdir(parents=True)
    path.write_text(text, encoding="utf-8")
    assert load_op(path, core_base()).name == name


@pytest.mark.parametrize("text", [b for b in blocks("yaml") if "\nreadings:" in b])
def test_the_examples_give_what_is_said_in_each_reading(text: str, tmp_path: Path) -> None:
    path = op_path(tmp_path, text.partition("\n")[0].removeprefix("op: "))
    path.parent.mkdir(parents=True)
    path.write_text(text, encoding="utf-8")
    read = dict(load_op(path, core_base()).by_reading())
    assert list(read) == ["public", "around"]
    for op in read.values():
        for example in op.examples:
            case = parse_example(op, example, core_base())
            (found,) = evaluate(op, case.operands, case.attributes, case.results)
            assert np.array_equal(found, case.outputs[0])


@pytest.mark.parametrize(("text", "said"), lines("types"))
def test_an_expression_has_the_type_that_is_said(text: str, said: str) -> None:
    assert str(check(text, scope()).type) == said


@pytest.mark.parametrize(("text", "said"), lines("refused"))
def test_an_expression_is_refused_as_is_said(text: str, said: str) -> None:
    with pytest.raises(CheckProblem) as caught:
        check(text, scope())
    assert caught.value.message.startswith(said)


@pytest.mark.parametrize("text", [text for text, _ in lines("holds")])
def test_an_expression_holds(text: str) -> None:
    op = load_op(op_path(ROOT / "spec", "stablehlo.add"), core_base())
    walker = Evaluator(op, {}, ProcessGrid.alone([]))
    assert walker.holds(check(text, scope(), BOOL), {}) is True


def test_the_sessions_are_what_python_says() -> None:
    parser = doctest.DocTestParser()
    session = "\n".join(blocks("python"))
    result = doctest.DocTestRunner().run(parser.get_doctest(session, {}, "language.md", None, 0))
    assert (result.failed, result.attempted > 5) == (0, True)


@pytest.mark.parametrize("text", [text for text, _ in lines("literals")])
def test_a_literal_is_one(text: str) -> None:
    parse_literal(text)


@pytest.mark.parametrize("text", [text for text, _ in lines("attributes")])
def test_an_attribute_is_one(text: str) -> None:
    parse_attribute(text)


def test_the_tables_leave_nothing_out() -> None:
    for name in BUILTINS:
        assert f"`{name}(" in PAGE, name
    for name in FORMS:
        assert f"`{name.partition('(')[0]}(" in PAGE, name
    for name in (*GRID, *KINDS):
        assert f"`{name}`" in PAGE, name
    for name, says in IMPLICIT.items():
        assert f"| {name} | {says} |" in PAGE


def test_the_table_of_rules_of_broadcasting_is_whole() -> None:
    op = load_op(op_path(ROOT / "spec", "chlo.broadcast_add"), core_base())
    told = re.findall(r"^\| (B\d+) \|", PAGE, re.MULTILINE)
    assert sorted(rule.name for rule in op.rules) == told
