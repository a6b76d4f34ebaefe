"""How many there are, in words."""

from __future__ import annotations

import pytest

from opspec_model.text.counting import count, counted


@pytest.mark.parametrize(("number", "text"), [(0, "0 copies"), (1, "1 copy"), (1200, "1,200 copies")])
def test_a_noun_stands_in_the_plural_where_there_is_not_one(number: int, text: str) -> None:
    assert counted(number, "copy", "copies") == text


def test_none_is_a_word() -> None:
    assert [count(number, "op") for number in (0, 1, 2)] == ["no ops", "1 op", "2 ops"]
