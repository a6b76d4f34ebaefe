"""Threads that share the work of a kernel: LLVM's text of a pool, which is compiled once per process.

`opspec_parallel(work, context, count)` calls `work(context, part)` for each part below `count`, each once, on the
calling thread and on those of the pool, and comes back when all are done. One such call has the pool at a time: a
second one, of another thread of the program, does its parts alone. Who does which part is open, so parts write to
memory of their own.

A number says which job it is and which part is next (`@ticket`), and a part is taken by adding one to it: who comes too
late, or holds the words of a job that is over, takes nothing. While the words of a new job are written the number is
one that has no part.
"""

from __future__ import annotations

import os

from opspec.errors import WrongUse

VARIABLE = "OPSPEC_THREADS"
MOST = 64  # threads
STACK = 1 << 23  # bytes of each: systems give from 128 KiB on, or what a limit of the process says
PARALLEL, FORKED = "opspec_parallel", "opspec_forked"

_PAUSES = {
    "x86_64": "call void @llvm.x86.sse2.pause()",
    "AMD64": "call void @llvm.x86.sse2.pause()",
    "aarch64": "call void @llvm.aarch64.hint(i32 1)",
    "arm64": "call void @llvm.aarch64.hint(i32 1)",
}
_DECLARED = {
    "call void @llvm.x86.sse2.pause()": "declare void @llvm.x86.sse2.pause()",
    "call void @llvm.aarch64.hint(i32 1)": "declare void @llvm.aarch64.hint(i32)",
}

_POOL = """
; the job: what is done, with what, how many parts; the number of the job (high half) and its next part (low half)
@work = internal global ptr null
@context = internal global ptr null
@count = internal global i64 0
@ticket = internal global i64 0
@finished = internal global i64 0
@busy = internal global i32 0
@started = internal global i32 0
@sleeping = internal global i32 0
@mutex = internal global [256 x i8] zeroinitializer, align 64
@woken = internal global [256 x i8] zeroinitializer, align 64

declare i32 @pthread_attr_init(ptr)
declare i32 @pthread_attr_setstacksize(ptr, i64)
declare i32 @pthread_attr_destroy(ptr)
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_detach(i64)
declare i32 @pthread_mutex_init(ptr, ptr)
declare i32 @pthread_mutex_lock(ptr)
declare i32 @pthread_mutex_unlock(ptr)
declare i32 @pthread_cond_init(ptr, ptr)
declare i32 @pthread_cond_wait(ptr, ptr)
declare i32 @pthread_cond_broadcast(ptr)
declare i32 @sched_yield()
{declared}

; take parts and do them, until there are none; gives the ticket that it saw last
define internal i64 @take() {{
entry:
  br label %look
look:
  %first = load atomic i64, ptr @ticket seq_cst, align 8
  br label %read
read:
  %seen = phi i64 [%first, %look], [%now, %lost]
  %part = and i64 %seen, 4294967295
  %work = load atomic ptr, ptr @work monotonic, align 8
  %context = load atomic ptr, ptr @context monotonic, align 8
  %count = load atomic i64, ptr @count monotonic, align 8
  %there = icmp ult i64 %part, %count
  br i1 %there, label %try, label %none
try:
  %next = add i64 %seen, 1
  %pair = cmpxchg ptr @ticket, i64 %seen, i64 %next seq_cst seq_cst, align 8
  %won = extractvalue {{i64, i1}} %pair, 1
  br i1 %won, label %do, label %lost
lost:
  %now = extractvalue {{i64, i1}} %pair, 0
  br label %read
do:
  call void %work(ptr %context, i64 %part)
  %done = atomicrmw add ptr @finished, i64 1 seq_cst, align 8
  br label %look
none:
  ret i64 %seen
}}

define internal ptr @worker(ptr %nothing) {{
entry:
  br label %take
take:
  %seen = call i64 @take()
  br label %spin
spin:
  %turn = phi i32 [0, %take], [%turned, %again]
  %ticket = load atomic i64, ptr @ticket seq_cst, align 8
  %same = icmp eq i64 %ticket, %seen
  br i1 %same, label %again, label %take
again:
  {pause}
  %turned = add i32 %turn, 1
  %tired = icmp ugt i32 %turned, {spins}
  br i1 %tired, label %sleep, label %spin
sleep:
  call i32 @pthread_mutex_lock(ptr @mutex)
  atomicrmw add ptr @sleeping, i32 1 seq_cst, align 4
  br label %check
check:
  %later = load atomic i64, ptr @ticket seq_cst, align 8
  %still = icmp eq i64 %later, %seen
  br i1 %still, label %wait, label %wake
wait:
  call i32 @pthread_cond_wait(ptr @woken, ptr @mutex)
  br label %check
wake:
  atomicrmw sub ptr @sleeping, i32 1 seq_cst, align 4
  call i32 @pthread_mutex_unlock(ptr @mutex)
  br label %take
}}

define internal void @start() {{
entry:
  %thread = alloca i64, align 8
  %how = alloca [256 x i8], align 64
  call i32 @pthread_attr_init(ptr %how)
  call i32 @pthread_attr_setstacksize(ptr %how, i64 {stack})
  call i32 @pthread_mutex_init(ptr @mutex, ptr null)
  call i32 @pthread_cond_init(ptr @woken, ptr null)
  store i32 1, ptr @started
  br label %more
more:
  %at = phi i32 [0, %entry], [%next, %made]
  %enough = icmp uge i32 %at, {workers}
  br i1 %enough, label %done, label %make
make:
  %failed = call i32 @pthread_create(ptr %thread, ptr %how, ptr @worker, ptr null)
  %ok = icmp eq i32 %failed, 0
  br i1 %ok, label %made, label %done
made:
  %id = load i64, ptr %thread
  call i32 @pthread_detach(i64 %id)
  %next = add i32 %at, 1
  br label %more
done:
  call i32 @pthread_attr_destroy(ptr %how)
  ret void
}}

define void @opspec_parallel(ptr %work, ptr %context, i64 %count) {{
entry:
  %busy = atomicrmw xchg ptr @busy, i32 1 seq_cst, align 4
  %taken = icmp ne i32 %busy, 0
  br i1 %taken, label %alone, label %mine
alone:
  %part = phi i64 [0, %entry], [%next, %one]
  %end = icmp eq i64 %part, %count
  br i1 %end, label %over, label %one
one:
  call void %work(ptr %context, i64 %part)
  %next = add i64 %part, 1
  br label %alone
over:
  ret void
mine:
  %started = load i32, ptr @started
  %cold = icmp eq i32 %started, 0
  br i1 %cold, label %begin, label %post
begin:
  call void @start()
  br label %post
post:
  %old = load atomic i64, ptr @ticket seq_cst, align 8
  %closed = or i64 %old, 4294967295
  store atomic i64 %closed, ptr @ticket seq_cst, align 8
  store atomic i64 0, ptr @finished seq_cst, align 8
  store atomic ptr %work, ptr @work monotonic, align 8
  store atomic ptr %context, ptr @context monotonic, align 8
  store atomic i64 %count, ptr @count monotonic, align 8
  %ticket = add i64 %closed, 1
  store atomic i64 %ticket, ptr @ticket seq_cst, align 8
  %sleepers = load atomic i32, ptr @sleeping seq_cst, align 4
  %asleep = icmp ne i32 %sleepers, 0
  br i1 %asleep, label %call, label %share
call:
  call i32 @pthread_mutex_lock(ptr @mutex)
  call i32 @pthread_cond_broadcast(ptr @woken)
  call i32 @pthread_mutex_unlock(ptr @mutex)
  br label %share
share:
  call i64 @take()
  br label %await
await:
  %turn = phi i32 [0, %share], [%turned, %next_look]
  %finished = load atomic i64, ptr @finished seq_cst, align 8
  %all = icmp eq i64 %finished, %count
  br i1 %all, label %free, label %pause
pause:
  {pause}
  %turned = add i32 %turn, 1
  %long = icmp ugt i32 %turned, {spins}
  br i1 %long, label %yield, label %next_look
yield:
  call i32 @sched_yield()
  br label %next_look
next_look:
  br label %await
free:
  store atomic i32 0, ptr @busy seq_cst, align 4
  ret void
}}

; in a child that was forked: it has none of the threads, and nothing of the job that another one of them was doing
define void @opspec_forked() {{
  store atomic i64 0, ptr @count seq_cst, align 8
  store i32 0, ptr @started
  store i32 0, ptr @busy
  store i32 0, ptr @sleeping
  ret void
}}
"""


_ALONE = """
define void @opspec_parallel(ptr %work, ptr %context, i64 %count) {
entry:
  br label %more
more:
  %part = phi i64 [0, %entry], [%next, %more]
  call void %work(ptr %context, i64 %part)
  %next = add i64 %part, 1
  %left = icmp ult i64 %next, %count
  br i1 %left, label %more, label %done
done:
  ret void
}

define void @opspec_forked() {
  ret void
}
"""


def thread_count() -> int:
    """How many threads a kernel may use: `OPSPEC_THREADS`, else one for each processor that this process has."""
    given = os.environ.get(VARIABLE, "").strip()
    if given:
        if not given.isdecimal() or not 1 <= int(given) <= MOST:
            raise WrongUse(f"{VARIABLE}: expected a number from 1 to {MOST}, found {given!r}")
        return int(given)
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return min(cores, MOST)


def pool_text(workers: int, machine: str) -> str:
    """The pool with so many threads beside the caller's; where there are no POSIX threads, kernels run on one."""
    if workers == 0 or os.name != "posix":
        return _ALONE
    pause = _PAUSES.get(machine, "")
    return _POOL.format(pause=pause, declared=_DECLARED.get(pause, ""), spins=2000, workers=workers, stack=STACK)
