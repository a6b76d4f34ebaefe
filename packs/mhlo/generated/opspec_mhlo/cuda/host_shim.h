/* CUDA on the host: one grid run thread by thread, for tests. A read or a write outside of a tensor ends
   the run with a complaint, and shared memory that nobody wrote holds NaN. Compile with -ffp-contract=off. */
#ifndef OPSPEC_HOST_SHIM_H
#define OPSPEC_HOST_SHIM_H

#include <barrier>
#include <cstdio>
#include <cstring>
#include <exception>
#include <functional>
#include <mutex>
#include <stdexcept>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#define __global__
#define __device__
#define __forceinline__ inline
/* All shared memory lies in one section, so that it can be poisoned before each block. */
#define __shared__ static __attribute__((section("opspec_shared")))

struct uint3 { unsigned x, y, z; };
struct dim3 { unsigned x = 1, y = 1, z = 1; };
static thread_local uint3 threadIdx, blockIdx;
static dim3 blockDim, gridDim;

extern "C" char __start_opspec_shared[] __attribute__((weak));
extern "C" char __stop_opspec_shared[] __attribute__((weak));

[[noreturn]] void opspec_fail(const char *complaint) { throw std::out_of_range(complaint); }

static std::barrier<> *opspec_barrier = nullptr;

static void __syncthreads() {
  if (!opspec_barrier) throw std::logic_error("a barrier in a kernel that was run without barriers");
  opspec_barrier->arrive_and_wait();
}

static std::string opspec_complaint;

static void opspec_thread(const std::function<void()> &body, unsigned block, unsigned thread) {
  blockIdx = {block, 0, 0};
  threadIdx = {thread, 0, 0};
  try {
    body();
  } catch (const std::exception &problem) {
    static std::mutex one_at_a_time;
    const std::lock_guard<std::mutex> lock(one_at_a_time);
    if (opspec_complaint.empty())
      opspec_complaint = std::string(problem.what()) + ", block " + std::to_string(block) + ", thread " + std::to_string(thread);
  }
}

static void opspec_grid(const std::function<void()> &body, unsigned blocks, unsigned threads, bool barriers) {
  gridDim = {blocks, 1, 1};
  blockDim = {threads, 1, 1};
  for (unsigned block = 0; block < blocks && opspec_complaint.empty(); block++) {
    if (__start_opspec_shared) std::memset(__start_opspec_shared, 0xff, __stop_opspec_shared - __start_opspec_shared);
    if (!barriers) {
      for (unsigned thread = 0; thread < threads; thread++) opspec_thread(body, block, thread);
      continue;
    }
    std::barrier<> barrier(threads);
    opspec_barrier = &barrier;
    std::vector<std::thread> running;
    for (unsigned thread = 0; thread < threads; thread++)
      running.emplace_back([&, thread] {
        opspec_thread(body, block, thread);
        barrier.arrive_and_drop(); /* one that ended must not keep the others waiting */
      });
    for (std::thread &each : running) each.join();
    opspec_barrier = nullptr;
  }
}

template <typename... X, std::size_t... I>
static void opspec_call(void (*kernel)(X...), void **arguments, std::index_sequence<I...>) {
  kernel((X)arguments[I]...);
}

/* Runs a kernel over pointers; returns what went wrong, or an empty text. */
template <typename... X>
static const char *opspec_run(void (*kernel)(X...), void **arguments, unsigned blocks, unsigned threads, bool barriers) {
  opspec_complaint.clear();
  const auto body = [&] { opspec_call(kernel, arguments, std::index_sequence_for<X...>()); };
  opspec_grid(body, blocks, threads, barriers);
  return opspec_complaint.c_str();
}

/* A C function by which another process or language runs the kernel. */
#define OPSPEC_HOST_ENTRY(KERNEL)                                                                                     \
  extern "C" const char *host_##KERNEL(void **arguments, unsigned blocks, unsigned threads, bool barriers) {          \
    return opspec_run(KERNEL, arguments, blocks, threads, barriers);                                                  \
  }

#endif
