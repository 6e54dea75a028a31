// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Names that system headers and old codes have as macros, with values that compile nowhere: complex.h, termios.h,
// term.h, curses, X11, sys/sysmacros.h, windows.h, Qt, and the constants and short words of programs. No include guard:
// included again it compares what is defined with what was.
#define A ) a macro of the program
#define B ) a macro of the program
#define C ) a macro of the program
#define D ) a macro of the program
#define E ) a macro of the program
#define F ) a macro of the program
#define G ) a macro of the program
#define H ) a macro of the program
#define I ) a macro of the program
#define J ) a macro of the program
#define K ) a macro of the program
#define L ) a macro of the program
#define M ) a macro of the program
#define N ) a macro of the program
#define O ) a macro of the program
#define P ) a macro of the program
#define Q ) a macro of the program
#define R ) a macro of the program
#define S ) a macro of the program
#define T ) a macro of the program
#define U ) a macro of the program
#define V ) a macro of the program
#define W ) a macro of the program
#define X ) a macro of the program
#define Y ) a macro of the program
#define Z ) a macro of the program
#define _C ) a macro of the program
#define B0 ) a macro of the program
#define B110 ) a macro of the program
#define CR0 ) a macro of the program
#define NL0 ) a macro of the program
#define TAB0 ) a macro of the program
#define ECHO ) a macro of the program
#define OK ) a macro of the program
#define ERR ) a macro of the program
#define N_(text) ) a macro of the program
#define T_(text) ) a macro of the program
#define DIM ) a macro of the program
#define RANK ) a macro of the program
#define COUNT ) a macro of the program
#define LEFT ) a macro of the program
#define SIZE ) a macro of the program
#define PI ) a macro of the program
#define DOMAIN ) a macro of the program
#define OVERFLOW ) a macro of the program
#define None ) a macro of the program
#define Bool ) a macro of the program
#define Status ) a macro of the program
#define Success ) a macro of the program
#define True ) a macro of the program
#define False ) a macro of the program
#define Always ) a macro of the program
#define Complex ) a macro of the program
#define Real ) a macro of the program
#define Imaginary ) a macro of the program
#define Index ) a macro of the program
#define DELETE ) a macro of the program
#define ERROR ) a macro of the program
#define IN ) a macro of the program
#define OUT ) a macro of the program
#define CONST ) a macro of the program
#define VOID ) a macro of the program
#define STRICT ) a macro of the program
#define far ) a macro of the program
#define small ) a macro of the program
#define interface ) a macro of the program
#undef linux
#define linux ) a macro of the program
#undef unix
#define unix ) a macro of the program
#define lines ) a macro of the program
#define columns ) a macro of the program
#define index ) a macro of the program
#define info ) a macro of the program
#define emit ) a macro of the program
#define slots ) a macro of the program
#define nil ) a macro of the program
#define near(a, b) ) a macro of the program
#define major(device) ) a macro of the program
#define minor(device) ) a macro of the program
#define makedev(a, b) ) a macro of the program
#define min(a, b) ) a macro of the program
#define max(a, b) ) a macro of the program
#define abs(a) ) a macro of the program
#define round(a) ) a macro of the program
#define sign(a) ) a macro of the program
#define norm(a) ) a macro of the program
#define real(a) ) a macro of the program
#define imag(a) ) a macro of the program
#define swap(a, b) ) a macro of the program
#define erase() ) a macro of the program
#define clear() ) a macro of the program
#define move(y, x) ) a macro of the program
#define box(a, b, c) ) a macro of the program
#define filter() ) a macro of the program
#define timeout(delay) ) a macro of the program
#define instr(text) ) a macro of the program
#define complex ) a macro of the program
#define check(a) ) a macro of the program
#define verify(a) ) a macro of the program
#define require(a) ) a macro of the program
#define unused(a) ) a macro of the program
