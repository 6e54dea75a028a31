// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Included first in each public header: sets aside the user's macros whose names are words of ours (I of <complex.h>,
// lines of <term.h>, Complex of X11, N and DIM of many codes), and is undone by macros_on.hpp. Headers that include
// each other do it once. What is no macro before is left as it is: a header of somebody else's may define it meanwhile.
#if !defined(TEAMFFT_MACROS_OFF)
#define TEAMFFT_MACROS_OFF 1
#ifdef A
#pragma push_macro("A")
#undef A
#define TEAMFFT_HELD_A
#endif
#ifdef B
#pragma push_macro("B")
#undef B
#define TEAMFFT_HELD_B
#endif
#ifdef C
#pragma push_macro("C")
#undef C
#define TEAMFFT_HELD_C
#endif
#ifdef D
#pragma push_macro("D")
#undef D
#define TEAMFFT_HELD_D
#endif
#ifdef E
#pragma push_macro("E")
#undef E
#define TEAMFFT_HELD_E
#endif
#ifdef F
#pragma push_macro("F")
#undef F
#define TEAMFFT_HELD_F
#endif
#ifdef G
#pragma push_macro("G")
#undef G
#define TEAMFFT_HELD_G
#endif
#ifdef H
#pragma push_macro("H")
#undef H
#define TEAMFFT_HELD_H
#endif
#ifdef I
#pragma push_macro("I")
#undef I
#define TEAMFFT_HELD_I
#endif
#ifdef J
#pragma push_macro("J")
#undef J
#define TEAMFFT_HELD_J
#endif
#ifdef K
#pragma push_macro("K")
#undef K
#define TEAMFFT_HELD_K
#endif
#ifdef L
#pragma push_macro("L")
#undef L
#define TEAMFFT_HELD_L
#endif
#ifdef M
#pragma push_macro("M")
#undef M
#define TEAMFFT_HELD_M
#endif
#ifdef N
#pragma push_macro("N")
#undef N
#define TEAMFFT_HELD_N
#endif
#ifdef O
#pragma push_macro("O")
#undef O
#define TEAMFFT_HELD_O
#endif
#ifdef P
#pragma push_macro("P")
#undef P
#define TEAMFFT_HELD_P
#endif
#ifdef Q
#pragma push_macro("Q")
#undef Q
#define TEAMFFT_HELD_Q
#endif
#ifdef R
#pragma push_macro("R")
#undef R
#define TEAMFFT_HELD_R
#endif
#ifdef S
#pragma push_macro("S")
#undef S
#define TEAMFFT_HELD_S
#endif
#ifdef T
#pragma push_macro("T")
#undef T
#define TEAMFFT_HELD_T
#endif
#ifdef U
#pragma push_macro("U")
#undef U
#define TEAMFFT_HELD_U
#endif
#ifdef V
#pragma push_macro("V")
#undef V
#define TEAMFFT_HELD_V
#endif
#ifdef W
#pragma push_macro("W")
#undef W
#define TEAMFFT_HELD_W
#endif
#ifdef X
#pragma push_macro("X")
#undef X
#define TEAMFFT_HELD_X
#endif
#ifdef Y
#pragma push_macro("Y")
#undef Y
#define TEAMFFT_HELD_Y
#endif
#ifdef Z
#pragma push_macro("Z")
#undef Z
#define TEAMFFT_HELD_Z
#endif
#ifdef N_
#pragma push_macro("N_")
#undef N_
#define TEAMFFT_HELD_N_
#endif
#ifdef T_
#pragma push_macro("T_")
#undef T_
#define TEAMFFT_HELD_T_
#endif
#ifdef COUNT
#pragma push_macro("COUNT")
#undef COUNT
#define TEAMFFT_HELD_COUNT
#endif
#ifdef DIM
#pragma push_macro("DIM")
#undef DIM
#define TEAMFFT_HELD_DIM
#endif
#ifdef LEFT
#pragma push_macro("LEFT")
#undef LEFT
#define TEAMFFT_HELD_LEFT
#endif
#ifdef RANK
#pragma push_macro("RANK")
#undef RANK
#define TEAMFFT_HELD_RANK
#endif
#ifdef Complex
#pragma push_macro("Complex")
#undef Complex
#define TEAMFFT_HELD_Complex
#endif
#ifdef Index
#pragma push_macro("Index")
#undef Index
#define TEAMFFT_HELD_Index
#endif
#ifdef Real
#pragma push_macro("Real")
#undef Real
#define TEAMFFT_HELD_Real
#endif
#ifdef abs
#pragma push_macro("abs")
#undef abs
#define TEAMFFT_HELD_abs
#endif
#ifdef box
#pragma push_macro("box")
#undef box
#define TEAMFFT_HELD_box
#endif
#ifdef check
#pragma push_macro("check")
#undef check
#define TEAMFFT_HELD_check
#endif
#ifdef clear
#pragma push_macro("clear")
#undef clear
#define TEAMFFT_HELD_clear
#endif
#ifdef columns
#pragma push_macro("columns")
#undef columns
#define TEAMFFT_HELD_columns
#endif
#ifdef complex
#pragma push_macro("complex")
#undef complex
#define TEAMFFT_HELD_complex
#endif
#ifdef emit
#pragma push_macro("emit")
#undef emit
#define TEAMFFT_HELD_emit
#endif
#ifdef erase
#pragma push_macro("erase")
#undef erase
#define TEAMFFT_HELD_erase
#endif
#ifdef filter
#pragma push_macro("filter")
#undef filter
#define TEAMFFT_HELD_filter
#endif
#ifdef imag
#pragma push_macro("imag")
#undef imag
#define TEAMFFT_HELD_imag
#endif
#ifdef index
#pragma push_macro("index")
#undef index
#define TEAMFFT_HELD_index
#endif
#ifdef info
#pragma push_macro("info")
#undef info
#define TEAMFFT_HELD_info
#endif
#ifdef lines
#pragma push_macro("lines")
#undef lines
#define TEAMFFT_HELD_lines
#endif
#ifdef major
#pragma push_macro("major")
#undef major
#define TEAMFFT_HELD_major
#endif
#ifdef max
#pragma push_macro("max")
#undef max
#define TEAMFFT_HELD_max
#endif
#ifdef min
#pragma push_macro("min")
#undef min
#define TEAMFFT_HELD_min
#endif
#ifdef minor
#pragma push_macro("minor")
#undef minor
#define TEAMFFT_HELD_minor
#endif
#ifdef move
#pragma push_macro("move")
#undef move
#define TEAMFFT_HELD_move
#endif
#ifdef near
#pragma push_macro("near")
#undef near
#define TEAMFFT_HELD_near
#endif
#ifdef norm
#pragma push_macro("norm")
#undef norm
#define TEAMFFT_HELD_norm
#endif
#ifdef real
#pragma push_macro("real")
#undef real
#define TEAMFFT_HELD_real
#endif
#ifdef round
#pragma push_macro("round")
#undef round
#define TEAMFFT_HELD_round
#endif
#ifdef sign
#pragma push_macro("sign")
#undef sign
#define TEAMFFT_HELD_sign
#endif
#ifdef slots
#pragma push_macro("slots")
#undef slots
#define TEAMFFT_HELD_slots
#endif
#ifdef swap
#pragma push_macro("swap")
#undef swap
#define TEAMFFT_HELD_swap
#endif
#ifdef unused
#pragma push_macro("unused")
#undef unused
#define TEAMFFT_HELD_unused
#endif
#elif TEAMFFT_MACROS_OFF == 1
#undef TEAMFFT_MACROS_OFF
#define TEAMFFT_MACROS_OFF 2
#elif TEAMFFT_MACROS_OFF == 2
#undef TEAMFFT_MACROS_OFF
#define TEAMFFT_MACROS_OFF 3
#elif TEAMFFT_MACROS_OFF == 3
#undef TEAMFFT_MACROS_OFF
#define TEAMFFT_MACROS_OFF 4
#elif TEAMFFT_MACROS_OFF == 4
#undef TEAMFFT_MACROS_OFF
#define TEAMFFT_MACROS_OFF 5
#elif TEAMFFT_MACROS_OFF == 5
#undef TEAMFFT_MACROS_OFF
#define TEAMFFT_MACROS_OFF 6
#elif TEAMFFT_MACROS_OFF == 6
#undef TEAMFFT_MACROS_OFF
#define TEAMFFT_MACROS_OFF 7
#elif TEAMFFT_MACROS_OFF == 7
#undef TEAMFFT_MACROS_OFF
#define TEAMFFT_MACROS_OFF 8
#elif TEAMFFT_MACROS_OFF == 8
#undef TEAMFFT_MACROS_OFF
#define TEAMFFT_MACROS_OFF 9
#else
#error "TeamFFT: public headers include each other nine deep; macros_off.hpp and macros_on.hpp count to nine."
#endif
