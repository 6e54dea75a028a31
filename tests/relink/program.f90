! SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
! A program in Fortran that knows FFTW alone: by the interfaces of Fortran 2003 and by the functions of Fortran 77.
program relink
  use, intrinsic :: iso_c_binding
  implicit none
  include 'fftw3.f03'
  complex(C_DOUBLE_COMPLEX) :: x(8), y(8)
  complex(C_FLOAT_COMPLEX) :: a(3, 4), b(3, 4)
  type(C_PTR) :: plan
  integer(8) :: old_plan
  x = 0
  x(2) = 1
  plan = fftw_plan_dft_1d(8, x, y, FFTW_FORWARD, FFTW_ESTIMATE)
  if (.not. c_associated(plan)) stop 1
  call fftw_execute_dft(plan, x, y)
  call fftw_destroy_plan(plan)
  if (abs(y(3) - (0d0, -1d0)) > 1d-15) stop 2
  a = 0
  a(2, 1) = 1
  call sfftw_plan_dft_2d(old_plan, 3, 4, a, b, FFTW_FORWARD, FFTW_ESTIMATE)
  call sfftw_execute_dft(old_plan, a, b)
  call sfftw_destroy_plan(old_plan)
  if (abs(b(1, 3) - 1) > 1e-6 .or. abs(b(2, 2) - exp((0e0, -1e0) * 8 * atan(1e0) / 3)) > 1e-6) stop 3
end program
