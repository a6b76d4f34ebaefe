"""What a generated CUDA kernel tells of itself: which functions its text has, and what they take."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from opspec.values.dims import Vec
from opspec.values.types import ElementType, Quantized, Tensor

KEYWORDS = """
    alignas alignof and and_eq asm auto bitand bitor bool break case catch char class compl concept
    const consteval constexpr constinit const_cast continue co_await co_return co_yield decltype default
    delete do double dynamic_cast else enum explicit export extern false float for friend goto if inline
    int long mutable namespace new noexcept not not_eq nullptr operator or or_eq private protected
    public register reinterpret_cast requires return short signed sizeof static static_assert
    static_cast struct switch template this thread_local throw true try typedef typeid typename union
    unsigned using virtual void volatile wchar_t while xor xor_eq
"""
# What the headers and the kernels call something themselves.
OWN = """
    all any as_index box each element entry In Index Kind kernel len ints item List list listed Matrix
    Number only Out Pair range Scalar some store Tensor term Text thread Type Types value Vec
"""
TAKEN = frozenset((*KEYWORDS.split(), *OWN.split()))


def safe(name: str) -> str:
    """A name of the spec as C++ can have it."""
    return f"{name}_" if name in TAKEN else name


# The types of a declared value: of a variadic one a sequence, of one that is not there None.
Given: TypeAlias = Tensor | Sequence[Tensor] | None
# What a type variable stands for: of a pack, an element type for each item.
Variable: TypeAlias = ElementType | Quantized | tuple[ElementType | Quantized, ...]


@dataclass(frozen=True, slots=True)
class Stage:
    """One device function: it makes one element of `makes` from the tensors that it `reads`.

    `types` are its template parameters. A stage that is no result has a `shape`, computed from values,
    attributes and types, and elements of the type variable `element`.
    """

    function: str
    makes: str
    reads: tuple[str, ...]
    types: tuple[str, ...] = ()
    shape: Callable[..., Vec] | None = None
    element: str = ""


@dataclass(frozen=True, slots=True)
class KernelPlan:
    """The stages of an op, in order, and the attributes that its text uses. `grid`: it asks which process runs it;
    its operands are those of all processes. `apart`: of lists, each item is made by itself.
    """

    op: str
    attributes: tuple[str, ...]
    stages: tuple[Stage, ...]
    grid: bool = False
    apart: bool = False


@dataclass(frozen=True, slots=True)
class Process:
    """A process of a grid."""

    replica_id: int = 0
    partition_id: int = 0
    num_replicas: int = 1
    num_partitions: int = 1

    @property
    def number(self) -> int:
        """Its place among all, replica by replica."""
        return self.replica_id * self.num_partitions + self.partition_id

    @property
    def count(self) -> int:
        return self.num_replicas * self.num_partitions
