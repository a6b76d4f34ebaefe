/* CUDA on the host: one grid run thread by thread, for tests. A read or a write outside of a tensor ends
   the run with a complaint, and shared memory that nobody wrote holds NaN. Compile with -ffp-contract=off. */
#ifndef OPSPEC_HOST_SHIM_H
#define OPSPEC_HOST_SHIM_H

/* The threads of C: those of C++ take a compiler longer than any kernel does. */
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <utility>

#define __global__
#define __device__
#define __forceinline__ inline
#define __launch_bounds__(threads)
/* All shared memory lies in one section, so that it can be poisoned before each block. */
#define __shared__ static __attribute__((section("opspec_shared")))

struct uint3 { unsigned x, y, z; };
struct dim3 { unsigned x = 1, y = 1, z = 1; };
static thread_local uint3 threadIdx, blockIdx;
static dim3 blockDim, gridDim;

extern "C" char __start_opspec_shared[] __attribute__((weak));
extern "C" char __stop_opspec_shared[] __attribute__((weak));

struct opspec_problem { const char *complaint; };

[[noreturn]] void opspec_fail(const char *complaint) { throw opspec_problem{complaint}; }

/* Where threads wait for each other; one that ended keeps the others waiting no more. */
struct opspec_meeting {
  pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
  pthread_cond_t all_are_there = PTHREAD_COND_INITIALIZER;
  unsigned expected, waiting, turn;
  bool used;
};

enum { opspec_warp = 32, opspec_most = 1024 }; /* threads of a warp, and of a block at most */
static opspec_meeting opspec_barrier, opspec_warps[opspec_most / opspec_warp];

static void opspec_arrive(opspec_meeting &barrier, bool and_ends) {
  pthread_mutex_lock(&barrier.lock);
  const unsigned turn = barrier.turn;
  if (and_ends) barrier.expected--;
  else barrier.waiting++;
  if (barrier.waiting == barrier.expected) {
    barrier.waiting = 0;
    barrier.turn++;
    pthread_cond_broadcast(&barrier.all_are_there);
  }
  while (!and_ends && barrier.turn == turn) pthread_cond_wait(&barrier.all_are_there, &barrier.lock);
  pthread_mutex_unlock(&barrier.lock);
}

static void __syncthreads() {
  if (!opspec_barrier.used) opspec_fail("a barrier in a kernel that was run without barriers");
  opspec_arrive(opspec_barrier, false);
}

/* What the thread of a warp has whose number differs from the own one in these bits. */
template <typename X>
static X __shfl_xor_sync(unsigned, X x, int bits) {
  static X given[opspec_most];
  if (!opspec_barrier.used) opspec_fail("an exchange in a kernel that was run without barriers");
  opspec_meeting &warp = opspec_warps[threadIdx.x / opspec_warp];
  given[threadIdx.x] = x;
  opspec_arrive(warp, false);
  const X found = given[threadIdx.x ^ bits];
  opspec_arrive(warp, false);
  return found;
}

/* What no other thread comes between: on the host threads of such kernels run one after another. */
template <typename X>
static void atomicAdd(X *x, X y) { *x += y; }
template <typename X>
static void atomicMax(X *x, X y) { *x = *x < y ? y : *x; }
template <typename X>
static void atomicMin(X *x, X y) { *x = y < *x ? y : *x; }
template <typename X>
static void atomicAnd(X *x, X y) { *x &= y; }
template <typename X>
static void atomicOr(X *x, X y) { *x |= y; }
template <typename X>
static void atomicXor(X *x, X y) { *x ^= y; }

static inline int __popcll(uint64_t x) { return __builtin_popcountll(x); }
static inline int __clzll(uint64_t x) { return x ? __builtin_clzll(x) : 64; }

static char opspec_complaint[1024];

/* A kernel with its arguments. */
struct opspec_body {
  void (*call)(void (*kernel)(), void **arguments);
  void (*kernel)();
  void **arguments;
};

static void opspec_thread(const opspec_body &body, unsigned block, unsigned thread) {
  blockIdx = {block, 0, 0};
  threadIdx = {thread, 0, 0};
  try {
    body.call(body.kernel, body.arguments);
  } catch (const opspec_problem &problem) {
    static pthread_mutex_t one_at_a_time = PTHREAD_MUTEX_INITIALIZER;
    pthread_mutex_lock(&one_at_a_time);
    if (!*opspec_complaint)
      snprintf(opspec_complaint, sizeof opspec_complaint, "%s, block %u, thread %u", problem.complaint, block, thread);
    pthread_mutex_unlock(&one_at_a_time);
  }
}

/* One of the threads of a block that run at the same time. */
struct opspec_runner {
  pthread_t id;
  const opspec_body *body;
  unsigned block, thread;
};

static void *opspec_started(void *given) {
  const opspec_runner &runner = *(opspec_runner *)given;
  opspec_thread(*runner.body, runner.block, runner.thread);
  opspec_arrive(opspec_barrier, true);
  opspec_arrive(opspec_warps[runner.thread / opspec_warp], true);
  return nullptr;
}

static void opspec_together(const opspec_body &body, unsigned block, unsigned threads) {
  opspec_barrier.expected = threads;
  opspec_barrier.waiting = 0;
  opspec_barrier.used = true;
  for (unsigned first = 0; first < threads; first += opspec_warp) {
    opspec_meeting &warp = opspec_warps[first / opspec_warp];
    warp.expected = threads - first < opspec_warp ? threads - first : opspec_warp;
    warp.waiting = 0;
  }
  opspec_runner *running = new opspec_runner[threads];
  for (unsigned thread = 0; thread < threads; thread++) {
    running[thread] = {0, &body, block, thread};
    pthread_create(&running[thread].id, nullptr, opspec_started, &running[thread]);
  }
  for (unsigned thread = 0; thread < threads; thread++) pthread_join(running[thread].id, nullptr);
  delete[] running;
  opspec_barrier.used = false;
}

static void opspec_grid(const opspec_body &body, unsigned blocks, unsigned threads, bool barriers) {
  gridDim = {blocks, 1, 1};
  blockDim = {threads, 1, 1};
  for (unsigned block = 0; block < blocks && !*opspec_complaint; block++) {
    if (__start_opspec_shared) memset(__start_opspec_shared, 0xff, __stop_opspec_shared - __start_opspec_shared);
    if (barriers) opspec_together(body, block, threads);
    else
      for (unsigned thread = 0; thread < threads; thread++) opspec_thread(body, block, thread);
  }
}

template <typename... X, size_t... I>
static void opspec_call(void (*kernel)(X...), void **arguments, std::index_sequence<I...>) {
  kernel((X)arguments[I]...);
}

/* Runs a kernel over pointers; returns what went wrong, or an empty text. */
template <typename... X>
static const char *opspec_run(void (*kernel)(X...), void **arguments, unsigned blocks, unsigned threads, bool barriers) {
  *opspec_complaint = 0;
  const auto call = [](void (*plain)(), void **given) {
    opspec_call((void (*)(X...))plain, given, std::index_sequence_for<X...>());
  };
  opspec_grid({call, (void (*)())kernel, arguments}, blocks, threads, barriers);
  return opspec_complaint;
}

/* A C function by which another process or language runs the kernel. */
#define OPSPEC_HOST_ENTRY(KERNEL)                                                                                     \
  extern "C" const char *host_##KERNEL(void **arguments, unsigned blocks, unsigned threads, bool barriers) {          \
    return opspec_run(KERNEL, arguments, blocks, threads, barriers);                                                  \
  }

#endif
