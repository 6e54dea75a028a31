#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares every function of torch.fft, cupy.fft or jax.numpy.fft with NumPy, over cuFFT's interface of this library.

LD_PRELOAD=.../libteamfft_cufft.so cufft_python.py torch|cupy|jax [--shapes 200] [--seconds 100] [--seed 1]; for jax
LD_LIBRARY_PATH=PREFIX/lib/teamfft-relink beside it.

Shapes, axes, lengths (cropped and padded), norms, precisions and strides of the inputs are random. Half spectra are
those of reals, as long as they are: of others libraries disagree in several dimensions. The plans that this library has made in between are
counted by its handles, so that a run over another library fails. Exit status 1: something was wrong.
"""
import argparse
import collections
import ctypes
import sys
import time

import numpy as np

COMPLEX = ("fft", "ifft", "fft2", "ifft2", "fftn", "ifftn")
TO_COMPLEX = ("rfft", "rfft2", "rfftn", "ihfft", "ihfft2", "ihfftn")
TO_REAL = ("irfft", "irfft2", "irfftn", "hfft", "hfft2", "hfftn")
SWAPPED = {None: "forward", "backward": "forward", "forward": "backward", "ortho": "ortho"}


def by_numpy(name, x, s, axes, norm):
    """In NumPy's n-dimensional functions: hfft is irfft of the conjugated half spectrum with the other norm."""
    if name.startswith("hfft"):
        return np.fft.irfftn(np.conj(x), s, axes, SWAPPED[norm])
    if name.startswith("ihfft"):
        return np.conj(np.fft.rfftn(x, s, axes, SWAPPED[norm]))
    function = {"f": np.fft.fftn, "i": np.fft.ifftn, "r": np.fft.rfftn}[name[0]]
    if name.startswith("irfft"):
        function = np.fft.irfftn
    return function(x, s, axes, norm)


class Torch:
    def __init__(self):
        import torch
        self.library, self.module = torch, torch.fft
        self.names = COMPLEX + TO_COMPLEX + TO_REAL

    def strided(self, x, rng):
        """The array on the device, as what the program's slices and transpositions leave."""
        device = self.library.from_numpy(np.ascontiguousarray(x)).cuda()
        way = rng.integers(4)
        if way == 1:  # every second element
            wide = self.library.zeros([*x.shape[:-1], 2 * x.shape[-1]], dtype=device.dtype, device="cuda")
            wide[..., ::2] = device
            return wide[..., ::2]
        if way == 2:  # dimensions in the other order of memory
            return device.permute(*reversed(range(x.ndim))).contiguous().permute(*reversed(range(x.ndim)))
        if way == 3:  # inside a larger array, one element behind an alignment
            wide = self.library.zeros([extent + 1 for extent in x.shape], dtype=device.dtype, device="cuda")
            inside = wide[tuple(slice(1, None) for _ in x.shape)]
            inside.copy_(device)
            return inside
        return device

    def call(self, name, x, s, axes, norm):
        function = getattr(self.module, name)
        if name[-1] not in "2n":
            return function(x, n=s[0], dim=axes[0], norm=norm)
        return function(x, s=s, dim=axes, norm=norm)

    def back(self, y):
        return y.cpu().numpy()


class Cupy(Torch):
    def __init__(self):
        import cupy
        self.library, self.module = cupy, cupy.fft
        self.names = tuple(name for name in COMPLEX + TO_COMPLEX + TO_REAL if hasattr(cupy.fft, name))

    def strided(self, x, rng):
        device = self.library.asarray(np.ascontiguousarray(x))
        way = rng.integers(4)
        if way == 1:
            wide = self.library.zeros([*x.shape[:-1], 2 * x.shape[-1]], dtype=device.dtype)
            wide[..., ::2] = device
            return wide[..., ::2]
        if way == 2:
            return self.library.asfortranarray(device)
        if way == 3:
            wide = self.library.zeros([extent + 1 for extent in x.shape], dtype=device.dtype)
            inside = wide[tuple(slice(1, None) for _ in x.shape)]
            inside[...] = device
            return inside
        return device

    def call(self, name, x, s, axes, norm):
        function = getattr(self.module, name)
        if name[-1] not in "2n":
            return function(x, n=s[0], axis=axes[0], norm=norm)
        return function(x, s=s, axes=axes, norm=norm)

    def back(self, y):
        return self.library.asnumpy(y)


class Jax(Cupy):
    def __init__(self):
        # JAX may open cuFFT by its path and then by this name: the first library that has the name is the one.
        ctypes.CDLL("libcufft.so.12")
        import jax
        jax.config.update("jax_enable_x64", True)
        self.library, self.module = jax, jax.numpy.fft
        self.names = tuple(name for name in COMPLEX + TO_COMPLEX + TO_REAL if hasattr(jax.numpy.fft, name))

    def strided(self, x, rng):
        return self.library.numpy.asarray(x)

    def back(self, y):
        return np.asarray(y)


def random_case(name, rng):
    """An input with its axes and lengths, of 30,000 elements at most."""
    rank = int(rng.integers(1, 5))
    count = 2 if name.endswith("2") else int(rng.integers(1, min(rank, 3) + 1)) if name.endswith("n") else 1
    rank = max(rank, count)
    most = {1: 4000, 2: 170, 3: 30, 4: 12}[rank]
    shape = [int(rng.integers(1, most + 1)) for _ in range(rank)]
    axes = [int(axis) for axis in rng.permutation(rank)[:count]]
    lengths = [shape[axis] if rng.integers(3) else int(rng.integers(1, most + 1)) for axis in axes]
    double = bool(rng.integers(2))
    real = rng.standard_normal(shape)
    if name in TO_REAL:
        for axis, length in zip(axes, lengths):
            shape[axis] = length
        real = rng.standard_normal(shape)
        x = np.fft.rfftn(real, axes=axes)
        x = x.astype(np.complex128 if double else np.complex64)
    elif name in COMPLEX and rng.integers(4):
        x = (real + 1j * rng.standard_normal(shape)).astype(np.complex128 if double else np.complex64)
    else:
        x = real.astype(np.float64 if double else np.float32)
    axes = [axis - rank if rng.integers(2) else axis for axis in axes]
    return x, lengths, axes, [None, "backward", "forward", "ortho"][rng.integers(4)], double


def plans_so_far(library):
    """Handles count on; this makes one and gives it back."""
    handle = ctypes.c_int(0)
    if library.cufftCreate(ctypes.byref(handle)) or library.cufftDestroy(handle):
        sys.exit("cufftCreate fails")
    return handle.value


def our_library():
    files = {line.split()[-1] for line in open("/proc/self/maps") if "/" in line}
    ours = [file for file in files if "teamfft_cufft" in file]
    print("loaded:", *sorted(file for file in files if "cufft" in file))
    if not ours:
        sys.exit("libteamfft_cufft is not loaded")
    return ctypes.CDLL(ours[0])


def check(module, name, rng):
    """None, or what is wrong."""
    x, lengths, axes, norm, double = random_case(name, rng)
    case = f"{name} of {x.dtype} {x.shape}, s {lengths}, axes {axes}, norm {norm}"
    try:
        found = module.back(module.call(name, module.strided(x, rng), lengths, axes, norm))
    except Exception as error:  # noqa: BLE001: whatever a library throws is a failure of the case
        return f"{case}: {type(error).__name__} {error}"
    wide = np.complex128 if np.iscomplexobj(x) else np.float64
    expected = by_numpy(name, x.astype(wide), lengths, axes, norm)
    scale = np.linalg.norm(expected.ravel()) or 1.0
    error = np.linalg.norm((found - expected).ravel()) / scale
    bound = (1e-14 if double else 3e-6)
    if found.shape != expected.shape or not error <= bound:
        return f"{case}: shape {found.shape} for {expected.shape}, relative error {error:.3g}"
    return None


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("library", choices=("torch", "cupy", "jax"))
    parser.add_argument("--shapes", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=1e9)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    module = {"torch": Torch, "cupy": Cupy, "jax": Jax}[options.library]()
    rng = np.random.default_rng(options.seed)
    begin, cases = time.time(), collections.Counter()
    wrong = [failure for failure in [check(module, "fft", rng)] if failure]  # it loads the library
    ours = our_library()
    before = plans_so_far(ours)
    for _ in range(options.shapes):
        if time.time() - begin > options.seconds:
            break
        for name in module.names:
            failure = check(module, name, rng)
            cases[name] += 1
            if failure:
                wrong.append(failure)
    made = plans_so_far(ours) - before - 1
    print(*wrong[:40], sep="\n", end="\n" if wrong else "")
    print(f"{options.library} {module.library.__version__}: {sum(cases.values())} cases of {len(module.names)} functions, "
          f"{min(cases.values(), default=0)} to {max(cases.values(), default=0)} each, {len(wrong)} wrong, "
          f"{made} plans here, {time.time() - begin:.0f} s")
    if not made:
        print("no plan was made here: the functions ran over another library")
    return int(bool(wrong) or not made)


sys.exit(main())
