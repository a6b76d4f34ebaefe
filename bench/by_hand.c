// The loops that a person would write for programs that wait for memory, or for one number after the other: what there
// is to gain. Each writes by ordinary stores, or past the caches.

#include <immintrin.h>
#include <math.h>

enum { LANES = 16, RUNNING = 8 };

typedef float lanes __attribute__((vector_size(64), aligned(4)));

static inline lanes load(const float *from) { return *(const lanes *)from; }
static inline void plain(float *to, lanes x) { *(lanes *)to = x; }

static inline void past(float *to, lanes x) {
#ifdef __AVX512F__
    _mm512_stream_ps(to, (__m512)x);
#else
    const __m256 *halves = (const __m256 *)&x;
    _mm256_stream_ps(to, halves[0]);
    _mm256_stream_ps(to + LANES / 2, halves[1]);
#endif
}

static inline lanes root(lanes x) {
    for (int lane = 0; lane < LANES; lane++) x[lane] = sqrtf(x[lane]);
    return x;
}

static inline lanes gathered(const float *x, const int *at) {
#ifdef __AVX512F__
    return (lanes)_mm512_i32gather_ps(_mm512_loadu_si512(at), x, 4);
#else
    lanes found;
    for (int lane = 0; lane < LANES; lane++) found[lane] = x[at[lane]];
    return found;
#endif
}

#define BOTH(name, ...) \
    void name##_plain(__VA_ARGS__) { name(plain); } \
    void name##_past(__VA_ARGS__) { name(past); _mm_sfence(); }

#define EACH(count) for (long i = 0; i < count; i += LANES)

#define momentum(store) \
    EACH(count) { \
        lanes moved = 0.9f * load(m + i) + load(g + i); \
        store(moved_out + i, moved); \
        store(w_out + i, load(w + i) - 0.01f * moved); \
    }
BOTH(momentum, long count, const float *w, const float *g, const float *m, float *w_out, float *moved_out)

#define adagrad(store) \
    EACH(count) { \
        lanes x = load(g + i), sum = load(total + i) + x * x; \
        store(total_out + i, sum); \
        store(w_out + i, load(w + i) - 0.01f * x / (root(sum) + 1e-8f)); \
    }
BOTH(adagrad, long count, const float *w, const float *g, const float *total, float *w_out, float *total_out)

#define adam(store) \
    EACH(count) { \
        lanes x = load(g + i), second = load(v + i); \
        lanes mean = 0.9f * load(m + i) + 0.1f * x, square = 0.999f * second * second + 0.001f * x * x; \
        store(m_out + i, mean); \
        store(v_out + i, square); \
        store(w_out + i, load(w + i) - 0.001f * (mean / 0.5f) / (root(square / 0.3f) + 1e-8f)); \
    }
BOTH(adam, long count, const float *w, const float *g, const float *m, const float *v, float *w_out, float *m_out,
     float *v_out)

#define clipped(store) \
    lanes running[RUNNING] = {0}; \
    EACH(count) { running[i / LANES % RUNNING] += load(g + i) * load(g + i); } \
    float sum = 0; \
    for (int at = 0; at < RUNNING * LANES; at++) sum += running[at / LANES][at % LANES]; \
    float factor = fminf(1, 1 / (sqrtf(sum) + 1e-6f)); \
    EACH(count) { store(w_out + i, load(w + i) - 0.01f * load(g + i) * factor); }
BOTH(clipped, long count, const float *w, const float *g, float *w_out)

// Indices are not checked.
#define elements(store) \
    EACH(count) { store(out + i, gathered(x, at + i)); }
BOTH(elements, long count, const float *x, const int *at, float *out)

#define rows(store) \
    for (long row = 0; row < count; row++) \
        for (long i = 0; i < 512; i += LANES) store(out + row * 512 + i, load(x + at[row] * 512L + i));
BOTH(rows, long count, const float *x, const int *at, float *out)

void chain_plain(long count, const float *x, float *out) {
    float now = *x;
    for (long turn = 0; turn < 10000; turn++) now = now * 1.0001f + (now > 2 ? -1.5f : 0.001f);
    *out = now;
}
