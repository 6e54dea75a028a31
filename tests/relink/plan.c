/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The example of docs/api/c.md as a program: 64 transforms of an impulse, each a line of ones. */
#include <TeamFFT/teamfft.h>

#include <stdio.h>
#include <stdlib.h>

int main(void) {
  teamfft_axis const axis = {TEAMFFT_C2C_FORWARD, 1024, 0, 0, 1, 1, {TEAMFFT_BOX_WHOLE, 0}, {TEAMFFT_BOX_WHOLE, 0}};
  teamfft_batch const batch = {64, 1024, 1024};
  size_t const count = 64 * 1024;
  float* const in = calloc(2 * count, sizeof(float));
  float* const out = calloc(2 * count, sizeof(float));
  teamfft_problem problem = NULL;
  teamfft_plan plan = NULL;
  size_t i;
  int status = 0;
  if (in == NULL || out == NULL) return 1;
  for (i = 0; i < 64; ++i) in[2 * 1024 * i] = 1;
  teamfft_problem_create(TEAMFFT_F32, TEAMFFT_OUT_OF_PLACE, &problem);
  teamfft_problem_add_axis(problem, &axis);
  teamfft_problem_add_batch(problem, &batch);
  if (teamfft_plan_create(problem, NULL, &plan) != TEAMFFT_SUCCESS) puts(teamfft_last_error());
  if (teamfft_execute(plan, in, out) != TEAMFFT_SUCCESS) {
    puts(teamfft_last_error());
    status = 2;
  }
  for (i = 0; i < count; ++i)
    if (out[2 * i] != 1 || out[2 * i + 1] != 0) status = 3;
  teamfft_plan_destroy(plan);
  teamfft_problem_destroy(problem);
  free(in);
  free(out);
  return status;
}
