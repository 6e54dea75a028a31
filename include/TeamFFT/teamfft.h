/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The library's interface in C: problems, plans and their execution on raw memory, for C, Fortran and other languages. */
#ifndef TEAMFFT_TEAMFFT_H
#define TEAMFFT_TEAMFFT_H

#include <stddef.h>

#if defined(__GNUC__)
#define TEAMFFT_C_API __attribute__((visibility("default")))
#else
#define TEAMFFT_C_API
#endif

/* In C++, too, an argument may have any value of int: what is no enumerator is refused. */
#if defined(__cplusplus) && __cplusplus >= 201103L
#define TEAMFFT_OF_INT : int
#else
#define TEAMFFT_OF_INT
#endif
#ifdef __cplusplus
extern "C" {
#endif

/* What a call returns. Where it is not TEAMFFT_SUCCESS, teamfft_last_error() has a sentence with numbers, and nothing
   was written: neither to an output nor to a handle. */
typedef enum TEAMFFT_OF_INT {
  TEAMFFT_SUCCESS = 0,
  TEAMFFT_INVALID_ARGUMENT = 1, /* a null pointer, a problem or memory that cannot be computed */
  TEAMFFT_NOT_SUPPORTED = 2,    /* what this build of the library does not have */
  TEAMFFT_OUT_OF_MEMORY = 3,
  TEAMFFT_NO_KOKKOS = 4, /* the plan needs Kokkos, which was finalized or cannot be initialized there */
  TEAMFFT_INTERNAL_ERROR = 5
} teamfft_status;

typedef enum TEAMFFT_OF_INT { TEAMFFT_F32 = 0, TEAMFFT_F64 = 1 } teamfft_precision;
typedef enum TEAMFFT_OF_INT { TEAMFFT_OUT_OF_PLACE = 0, TEAMFFT_IN_PLACE = 1 } teamfft_placement;

/* The transform along an axis. kinds.hpp has the definitions; none is scaled. */
typedef enum TEAMFFT_OF_INT {
  TEAMFFT_C2C_FORWARD = 0,
  TEAMFFT_C2C_BACKWARD = 1,
  TEAMFFT_R2C = 2,
  TEAMFFT_C2R = 3,
  TEAMFFT_DCT1 = 11,
  TEAMFFT_DCT2 = 12,
  TEAMFFT_DCT3 = 13,
  TEAMFFT_DCT4 = 14,
  TEAMFFT_DST1 = 21,
  TEAMFFT_DST2 = 22,
  TEAMFFT_DST3 = 23,
  TEAMFFT_DST4 = 24,
  TEAMFFT_R2HC = 31,
  TEAMFFT_HC2R = 32,
  TEAMFFT_DHT = 33
} teamfft_kind;

/* Which positions of a transform the elements along an axis are: the first ones; (first + i) mod N; the lowest modes. */
typedef enum TEAMFFT_OF_INT { TEAMFFT_BOX_WHOLE = 0, TEAMFFT_BOX_AT = 1, TEAMFFT_BOX_LOW = 2 } teamfft_box_shape;
typedef struct {
  teamfft_box_shape shape;
  ptrdiff_t first; /* of TEAMFFT_BOX_AT */
} teamfft_box;

/* One transformed dimension. Strides are in elements of the memory that they belong to: real ones where it is real. */
typedef struct {
  teamfft_kind kind;
  size_t length;                    /* N of the transform */
  size_t extent_in, extent_out;     /* elements that are there; 0: as many as the kind reads (writes) */
  ptrdiff_t stride_in, stride_out;
  teamfft_box in_box, out_box;      /* zeros: the first elements, cropped or padded with zeros */
} teamfft_axis;

/* One dimension over which transforms repeat. */
typedef struct {
  size_t count;
  ptrdiff_t stride_in, stride_out;
} teamfft_batch;

typedef struct teamfft_problem_s* teamfft_problem;
typedef struct teamfft_plan_s* teamfft_plan;

/* Why the last call of this thread that failed did so: one sentence or more, never null, valid until the next failure. */
TEAMFFT_C_API char const* teamfft_last_error(void);
/* For libraries that stand on this one: makes `message` what teamfft_last_error() has, and returns `status`. */
TEAMFFT_C_API teamfft_status teamfft_fail(teamfft_status status, char const* message);
/* The status as a word, "success" for instance; never null. */
TEAMFFT_C_API char const* teamfft_status_name(teamfft_status status);
/* 10000 major + 100 minor + patch of the library that runs. */
TEAMFFT_C_API int teamfft_version(void);

/* A problem without dimensions; axes and batches are added. Example: 64 forward transforms of 1024 complex floats are
     teamfft_axis const axis = {TEAMFFT_C2C_FORWARD, 1024, 0, 0, 1, 1, {0}, {0}};
     teamfft_batch const batch = {64, 1024, 1024};
     teamfft_problem_create(TEAMFFT_F32, TEAMFFT_OUT_OF_PLACE, &problem);
     teamfft_problem_add_axis(problem, &axis);
     teamfft_problem_add_batch(problem, &batch);
   At most one axis is of kind r2c or c2r. A problem has up to eight axes and eight batches that differ from one. */
TEAMFFT_C_API teamfft_status teamfft_problem_create(teamfft_precision precision, teamfft_placement placement, teamfft_problem* problem);
TEAMFFT_C_API teamfft_status teamfft_problem_add_axis(teamfft_problem problem, teamfft_axis const* axis);
TEAMFFT_C_API teamfft_status teamfft_problem_add_batch(teamfft_problem problem, teamfft_batch const* batch);
/* Nonzero: the input's elements are real where the kinds do not say so: always for kinds from reals to reals (DCT, DST, half-complex, Hartley) of real data. */
TEAMFFT_C_API teamfft_status teamfft_problem_set_real_input(teamfft_problem problem, int is_real);
/* Nonzero: the half spectrum of an r2c or c2r is conjugated. */
TEAMFFT_C_API teamfft_status teamfft_problem_set_conjugated(teamfft_problem problem, int is_conjugated);
/* From a token such as "c2c_f32_fwd_n1024_b64_oop" (docs/api/tokens.md). */
TEAMFFT_C_API teamfft_status teamfft_problem_parse(char const* token, teamfft_problem* problem);
/* The token of the canonical problem, as text: see teamfft_plan_print(). */
TEAMFFT_C_API teamfft_status teamfft_problem_token(teamfft_problem problem, char* text, size_t capacity, size_t* needed);
/* Null is no error. Plans that were made from it stay as they are. */
TEAMFFT_C_API void teamfft_problem_destroy(teamfft_problem problem);

/* Where a plan runs. */
typedef enum TEAMFFT_OF_INT {
  TEAMFFT_HOST = 0,  /* on the host, by `threads` threads; one thread is the caller's own, and without boxes needs no Kokkos */
  TEAMFFT_DEVICE = 1 /* Kokkos' default execution space; memory that it can access */
} teamfft_space;

typedef enum TEAMFFT_OF_INT {
  TEAMFFT_NO_NORMALIZATION = 0,
  TEAMFFT_BACKWARD = 1, /* 1/N for backward transforms */
  TEAMFFT_FORWARD = 2,  /* 1/N for forward transforms */
  TEAMFFT_ORTHO = 3     /* 1/sqrt(N) for both */
} teamfft_normalization;

/* Runs job(work, i) once for each i < jobs, in any order and by any threads, and returns when all have returned. */
typedef void (*teamfft_parallel_loop)(void* data, unsigned jobs, void (*job)(void const* work, unsigned i), void const* work);

/* Zeros are the defaults: the host, one thread, no normalization, a workspace of the plan's own, input preserved. */
typedef struct {
  teamfft_space space;
  unsigned threads; /* of TEAMFFT_HOST: 0 and 1 the calling thread; more, up to Kokkos' own number, are Kokkos' threads */
  teamfft_parallel_loop parallel_loop; /* not null: `threads` jobs of this loop instead of Kokkos' threads */
  void* parallel_data;                 /* of the loop */
  void* stream;                        /* of TEAMFFT_DEVICE: a cudaStream_t, hipStream_t or sycl::queue*; null: Kokkos' own */
  teamfft_normalization normalization;
  double scale;           /* the result is multiplied by it, too; 0 is 1 */
  int external_workspace; /* nonzero: teamfft_execute_with() brings one */
  int destroy_input;      /* nonzero: the input may be used as workspace; its elements are lost then */
} teamfft_options;

/* Prepares a transform; `options` may be null. The problem is copied. A plan that needs Kokkos initializes it, where
   that has not been done, and finalizes it at exit then; a program with a Kokkos of its own initializes that before. */
TEAMFFT_C_API teamfft_status teamfft_plan_create(teamfft_problem problem, teamfft_options const* options, teamfft_plan* plan);
/* Null is no error. */
TEAMFFT_C_API void teamfft_plan_destroy(teamfft_plan plan);
/* Bytes of one call's workspace, which begins at a multiple of 256. */
TEAMFFT_C_API teamfft_status teamfft_plan_workspace_size(teamfft_plan plan, size_t* bytes);
/* The algorithm as text. `needed` (may be null) is set to its length with the final zero; `text` (may be null where
   capacity is 0) gets as much as fits, with a final zero. */
TEAMFFT_C_API teamfft_status teamfft_plan_print(teamfft_plan plan, char* text, size_t capacity, size_t* needed);

/* out = the transform of in. The memory is that of the problem's first elements. Checked are null pointers, alignment to
   the scalar type, and that output and input share no element (out of place) or are the same (in place). On hosts the
   call returns when the result is there; any number of threads may execute one plan, with any memory, at the same
   time. On devices it is asynchronous, and one thread at a time executes a plan that has its workspace of its own. */
TEAMFFT_C_API teamfft_status teamfft_execute(teamfft_plan plan, void const* in, void* out);
/* The same with a workspace of the caller's of so many bytes and, on devices, on another stream (null: the plan's). */
TEAMFFT_C_API teamfft_status teamfft_execute_with(teamfft_plan plan, void const* in, void* out, void* workspace, size_t bytes, void* stream);
/* Whether teamfft_execute() would take this memory: its checks alone. */
TEAMFFT_C_API teamfft_status teamfft_plan_check_memory(teamfft_plan plan, void const* in, void const* out);
/* Waits until everything that was executed by the plan's own stream is done. */
TEAMFFT_C_API teamfft_status teamfft_plan_fence(teamfft_plan plan);

#undef TEAMFFT_OF_INT

#ifdef __cplusplus
}
#endif

#endif
