"""What an op file says of the op beside its meaning because nothing derives it, each with the reason."""

from __future__ import annotations

from dataclasses import dataclass, field

from opspec_model.text.problems import Span


@dataclass(frozen=True, slots=True)
class Effect:
    """What an op does besides giving results."""

    does: str
    reason: str
    span: Span = field(compare=False)


@dataclass(frozen=True, slots=True)
class StaticName:
    """The op that a dynamic one is where operands are known which that one has as attributes, or not at all."""

    op: str
    reason: str
    span: Span = field(compare=False)


@dataclass(frozen=True, slots=True)
class HeldOps:
    """The ops of which a region may be one, where not every op may."""

    ops: tuple[str, ...]
    reason: str
    span: Span = field(compare=False)
