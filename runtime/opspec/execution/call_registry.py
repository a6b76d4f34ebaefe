"""What `custom_call` targets do: a registry that users extend with `@opspec.custom_call("target")`. And what composites
do for which users have something better than their decompositions: `@opspec.composite("name")`.

A target that nobody registered is an error when the call is reached, not before: programs exported for several
platforms carry the calls of each in branches of which one is taken.
"""

from __future__ import annotations

import difflib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeVar

import numpy as np

from opspec.errors import OpSpecError
from opspec.execution.runnable_blocks import RunError, place
from opspec.programs.records import View
from opspec.values.arrays import Array, RunValue
from opspec.values.dims import Contradiction, meet
from opspec.values.types import Other, Tensor

CONFIGS = ("mhlo.backend_config", "backend_config")
HINTS = {
    "lapack_": 'LAPACK is computed by SciPy: pip install "opspec[lapack]"',
    "xla_python": "it calls back into the Python process that traced it, and cannot be run elsewhere",
    "xla_ffi_python": "it calls back into the Python process that traced it, and cannot be run elsewhere",
    "cu": "it is a kernel of CUDA; export the program for the platform cpu",
    "hip": "it is a kernel of ROCm; export the program for the platform cpu",
    "tpu_custom_call": "it is a kernel of TPUs; export the program for the platform cpu",
}


@dataclass(frozen=True, slots=True)
class CustomCall:
    """One `custom_call` of a program, as its implementation sees it. `config`: the backend config, by name
    where it is a dictionary; `computations`: the functions that it may call, with arrays for scalars too.

    Of a composite `target` is the name, `config` the attributes, and the only function the decomposition.
    """

    target: str
    config: Mapping[str, Any] | str
    attributes: Mapping[str, Any]
    operand_types: Sequence[Tensor | Other]
    result_types: Sequence[Tensor | Other]
    computations: Sequence[Callable[..., RunValue]]
    place: str

    def option(self, name: str, default: Any = None) -> Any:
        """An entry of the backend config."""
        return self.config.get(name, default) if isinstance(self.config, Mapping) else default


Implementation = Callable[..., object]  # what it gives is held against the types of the results
Registered = TypeVar("Registered", bound=Implementation)

CUSTOM_CALL = "stablehlo.custom_call"
_OWN = f"{__package__}."  # how modules of what we register are called
_TARGETS: dict[str, Implementation] = {}
_COMPOSITES: dict[str, Implementation] = {}


def custom_call(*targets: str) -> Callable[[Registered], Registered]:
    """Register what `custom_call` ops of these targets do: a function of a `CustomCall` and the operands (arrays that
    cannot be written to; a tuple is a tuple, a token is None) that gives the result, or a sequence of them.
    """

    def register(function: Registered) -> Registered:
        _TARGETS.update(dict.fromkeys(targets, function))
        return function

    return register


def composite(*names: str) -> Callable[[Registered], Registered]:
    """Register what `composite` ops of these names do in place of their decompositions: a function like those of
    `custom_call`. It holds for programs that are compiled from then on.
    """

    def register(function: Registered) -> Registered:
        _COMPOSITES.update(dict.fromkeys(names, function))
        return function

    return register


# Called with a target that nobody has registered: they may import the module that does.
FINDERS: list[Callable[[str], None]] = []


def is_replaced(view: View) -> bool:
    """Whether an op is a composite with an implementation of its own."""
    return view.name == "stablehlo.composite" and str(view.attributes.get("name")) in _COMPOSITES


def composite_of(view: View, decomposition: Sequence[Callable[..., RunValue]]) -> Callable[..., Sequence[RunValue]]:
    """A composite that is replaced, as a function of its operands."""
    attributes = view.attributes
    name, config = str(attributes["name"]), attributes.get("composite_attributes")
    call = CustomCall(
        name,
        config if isinstance(config, Mapping) else {},
        attributes,
        view.operand_types,
        view.result_types,
        decomposition,
        place(view),
    )
    return partial(_performed, call, _COMPOSITES[name])


def implementation(target: str) -> Implementation | None:
    """What is registered for a target, ours included."""
    for find in FINDERS:
        if target in _TARGETS:
            break
        find(target)
    return _TARGETS.get(target)


def is_overridden(view: View) -> bool:
    """Whether an op calls a target for which somebody has registered something that is not ours."""
    found = _TARGETS.get(str(view.attributes.get("call_target_name"))) if view.name == CUSTOM_CALL else None
    return found is not None and not _is_own(found)


def targets() -> list[str]:
    """Every target that has been registered so far."""
    implementation("")
    return sorted(_TARGETS)


def call_of(view: View, computations: Sequence[Callable[..., RunValue]]) -> Callable[..., Sequence[RunValue]]:
    """A custom_call of a program as a function of its operands."""
    return partial(perform, _described(view, computations))


def perform(
    call: CustomCall,
    *operands: RunValue,
    into: Sequence[Array | None] = (),
    wanted: Sequence[bool] = (),  # noqa: ARG001 - nobody says which results to leave out
) -> Sequence[RunValue]:
    """What the implementation of a call's target gives. `into`: for each operand the array itself, if that may be
    written to; one of ours is given it then.
    """
    function = implementation(call.target)
    if function is None:
        raise RunError(f"{call.place}: {_unknown(call.target)}")
    return _performed(call, function, *operands, into=into if _is_own(function) else ())


def _is_own(function: Implementation) -> bool:
    return not hasattr(function, "__wrapped__") and str(getattr(function, "__module__", "")).startswith(_OWN)


def _performed(
    call: CustomCall, function: Implementation, *operands: RunValue, into: Sequence[Array | None] = ()
) -> Sequence[RunValue]:
    """The results; the operands are shown, not given: they are the caller's arrays, or what later ops read."""
    free = {id(x) for x in into if x is not None}
    shown = [x if id(x) in free else _read_only(x) for x in operands]
    try:
        made = function(call, *shown)
    except ValueError as error:
        if "read-only" not in str(error):
            raise
        raise OpSpecError(
            f"the implementation of {call.target!r}: expected it to leave its operands as they are, found that it"
            " writes into one; try x = np.array(x) first"
        ) from error
    # An operand that is handed on is itself again, so that later ops may take its memory.
    given = {id(x): operand for x, operand in zip(shown, operands, strict=True)}
    return [given.get(id(x), x) for x in _results(call, made)]


def _read_only(x: RunValue) -> RunValue:
    if isinstance(x, tuple):
        return tuple(_read_only(item) for item in x)
    if not isinstance(x, np.ndarray):
        return x
    view = x.view()
    view.flags.writeable = False
    return view


def _described(view: View, computations: Sequence[Callable[..., RunValue]]) -> CustomCall:
    attributes = view.attributes
    target = attributes.get("call_target_name")
    return CustomCall(
        str(target),
        config_of(view),
        attributes,
        view.operand_types,
        view.result_types,
        computations,
        place(view),
    )


def config_of(view: View) -> Mapping[str, Any] | str:
    """The backend config of a call, in whichever attribute it stands."""
    configs = [found for name in CONFIGS if (found := view.attributes.get(name))]
    return configs[0] if configs and isinstance(configs[0], Mapping | str) else ""


def _unknown(target: str) -> str:
    hint = next((text for start, text in HINTS.items() if target.startswith(start)), "")
    near = difflib.get_close_matches(target, targets(), n=1)
    hint = hint or (f"did you mean {near[0]!r}?" if near else "")
    return (
        f"no implementation of the custom_call target {target!r}{f'; {hint}' if hint else ''}; register one:"
        f" @opspec.custom_call({target!r}) on a function of the call and its operands"
    )


def _results(call: CustomCall, made: Any) -> Sequence[RunValue]:
    """The results, held against their types."""
    types = call.result_types
    if len(types) != 1:
        results = () if made is None else (made,) if isinstance(made, np.ndarray) else tuple(made)
    else:
        several = isinstance(made, tuple | list) and isinstance(types[0], Tensor)
        results = tuple(made) if several else (made,)
    if len(results) != len(types):
        raise OpSpecError(f"the implementation of {call.target!r}: expected {len(types)} results, found {len(results)}")
    return [
        _result(call, at, x, type_) if isinstance(type_, Tensor) else x
        for at, (x, type_) in enumerate(zip(results, types, strict=True))
    ]


def _result(call: CustomCall, at: int, made: object, type_: Tensor) -> Array:
    array = np.asarray(made)
    dtype = type_.element.dtype
    fits = array.dtype == dtype
    try:
        meet(type_.shape, array.shape)
    except Contradiction:
        fits = False
    if not fits:
        raise OpSpecError(
            f"the implementation of {call.target!r}, result {at}: expected {type_} (dtype {dtype}),"
            f" found dtype {array.dtype} of shape {array.shape}"
        )
    return array
