// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Included last in each public header: gives the user's macros back (macros_off.hpp).
#if TEAMFFT_MACROS_OFF == 1
#undef TEAMFFT_MACROS_OFF
#ifdef TEAMFFT_HELD_A
#pragma pop_macro("A")
#undef TEAMFFT_HELD_A
#endif
#ifdef TEAMFFT_HELD_B
#pragma pop_macro("B")
#undef TEAMFFT_HELD_B
#endif
#ifdef TEAMFFT_HELD_C
#pragma pop_macro("C")
#undef TEAMFFT_HELD_C
#endif
#ifdef TEAMFFT_HELD_D
#pragma pop_macro("D")
#undef TEAMFFT_HELD_D
#endif
#ifdef TEAMFFT_HELD_E
#pragma pop_macro("E")
#undef TEAMFFT_HELD_E
#endif
#ifdef TEAMFFT_HELD_F
#pragma pop_macro("F")
#undef TEAMFFT_HELD_F
#endif
#ifdef TEAMFFT_HELD_G
#pragma pop_macro("G")
#undef TEAMFFT_HELD_G
#endif
#ifdef TEAMFFT_HELD_H
#pragma pop_macro("H")
#undef TEAMFFT_HELD_H
#endif
#ifdef TEAMFFT_HELD_I
#pragma pop_macro("I")
#undef TEAMFFT_HELD_I
#endif
#ifdef TEAMFFT_HELD_J
#pragma pop_macro("J")
#undef TEAMFFT_HELD_J
#endif
#ifdef TEAMFFT_HELD_K
#pragma pop_macro("K")
#undef TEAMFFT_HELD_K
#endif
#ifdef TEAMFFT_HELD_L
#pragma pop_macro("L")
#undef TEAMFFT_HELD_L
#endif
#ifdef TEAMFFT_HELD_M
#pragma pop_macro("M")
#undef TEAMFFT_HELD_M
#endif
#ifdef TEAMFFT_HELD_N
#pragma pop_macro("N")
#undef TEAMFFT_HELD_N
#endif
#ifdef TEAMFFT_HELD_O
#pragma pop_macro("O")
#undef TEAMFFT_HELD_O
#endif
#ifdef TEAMFFT_HELD_P
#pragma pop_macro("P")
#undef TEAMFFT_HELD_P
#endif
#ifdef TEAMFFT_HELD_Q
#pragma pop_macro("Q")
#undef TEAMFFT_HELD_Q
#endif
#ifdef TEAMFFT_HELD_R
#pragma pop_macro("R")
#undef TEAMFFT_HELD_R
#endif
#ifdef TEAMFFT_HELD_S
#pragma pop_macro("S")
#undef TEAMFFT_HELD_S
#endif
#ifdef TEAMFFT_HELD_T
#pragma pop_macro("T")
#undef TEAMFFT_HELD_T
#endif
#ifdef TEAMFFT_HELD_U
#pragma pop_macro("U")
#undef TEAMFFT_HELD_U
#endif
#ifdef TEAMFFT_HELD_V
#pragma pop_macro("V")
#undef TEAMFFT_HELD_V
#endif
#ifdef TEAMFFT_HELD_W
#pragma pop_macro("W")
#undef TEAMFFT_HELD_W
#endif
#ifdef TEAMFFT_HELD_X
#pragma pop_macro("X")
#undef TEAMFFT_HELD_X
#endif
#ifdef TEAMFFT_HELD_Y
#pragma pop_macro("Y")
#undef TEAMFFT_HELD_Y
#endif
#ifdef TEAMFFT_HELD_Z
#pragma pop_macro("Z")
#undef TEAMFFT_HELD_Z
#endif
#ifdef TEAMFFT_HELD_N_
#pragma pop_macro("N_")
#undef TEAMFFT_HELD_N_
#endif
#ifdef TEAMFFT_HELD_T_
#pragma pop_macro("T_")
#undef TEAMFFT_HELD_T_
#endif
#ifdef TEAMFFT_HELD_COUNT
#pragma pop_macro("COUNT")
#undef TEAMFFT_HELD_COUNT
#endif
#ifdef TEAMFFT_HELD_DIM
#pragma pop_macro("DIM")
#undef TEAMFFT_HELD_DIM
#endif
#ifdef TEAMFFT_HELD_LEFT
#pragma pop_macro("LEFT")
#undef TEAMFFT_HELD_LEFT
#endif
#ifdef TEAMFFT_HELD_RANK
#pragma pop_macro("RANK")
#undef TEAMFFT_HELD_RANK
#endif
#ifdef TEAMFFT_HELD_Complex
#pragma pop_macro("Complex")
#undef TEAMFFT_HELD_Complex
#endif
#ifdef TEAMFFT_HELD_Index
#pragma pop_macro("Index")
#undef TEAMFFT_HELD_Index
#endif
#ifdef TEAMFFT_HELD_Real
#pragma pop_macro("Real")
#undef TEAMFFT_HELD_Real
#endif
#ifdef TEAMFFT_HELD_abs
#pragma pop_macro("abs")
#undef TEAMFFT_HELD_abs
#endif
#ifdef TEAMFFT_HELD_box
#pragma pop_macro("box")
#undef TEAMFFT_HELD_box
#endif
#ifdef TEAMFFT_HELD_check
#pragma pop_macro("check")
#undef TEAMFFT_HELD_check
#endif
#ifdef TEAMFFT_HELD_clear
#pragma pop_macro("clear")
#undef TEAMFFT_HELD_clear
#endif
#ifdef TEAMFFT_HELD_columns
#pragma pop_macro("columns")
#undef TEAMFFT_HELD_columns
#endif
#ifdef TEAMFFT_HELD_complex
#pragma pop_macro("complex")
#undef TEAMFFT_HELD_complex
#endif
#ifdef TEAMFFT_HELD_emit
#pragma pop_macro("emit")
#undef TEAMFFT_HELD_emit
#endif
#ifdef TEAMFFT_HELD_erase
#pragma pop_macro("erase")
#undef TEAMFFT_HELD_erase
#endif
#ifdef TEAMFFT_HELD_filter
#pragma pop_macro("filter")
#undef TEAMFFT_HELD_filter
#endif
#ifdef TEAMFFT_HELD_imag
#pragma pop_macro("imag")
#undef TEAMFFT_HELD_imag
#endif
#ifdef TEAMFFT_HELD_index
#pragma pop_macro("index")
#undef TEAMFFT_HELD_index
#endif
#ifdef TEAMFFT_HELD_info
#pragma pop_macro("info")
#undef TEAMFFT_HELD_info
#endif
#ifdef TEAMFFT_HELD_lines
#pragma pop_macro("lines")
#undef TEAMFFT_HELD_lines
#endif
#ifdef TEAMFFT_HELD_major
#pragma pop_macro("major")
#undef TEAMFFT_HELD_major
#endif
#ifdef TEAMFFT_HELD_max
#pragma pop_macro("max")
#undef TEAMFFT_HELD_max
#endif
#ifdef TEAMFFT_HELD_min
#pragma pop_macro("min")
#undef TEAMFFT_HELD_min
#endif
#ifdef TEAMFFT_HELD_minor
#pragma pop_macro("minor")
#undef TEAMFFT_HELD_minor
#endif
#ifdef TEAMFFT_HELD_move
#pragma pop_macro("move")
#undef TEAMFFT_HELD_move
#endif
#ifdef TEAMFFT_HELD_near
#pragma pop_macro("near")
#undef TEAMFFT_HELD_near
#endif
#ifdef TEAMFFT_HELD_norm
#pragma pop_macro("norm")
#undef TEAMFFT_HELD_norm
#endif
#ifdef TEAMFFT_HELD_real
#pragma pop_macro("real")
#undef TEAMFFT_HELD_real
#endif
#ifdef TEAMFFT_HELD_round
#pragma pop_macro("round")
#undef TEAMFFT_HELD_round
#endif
#ifdef TEAMFFT_HELD_sign
#pragma pop_macro("sign")
#undef TEAMFFT_HELD_sign
#endif
#ifdef TEAMFFT_HELD_slots
#pragma pop_macro("slots")
#undef TEAMFFT_HELD_slots
#endif
#ifdef TEAMFFT_HELD_swap
#pragma pop_macro("swap")
#undef TEAMFFT_HELD_swap
#endif
#ifdef TEAMFFT_HELD_unused
#pragma pop_macro("unused")
#undef TEAMFFT_HELD_unused
#endif
#elif TEAMFFT_MACROS_OFF == 2
#undef TEAMFFT_MACROS_OFF
#define TEAMFFT_MACROS_OFF 1
#elif TEAMFFT_MACROS_OFF == 3
#undef TEAMFFT_MACROS_OFF
#define TEAMFFT_MACROS_OFF 2
#elif TEAMFFT_MACROS_OFF == 4
#undef TEAMFFT_MACROS_OFF
#define TEAMFFT_MACROS_OFF 3
#elif TEAMFFT_MACROS_OFF == 5
#undef TEAMFFT_MACROS_OFF
#define TEAMFFT_MACROS_OFF 4
#elif TEAMFFT_MACROS_OFF == 6
#undef TEAMFFT_MACROS_OFF
#define TEAMFFT_MACROS_OFF 5
#elif TEAMFFT_MACROS_OFF == 7
#undef TEAMFFT_MACROS_OFF
#define TEAMFFT_MACROS_OFF 6
#elif TEAMFFT_MACROS_OFF == 8
#undef TEAMFFT_MACROS_OFF
#define TEAMFFT_MACROS_OFF 7
#elif TEAMFFT_MACROS_OFF == 9
#undef TEAMFFT_MACROS_OFF
#define TEAMFFT_MACROS_OFF 8
#endif
