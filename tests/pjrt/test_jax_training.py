"""Training loops with flax and optax: the same losses as on JAX's CPU, step by step."""

from __future__ import annotations

import pytest

from tests.pjrt.jax_children import outcomes

LOOPS = (
    "convolutions_with_adamw",
    "attention_with_a_schedule",
    "recurrence_with_momentum",
    "a_regression_by_several_optimizers",
)


@pytest.mark.slow
@pytest.mark.full
@pytest.mark.parametrize("name", LOOPS)
def test_the_losses_are_equal(name: str) -> None:
    assert outcomes("jax_training").get(name, "no answer") == ""
