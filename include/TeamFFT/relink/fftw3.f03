! SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
! The functions of TeamFFT/fftw3.h for Fortran 2003, by the names that programs know. To be included behind
! `use, intrinsic :: iso_c_binding`, as FFTW's file of this name is. Dimensions come in C's order, the last the fastest.
  integer, parameter :: C_FFTW_R2R_KIND = C_INT32_T

  integer(C_FFTW_R2R_KIND), parameter :: FFTW_R2HC = 0
  integer(C_FFTW_R2R_KIND), parameter :: FFTW_HC2R = 1
  integer(C_FFTW_R2R_KIND), parameter :: FFTW_DHT = 2
  integer(C_FFTW_R2R_KIND), parameter :: FFTW_REDFT00 = 3
  integer(C_FFTW_R2R_KIND), parameter :: FFTW_REDFT01 = 4
  integer(C_FFTW_R2R_KIND), parameter :: FFTW_REDFT10 = 5
  integer(C_FFTW_R2R_KIND), parameter :: FFTW_REDFT11 = 6
  integer(C_FFTW_R2R_KIND), parameter :: FFTW_RODFT00 = 7
  integer(C_FFTW_R2R_KIND), parameter :: FFTW_RODFT01 = 8
  integer(C_FFTW_R2R_KIND), parameter :: FFTW_RODFT10 = 9
  integer(C_FFTW_R2R_KIND), parameter :: FFTW_RODFT11 = 10

  integer(C_INT), parameter :: FFTW_FORWARD = -1
  integer(C_INT), parameter :: FFTW_BACKWARD = 1
  integer(C_INT), parameter :: FFTW_MEASURE = 0
  integer(C_INT), parameter :: FFTW_DESTROY_INPUT = 1
  integer(C_INT), parameter :: FFTW_UNALIGNED = 2
  integer(C_INT), parameter :: FFTW_CONSERVE_MEMORY = 4
  integer(C_INT), parameter :: FFTW_EXHAUSTIVE = 8
  integer(C_INT), parameter :: FFTW_PRESERVE_INPUT = 16
  integer(C_INT), parameter :: FFTW_PATIENT = 32
  integer(C_INT), parameter :: FFTW_ESTIMATE = 64
  integer(C_INT), parameter :: FFTW_WISDOM_ONLY = 2097152

  type, bind(C) :: fftw_iodim
     integer(C_INT) n, is, os
  end type fftw_iodim

  type, bind(C) :: fftw_iodim64
     integer(C_INTPTR_T) n, is, os
  end type fftw_iodim64

  type, bind(C) :: fftwf_iodim
     integer(C_INT) n, is, os
  end type fftwf_iodim

  type, bind(C) :: fftwf_iodim64
     integer(C_INTPTR_T) n, is, os
  end type fftwf_iodim64

  interface
    type(C_PTR) function fftw_malloc(bytes) bind(C, name='fftw_malloc')
      import
      integer(C_SIZE_T), value :: bytes
    end function fftw_malloc
    type(C_PTR) function fftw_alloc_real(count) bind(C, name='fftw_alloc_real')
      import
      integer(C_SIZE_T), value :: count
    end function fftw_alloc_real
    type(C_PTR) function fftw_alloc_complex(count) bind(C, name='fftw_alloc_complex')
      import
      integer(C_SIZE_T), value :: count
    end function fftw_alloc_complex
    subroutine fftw_free(memory) bind(C, name='fftw_free')
      import
      type(C_PTR), value :: memory
    end subroutine fftw_free
    integer(C_INT) function fftw_alignment_of(memory) bind(C, name='fftw_alignment_of')
      import
      real(C_DOUBLE), dimension(*), intent(inout) :: memory
    end function fftw_alignment_of
    type(C_PTR) function fftw_plan_dft(rank, n, in, out, sign, flags) bind(C, name='fftw_plan_dft')
      import
      integer(C_INT), value :: rank
      integer(C_INT), dimension(*), intent(in) :: n
      complex(C_DOUBLE_COMPLEX), dimension(*), intent(inout) :: in
      complex(C_DOUBLE_COMPLEX), dimension(*), intent(inout) :: out
      integer(C_INT), value :: sign
      integer(C_INT), value :: flags
    end function fftw_plan_dft
    type(C_PTR) function fftw_plan_dft_1d(n, in, out, sign, flags) bind(C, name='fftw_plan_dft_1d')
      import
      integer(C_INT), value :: n
      complex(C_DOUBLE_COMPLEX), dimension(*), intent(inout) :: in
      complex(C_DOUBLE_COMPLEX), dimension(*), intent(inout) :: out
      integer(C_INT), value :: sign
      integer(C_INT), value :: flags
    end function fftw_plan_dft_1d
    type(C_PTR) function fftw_plan_dft_2d(n0, n1, in, out, sign, flags) bind(C, name='fftw_plan_dft_2d')
      import
      integer(C_INT), value :: n0
      integer(C_INT), value :: n1
      complex(C_DOUBLE_COMPLEX), dimension(*), intent(inout) :: in
      complex(C_DOUBLE_COMPLEX), dimension(*), intent(inout) :: out
      integer(C_INT), value :: sign
      integer(C_INT), value :: flags
    end function fftw_plan_dft_2d
    type(C_PTR) function fftw_plan_dft_3d(n0, n1, n2, in, out, sign, flags) bind(C, name='fftw_plan_dft_3d')
      import
      integer(C_INT), value :: n0
      integer(C_INT), value :: n1
      integer(C_INT), value :: n2
      complex(C_DOUBLE_COMPLEX), dimension(*), intent(inout) :: in
      complex(C_DOUBLE_COMPLEX), dimension(*), intent(inout) :: out
      integer(C_INT), value :: sign
      integer(C_INT), value :: flags
    end function fftw_plan_dft_3d
    type(C_PTR) function fftw_plan_many_dft(rank, n, howmany, in, inembed, istride, idist, out, onembed, &
         ostride, odist, sign, flags) bind(C, name='fftw_plan_many_dft')
      import
      integer(C_INT), value :: rank
      integer(C_INT), dimension(*), intent(in) :: n
      integer(C_INT), value :: howmany
      complex(C_DOUBLE_COMPLEX), dimension(*), intent(inout) :: in
      integer(C_INT), dimension(*), intent(in) :: inembed
      integer(C_INT), value :: istride
      integer(C_INT), value :: idist
      complex(C_DOUBLE_COMPLEX), dimension(*), intent(inout) :: out
      integer(C_INT), dimension(*), intent(in) :: onembed
      integer(C_INT), value :: ostride
      integer(C_INT), value :: odist
      integer(C_INT), value :: sign
      integer(C_INT), value :: flags
    end function fftw_plan_many_dft
    type(C_PTR) function fftw_plan_dft_r2c(rank, n, in, out, flags) bind(C, name='fftw_plan_dft_r2c')
      import
      integer(C_INT), value :: rank
      integer(C_INT), dimension(*), intent(in) :: n
      real(C_DOUBLE), dimension(*), intent(inout) :: in
      complex(C_DOUBLE_COMPLEX), dimension(*), intent(inout) :: out
      integer(C_INT), value :: flags
    end function fftw_plan_dft_r2c
    type(C_PTR) function fftw_plan_dft_r2c_1d(n, in, out, flags) bind(C, name='fftw_plan_dft_r2c_1d')
      import
      integer(C_INT), value :: n
      real(C_DOUBLE), dimension(*), intent(inout) :: in
      complex(C_DOUBLE_COMPLEX), dimension(*), intent(inout) :: out
      integer(C_INT), value :: flags
    end function fftw_plan_dft_r2c_1d
    type(C_PTR) function fftw_plan_dft_r2c_2d(n0, n1, in, out, flags) bind(C, name='fftw_plan_dft_r2c_2d')
      import
      integer(C_INT), value :: n0
      integer(C_INT), value :: n1
      real(C_DOUBLE), dimension(*), intent(inout) :: in
      complex(C_DOUBLE_COMPLEX), dimension(*), intent(inout) :: out
      integer(C_INT), value :: flags
    end function fftw_plan_dft_r2c_2d
    type(C_PTR) function fftw_plan_dft_r2c_3d(n0, n1, n2, in, out, flags) bind(C, name='fftw_plan_dft_r2c_3d')
      import
      integer(C_INT), value :: n0
      integer(C_INT), value :: n1
      integer(C_INT), value :: n2
      real(C_DOUBLE), dimension(*), intent(inout) :: in
      complex(C_DOUBLE_COMPLEX), dimension(*), intent(inout) :: out
      integer(C_INT), value :: flags
    end function fftw_plan_dft_r2c_3d
    type(C_PTR) function fftw_plan_many_dft_r2c(rank, n, howmany, in, inembed, istride, idist, out, onembed, &
         ostride, odist, flags) bind(C, name='fftw_plan_many_dft_r2c')
      import
      integer(C_INT), value :: rank
      integer(C_INT), dimension(*), intent(in) :: n
      integer(C_INT), value :: howmany
      real(C_DOUBLE), dimension(*), intent(inout) :: in
      integer(C_INT), dimension(*), intent(in) :: inembed
      integer(C_INT), value :: istride
      integer(C_INT), value :: idist
      complex(C_DOUBLE_COMPLEX), dimension(*), intent(inout) :: out
      integer(C_INT), dimension(*), intent(in) :: onembed
      integer(C_INT), value :: ostride
      integer(C_INT), value :: odist
      integer(C_INT), value :: flags
    end function fftw_plan_many_dft_r2c
    type(C_PTR) function fftw_plan_dft_c2r(rank, n, in, out, flags) bind(C, name='fftw_plan_dft_c2r')
      import
      integer(C_INT), value :: rank
      integer(C_INT), dimension(*), intent(in) :: n
      complex(C_DOUBLE_COMPLEX), dimension(*), intent(inout) :: in
      real(C_DOUBLE), dimension(*), intent(inout) :: out
      integer(C_INT), value :: flags
    end function fftw_plan_dft_c2r
    type(C_PTR) function fftw_plan_dft_c2r_1d(n, in, out, flags) bind(C, name='fftw_plan_dft_c2r_1d')
      import
      integer(C_INT), value :: n
      complex(C_DOUBLE_COMPLEX), dimension(*), intent(inout) :: in
      real(C_DOUBLE), dimension(*), intent(inout) :: out
      integer(C_INT), value :: flags
    end function fftw_plan_dft_c2r_1d
    type(C_PTR) function fftw_plan_dft_c2r_2d(n0, n1, in, out, flags) bind(C, name='fftw_plan_dft_c2r_2d')
      import
      integer(C_INT), value :: n0
      integer(C_INT), value :: n1
      complex(C_DOUBLE_COMPLEX), dimension(*), intent(inout) :: in
      real(C_DOUBLE), dimension(*), intent(inout) :: out
      integer(C_INT), value :: flags
    end function fftw_plan_dft_c2r_2d
    type(C_PTR) function fftw_plan_dft_c2r_3d(n0, n1, n2, in, out, flags) bind(C, name='fftw_plan_dft_c2r_3d')
      import
      integer(C_INT), value :: n0
      integer(C_INT), value :: n1
      integer(C_INT), value :: n2
      complex(C_DOUBLE_COMPLEX), dimension(*), intent(inout) :: in
      real(C_DOUBLE), dimension(*), intent(inout) :: out
      integer(C_INT), value :: flags
    end function fftw_plan_dft_c2r_3d
    type(C_PTR) function fftw_plan_many_dft_c2r(rank, n, howmany, in, inembed, istride, idist, out, onembed, &
         ostride, odist, flags) bind(C, name='fftw_plan_many_dft_c2r')
      import
      integer(C_INT), value :: rank
      integer(C_INT), dimension(*), intent(in) :: n
      integer(C_INT), value :: howmany
      complex(C_DOUBLE_COMPLEX), dimension(*), intent(inout) :: in
      integer(C_INT), dimension(*), intent(in) :: inembed
      integer(C_INT), value :: istride
      integer(C_INT), value :: idist
      real(C_DOUBLE), dimension(*), intent(inout) :: out
      integer(C_INT), dimension(*), intent(in) :: onembed
      integer(C_INT), value :: ostride
      integer(C_INT), value :: odist
      integer(C_INT), value :: flags
    end function fftw_plan_many_dft_c2r
    type(C_PTR) function fftw_plan_r2r(rank, n, in, out, kind, flags) bind(C, name='fftw_plan_r2r')
      import
      integer(C_INT), value :: rank
      integer(C_INT), dimension(*), intent(in) :: n
      real(C_DOUBLE), dimension(*), intent(inout) :: in
      real(C_DOUBLE), dimension(*), intent(inout) :: out
      integer(C_FFTW_R2R_KIND), dimension(*), intent(in) :: kind
      integer(C_INT), value :: flags
    end function fftw_plan_r2r
    type(C_PTR) function fftw_plan_r2r_1d(n, in, out, kind, flags) bind(C, name='fftw_plan_r2r_1d')
      import
      integer(C_INT), value :: n
      real(C_DOUBLE), dimension(*), intent(inout) :: in
      real(C_DOUBLE), dimension(*), intent(inout) :: out
      integer(C_FFTW_R2R_KIND), value :: kind
      integer(C_INT), value :: flags
    end function fftw_plan_r2r_1d
    type(C_PTR) function fftw_plan_r2r_2d(n0, n1, in, out, kind0, kind1, flags) bind(C, name='fftw_plan_r2r_2d')
      import
      integer(C_INT), value :: n0
      integer(C_INT), value :: n1
      real(C_DOUBLE), dimension(*), intent(inout) :: in
      real(C_DOUBLE), dimension(*), intent(inout) :: out
      integer(C_FFTW_R2R_KIND), value :: kind0
      integer(C_FFTW_R2R_KIND), value :: kind1
      integer(C_INT), value :: flags
    end function fftw_plan_r2r_2d
    type(C_PTR) function fftw_plan_r2r_3d(n0, n1, n2, in, out, kind0, kind1, kind2, flags) &
         bind(C, name='fftw_plan_r2r_3d')
      import
      integer(C_INT), value :: n0
      integer(C_INT), value :: n1
      integer(C_INT), value :: n2
      real(C_DOUBLE), dimension(*), intent(inout) :: in
      real(C_DOUBLE), dimension(*), intent(inout) :: out
      integer(C_FFTW_R2R_KIND), value :: kind0
      integer(C_FFTW_R2R_KIND), value :: kind1
      integer(C_FFTW_R2R_KIND), value :: kind2
      integer(C_INT), value :: flags
    end function fftw_plan_r2r_3d
    type(C_PTR) function fftw_plan_many_r2r(rank, n, howmany, in, inembed, istride, idist, out, onembed, &
         ostride, odist, kind, flags) bind(C, name='fftw_plan_many_r2r')
      import
      integer(C_INT), value :: rank
      integer(C_INT), dimension(*), intent(in) :: n
      integer(C_INT), value :: howmany
      real(C_DOUBLE), dimension(*), intent(inout) :: in
      integer(C_INT), dimension(*), intent(in) :: inembed
      integer(C_INT), value :: istride
      integer(C_INT), value :: idist
      real(C_DOUBLE), dimension(*), intent(inout) :: out
      integer(C_INT), dimension(*), intent(in) :: onembed
      integer(C_INT), value :: ostride
      integer(C_INT), value :: odist
      integer(C_FFTW_R2R_KIND), dimension(*), intent(in) :: kind
      integer(C_INT), value :: flags
    end function fftw_plan_many_r2r
    type(C_PTR) function fftw_plan_guru_dft(rank, dims, howmany_rank, howmany_dims, in, out, sign, flags) &
         bind(C, name='fftw_plan_guru_dft')
      import
      integer(C_INT), value :: rank
      type(fftw_iodim), dimension(*), intent(in) :: dims
      integer(C_INT), value :: howmany_rank
      type(fftw_iodim), dimension(*), intent(in) :: howmany_dims
      complex(C_DOUBLE_COMPLEX), dimension(*), intent(inout) :: in
      complex(C_DOUBLE_COMPLEX), dimension(*), intent(inout) :: out
      integer(C_INT), value :: sign
      integer(C_INT), value :: flags
    end function fftw_plan_guru_dft
    type(C_PTR) function fftw_plan_guru_split_dft(rank, dims, howmany_rank, howmany_dims, ri, ii, ro, io, &
         flags) bind(C, name='fftw_plan_guru_split_dft')
      import
      integer(C_INT), value :: rank
      type(fftw_iodim), dimension(*), intent(in) :: dims
      integer(C_INT), value :: howmany_rank
      type(fftw_iodim), dimension(*), intent(in) :: howmany_dims
      real(C_DOUBLE), dimension(*), intent(inout) :: ri
      real(C_DOUBLE), dimension(*), intent(inout) :: ii
      real(C_DOUBLE), dimension(*), intent(inout) :: ro
      real(C_DOUBLE), dimension(*), intent(inout) :: io
      integer(C_INT), value :: flags
    end function fftw_plan_guru_split_dft
    type(C_PTR) function fftw_plan_guru_dft_r2c(rank, dims, howmany_rank, howmany_dims, in, out, flags) &
         bind(C, name='fftw_plan_guru_dft_r2c')
      import
      integer(C_INT), value :: rank
      type(fftw_iodim), dimension(*), intent(in) :: dims
      integer(C_INT), value :: howmany_rank
      type(fftw_iodim), dimension(*), intent(in) :: howmany_dims
      real(C_DOUBLE), dimension(*), intent(inout) :: in
      complex(C_DOUBLE_COMPLEX), dimension(*), intent(inout) :: out
      integer(C_INT), value :: flags
    end function fftw_plan_guru_dft_r2c
    type(C_PTR) function fftw_plan_guru_dft_c2r(rank, dims, howmany_rank, howmany_dims, in, out, flags) &
         bind(C, name='fftw_plan_guru_dft_c2r')
      import
      integer(C_INT), value :: rank
      type(fftw_iodim), dimension(*), intent(in) :: dims
      integer(C_INT), value :: howmany_rank
      type(fftw_iodim), dimension(*), intent(in) :: howmany_dims
      complex(C_DOUBLE_COMPLEX), dimension(*), intent(inout) :: in
      real(C_DOUBLE), dimension(*), intent(inout) :: out
      integer(C_INT), value :: flags
    end function fftw_plan_guru_dft_c2r
    type(C_PTR) function fftw_plan_guru_split_dft_r2c(rank, dims, howmany_rank, howmany_dims, in, ro, io, &
         flags) bind(C, name='fftw_plan_guru_split_dft_r2c')
      import
      integer(C_INT), value :: rank
      type(fftw_iodim), dimension(*), intent(in) :: dims
      integer(C_INT), value :: howmany_rank
      type(fftw_iodim), dimension(*), intent(in) :: howmany_dims
      real(C_DOUBLE), dimension(*), intent(inout) :: in
      real(C_DOUBLE), dimension(*), intent(inout) :: ro
      real(C_DOUBLE), dimension(*), intent(inout) :: io
      integer(C_INT), value :: flags
    end function fftw_plan_guru_split_dft_r2c
    type(C_PTR) function fftw_plan_guru_split_dft_c2r(rank, dims, howmany_rank, howmany_dims, ri, ii, out, &
         flags) bind(C, name='fftw_plan_guru_split_dft_c2r')
      import
      integer(C_INT), value :: rank
      type(fftw_iodim), dimension(*), intent(in) :: dims
      integer(C_INT), value :: howmany_rank
      type(fftw_iodim), dimension(*), intent(in) :: howmany_dims
      real(C_DOUBLE), dimension(*), intent(inout) :: ri
      real(C_DOUBLE), dimension(*), intent(inout) :: ii
      real(C_DOUBLE), dimension(*), intent(inout) :: out
      integer(C_INT), value :: flags
    end function fftw_plan_guru_split_dft_c2r
    type(C_PTR) function fftw_plan_guru_r2r(rank, dims, howmany_rank, howmany_dims, in, out, kind, flags) &
         bind(C, name='fftw_plan_guru_r2r')
      import
      integer(C_INT), value :: rank
      type(fftw_iodim), dimension(*), intent(in) :: dims
      integer(C_INT), value :: howmany_rank
      type(fftw_iodim), dimension(*), intent(in) :: howmany_dims
      real(C_DOUBLE), dimension(*), intent(inout) :: in
      real(C_DOUBLE), dimension(*), intent(inout) :: out
      integer(C_FFTW_R2R_KIND), dimension(*), intent(in) :: kind
      integer(C_INT), value :: flags
    end function fftw_plan_guru_r2r
    type(C_PTR) function fftw_plan_guru64_dft(rank, dims, howmany_rank, howmany_dims, in, out, sign, flags) &
         bind(C, name='fftw_plan_guru64_dft')
      import
      integer(C_INT), value :: rank
      type(fftw_iodim64), dimension(*), intent(in) :: dims
      integer(C_INT), value :: howmany_rank
      type(fftw_iodim64), dimension(*), intent(in) :: howmany_dims
      complex(C_DOUBLE_COMPLEX), dimension(*), intent(inout) :: in
      complex(C_DOUBLE_COMPLEX), dimension(*), intent(inout) :: out
      integer(C_INT), value :: sign
      integer(C_INT), value :: flags
    end function fftw_plan_guru64_dft
    type(C_PTR) function fftw_plan_guru64_split_dft(rank, dims, howmany_rank, howmany_dims, ri, ii, ro, io, &
         flags) bind(C, name='fftw_plan_guru64_split_dft')
      import
      integer(C_INT), value :: rank
      type(fftw_iodim64), dimension(*), intent(in) :: dims
      integer(C_INT), value :: howmany_rank
      type(fftw_iodim64), dimension(*), intent(in) :: howmany_dims
      real(C_DOUBLE), dimension(*), intent(inout) :: ri
      real(C_DOUBLE), dimension(*), intent(inout) :: ii
      real(C_DOUBLE), dimension(*), intent(inout) :: ro
      real(C_DOUBLE), dimension(*), intent(inout) :: io
      integer(C_INT), value :: flags
    end function fftw_plan_guru64_split_dft
    type(C_PTR) function fftw_plan_guru64_dft_r2c(rank, dims, howmany_rank, howmany_dims, in, out, flags) &
         bind(C, name='fftw_plan_guru64_dft_r2c')
      import
      integer(C_INT), value :: rank
      type(fftw_iodim64), dimension(*), intent(in) :: dims
      integer(C_INT), value :: howmany_rank
      type(fftw_iodim64), dimension(*), intent(in) :: howmany_dims
      real(C_DOUBLE), dimension(*), intent(inout) :: in
      complex(C_DOUBLE_COMPLEX), dimension(*), intent(inout) :: out
      integer(C_INT), value :: flags
    end function fftw_plan_guru64_dft_r2c
    type(C_PTR) function fftw_plan_guru64_dft_c2r(rank, dims, howmany_rank, howmany_dims, in, out, flags) &
         bind(C, name='fftw_plan_guru64_dft_c2r')
      import
      integer(C_INT), value :: rank
      type(fftw_iodim64), dimension(*), intent(in) :: dims
      integer(C_INT), value :: howmany_rank
      type(fftw_iodim64), dimension(*), intent(in) :: howmany_dims
      complex(C_DOUBLE_COMPLEX), dimension(*), intent(inout) :: in
      real(C_DOUBLE), dimension(*), intent(inout) :: out
      integer(C_INT), value :: flags
    end function fftw_plan_guru64_dft_c2r
    type(C_PTR) function fftw_plan_guru64_split_dft_r2c(rank, dims, howmany_rank, howmany_dims, in, ro, io, &
         flags) bind(C, name='fftw_plan_guru64_split_dft_r2c')
      import
      integer(C_INT), value :: rank
      type(fftw_iodim64), dimension(*), intent(in) :: dims
      integer(C_INT), value :: howmany_rank
      type(fftw_iodim64), dimension(*), intent(in) :: howmany_dims
      real(C_DOUBLE), dimension(*), intent(inout) :: in
      real(C_DOUBLE), dimension(*), intent(inout) :: ro
      real(C_DOUBLE), dimension(*), intent(inout) :: io
      integer(C_INT), value :: flags
    end function fftw_plan_guru64_split_dft_r2c
    type(C_PTR) function fftw_plan_guru64_split_dft_c2r(rank, dims, howmany_rank, howmany_dims, ri, ii, out, &
         flags) bind(C, name='fftw_plan_guru64_split_dft_c2r')
      import
      integer(C_INT), value :: rank
      type(fftw_iodim64), dimension(*), intent(in) :: dims
      integer(C_INT), value :: howmany_rank
      type(fftw_iodim64), dimension(*), intent(in) :: howmany_dims
      real(C_DOUBLE), dimension(*), intent(inout) :: ri
      real(C_DOUBLE), dimension(*), intent(inout) :: ii
      real(C_DOUBLE), dimension(*), intent(inout) :: out
      integer(C_INT), value :: flags
    end function fftw_plan_guru64_split_dft_c2r
    type(C_PTR) function fftw_plan_guru64_r2r(rank, dims, howmany_rank, howmany_dims, in, out, kind, flags) &
         bind(C, name='fftw_plan_guru64_r2r')
      import
      integer(C_INT), value :: rank
      type(fftw_iodim64), dimension(*), intent(in) :: dims
      integer(C_INT), value :: howmany_rank
      type(fftw_iodim64), dimension(*), intent(in) :: howmany_dims
      real(C_DOUBLE), dimension(*), intent(inout) :: in
      real(C_DOUBLE), dimension(*), intent(inout) :: out
      integer(C_FFTW_R2R_KIND), dimension(*), intent(in) :: kind
      integer(C_INT), value :: flags
    end function fftw_plan_guru64_r2r
    subroutine fftw_execute(plan) bind(C, name='fftw_execute')
      import
      type(C_PTR), value :: plan
    end subroutine fftw_execute
    subroutine fftw_execute_dft(plan, in, out) bind(C, name='fftw_execute_dft')
      import
      type(C_PTR), value :: plan
      complex(C_DOUBLE_COMPLEX), dimension(*), intent(inout) :: in
      complex(C_DOUBLE_COMPLEX), dimension(*), intent(inout) :: out
    end subroutine fftw_execute_dft
    subroutine fftw_execute_dft_r2c(plan, in, out) bind(C, name='fftw_execute_dft_r2c')
      import
      type(C_PTR), value :: plan
      real(C_DOUBLE), dimension(*), intent(inout) :: in
      complex(C_DOUBLE_COMPLEX), dimension(*), intent(inout) :: out
    end subroutine fftw_execute_dft_r2c
    subroutine fftw_execute_dft_c2r(plan, in, out) bind(C, name='fftw_execute_dft_c2r')
      import
      type(C_PTR), value :: plan
      complex(C_DOUBLE_COMPLEX), dimension(*), intent(inout) :: in
      real(C_DOUBLE), dimension(*), intent(inout) :: out
    end subroutine fftw_execute_dft_c2r
    subroutine fftw_execute_r2r(plan, in, out) bind(C, name='fftw_execute_r2r')
      import
      type(C_PTR), value :: plan
      real(C_DOUBLE), dimension(*), intent(inout) :: in
      real(C_DOUBLE), dimension(*), intent(inout) :: out
    end subroutine fftw_execute_r2r
    subroutine fftw_execute_split_dft(plan, ri, ii, ro, io) bind(C, name='fftw_execute_split_dft')
      import
      type(C_PTR), value :: plan
      real(C_DOUBLE), dimension(*), intent(inout) :: ri
      real(C_DOUBLE), dimension(*), intent(inout) :: ii
      real(C_DOUBLE), dimension(*), intent(inout) :: ro
      real(C_DOUBLE), dimension(*), intent(inout) :: io
    end subroutine fftw_execute_split_dft
    subroutine fftw_execute_split_dft_r2c(plan, in, ro, io) bind(C, name='fftw_execute_split_dft_r2c')
      import
      type(C_PTR), value :: plan
      real(C_DOUBLE), dimension(*), intent(inout) :: in
      real(C_DOUBLE), dimension(*), intent(inout) :: ro
      real(C_DOUBLE), dimension(*), intent(inout) :: io
    end subroutine fftw_execute_split_dft_r2c
    subroutine fftw_execute_split_dft_c2r(plan, ri, ii, out) bind(C, name='fftw_execute_split_dft_c2r')
      import
      type(C_PTR), value :: plan
      real(C_DOUBLE), dimension(*), intent(inout) :: ri
      real(C_DOUBLE), dimension(*), intent(inout) :: ii
      real(C_DOUBLE), dimension(*), intent(inout) :: out
    end subroutine fftw_execute_split_dft_c2r
    type(C_PTR) function fftw_copy_plan(plan) bind(C, name='fftw_copy_plan')
      import
      type(C_PTR), value :: plan
    end function fftw_copy_plan
    subroutine fftw_destroy_plan(plan) bind(C, name='fftw_destroy_plan')
      import
      type(C_PTR), value :: plan
    end subroutine fftw_destroy_plan
    subroutine fftw_cleanup() bind(C, name='fftw_cleanup')
      import
    end subroutine fftw_cleanup
    subroutine fftw_set_timelimit(seconds) bind(C, name='fftw_set_timelimit')
      import
      real(C_DOUBLE), value :: seconds
    end subroutine fftw_set_timelimit
    type(C_PTR) function fftw_sprint_plan(plan) bind(C, name='fftw_sprint_plan')
      import
      type(C_PTR), value :: plan
    end function fftw_sprint_plan
    subroutine fftw_fprint_plan(plan, file) bind(C, name='fftw_fprint_plan')
      import
      type(C_PTR), value :: plan
      type(C_PTR), value :: file
    end subroutine fftw_fprint_plan
    subroutine fftw_print_plan(plan) bind(C, name='fftw_print_plan')
      import
      type(C_PTR), value :: plan
    end subroutine fftw_print_plan
    subroutine fftw_flops(plan, add, mul, fma) bind(C, name='fftw_flops')
      import
      type(C_PTR), value :: plan
      real(C_DOUBLE), intent(out) :: add
      real(C_DOUBLE), intent(out) :: mul
      real(C_DOUBLE), intent(out) :: fma
    end subroutine fftw_flops
    real(C_DOUBLE) function fftw_estimate_cost(plan) bind(C, name='fftw_estimate_cost')
      import
      type(C_PTR), value :: plan
    end function fftw_estimate_cost
    real(C_DOUBLE) function fftw_cost(plan) bind(C, name='fftw_cost')
      import
      type(C_PTR), value :: plan
    end function fftw_cost
    integer(C_INT) function fftw_init_threads() bind(C, name='fftw_init_threads')
      import
    end function fftw_init_threads
    subroutine fftw_plan_with_nthreads(threads) bind(C, name='fftw_plan_with_nthreads')
      import
      integer(C_INT), value :: threads
    end subroutine fftw_plan_with_nthreads
    integer(C_INT) function fftw_planner_nthreads() bind(C, name='fftw_planner_nthreads')
      import
    end function fftw_planner_nthreads
    subroutine fftw_cleanup_threads() bind(C, name='fftw_cleanup_threads')
      import
    end subroutine fftw_cleanup_threads
    subroutine fftw_make_planner_thread_safe() bind(C, name='fftw_make_planner_thread_safe')
      import
    end subroutine fftw_make_planner_thread_safe
    subroutine fftw_threads_set_callback(parallel_loop, data) bind(C, name='fftw_threads_set_callback')
      import
      type(C_FUNPTR), value :: parallel_loop
      type(C_PTR), value :: data
    end subroutine fftw_threads_set_callback
    type(C_PTR) function fftw_export_wisdom_to_string() bind(C, name='fftw_export_wisdom_to_string')
      import
    end function fftw_export_wisdom_to_string
    subroutine fftw_export_wisdom_to_file(file) bind(C, name='fftw_export_wisdom_to_file')
      import
      type(C_PTR), value :: file
    end subroutine fftw_export_wisdom_to_file
    integer(C_INT) function fftw_export_wisdom_to_filename(name) bind(C, name='fftw_export_wisdom_to_filename')
      import
      character(C_CHAR), dimension(*), intent(in) :: name
    end function fftw_export_wisdom_to_filename
    subroutine fftw_export_wisdom(write_char, data) bind(C, name='fftw_export_wisdom')
      import
      type(C_FUNPTR), value :: write_char
      type(C_PTR), value :: data
    end subroutine fftw_export_wisdom
    integer(C_INT) function fftw_import_wisdom_from_string(text) bind(C, name='fftw_import_wisdom_from_string')
      import
      character(C_CHAR), dimension(*), intent(in) :: text
    end function fftw_import_wisdom_from_string
    integer(C_INT) function fftw_import_wisdom_from_file(file) bind(C, name='fftw_import_wisdom_from_file')
      import
      type(C_PTR), value :: file
    end function fftw_import_wisdom_from_file
    integer(C_INT) function fftw_import_wisdom_from_filename(name) bind(C, name='fftw_import_wisdom_from_filename')
      import
      character(C_CHAR), dimension(*), intent(in) :: name
    end function fftw_import_wisdom_from_filename
    integer(C_INT) function fftw_import_wisdom(read_char, data) bind(C, name='fftw_import_wisdom')
      import
      type(C_FUNPTR), value :: read_char
      type(C_PTR), value :: data
    end function fftw_import_wisdom
    integer(C_INT) function fftw_import_system_wisdom() bind(C, name='fftw_import_system_wisdom')
      import
    end function fftw_import_system_wisdom
    subroutine fftw_forget_wisdom() bind(C, name='fftw_forget_wisdom')
      import
    end subroutine fftw_forget_wisdom
  end interface

  interface
    type(C_PTR) function fftwf_malloc(bytes) bind(C, name='fftwf_malloc')
      import
      integer(C_SIZE_T), value :: bytes
    end function fftwf_malloc
    type(C_PTR) function fftwf_alloc_real(count) bind(C, name='fftwf_alloc_real')
      import
      integer(C_SIZE_T), value :: count
    end function fftwf_alloc_real
    type(C_PTR) function fftwf_alloc_complex(count) bind(C, name='fftwf_alloc_complex')
      import
      integer(C_SIZE_T), value :: count
    end function fftwf_alloc_complex
    subroutine fftwf_free(memory) bind(C, name='fftwf_free')
      import
      type(C_PTR), value :: memory
    end subroutine fftwf_free
    integer(C_INT) function fftwf_alignment_of(memory) bind(C, name='fftwf_alignment_of')
      import
      real(C_FLOAT), dimension(*), intent(inout) :: memory
    end function fftwf_alignment_of
    type(C_PTR) function fftwf_plan_dft(rank, n, in, out, sign, flags) bind(C, name='fftwf_plan_dft')
      import
      integer(C_INT), value :: rank
      integer(C_INT), dimension(*), intent(in) :: n
      complex(C_FLOAT_COMPLEX), dimension(*), intent(inout) :: in
      complex(C_FLOAT_COMPLEX), dimension(*), intent(inout) :: out
      integer(C_INT), value :: sign
      integer(C_INT), value :: flags
    end function fftwf_plan_dft
    type(C_PTR) function fftwf_plan_dft_1d(n, in, out, sign, flags) bind(C, name='fftwf_plan_dft_1d')
      import
      integer(C_INT), value :: n
      complex(C_FLOAT_COMPLEX), dimension(*), intent(inout) :: in
      complex(C_FLOAT_COMPLEX), dimension(*), intent(inout) :: out
      integer(C_INT), value :: sign
      integer(C_INT), value :: flags
    end function fftwf_plan_dft_1d
    type(C_PTR) function fftwf_plan_dft_2d(n0, n1, in, out, sign, flags) bind(C, name='fftwf_plan_dft_2d')
      import
      integer(C_INT), value :: n0
      integer(C_INT), value :: n1
      complex(C_FLOAT_COMPLEX), dimension(*), intent(inout) :: in
      complex(C_FLOAT_COMPLEX), dimension(*), intent(inout) :: out
      integer(C_INT), value :: sign
      integer(C_INT), value :: flags
    end function fftwf_plan_dft_2d
    type(C_PTR) function fftwf_plan_dft_3d(n0, n1, n2, in, out, sign, flags) bind(C, name='fftwf_plan_dft_3d')
      import
      integer(C_INT), value :: n0
      integer(C_INT), value :: n1
      integer(C_INT), value :: n2
      complex(C_FLOAT_COMPLEX), dimension(*), intent(inout) :: in
      complex(C_FLOAT_COMPLEX), dimension(*), intent(inout) :: out
      integer(C_INT), value :: sign
      integer(C_INT), value :: flags
    end function fftwf_plan_dft_3d
    type(C_PTR) function fftwf_plan_many_dft(rank, n, howmany, in, inembed, istride, idist, out, onembed, &
         ostride, odist, sign, flags) bind(C, name='fftwf_plan_many_dft')
      import
      integer(C_INT), value :: rank
      integer(C_INT), dimension(*), intent(in) :: n
      integer(C_INT), value :: howmany
      complex(C_FLOAT_COMPLEX), dimension(*), intent(inout) :: in
      integer(C_INT), dimension(*), intent(in) :: inembed
      integer(C_INT), value :: istride
      integer(C_INT), value :: idist
      complex(C_FLOAT_COMPLEX), dimension(*), intent(inout) :: out
      integer(C_INT), dimension(*), intent(in) :: onembed
      integer(C_INT), value :: ostride
      integer(C_INT), value :: odist
      integer(C_INT), value :: sign
      integer(C_INT), value :: flags
    end function fftwf_plan_many_dft
    type(C_PTR) function fftwf_plan_dft_r2c(rank, n, in, out, flags) bind(C, name='fftwf_plan_dft_r2c')
      import
      integer(C_INT), value :: rank
      integer(C_INT), dimension(*), intent(in) :: n
      real(C_FLOAT), dimension(*), intent(inout) :: in
      complex(C_FLOAT_COMPLEX), dimension(*), intent(inout) :: out
      integer(C_INT), value :: flags
    end function fftwf_plan_dft_r2c
    type(C_PTR) function fftwf_plan_dft_r2c_1d(n, in, out, flags) bind(C, name='fftwf_plan_dft_r2c_1d')
      import
      integer(C_INT), value :: n
      real(C_FLOAT), dimension(*), intent(inout) :: in
      complex(C_FLOAT_COMPLEX), dimension(*), intent(inout) :: out
      integer(C_INT), value :: flags
    end function fftwf_plan_dft_r2c_1d
    type(C_PTR) function fftwf_plan_dft_r2c_2d(n0, n1, in, out, flags) bind(C, name='fftwf_plan_dft_r2c_2d')
      import
      integer(C_INT), value :: n0
      integer(C_INT), value :: n1
      real(C_FLOAT), dimension(*), intent(inout) :: in
      complex(C_FLOAT_COMPLEX), dimension(*), intent(inout) :: out
      integer(C_INT), value :: flags
    end function fftwf_plan_dft_r2c_2d
    type(C_PTR) function fftwf_plan_dft_r2c_3d(n0, n1, n2, in, out, flags) bind(C, name='fftwf_plan_dft_r2c_3d')
      import
      integer(C_INT), value :: n0
      integer(C_INT), value :: n1
      integer(C_INT), value :: n2
      real(C_FLOAT), dimension(*), intent(inout) :: in
      complex(C_FLOAT_COMPLEX), dimension(*), intent(inout) :: out
      integer(C_INT), value :: flags
    end function fftwf_plan_dft_r2c_3d
    type(C_PTR) function fftwf_plan_many_dft_r2c(rank, n, howmany, in, inembed, istride, idist, out, onembed, &
         ostride, odist, flags) bind(C, name='fftwf_plan_many_dft_r2c')
      import
      integer(C_INT), value :: rank
      integer(C_INT), dimension(*), intent(in) :: n
      integer(C_INT), value :: howmany
      real(C_FLOAT), dimension(*), intent(inout) :: in
      integer(C_INT), dimension(*), intent(in) :: inembed
      integer(C_INT), value :: istride
      integer(C_INT), value :: idist
      complex(C_FLOAT_COMPLEX), dimension(*), intent(inout) :: out
      integer(C_INT), dimension(*), intent(in) :: onembed
      integer(C_INT), value :: ostride
      integer(C_INT), value :: odist
      integer(C_INT), value :: flags
    end function fftwf_plan_many_dft_r2c
    type(C_PTR) function fftwf_plan_dft_c2r(rank, n, in, out, flags) bind(C, name='fftwf_plan_dft_c2r')
      import
      integer(C_INT), value :: rank
      integer(C_INT), dimension(*), intent(in) :: n
      complex(C_FLOAT_COMPLEX), dimension(*), intent(inout) :: in
      real(C_FLOAT), dimension(*), intent(inout) :: out
      integer(C_INT), value :: flags
    end function fftwf_plan_dft_c2r
    type(C_PTR) function fftwf_plan_dft_c2r_1d(n, in, out, flags) bind(C, name='fftwf_plan_dft_c2r_1d')
      import
      integer(C_INT), value :: n
      complex(C_FLOAT_COMPLEX), dimension(*), intent(inout) :: in
      real(C_FLOAT), dimension(*), intent(inout) :: out
      integer(C_INT), value :: flags
    end function fftwf_plan_dft_c2r_1d
    type(C_PTR) function fftwf_plan_dft_c2r_2d(n0, n1, in, out, flags) bind(C, name='fftwf_plan_dft_c2r_2d')
      import
      integer(C_INT), value :: n0
      integer(C_INT), value :: n1
      complex(C_FLOAT_COMPLEX), dimension(*), intent(inout) :: in
      real(C_FLOAT), dimension(*), intent(inout) :: out
      integer(C_INT), value :: flags
    end function fftwf_plan_dft_c2r_2d
    type(C_PTR) function fftwf_plan_dft_c2r_3d(n0, n1, n2, in, out, flags) bind(C, name='fftwf_plan_dft_c2r_3d')
      import
      integer(C_INT), value :: n0
      integer(C_INT), value :: n1
      integer(C_INT), value :: n2
      complex(C_FLOAT_COMPLEX), dimension(*), intent(inout) :: in
      real(C_FLOAT), dimension(*), intent(inout) :: out
      integer(C_INT), value :: flags
    end function fftwf_plan_dft_c2r_3d
    type(C_PTR) function fftwf_plan_many_dft_c2r(rank, n, howmany, in, inembed, istride, idist, out, onembed, &
         ostride, odist, flags) bind(C, name='fftwf_plan_many_dft_c2r')
      import
      integer(C_INT), value :: rank
      integer(C_INT), dimension(*), intent(in) :: n
      integer(C_INT), value :: howmany
      complex(C_FLOAT_COMPLEX), dimension(*), intent(inout) :: in
      integer(C_INT), dimension(*), intent(in) :: inembed
      integer(C_INT), value :: istride
      integer(C_INT), value :: idist
      real(C_FLOAT), dimension(*), intent(inout) :: out
      integer(C_INT), dimension(*), intent(in) :: onembed
      integer(C_INT), value :: ostride
      integer(C_INT), value :: odist
      integer(C_INT), value :: flags
    end function fftwf_plan_many_dft_c2r
    type(C_PTR) function fftwf_plan_r2r(rank, n, in, out, kind, flags) bind(C, name='fftwf_plan_r2r')
      import
      integer(C_INT), value :: rank
      integer(C_INT), dimension(*), intent(in) :: n
      real(C_FLOAT), dimension(*), intent(inout) :: in
      real(C_FLOAT), dimension(*), intent(inout) :: out
      integer(C_FFTW_R2R_KIND), dimension(*), intent(in) :: kind
      integer(C_INT), value :: flags
    end function fftwf_plan_r2r
    type(C_PTR) function fftwf_plan_r2r_1d(n, in, out, kind, flags) bind(C, name='fftwf_plan_r2r_1d')
      import
      integer(C_INT), value :: n
      real(C_FLOAT), dimension(*), intent(inout) :: in
      real(C_FLOAT), dimension(*), intent(inout) :: out
      integer(C_FFTW_R2R_KIND), value :: kind
      integer(C_INT), value :: flags
    end function fftwf_plan_r2r_1d
    type(C_PTR) function fftwf_plan_r2r_2d(n0, n1, in, out, kind0, kind1, flags) bind(C, name='fftwf_plan_r2r_2d')
      import
      integer(C_INT), value :: n0
      integer(C_INT), value :: n1
      real(C_FLOAT), dimension(*), intent(inout) :: in
      real(C_FLOAT), dimension(*), intent(inout) :: out
      integer(C_FFTW_R2R_KIND), value :: kind0
      integer(C_FFTW_R2R_KIND), value :: kind1
      integer(C_INT), value :: flags
    end function fftwf_plan_r2r_2d
    type(C_PTR) function fftwf_plan_r2r_3d(n0, n1, n2, in, out, kind0, kind1, kind2, flags) &
         bind(C, name='fftwf_plan_r2r_3d')
      import
      integer(C_INT), value :: n0
      integer(C_INT), value :: n1
      integer(C_INT), value :: n2
      real(C_FLOAT), dimension(*), intent(inout) :: in
      real(C_FLOAT), dimension(*), intent(inout) :: out
      integer(C_FFTW_R2R_KIND), value :: kind0
      integer(C_FFTW_R2R_KIND), value :: kind1
      integer(C_FFTW_R2R_KIND), value :: kind2
      integer(C_INT), value :: flags
    end function fftwf_plan_r2r_3d
    type(C_PTR) function fftwf_plan_many_r2r(rank, n, howmany, in, inembed, istride, idist, out, onembed, &
         ostride, odist, kind, flags) bind(C, name='fftwf_plan_many_r2r')
      import
      integer(C_INT), value :: rank
      integer(C_INT), dimension(*), intent(in) :: n
      integer(C_INT), value :: howmany
      real(C_FLOAT), dimension(*), intent(inout) :: in
      integer(C_INT), dimension(*), intent(in) :: inembed
      integer(C_INT), value :: istride
      integer(C_INT), value :: idist
      real(C_FLOAT), dimension(*), intent(inout) :: out
      integer(C_INT), dimension(*), intent(in) :: onembed
      integer(C_INT), value :: ostride
      integer(C_INT), value :: odist
      integer(C_FFTW_R2R_KIND), dimension(*), intent(in) :: kind
      integer(C_INT), value :: flags
    end function fftwf_plan_many_r2r
    type(C_PTR) function fftwf_plan_guru_dft(rank, dims, howmany_rank, howmany_dims, in, out, sign, flags) &
         bind(C, name='fftwf_plan_guru_dft')
      import
      integer(C_INT), value :: rank
      type(fftwf_iodim), dimension(*), intent(in) :: dims
      integer(C_INT), value :: howmany_rank
      type(fftwf_iodim), dimension(*), intent(in) :: howmany_dims
      complex(C_FLOAT_COMPLEX), dimension(*), intent(inout) :: in
      complex(C_FLOAT_COMPLEX), dimension(*), intent(inout) :: out
      integer(C_INT), value :: sign
      integer(C_INT), value :: flags
    end function fftwf_plan_guru_dft
    type(C_PTR) function fftwf_plan_guru_split_dft(rank, dims, howmany_rank, howmany_dims, ri, ii, ro, io, &
         flags) bind(C, name='fftwf_plan_guru_split_dft')
      import
      integer(C_INT), value :: rank
      type(fftwf_iodim), dimension(*), intent(in) :: dims
      integer(C_INT), value :: howmany_rank
      type(fftwf_iodim), dimension(*), intent(in) :: howmany_dims
      real(C_FLOAT), dimension(*), intent(inout) :: ri
      real(C_FLOAT), dimension(*), intent(inout) :: ii
      real(C_FLOAT), dimension(*), intent(inout) :: ro
      real(C_FLOAT), dimension(*), intent(inout) :: io
      integer(C_INT), value :: flags
    end function fftwf_plan_guru_split_dft
    type(C_PTR) function fftwf_plan_guru_dft_r2c(rank, dims, howmany_rank, howmany_dims, in, out, flags) &
         bind(C, name='fftwf_plan_guru_dft_r2c')
      import
      integer(C_INT), value :: rank
      type(fftwf_iodim), dimension(*), intent(in) :: dims
      integer(C_INT), value :: howmany_rank
      type(fftwf_iodim), dimension(*), intent(in) :: howmany_dims
      real(C_FLOAT), dimension(*), intent(inout) :: in
      complex(C_FLOAT_COMPLEX), dimension(*), intent(inout) :: out
      integer(C_INT), value :: flags
    end function fftwf_plan_guru_dft_r2c
    type(C_PTR) function fftwf_plan_guru_dft_c2r(rank, dims, howmany_rank, howmany_dims, in, out, flags) &
         bind(C, name='fftwf_plan_guru_dft_c2r')
      import
      integer(C_INT), value :: rank
      type(fftwf_iodim), dimension(*), intent(in) :: dims
      integer(C_INT), value :: howmany_rank
      type(fftwf_iodim), dimension(*), intent(in) :: howmany_dims
      complex(C_FLOAT_COMPLEX), dimension(*), intent(inout) :: in
      real(C_FLOAT), dimension(*), intent(inout) :: out
      integer(C_INT), value :: flags
    end function fftwf_plan_guru_dft_c2r
    type(C_PTR) function fftwf_plan_guru_split_dft_r2c(rank, dims, howmany_rank, howmany_dims, in, ro, io, &
         flags) bind(C, name='fftwf_plan_guru_split_dft_r2c')
      import
      integer(C_INT), value :: rank
      type(fftwf_iodim), dimension(*), intent(in) :: dims
      integer(C_INT), value :: howmany_rank
      type(fftwf_iodim), dimension(*), intent(in) :: howmany_dims
      real(C_FLOAT), dimension(*), intent(inout) :: in
      real(C_FLOAT), dimension(*), intent(inout) :: ro
      real(C_FLOAT), dimension(*), intent(inout) :: io
      integer(C_INT), value :: flags
    end function fftwf_plan_guru_split_dft_r2c
    type(C_PTR) function fftwf_plan_guru_split_dft_c2r(rank, dims, howmany_rank, howmany_dims, ri, ii, out, &
         flags) bind(C, name='fftwf_plan_guru_split_dft_c2r')
      import
      integer(C_INT), value :: rank
      type(fftwf_iodim), dimension(*), intent(in) :: dims
      integer(C_INT), value :: howmany_rank
      type(fftwf_iodim), dimension(*), intent(in) :: howmany_dims
      real(C_FLOAT), dimension(*), intent(inout) :: ri
      real(C_FLOAT), dimension(*), intent(inout) :: ii
      real(C_FLOAT), dimension(*), intent(inout) :: out
      integer(C_INT), value :: flags
    end function fftwf_plan_guru_split_dft_c2r
    type(C_PTR) function fftwf_plan_guru_r2r(rank, dims, howmany_rank, howmany_dims, in, out, kind, flags) &
         bind(C, name='fftwf_plan_guru_r2r')
      import
      integer(C_INT), value :: rank
      type(fftwf_iodim), dimension(*), intent(in) :: dims
      integer(C_INT), value :: howmany_rank
      type(fftwf_iodim), dimension(*), intent(in) :: howmany_dims
      real(C_FLOAT), dimension(*), intent(inout) :: in
      real(C_FLOAT), dimension(*), intent(inout) :: out
      integer(C_FFTW_R2R_KIND), dimension(*), intent(in) :: kind
      integer(C_INT), value :: flags
    end function fftwf_plan_guru_r2r
    type(C_PTR) function fftwf_plan_guru64_dft(rank, dims, howmany_rank, howmany_dims, in, out, sign, flags) &
         bind(C, name='fftwf_plan_guru64_dft')
      import
      integer(C_INT), value :: rank
      type(fftwf_iodim64), dimension(*), intent(in) :: dims
      integer(C_INT), value :: howmany_rank
      type(fftwf_iodim64), dimension(*), intent(in) :: howmany_dims
      complex(C_FLOAT_COMPLEX), dimension(*), intent(inout) :: in
      complex(C_FLOAT_COMPLEX), dimension(*), intent(inout) :: out
      integer(C_INT), value :: sign
      integer(C_INT), value :: flags
    end function fftwf_plan_guru64_dft
    type(C_PTR) function fftwf_plan_guru64_split_dft(rank, dims, howmany_rank, howmany_dims, ri, ii, ro, io, &
         flags) bind(C, name='fftwf_plan_guru64_split_dft')
      import
      integer(C_INT), value :: rank
      type(fftwf_iodim64), dimension(*), intent(in) :: dims
      integer(C_INT), value :: howmany_rank
      type(fftwf_iodim64), dimension(*), intent(in) :: howmany_dims
      real(C_FLOAT), dimension(*), intent(inout) :: ri
      real(C_FLOAT), dimension(*), intent(inout) :: ii
      real(C_FLOAT), dimension(*), intent(inout) :: ro
      real(C_FLOAT), dimension(*), intent(inout) :: io
      integer(C_INT), value :: flags
    end function fftwf_plan_guru64_split_dft
    type(C_PTR) function fftwf_plan_guru64_dft_r2c(rank, dims, howmany_rank, howmany_dims, in, out, flags) &
         bind(C, name='fftwf_plan_guru64_dft_r2c')
      import
      integer(C_INT), value :: rank
      type(fftwf_iodim64), dimension(*), intent(in) :: dims
      integer(C_INT), value :: howmany_rank
      type(fftwf_iodim64), dimension(*), intent(in) :: howmany_dims
      real(C_FLOAT), dimension(*), intent(inout) :: in
      complex(C_FLOAT_COMPLEX), dimension(*), intent(inout) :: out
      integer(C_INT), value :: flags
    end function fftwf_plan_guru64_dft_r2c
    type(C_PTR) function fftwf_plan_guru64_dft_c2r(rank, dims, howmany_rank, howmany_dims, in, out, flags) &
         bind(C, name='fftwf_plan_guru64_dft_c2r')
      import
      integer(C_INT), value :: rank
      type(fftwf_iodim64), dimension(*), intent(in) :: dims
      integer(C_INT), value :: howmany_rank
      type(fftwf_iodim64), dimension(*), intent(in) :: howmany_dims
      complex(C_FLOAT_COMPLEX), dimension(*), intent(inout) :: in
      real(C_FLOAT), dimension(*), intent(inout) :: out
      integer(C_INT), value :: flags
    end function fftwf_plan_guru64_dft_c2r
    type(C_PTR) function fftwf_plan_guru64_split_dft_r2c(rank, dims, howmany_rank, howmany_dims, in, ro, io, &
         flags) bind(C, name='fftwf_plan_guru64_split_dft_r2c')
      import
      integer(C_INT), value :: rank
      type(fftwf_iodim64), dimension(*), intent(in) :: dims
      integer(C_INT), value :: howmany_rank
      type(fftwf_iodim64), dimension(*), intent(in) :: howmany_dims
      real(C_FLOAT), dimension(*), intent(inout) :: in
      real(C_FLOAT), dimension(*), intent(inout) :: ro
      real(C_FLOAT), dimension(*), intent(inout) :: io
      integer(C_INT), value :: flags
    end function fftwf_plan_guru64_split_dft_r2c
    type(C_PTR) function fftwf_plan_guru64_split_dft_c2r(rank, dims, howmany_rank, howmany_dims, ri, ii, out, &
         flags) bind(C, name='fftwf_plan_guru64_split_dft_c2r')
      import
      integer(C_INT), value :: rank
      type(fftwf_iodim64), dimension(*), intent(in) :: dims
      integer(C_INT), value :: howmany_rank
      type(fftwf_iodim64), dimension(*), intent(in) :: howmany_dims
      real(C_FLOAT), dimension(*), intent(inout) :: ri
      real(C_FLOAT), dimension(*), intent(inout) :: ii
      real(C_FLOAT), dimension(*), intent(inout) :: out
      integer(C_INT), value :: flags
    end function fftwf_plan_guru64_split_dft_c2r
    type(C_PTR) function fftwf_plan_guru64_r2r(rank, dims, howmany_rank, howmany_dims, in, out, kind, flags) &
         bind(C, name='fftwf_plan_guru64_r2r')
      import
      integer(C_INT), value :: rank
      type(fftwf_iodim64), dimension(*), intent(in) :: dims
      integer(C_INT), value :: howmany_rank
      type(fftwf_iodim64), dimension(*), intent(in) :: howmany_dims
      real(C_FLOAT), dimension(*), intent(inout) :: in
      real(C_FLOAT), dimension(*), intent(inout) :: out
      integer(C_FFTW_R2R_KIND), dimension(*), intent(in) :: kind
      integer(C_INT), value :: flags
    end function fftwf_plan_guru64_r2r
    subroutine fftwf_execute(plan) bind(C, name='fftwf_execute')
      import
      type(C_PTR), value :: plan
    end subroutine fftwf_execute
    subroutine fftwf_execute_dft(plan, in, out) bind(C, name='fftwf_execute_dft')
      import
      type(C_PTR), value :: plan
      complex(C_FLOAT_COMPLEX), dimension(*), intent(inout) :: in
      complex(C_FLOAT_COMPLEX), dimension(*), intent(inout) :: out
    end subroutine fftwf_execute_dft
    subroutine fftwf_execute_dft_r2c(plan, in, out) bind(C, name='fftwf_execute_dft_r2c')
      import
      type(C_PTR), value :: plan
      real(C_FLOAT), dimension(*), intent(inout) :: in
      complex(C_FLOAT_COMPLEX), dimension(*), intent(inout) :: out
    end subroutine fftwf_execute_dft_r2c
    subroutine fftwf_execute_dft_c2r(plan, in, out) bind(C, name='fftwf_execute_dft_c2r')
      import
      type(C_PTR), value :: plan
      complex(C_FLOAT_COMPLEX), dimension(*), intent(inout) :: in
      real(C_FLOAT), dimension(*), intent(inout) :: out
    end subroutine fftwf_execute_dft_c2r
    subroutine fftwf_execute_r2r(plan, in, out) bind(C, name='fftwf_execute_r2r')
      import
      type(C_PTR), value :: plan
      real(C_FLOAT), dimension(*), intent(inout) :: in
      real(C_FLOAT), dimension(*), intent(inout) :: out
    end subroutine fftwf_execute_r2r
    subroutine fftwf_execute_split_dft(plan, ri, ii, ro, io) bind(C, name='fftwf_execute_split_dft')
      import
      type(C_PTR), value :: plan
      real(C_FLOAT), dimension(*), intent(inout) :: ri
      real(C_FLOAT), dimension(*), intent(inout) :: ii
      real(C_FLOAT), dimension(*), intent(inout) :: ro
      real(C_FLOAT), dimension(*), intent(inout) :: io
    end subroutine fftwf_execute_split_dft
    subroutine fftwf_execute_split_dft_r2c(plan, in, ro, io) bind(C, name='fftwf_execute_split_dft_r2c')
      import
      type(C_PTR), value :: plan
      real(C_FLOAT), dimension(*), intent(inout) :: in
      real(C_FLOAT), dimension(*), intent(inout) :: ro
      real(C_FLOAT), dimension(*), intent(inout) :: io
    end subroutine fftwf_execute_split_dft_r2c
    subroutine fftwf_execute_split_dft_c2r(plan, ri, ii, out) bind(C, name='fftwf_execute_split_dft_c2r')
      import
      type(C_PTR), value :: plan
      real(C_FLOAT), dimension(*), intent(inout) :: ri
      real(C_FLOAT), dimension(*), intent(inout) :: ii
      real(C_FLOAT), dimension(*), intent(inout) :: out
    end subroutine fftwf_execute_split_dft_c2r
    type(C_PTR) function fftwf_copy_plan(plan) bind(C, name='fftwf_copy_plan')
      import
      type(C_PTR), value :: plan
    end function fftwf_copy_plan
    subroutine fftwf_destroy_plan(plan) bind(C, name='fftwf_destroy_plan')
      import
      type(C_PTR), value :: plan
    end subroutine fftwf_destroy_plan
    subroutine fftwf_cleanup() bind(C, name='fftwf_cleanup')
      import
    end subroutine fftwf_cleanup
    subroutine fftwf_set_timelimit(seconds) bind(C, name='fftwf_set_timelimit')
      import
      real(C_DOUBLE), value :: seconds
    end subroutine fftwf_set_timelimit
    type(C_PTR) function fftwf_sprint_plan(plan) bind(C, name='fftwf_sprint_plan')
      import
      type(C_PTR), value :: plan
    end function fftwf_sprint_plan
    subroutine fftwf_fprint_plan(plan, file) bind(C, name='fftwf_fprint_plan')
      import
      type(C_PTR), value :: plan
      type(C_PTR), value :: file
    end subroutine fftwf_fprint_plan
    subroutine fftwf_print_plan(plan) bind(C, name='fftwf_print_plan')
      import
      type(C_PTR), value :: plan
    end subroutine fftwf_print_plan
    subroutine fftwf_flops(plan, add, mul, fma) bind(C, name='fftwf_flops')
      import
      type(C_PTR), value :: plan
      real(C_DOUBLE), intent(out) :: add
      real(C_DOUBLE), intent(out) :: mul
      real(C_DOUBLE), intent(out) :: fma
    end subroutine fftwf_flops
    real(C_DOUBLE) function fftwf_estimate_cost(plan) bind(C, name='fftwf_estimate_cost')
      import
      type(C_PTR), value :: plan
    end function fftwf_estimate_cost
    real(C_DOUBLE) function fftwf_cost(plan) bind(C, name='fftwf_cost')
      import
      type(C_PTR), value :: plan
    end function fftwf_cost
    integer(C_INT) function fftwf_init_threads() bind(C, name='fftwf_init_threads')
      import
    end function fftwf_init_threads
    subroutine fftwf_plan_with_nthreads(threads) bind(C, name='fftwf_plan_with_nthreads')
      import
      integer(C_INT), value :: threads
    end subroutine fftwf_plan_with_nthreads
    integer(C_INT) function fftwf_planner_nthreads() bind(C, name='fftwf_planner_nthreads')
      import
    end function fftwf_planner_nthreads
    subroutine fftwf_cleanup_threads() bind(C, name='fftwf_cleanup_threads')
      import
    end subroutine fftwf_cleanup_threads
    subroutine fftwf_make_planner_thread_safe() bind(C, name='fftwf_make_planner_thread_safe')
      import
    end subroutine fftwf_make_planner_thread_safe
    subroutine fftwf_threads_set_callback(parallel_loop, data) bind(C, name='fftwf_threads_set_callback')
      import
      type(C_FUNPTR), value :: parallel_loop
      type(C_PTR), value :: data
    end subroutine fftwf_threads_set_callback
    type(C_PTR) function fftwf_export_wisdom_to_string() bind(C, name='fftwf_export_wisdom_to_string')
      import
    end function fftwf_export_wisdom_to_string
    subroutine fftwf_export_wisdom_to_file(file) bind(C, name='fftwf_export_wisdom_to_file')
      import
      type(C_PTR), value :: file
    end subroutine fftwf_export_wisdom_to_file
    integer(C_INT) function fftwf_export_wisdom_to_filename(name) bind(C, name='fftwf_export_wisdom_to_filename')
      import
      character(C_CHAR), dimension(*), intent(in) :: name
    end function fftwf_export_wisdom_to_filename
    subroutine fftwf_export_wisdom(write_char, data) bind(C, name='fftwf_export_wisdom')
      import
      type(C_FUNPTR), value :: write_char
      type(C_PTR), value :: data
    end subroutine fftwf_export_wisdom
    integer(C_INT) function fftwf_import_wisdom_from_string(text) bind(C, name='fftwf_import_wisdom_from_string')
      import
      character(C_CHAR), dimension(*), intent(in) :: text
    end function fftwf_import_wisdom_from_string
    integer(C_INT) function fftwf_import_wisdom_from_file(file) bind(C, name='fftwf_import_wisdom_from_file')
      import
      type(C_PTR), value :: file
    end function fftwf_import_wisdom_from_file
    integer(C_INT) function fftwf_import_wisdom_from_filename(name) &
         bind(C, name='fftwf_import_wisdom_from_filename')
      import
      character(C_CHAR), dimension(*), intent(in) :: name
    end function fftwf_import_wisdom_from_filename
    integer(C_INT) function fftwf_import_wisdom(read_char, data) bind(C, name='fftwf_import_wisdom')
      import
      type(C_FUNPTR), value :: read_char
      type(C_PTR), value :: data
    end function fftwf_import_wisdom
    integer(C_INT) function fftwf_import_system_wisdom() bind(C, name='fftwf_import_system_wisdom')
      import
    end function fftwf_import_system_wisdom
    subroutine fftwf_forget_wisdom() bind(C, name='fftwf_forget_wisdom')
      import
    end subroutine fftwf_forget_wisdom
  end interface
