#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes scipy_vectors.txt: what SciPy computes for every real kind, normalization and a few lengths. `python3 scipy_vectors.py > scipy_vectors.txt`

Lines of the file, numbers with 17 digits, complex ones as two:
    input real N: x_0 ...        the input of every transform of length N of real elements
    input half N: re im ...      the half spectrum, N/2 + 1 elements, for c2r
    KIND NORM N: y_0 ...         the output for that input; KIND_conj of the conjugated half spectrum (hfft, ihfft), NORM as for r2c and c2r: what
                                 hfft calls backward is c2r's forward
"""
import numpy
import scipy
import scipy.fft

LENGTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 16, 17]
NORMS = ["backward", "ortho", "forward"]
OTHER = {"backward": "forward", "ortho": "ortho", "forward": "backward"}


def show(*words, values):
    values = numpy.asarray(values)
    numbers = values.view(numpy.float64) if numpy.iscomplexobj(values) else values
    print(*words, end=":")
    for number in numbers:
        print(f" {number:.17g}", end="")
    print()


def main():
    random = numpy.random.default_rng(20261121)
    print("# Written by scipy_vectors.py with SciPy", scipy.__version__, "and NumPy", numpy.__version__)
    for n in LENGTHS:
        real = random.uniform(-1, 1, n)
        half = random.uniform(-1, 1, n // 2 + 1) + 1j * random.uniform(-1, 1, n // 2 + 1)
        show("input", "real", n, values=real)
        show("input", "half", n, values=half)
        for norm in NORMS:
            for name, function in [("dct", scipy.fft.dct), ("dst", scipy.fft.dst)]:
                for kind in range(1, 5):
                    if (name, kind, n) != ("dct", 1, 1):  # not defined
                        show(f"{name}{kind}", norm, n, values=function(real, type=kind, norm=norm))
            show("r2c", norm, n, values=scipy.fft.rfft(real, norm=norm))
            show("c2r", norm, n, values=scipy.fft.irfft(half, n, norm=norm))
            show("c2r_conj", OTHER[norm], n, values=scipy.fft.hfft(half, n, norm=norm))
            show("r2c_conj", OTHER[norm], n, values=scipy.fft.ihfft(real, norm=norm))


if __name__ == "__main__":
    main()
