# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# The Spack recipe. TeamFFT has the devices that its Kokkos has; the variants mirror Kokkos' own.
import pathlib

from spack_repo.builtin.build_systems.cmake import CMakePackage
from spack_repo.builtin.build_systems.cuda import CudaPackage

from spack.package import *


class Teamfft(CMakePackage, CudaPackage):
    """Fourier transforms on Kokkos Views, with kernels of its own for CUDA, OpenMP and Serial."""

    # The recipe builds the clone that it lies in; a recipe outside of it names the repository and the tags of its releases (docs/releases.md).
    homepage = pathlib.Path(__file__).resolve().parents[5].as_uri()
    git = homepage

    test_requires_compiler = True

    license("Apache-2.0 WITH LLVM-exception")

    version("main", branch="main")

    variant("shared", default=True, description="Build a shared library")
    variant("openmp", default=True, description="With Kokkos' OpenMP backend")
    variant("serial", default=True, description="With Kokkos' Serial backend")
    variant("heffte", default=False, description="A backend of heFFTe, and distributed plans over MPI")
    variant("fftw_api", default=False, description="FFTW's interface in single and double precision, as libteamfft_fftw3")
    variant("cufft_api", default=False, description="cuFFT's interface on CUDA devices, as libteamfft_cufft")
    variant("benchmarks", default=False, description="Build teamfft-bench")

    depends_on("cxx", type="build")
    depends_on("cmake@3.22:", type="build")
    depends_on("cmake@3.25.2:", type="build", when="+cuda ^kokkos +cmake_lang")

    depends_on("kokkos@4.5:5")
    requires("^kokkos cxxstd=20", "^kokkos cxxstd=23", policy="one_of")
    for backend in ("openmp", "serial"):
        depends_on(f"kokkos +{backend}", when=f"+{backend}")
    for arch in CudaPackage.cuda_arch_values:
        depends_on(f"kokkos +cuda cuda_arch={arch}", when=f"+cuda cuda_arch={arch}")
    conflicts("+cuda", when="cuda_arch=none", msg="name the GPU: cuda_arch=90 for Hopper")
    with when("+cuda"):
        requires("^kokkos +wrapper", "^kokkos +cmake_lang", policy="one_of")
        requires("^kokkos +cuda_lambda", when="^kokkos@:4")
    # A static Kokkos would be in the program and in the library both.
    requires("^kokkos +shared", when="+shared")

    # Programs that are linked already load it: a shared library in every case, with a Kokkos that is one.
    provides("fftw-api@3", when="+fftw_api")
    requires("^kokkos +shared", when="+fftw_api")
    conflicts("+fftw_api", when="platform=darwin", msg="libteamfft_fftw3 is made for Linux")
    requires("^kokkos +shared", when="+cufft_api")
    conflicts("+cufft_api", when="~cuda", msg="libteamfft_cufft runs on CUDA devices")

    with when("+heffte"):
        depends_on("mpi")
        depends_on("heffte@2.4:")
        depends_on("heffte +cuda", when="+cuda")

    with default_args(type="test"):
        depends_on("googletest")
        depends_on("fftw ~mpi precision=float,double,long_double")
        depends_on("python@3.9:")
    with when("+benchmarks"):
        depends_on("cli11", type="build")
        depends_on("nlohmann-json", type="build")
        depends_on("fftw ~mpi precision=float,double")

    def is_asked_for_fftw(self):
        """Whether a package reaches this one by the virtual name."""
        query = getattr(self.spec, "last_query", None)
        return "+fftw_api" in self.spec and query is not None and query.name == "fftw-api"

    @property
    def libs(self):
        """The library; for a package that wants fftw-api that with FFTW's interface, which has both precisions."""
        if self.is_asked_for_fftw():
            return find_libraries("libteamfft_fftw3", root=self.prefix, shared=True, recursive=True)
        return find_libraries("libteamfft", root=self.prefix, shared="+shared" in self.spec, recursive=True)

    @property
    def headers(self):
        """For a package that wants fftw-api the folder with fftw3.h, and the one that fftw3.h includes from."""
        if self.is_asked_for_fftw():
            found = find_headers("fftw3", root=self.prefix.include.TeamFFT.relink, recursive=False)
            found.directories = [self.prefix.include.TeamFFT.relink, self.prefix.include]
            return found
        return find_headers("TeamFFT", root=self.prefix.include, recursive=False)

    def cmake_args(self):
        args = [
            self.define("Kokkos_ROOT", self.spec["kokkos"].prefix),
            self.define_from_variant("BUILD_SHARED_LIBS", "shared"),
            self.define_from_variant("TeamFFT_ENABLE_BENCHMARKS", "benchmarks"),
            self.define_from_variant("TeamFFT_ENABLE_HEFFTE", "heffte"),
            self.define_from_variant("TeamFFT_ENABLE_FFTW3", "fftw_api"),
            self.define_from_variant("TeamFFT_ENABLE_CUFFT", "cufft_api"),
            self.define("TeamFFT_ENABLE_EXAMPLES", False),
            self.define("TeamFFT_ENABLE_TESTS", self.run_tests),
            self.define("TeamFFT_ENABLE_NATIVE", False),  # Spack sets the target
        ]
        if self.spec.satisfies("^kokkos +wrapper"):
            args.append(self.define("CMAKE_CXX_COMPILER", self["kokkos"].kokkos_cxx))
        return args

    @run_after("install")
    def keep_consumer(self):
        cache_extra_test_sources(self, "tests/consumer")

    def test_consumer(self):
        """a program that finds the installed library, runs and checks itself"""
        source = join_path(self.test_suite.current_test_cache_dir, "tests", "consumer")
        # Spack's wrapper of the compiler is there while packages are built only, and CMake's first choice need not be the library's compiler.
        compiler = self["cxx"].cxx
        if self.spec.satisfies("^kokkos +wrapper"):
            compiler = self["kokkos"].kokkos_cxx
        options = [
            self.define("CMAKE_CXX_COMPILER", compiler),
            self.define("TeamFFT_ROOT", self.prefix),
            self.define("Kokkos_ROOT", self.spec["kokkos"].prefix),
            self.define("CMAKE_PREFIX_PATH", get_cmake_prefix_path(self)),
        ]
        cmake = which(self.spec["cmake"].prefix.bin.cmake, required=True)
        with working_dir("build", create=True):
            cmake(source, *options)
            cmake("--build", ".")
            Executable("./consumer")()
