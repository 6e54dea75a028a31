# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# The Spack recipe. TeamFFT has the devices that its Kokkos has; the variants mirror Kokkos' own.
import pathlib

from spack_repo.builtin.build_systems.cmake import CMakePackage
from spack_repo.builtin.build_systems.cuda import CudaPackage

from spack.package import *


class Teamfft(CMakePackage, CudaPackage):
    """Fourier transforms on Kokkos Views, with kernels of its own for CUDA, OpenMP and Serial."""

    homepage = "https://kokkos.org"
    # Until there is a release, the recipe builds the clone that it lies in.
    git = pathlib.Path(__file__).resolve().parents[5].as_uri()

    license("Apache-2.0 WITH LLVM-exception")

    version("main", branch="main")

    variant("shared", default=True, description="Build a shared library")
    variant("openmp", default=True, description="With Kokkos' OpenMP backend")
    variant("serial", default=True, description="With Kokkos' Serial backend")
    variant("benchmarks", default=False, description="Build teamfft-bench")

    depends_on("cxx", type="build")
    depends_on("cmake@3.22:", type="build")
    depends_on("kokkos@4.5:5")
    for backend in ("openmp", "serial"):
        depends_on(f"kokkos +{backend}", when=f"+{backend}")
    for arch in CudaPackage.cuda_arch_values:
        depends_on(f"kokkos +cuda cuda_arch={arch}", when=f"+cuda cuda_arch={arch}")
    conflicts("+cuda", when="cuda_arch=none", msg="name the GPU: cuda_arch=90 for Hopper")
    # A shared library cannot take in static objects that were not compiled for one.
    requires("^kokkos +pic", when="+shared ^kokkos ~shared")
    depends_on("googletest", type="test")
    depends_on("fftw precision=float,double,long_double", type="test")
    with when("+benchmarks"):
        depends_on("cli11")
        depends_on("nlohmann-json")
        depends_on("fftw precision=float,double")

    def cmake_args(self):
        args = [
            self.define("Kokkos_ROOT", self.spec["kokkos"].prefix),
            self.define_from_variant("BUILD_SHARED_LIBS", "shared"),
            self.define_from_variant("TeamFFT_ENABLE_BENCHMARKS", "benchmarks"),
            self.define("TeamFFT_ENABLE_EXAMPLES", False),
            self.define("TeamFFT_ENABLE_TESTS", self.run_tests),
            self.define("TeamFFT_ENABLE_NATIVE", False),  # Spack sets the target
        ]
        if self.spec.satisfies("+cuda"):
            args.append(self.define("CMAKE_CXX_COMPILER", self["kokkos"].kokkos_cxx))
        return args
