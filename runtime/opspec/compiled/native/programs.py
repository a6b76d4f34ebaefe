"""Steps of a plan as one function in LLVM's text, with all that happens in it: kernels, which are functions beside it,
loops and branches inside, and calls back to Python for what a library computes.

Each buffer has a slot, a place in the table `%memory` where its address stands; buffers that share memory share a slot.
At the end of a turn what the body made and what it was made of change places in the table: no element moves. Kernels
that run once, outside of all loops, get a table of their own, so that equal ones are one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from opspec.compiled.kernel_contents import touched
from opspec.compiled.kernel_texts import KernelTexts
from opspec.compiled.native import blas_products
from opspec.compiled.native.blas_products import MatrixProduct
from opspec.compiled.native.calls import DATA, DECLARED, ENTRY, LONG, NAME
from opspec.compiled.native.inlined import LaidBefore, LoopPiece, SlotNumbers, laid_out_before
from opspec.compiled.native.instruction_sets import InstructionSet
from opspec.compiled.native.kernels import QUICKLY, KernelText, kernel_text
from opspec.compiled.native.loop_libraries import LoopLibraries
from opspec.compiled.native.scalar_loops import scalar_loop_text
from opspec.compiled.native.slots import SlotTable
from opspec.compiled.native.spelling import stored
from opspec.compiled.native.threads import PARALLEL
from opspec.compiled.native.words import Fused
from opspec.compiled.nodes import Buffer
from opspec.compiled.one_function import OneFunction
from opspec.compiled.plan import Branch, Kernel, Library, Loop, Step, steps_of, written_by

_PATIENCE = 1 << 24  # operations after which Python is asked whether somebody wants to stop
_DECLARATIONS = """
declare i32 @PyErr_CheckSignals()
declare ptr @PyObject_CallNoArgs(ptr)
declare void @Py_DecRef(ptr)
"""


@dataclass(frozen=True, slots=True)
class ProgramText:
    """`text`: the module. Its function `call` takes an array for each of `slots`, each named by a buffer that is there
    or of whose size it is: first those that are `given`, then new ones. It gives None where something is raised.

    | then it takes | if |
    | --- | --- |
    | memory of `scratch` bytes for all else, which is small | it is more than a loop: then it calls nobody |
    | the record, an i64 for each slot and each result | it is a loop: its results stand where the record says then |
    | the `calls`, functions of no arguments, and an array of `exchanged` i64 | it calls back |

    Before a call the addresses of its operands and results stand at the beginning of the last array. `results`: where
    the results stand in the end, those of a loop in the beginning. `product`: multiplications of the largest product of
    matrices that BLAS does.
    """

    text: str
    slots: tuple[Buffer, ...]
    given: int
    scratch: int
    calls: tuple[Library, ...]
    exchanged: int
    results: tuple[int, ...]
    product: int


def program_text(whole: OneFunction, target: InstructionSet) -> ProgramText:
    """The text of a function for an instruction set."""
    return _Writer(whole, target).text()


class _Writer:
    def __init__(self, whole: OneFunction, target: InstructionSet) -> None:
        self._whole = whole
        self._target = target
        self._slots = SlotTable()
        self._lines: list[str] = []
        self._functions: list[str] = []
        self._known: dict[str, str] = {}  # functions that may be called from several places: the name by the text
        self._texts = KernelTexts(self._by_itself)
        self._laid_out: dict[Library, LaidBefore] = {}
        self._depth = 0  # of loops
        self._operations = 0  # of what runs once
        self._tables = 0  # addresses in the longest table of what runs once
        self._calls: list[Library] = []
        self._count = 0
        self._ways = LoopLibraries.of(whole, target)
        called = self._ways.called
        self._exchanged = max((len(step.operands) + len(step.results) for step in called), default=0)
        self._alone = not called  # Python may do something else meanwhile
        self._given = 0
        self._results: tuple[int, ...] = ()

    def text(self) -> ProgramText:
        for buffer in self._whole.types:
            if buffer.number in self._whole.given:
                self._slots.of(buffer)
        self._given = len(self._slots.buffers)
        for step in self._whole.steps:
            self._step(step)
            self._slots.step += 1
        self._results = tuple(map(self._slots.of, self._whole.results) if self._whole.leaves else self._left())
        body, self._lines = self._lines, []
        held = self._held()
        scratch = self._begin(held)
        self._lines += body
        if not self._whole.leaves:
            self._bring_back()
        else:
            for at, buffer in enumerate(self._whole.results):
                self._put("%record", len(held) + at, self._made(f"load ptr, ptr {self._slot(buffer)}"))
        self._take_back()
        self._line("call void @Py_IncRef(ptr %self)")
        self._line("ret ptr %self")
        self._label("stopped")
        self._take_back()
        self._line("br label %raised")
        self._label("raised")
        self._line("ret ptr null")
        once = "" if self._turns_round else QUICKLY
        head = f"define ptr @{ENTRY}(ptr %self, ptr %arrays, i64 %count) {once}{{"
        own = [line for text in self._functions for line in text.splitlines()]
        declared = [
            line for text in (DECLARED, blas_products.DECLARED, _DECLARATIONS) for line in text.strip().splitlines()
        ]
        called = dict.fromkeys([*(line for line in own if line.startswith("declare ")), *declared])
        functions = [line for line in own if line not in called]
        lines = [*functions, *called, head, "entry:", *self._lines, "}"]
        return ProgramText(
            "\n".join(lines) + "\n",
            tuple(self._slots.buffers[slot] for slot in held),
            self._given,
            scratch,
            tuple(self._calls),
            self._exchanged,
            tuple(map(held.index, self._results)),
            max((product.threaded for product in self._ways.products.values()), default=0),
        )

    def _left(self) -> Iterator[int]:
        """Where results stand in the end: a copy of what a loop was given, and left so, or may leave anywhere, among
        other results.
        """
        slots = [self._slots.of(buffer) for buffer in self._whole.results]
        for buffer, slot in zip(self._whole.results, slots, strict=True):
            group = next((group for group in self._slots.exchanging if slot in group), {slot})
            if slot < self._given or sum(other in group for other in slots) > 1:
                slot = self._slots.more(buffer)
                self._copy(f"%slot{slot}", self._slot(buffer), buffer)
            yield slot

    def _bring_back(self) -> None:
        """A result that a loop left somewhere else comes where it belongs."""
        moved = set[int]().union(*self._slots.exchanging)
        for slot, buffer in zip(self._results, self._whole.results, strict=True):
            if slot not in moved:
                continue
            found, belongs = self._made(f"load ptr, ptr %slot{slot}, align 8"), f"%array{slot}"
            copied, done = self._name("copied"), self._name("done")
            self._line(f"br i1 {self._made(f'icmp eq ptr {found}, {belongs}')}, label %{done}, label %{copied}")
            self._label(copied)
            self._line(f"call void @llvm.memcpy.p0.p0.i64(ptr {belongs}, ptr {found}, i64 {buffer.bytes}, i1 false)")
            self._line(f"br label %{done}")
            self._label(done)

    def _held(self) -> list[int]:
        """The slots for which an array is taken."""
        slots = range(len(self._slots.buffers))
        if self._whole.leaves:
            return [*slots]
        return [slot for slot in slots if slot < self._given or slot in self._results]

    def _begin(self, held: Sequence[int]) -> int:
        """What is given, taken out of the arrays; and how many bytes of memory there are for what is not."""
        slots = len(self._slots.buffers)
        self._line(f"%memory = alloca [{slots} x ptr], align 8")
        if self._tables:
            self._line(f"%table = alloca [{self._tables} x ptr], align 8")
        self._line("%patience = alloca i64, align 8")
        self._line("%state = alloca ptr, align 8")
        self._line("store i64 0, ptr %patience, align 8")
        behind = len(held)
        if behind < slots:
            self._line(f"%scratch = {self._data(behind)}")
            behind += 1
        if self._whole.leaves:
            self._line(f"%record = {self._data(behind)}")
            behind += 1
        places = {slot: at for at, slot in enumerate(held)}
        offsets, scratch = self._slots.offsets(places)
        for slot in range(slots):
            if slot in places:
                data = f"%array{slot}"
                self._line(f"{data} = {self._data(places[slot])}")
            else:
                data = self._made(f"getelementptr i8, ptr %scratch, i64 {offsets[slot]}")
            self._line(f"%slot{slot} = getelementptr ptr, ptr %memory, i64 {slot}")
            self._line(f"store ptr {data}, ptr %slot{slot}, align 8")
            if self._whole.leaves:
                self._put("%record", slot, data)
        for at in range(len(self._calls)):
            self._line(f"%call{at} = {self._object(behind + at)}")
        if self._calls:
            self._line(f"%exchange = {self._data(behind + len(self._calls))}")
        if self._goes_alone:
            self._line(f"store ptr {self._made('call ptr @PyEval_SaveThread()')}, ptr %state, align 8")
        return scratch

    @property
    def _turns_round(self) -> bool:
        """Whether there are loops."""
        return any(isinstance(step, Loop) for step in steps_of(self._whole.steps))

    @property
    def _goes_alone(self) -> bool:
        """Whether the lock of the interpreter is given away meanwhile."""
        return self._alone and (self._turns_round or self._operations >= LONG)

    def _take_back(self) -> None:
        if self._goes_alone:
            self._line(f"call void @PyEval_RestoreThread(ptr {self._made('load ptr, ptr %state')})")

    # --- steps ------------------------------------------------------------------------------------------

    def _step(self, step: Step) -> None:
        match step:
            case Kernel() if not step.is_empty:
                self._kernel(step)
            case Library():
                self._library(step)
            case Loop():
                self._loop(step)
            case Branch():
                self._branch(step)

    def _kernel(self, kernel: Kernel, slot: Callable[[Buffer], int] | None = None, fuses: Fused = "") -> None:
        slot = slot or self._slots.of
        if self._depth:
            self._add(lambda name: kernel_text(kernel, self._target, name, slot, fuses))
        else:
            self._once(self._texts.text(kernel, fuses), tuple(map(slot, touched(kernel))))

    def _by_itself(self, kernel: Kernel, fuses: Fused) -> KernelText:
        """With a table of its own."""
        places = {buffer: at for at, buffer in enumerate(touched(kernel))}
        return kernel_text(kernel, self._target, NAME, places.__getitem__, fuses, once=True)

    def _add(self, text: Callable[[str], KernelText]) -> None:
        """A function, which is called here alone."""
        name = f"{NAME}{len(self._functions)}"
        made = text(name)
        self._functions.append(made.text)
        self._run(name, made.parts, "%memory")

    def _once(self, made: KernelText, slots: SlotNumbers) -> None:
        """What runs once: equal ones are one function, which takes a table of addresses."""
        self._operations += made.operations
        self._tables = max(self._tables, len(slots))
        for at, slot in enumerate(slots):
            address = self._made(f"load ptr, ptr %slot{slot}, align 8")
            place = self._made(f"getelementptr ptr, ptr %table, i64 {at}")
            self._line(f"store ptr {address}, ptr {place}, align 8")
        self._run(self._named(NAME, made.text), made.parts, "%table")

    def _run(self, name: str, parts: int, memory: str) -> None:
        if parts > 1:
            self._line(f"call void @{PARALLEL}(ptr @{name}, ptr {memory}, i64 {parts})")
        else:
            self._line(f"call void @{name}(ptr {memory}, i64 0)")

    def _named(self, stem: str, text: str) -> str:
        """What a function of the module is called that is `stem` in its text; equal ones are one."""
        if text not in self._known:
            name = self._known[text] = f"{stem}{len(self._functions)}"
            self._functions.append(text.replace(f"@{stem}", f"@{name}"))
        return self._known[text]

    def _library(self, step: Library) -> None:
        ways = self._ways
        if step in ways.tiles:
            places = [self._slots.of(buffer) for buffer in (*step.operands, *step.results)]
            self._kernel(ways.tiles[step], lambda buffer: places[buffer.number], fuses="product")
            return
        if step in ways.pieces:
            self._pieces(step, ways.pieces[step])
            return
        if step in ways.products:
            buffers = (*step.operands, *step.results)
            left, right, result = (self._made(f"load ptr, ptr {self._slot(buffer)}, align 8") for buffer in buffers)
            self._product(ways.products[step], left, right, result)
            return
        for at, buffer in enumerate((*step.operands, *step.results)):
            self._put("%exchange", at, self._made(f"load ptr, ptr {self._slot(buffer)}"))
        found = self._made(f"call ptr @PyObject_CallNoArgs(ptr %call{len(self._calls)})")
        self._calls.append(step)
        lost, further = self._made(f"icmp eq ptr {found}, null"), self._name("further")
        self._line(f"br i1 {lost}, label %raised, label %{further}")
        self._label(further)
        self._line(f"call void @Py_DecRef(ptr {found})")

    def _product(self, product: MatrixProduct, left: str, right: str, result: str) -> None:
        """Of one matrix in the middle of the function, of a stack by a function of its own."""
        self._operations += product.count * product.work
        if product.count > 1:
            name = self._named("product", product.function("product"))
            self._line(f"call void @{name}(ptr {left}, ptr {right}, ptr {result})")
            return

        def behind(place: str, elements: int) -> str:
            return self._made(f"getelementptr {product.type}, ptr {place}, i64 {elements}") if elements else place

        for text in product.texts(left, right, result, behind):
            self._line(text)

    def _pieces(self, step: Library, pieces: Sequence[LoopPiece]) -> None:
        """Kernels in the place of a library, with memory of their own, but for what was laid out before."""
        before = self._laid_out.get(step, LaidBefore())
        places = dict(enumerate(map(self._slots.of, (*step.operands, *step.results)))) | before.slots
        for piece in pieces:
            if piece in before.pieces:
                continue
            for memory in piece.memory:
                if isinstance(memory, Buffer) and memory not in places:
                    places[memory] = self._slots.more(memory)
            self._piece(piece, tuple(places[memory] for memory in piece.memory))

    def _piece(self, piece: LoopPiece, slots: SlotNumbers) -> None:
        if self._depth:
            self._add(partial(_text_of, piece, slots))
        else:
            self._once(piece.text(NAME, tuple(range(len(slots)))), slots)

    def _branch(self, step: Branch) -> None:
        done, last = self._name("done"), len(step.blocks) - 1
        names = [self._name("branch") for _ in step.blocks]
        wide = stored(step.index.element)
        index = self._made(f"load {wide}, ptr {self._made(f'load ptr, ptr {self._slot(step.index)}')}")
        cases = [1, 0] if step.index.element.kind == "bool" else range(last + 1)
        table = " ".join(f"{wide} {at}, label %{name}" for at, name in zip(cases, names, strict=True))
        self._line(f"switch {wide} {index}, label %{names[last]} [{table}]")
        for made, result in step.shared:
            self._slots.share(made, self._slots.of(result))
        for name, block in zip(names, step.blocks, strict=True):
            self._label(name)
            for inner in block.steps:
                self._step(inner)
            for result, made in zip(step.results, block.results, strict=True):
                if self._slots.of(made) != self._slots.of(result):
                    self._copy(self._slot(result), self._slot(made), result)
            self._line(f"br label %{done}")
        self._label(done)

    def _loop(self, loop: Loop) -> None:
        self._share(loop)
        name = f"loop{len(self._functions)}"
        scalars = scalar_loop_text(loop, self._target, name, self._slots.of)
        if scalars is None:
            self._lay_out(loop)
            self._depth += 1
            self._turns(loop)
            self._depth -= 1
            return
        self._functions.append(scalars)
        again, further, done = self._name("again"), self._name("further"), self._name("done")
        self._line(f"br label %{again}")
        self._label(again)
        self._line(f"br i1 {self._made(f'call i1 @{name}(ptr %memory)')}, label %{done}, label %{further}")
        self._label(further)
        self._ask(again)
        self._label(done)

    def _lay_out(self, loop: Loop) -> None:
        """In front of a loop, what never changes there, as its libraries read it."""
        for step, piece, read in laid_out_before(loop, self._ways.pieces):
            before = self._laid_out.setdefault(step, LaidBefore())
            *_, memory = piece.memory
            if isinstance(memory, Buffer) and memory not in before.slots:
                before.slots[memory] = self._slots.more(memory)
            self._piece(piece, (*map(self._slots.of, read), before.slots[memory]))
            before.pieces.append(piece)

    def _turns(self, loop: Loop) -> None:
        head, body, done = self._name("test"), self._name("body"), self._name("done")
        self._line(f"br label %{head}")
        self._label(head)
        for step in loop.test.steps:
            self._step(step)
        answer = self._made(f"load i8, ptr {self._made(f'load ptr, ptr {self._slot(loop.test.results[0])}')}")
        self._line(f"br i1 {self._made(f'icmp ne i8 {answer}, 0')}, label %{body}, label %{done}")
        self._label(body)
        for step in loop.body.steps:
            self._step(step)
        self._move(loop)
        self._look_up(loop)
        self._line(f"br label %{head}")
        self._label(done)

    def _share(self, loop: Loop) -> None:
        """Which buffers of a loop are one, and the copies with which it begins."""
        for at, (initial, carried) in enumerate(zip(loop.initial, loop.carried, strict=True)):
            if at in loop.kept or at in loop.taken:
                self._slots.share(carried, self._slots.of(initial))
            else:
                self._copy(self._slot(carried), self._slot(initial), carried)
            slot = self._slots.of(carried)
            for block in (loop.test, loop.body):
                self._slots.share(block.arguments[at], slot)
            if at in loop.reused:
                self._slots.share(loop.body.results[at], slot)

    def _move(self, loop: Loop) -> None:
        """What the body gives becomes what is carried."""
        made = {buffer for step in loop.body.steps for buffer in written_by(step)}
        moved = [at for at in range(len(loop.carried)) if at not in loop.kept and at not in loop.reused]
        movable = made.union(loop.body.arguments[at] for at in moved)
        sources: dict[int, int] = {}
        for at in moved:
            result, target = loop.body.results[at], self._slots.of(loop.carried[at])
            source = self._slots.of(result)
            if result not in movable or loop.body.results.count(result) > 1:
                source = self._slots.more(result)
                self._copy(f"%slot{source}", self._slot(result), result)
            sources[target] = source
        self._permute(sources)

    def _permute(self, sources: dict[int, int]) -> None:
        """Slots get the addresses of others; those that gave theirs away get those that are left."""
        whole = dict(sources)
        for target in sources.keys() - set(sources.values()):
            last = target
            while last in sources:
                last = sources[last]
            whole[last] = target
        changed = {target: source for target, source in sorted(whole.items()) if target != source}
        self._slots.exchange({*changed})
        loaded = {slot: self._made(f"load ptr, ptr %slot{slot}, align 8") for slot in changed}
        for target, source in changed.items():
            self._line(f"store ptr {loaded[source]}, ptr %slot{target}, align 8")

    def _look_up(self, loop: Loop) -> None:
        """Once in a while, ask whether somebody wants the program to stop."""
        kernels = [step for step in loop.body.steps if isinstance(step, Kernel)]
        cost = 16 + sum(kernel.points * max(1, len(kernel.loads)) for kernel in kernels)
        before = self._made("load i64, ptr %patience, align 8")
        after = self._made(f"add i64 {before}, {cost}")
        self._line(f"store i64 {after}, ptr %patience, align 8")
        ask, further = self._name("ask"), self._name("further")
        self._line(f"br i1 {self._made(f'icmp ugt i64 {after}, {_PATIENCE}')}, label %{ask}, label %{further}")
        self._label(ask)
        self._line("store i64 0, ptr %patience, align 8")
        self._ask(further)
        self._label(further)

    def _ask(self, further: str) -> None:
        """Whether somebody wants the program to stop; where not, it goes on."""
        self._take_back()
        wanted = self._made(f"icmp ne i32 {self._made('call i32 @PyErr_CheckSignals()')}, 0")
        if self._goes_alone:
            self._line(f"store ptr {self._made('call ptr @PyEval_SaveThread()')}, ptr %state, align 8")
        self._line(f"br i1 {wanted}, label %stopped, label %{further}")

    # --- lines ------------------------------------------------------------------------------------------

    def _slot(self, buffer: Buffer) -> str:
        """Where the address of a buffer stands."""
        return f"%slot{self._slots.of(buffer)}"

    def _copy(self, target: str, source: str, like: Buffer) -> None:
        to, of = (self._made(f"load ptr, ptr {slot}, align 8") for slot in (target, source))
        self._line(f"call void @llvm.memcpy.p0.p0.i64(ptr {to}, ptr {of}, i64 {like.bytes}, i1 false)")

    def _object(self, at: int) -> str:
        return f"load ptr, ptr {self._made(f'getelementptr ptr, ptr %arrays, i64 {at}')}, align 8"

    def _data(self, at: int) -> str:
        array = self._made(self._object(at))
        return f"load ptr, ptr {self._made(f'getelementptr i8, ptr {array}, i64 {DATA}')}, align 8"

    def _put(self, array: str, at: int, address: str) -> None:
        number = self._made(f"ptrtoint ptr {address} to i64")
        self._line(f"store i64 {number}, ptr {self._made(f'getelementptr i64, ptr {array}, i64 {at}')}, align 8")

    def _name(self, stem: str = "v") -> str:
        self._count += 1
        return f"{stem}{self._count}"

    def _made(self, text: str) -> str:
        name = f"%{self._name()}"
        self._lines.append(f"  {name} = {text}")
        return name

    def _line(self, text: str) -> None:
        self._lines.append(f"  {text}")

    def _label(self, name: str) -> None:
        self._lines.append(f"{name}:")


def _text_of(piece: LoopPiece, slots: SlotNumbers, name: str) -> KernelText:
    return piece.text(name, slots)
