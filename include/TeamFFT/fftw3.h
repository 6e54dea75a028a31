/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The documented interface of FFTW 3.3 in single and double precision, as libteamfft_fftw3 has it: names, arguments and
   values are those that programs know. */
#ifndef TEAMFFT_FFTW3_H
#define TEAMFFT_FFTW3_H

#if defined(FFTW3_H)
#error "TeamFFT/fftw3.h: another fftw3.h was included before. Take its folder from the include path."
#endif
#define FFTW3_H

#include <stddef.h>
#include <stdio.h>

#if defined(__GNUC__)
#define TEAMFFT_FFTW3_API __attribute__((visibility("default")))
#else
#define TEAMFFT_FFTW3_API
#endif

/* Complex numbers are C99's where <complex.h> was included before, and pairs (real, imaginary) elsewhere. */
#if !defined(__cplusplus) && defined(_Complex_I) && defined(complex) && defined(I) && !defined(FFTW_NO_Complex)
typedef double _Complex fftw_complex;
typedef float _Complex fftwf_complex;
#else
typedef double fftw_complex[2];
typedef float fftwf_complex[2];
#endif

#define FFTW_FORWARD (-1)
#define FFTW_BACKWARD (+1)

#define FFTW_NO_TIMELIMIT (-1.0)

#define FFTW_MEASURE (0U)
#define FFTW_DESTROY_INPUT (1U << 0)
#define FFTW_UNALIGNED (1U << 1)
#define FFTW_CONSERVE_MEMORY (1U << 2)
#define FFTW_EXHAUSTIVE (1U << 3)
#define FFTW_PRESERVE_INPUT (1U << 4)
#define FFTW_PATIENT (1U << 5)
#define FFTW_ESTIMATE (1U << 6)
#define FFTW_WISDOM_ONLY (1U << 21)

/* In C++, too, a kind may have any value of int: what is no enumerator is refused. */
#if defined(__cplusplus) && __cplusplus >= 201103L
#define TEAMFFT_OF_INT : int
#else
#define TEAMFFT_OF_INT
#endif
#ifdef __cplusplus
extern "C" {
#endif

enum fftw_r2r_kind_do_not_use_me TEAMFFT_OF_INT {
  FFTW_R2HC = 0,
  FFTW_HC2R = 1,
  FFTW_DHT = 2,
  FFTW_REDFT00 = 3,
  FFTW_REDFT01 = 4,
  FFTW_REDFT10 = 5,
  FFTW_REDFT11 = 6,
  FFTW_RODFT00 = 7,
  FFTW_RODFT01 = 8,
  FFTW_RODFT10 = 9,
  FFTW_RODFT11 = 10
};

struct fftw_iodim_do_not_use_me {
  int n;  /* elements */
  int is; /* input stride */
  int os; /* output stride */
};

struct fftw_iodim64_do_not_use_me {
  ptrdiff_t n;
  ptrdiff_t is;
  ptrdiff_t os;
};

typedef int (*fftw_read_char_func_do_not_use_me)(void* data);
typedef void (*fftw_write_char_func_do_not_use_me)(char c, void* data);

/* All functions of one precision: F(name) is the function's name, R the real type. The names of its other types are
   F(plan), F(complex), F(iodim), F(iodim64), F(r2r_kind), F(read_char_func) and F(write_char_func). */
#define TEAMFFT_DECLARE_FFTW3(F, R)\
  typedef struct F(plan_s) * F(plan); \
  typedef struct fftw_iodim_do_not_use_me F(iodim); \
  typedef struct fftw_iodim64_do_not_use_me F(iodim64); \
  typedef enum fftw_r2r_kind_do_not_use_me F(r2r_kind); \
  typedef fftw_read_char_func_do_not_use_me F(read_char_func); \
  typedef fftw_write_char_func_do_not_use_me F(write_char_func); \
\
  TEAMFFT_FFTW3_API void* F(malloc)(size_t bytes); \
  TEAMFFT_FFTW3_API R* F(alloc_real)(size_t count); \
  TEAMFFT_FFTW3_API F(complex)* F(alloc_complex)(size_t count); \
  TEAMFFT_FFTW3_API void F(free)(void* memory); \
  TEAMFFT_FFTW3_API int F(alignment_of)(R* memory); \
\
  TEAMFFT_FFTW3_API F(plan) F(plan_dft)(int rank, int const* n, F(complex)* in, F(complex)* out, int sign, \
      unsigned flags); \
  TEAMFFT_FFTW3_API F(plan) F(plan_dft_1d)(int n, F(complex)* in, F(complex)* out, int sign, unsigned flags); \
  TEAMFFT_FFTW3_API F(plan) F(plan_dft_2d)(int n0, int n1, F(complex)* in, F(complex)* out, int sign, \
      unsigned flags); \
  TEAMFFT_FFTW3_API F(plan) F(plan_dft_3d)(int n0, int n1, int n2, F(complex)* in, F(complex)* out, int sign, \
      unsigned flags); \
  TEAMFFT_FFTW3_API F(plan) F(plan_many_dft)(int rank, int const* n, int howmany, F(complex)* in, \
      int const* inembed, int istride, int idist, F(complex)* out, int const* onembed, int ostride, int odist, \
      int sign, unsigned flags); \
\
  TEAMFFT_FFTW3_API F(plan) F(plan_dft_r2c)(int rank, int const* n, R* in, F(complex)* out, unsigned flags); \
  TEAMFFT_FFTW3_API F(plan) F(plan_dft_r2c_1d)(int n, R* in, F(complex)* out, unsigned flags); \
  TEAMFFT_FFTW3_API F(plan) F(plan_dft_r2c_2d)(int n0, int n1, R* in, F(complex)* out, unsigned flags); \
  TEAMFFT_FFTW3_API F(plan) F(plan_dft_r2c_3d)(int n0, int n1, int n2, R* in, F(complex)* out, unsigned flags); \
  TEAMFFT_FFTW3_API F(plan) F(plan_many_dft_r2c)(int rank, int const* n, int howmany, R* in, int const* inembed, \
      int istride, int idist, F(complex)* out, int const* onembed, int ostride, int odist, unsigned flags); \
\
  TEAMFFT_FFTW3_API F(plan) F(plan_dft_c2r)(int rank, int const* n, F(complex)* in, R* out, unsigned flags); \
  TEAMFFT_FFTW3_API F(plan) F(plan_dft_c2r_1d)(int n, F(complex)* in, R* out, unsigned flags); \
  TEAMFFT_FFTW3_API F(plan) F(plan_dft_c2r_2d)(int n0, int n1, F(complex)* in, R* out, unsigned flags); \
  TEAMFFT_FFTW3_API F(plan) F(plan_dft_c2r_3d)(int n0, int n1, int n2, F(complex)* in, R* out, unsigned flags); \
  TEAMFFT_FFTW3_API F(plan) F(plan_many_dft_c2r)(int rank, int const* n, int howmany, F(complex)* in, \
      int const* inembed, int istride, int idist, R* out, int const* onembed, int ostride, int odist, \
      unsigned flags); \
\
  TEAMFFT_FFTW3_API F(plan) F(plan_r2r)(int rank, int const* n, R* in, R* out, F(r2r_kind) const* kind, \
      unsigned flags); \
  TEAMFFT_FFTW3_API F(plan) F(plan_r2r_1d)(int n, R* in, R* out, F(r2r_kind) kind, unsigned flags); \
  TEAMFFT_FFTW3_API F(plan) F(plan_r2r_2d)(int n0, int n1, R* in, R* out, F(r2r_kind) kind0, F(r2r_kind) kind1, \
      unsigned flags); \
  TEAMFFT_FFTW3_API F(plan) F(plan_r2r_3d)(int n0, int n1, int n2, R* in, R* out, F(r2r_kind) kind0, \
      F(r2r_kind) kind1, F(r2r_kind) kind2, unsigned flags); \
  TEAMFFT_FFTW3_API F(plan) F(plan_many_r2r)(int rank, int const* n, int howmany, R* in, int const* inembed, \
      int istride, int idist, R* out, int const* onembed, int ostride, int odist, F(r2r_kind) const* kind, \
      unsigned flags); \
\
  TEAMFFT_FFTW3_API F(plan) F(plan_guru_dft)(int rank, F(iodim) const* dims, int howmany_rank, \
      F(iodim) const* howmany_dims, F(complex)* in, F(complex)* out, int sign, unsigned flags); \
  TEAMFFT_FFTW3_API F(plan) F(plan_guru_split_dft)(int rank, F(iodim) const* dims, int howmany_rank, \
      F(iodim) const* howmany_dims, R* ri, R* ii, R* ro, R* io, unsigned flags); \
  TEAMFFT_FFTW3_API F(plan) F(plan_guru_dft_r2c)(int rank, F(iodim) const* dims, int howmany_rank, \
      F(iodim) const* howmany_dims, R* in, F(complex)* out, unsigned flags); \
  TEAMFFT_FFTW3_API F(plan) F(plan_guru_dft_c2r)(int rank, F(iodim) const* dims, int howmany_rank, \
      F(iodim) const* howmany_dims, F(complex)* in, R* out, unsigned flags); \
  TEAMFFT_FFTW3_API F(plan) F(plan_guru_split_dft_r2c)(int rank, F(iodim) const* dims, int howmany_rank, \
      F(iodim) const* howmany_dims, R* in, R* ro, R* io, unsigned flags); \
  TEAMFFT_FFTW3_API F(plan) F(plan_guru_split_dft_c2r)(int rank, F(iodim) const* dims, int howmany_rank, \
      F(iodim) const* howmany_dims, R* ri, R* ii, R* out, unsigned flags); \
  TEAMFFT_FFTW3_API F(plan) F(plan_guru_r2r)(int rank, F(iodim) const* dims, int howmany_rank, \
      F(iodim) const* howmany_dims, R* in, R* out, F(r2r_kind) const* kind, unsigned flags); \
\
  TEAMFFT_FFTW3_API F(plan) F(plan_guru64_dft)(int rank, F(iodim64) const* dims, int howmany_rank, \
      F(iodim64) const* howmany_dims, F(complex)* in, F(complex)* out, int sign, unsigned flags); \
  TEAMFFT_FFTW3_API F(plan) F(plan_guru64_split_dft)(int rank, F(iodim64) const* dims, int howmany_rank, \
      F(iodim64) const* howmany_dims, R* ri, R* ii, R* ro, R* io, unsigned flags); \
  TEAMFFT_FFTW3_API F(plan) F(plan_guru64_dft_r2c)(int rank, F(iodim64) const* dims, int howmany_rank, \
      F(iodim64) const* howmany_dims, R* in, F(complex)* out, unsigned flags); \
  TEAMFFT_FFTW3_API F(plan) F(plan_guru64_dft_c2r)(int rank, F(iodim64) const* dims, int howmany_rank, \
      F(iodim64) const* howmany_dims, F(complex)* in, R* out, unsigned flags); \
  TEAMFFT_FFTW3_API F(plan) F(plan_guru64_split_dft_r2c)(int rank, F(iodim64) const* dims, int howmany_rank, \
      F(iodim64) const* howmany_dims, R* in, R* ro, R* io, unsigned flags); \
  TEAMFFT_FFTW3_API F(plan) F(plan_guru64_split_dft_c2r)(int rank, F(iodim64) const* dims, int howmany_rank, \
      F(iodim64) const* howmany_dims, R* ri, R* ii, R* out, unsigned flags); \
  TEAMFFT_FFTW3_API F(plan) F(plan_guru64_r2r)(int rank, F(iodim64) const* dims, int howmany_rank, \
      F(iodim64) const* howmany_dims, R* in, R* out, F(r2r_kind) const* kind, unsigned flags); \
\
  TEAMFFT_FFTW3_API void F(execute)(F(plan) const plan); \
  TEAMFFT_FFTW3_API void F(execute_dft)(F(plan) const plan, F(complex)* in, F(complex)* out); \
  TEAMFFT_FFTW3_API void F(execute_dft_r2c)(F(plan) const plan, R* in, F(complex)* out); \
  TEAMFFT_FFTW3_API void F(execute_dft_c2r)(F(plan) const plan, F(complex)* in, R* out); \
  TEAMFFT_FFTW3_API void F(execute_r2r)(F(plan) const plan, R* in, R* out); \
  TEAMFFT_FFTW3_API void F(execute_split_dft)(F(plan) const plan, R* ri, R* ii, R* ro, R* io); \
  TEAMFFT_FFTW3_API void F(execute_split_dft_r2c)(F(plan) const plan, R* in, R* ro, R* io); \
  TEAMFFT_FFTW3_API void F(execute_split_dft_c2r)(F(plan) const plan, R* ri, R* ii, R* out); \
\
  TEAMFFT_FFTW3_API F(plan) F(copy_plan)(F(plan) plan); \
  TEAMFFT_FFTW3_API void F(destroy_plan)(F(plan) plan); \
  TEAMFFT_FFTW3_API void F(cleanup)(void); \
  TEAMFFT_FFTW3_API void F(set_timelimit)(double seconds); \
\
  TEAMFFT_FFTW3_API char* F(sprint_plan)(F(plan) const plan); \
  TEAMFFT_FFTW3_API void F(fprint_plan)(F(plan) const plan, FILE* file); \
  TEAMFFT_FFTW3_API void F(print_plan)(F(plan) const plan); \
  TEAMFFT_FFTW3_API void F(flops)(F(plan) const plan, double* add, double* mul, double* fma); \
  TEAMFFT_FFTW3_API double F(estimate_cost)(F(plan) const plan); \
  TEAMFFT_FFTW3_API double F(cost)(F(plan) const plan); \
\
  TEAMFFT_FFTW3_API int F(init_threads)(void); \
  TEAMFFT_FFTW3_API void F(plan_with_nthreads)(int threads); \
  TEAMFFT_FFTW3_API int F(planner_nthreads)(void); \
  TEAMFFT_FFTW3_API void F(cleanup_threads)(void); \
  TEAMFFT_FFTW3_API void F(make_planner_thread_safe)(void); \
  TEAMFFT_FFTW3_API void F(threads_set_callback)(void (*parallel_loop)(void* (*work)(char*), char* jobdata, \
      size_t elsize, int njobs, void* data), void* data); \
\
  TEAMFFT_FFTW3_API char* F(export_wisdom_to_string)(void); \
  TEAMFFT_FFTW3_API void F(export_wisdom_to_file)(FILE* file); \
  TEAMFFT_FFTW3_API int F(export_wisdom_to_filename)(char const* name); \
  TEAMFFT_FFTW3_API void F(export_wisdom)(F(write_char_func) write_char, void* data); \
  TEAMFFT_FFTW3_API int F(import_wisdom_from_string)(char const* text); \
  TEAMFFT_FFTW3_API int F(import_wisdom_from_file)(FILE* file); \
  TEAMFFT_FFTW3_API int F(import_wisdom_from_filename)(char const* name); \
  TEAMFFT_FFTW3_API int F(import_wisdom)(F(read_char_func) read_char, void* data); \
  TEAMFFT_FFTW3_API int F(import_system_wisdom)(void); \
  TEAMFFT_FFTW3_API void F(forget_wisdom)(void); \
\
  TEAMFFT_FFTW3_API extern char const F(version)[]; \
  TEAMFFT_FFTW3_API extern char const F(cc)[]; \
  TEAMFFT_FFTW3_API extern char const F(codelet_optim)[];

#define TEAMFFT_FFTW3_DOUBLE(name) fftw_##name
#define TEAMFFT_FFTW3_FLOAT(name) fftwf_##name
TEAMFFT_DECLARE_FFTW3(TEAMFFT_FFTW3_DOUBLE, double)
TEAMFFT_DECLARE_FFTW3(TEAMFFT_FFTW3_FLOAT, float)
#undef TEAMFFT_FFTW3_DOUBLE
#undef TEAMFFT_FFTW3_FLOAT
#undef TEAMFFT_DECLARE_FFTW3
#undef TEAMFFT_OF_INT

#ifdef __cplusplus
}
#endif

#endif
