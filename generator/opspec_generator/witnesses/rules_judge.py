"""What the search asks of a judge beside verdicts."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping

from opspec.instances.judge import InstanceJudge, Rules
from opspec.values.arrays import Array
from opspec_model.definitions.spec import Op
from opspec_model.language.tree import Node


class RulesJudge(InstanceJudge):
    """A judge that makes code of rules that stand in no file."""

    @abstractmethod
    def rules_of(self, op: Op) -> Rules:
        """The generated verifier of an op that differs from this one in its rules."""

    @abstractmethod
    def kernel_of(self, op: Op) -> Callable[..., Array]:
        """The NumPy kernel of an op."""

    @abstractmethod
    def predicates(self, trees: Mapping[str, Node]) -> Rules:
        """`check(name, truth)` for each tree, with the arguments of generated rules after `check`."""
