// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fftw_library.hpp"

#include <dlfcn.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <memory>
#include <type_traits>

namespace TeamFFT::Impl::Bench {

namespace {

/// That of a folder, or one that has all in one file, with its own functions first: several of the same names are
/// loaded. Not so the loader's, because sanitizers refuse RTLD_DEEPBIND.
void* open_library(std::string const& folder, std::string const& stem) {
  int mode = RTLD_NOW | RTLD_LOCAL;
#ifdef RTLD_DEEPBIND
  if (!folder.empty()) mode |= RTLD_DEEPBIND;
#endif
  if (std::filesystem::is_regular_file(folder)) return dlopen(folder.c_str(), mode);
  for (auto const& name : {"lib" + stem + ".so.3", "lib" + stem + ".3.dylib"})
    if (void* handle = dlopen((folder.empty() ? name : folder + "/" + name).c_str(), mode)) return handle;
  return nullptr;
}

template <class Function>
bool find_function(void* handle, std::string const& name, Function& function) {
  function = reinterpret_cast<Function>(dlsym(handle, name.c_str()));
  return function != nullptr;
}

std::string file_of(void* symbol) {
  Dl_info info{};
  return dladdr(symbol, &info) != 0 && info.dli_fname != nullptr ? info.dli_fname : "";
}

}  // namespace

template <class Real>
FftwLibrary<Real> const* FftwLibrary<Real>::get(std::string const& folder) {
  static std::map<std::string, std::unique_ptr<FftwLibrary>> libraries;
  if (!folder.empty()) (void)get();  // first: by its name alone the loader would give any that is loaded
  auto const [known, is_new] = libraries.try_emplace(folder);
  if (auto& library = known->second; is_new) {
    library = std::make_unique<FftwLibrary>();
    if (!library->load(folder)) library.reset();
  }
  return known->second.get();
}

template <class Real>
bool FftwLibrary<Real>::load(std::string const& folder) {
  std::string const letter = std::is_same_v<Real, float> ? "f" : std::is_same_v<Real, double> ? "" : "l";
  std::string const stem = "fftw3" + letter, prefix = "fftw" + letter + "_";
  void* const handle = open_library(folder, stem);
  if (handle == nullptr) return false;
  bool const complete = find_function(handle, prefix + "plan_guru64_dft", plan_guru64_dft) &&
                        find_function(handle, prefix + "execute_dft", execute_dft) &&
                        find_function(handle, prefix + "plan_guru64_dft_r2c", plan_guru64_dft_r2c) &&
                        find_function(handle, prefix + "execute_dft_r2c", execute_dft_r2c) &&
                        find_function(handle, prefix + "plan_guru64_dft_c2r", plan_guru64_dft_c2r) &&
                        find_function(handle, prefix + "execute_dft_c2r", execute_dft_c2r) &&
                        find_function(handle, prefix + "plan_guru64_r2r", plan_guru64_r2r) &&
                        find_function(handle, prefix + "execute_r2r", execute_r2r) &&
                        find_function(handle, prefix + "destroy_plan", destroy_plan);
  if (!complete) return false;
  void* const text = dlsym(handle, (prefix + "version").c_str());
  if (text != nullptr) m_version = std::string(static_cast<char const*>(text)) + " from " + file_of(text);
  for (auto const* flavour : {"", "_omp", "_threads"}) {
    void* const threads = *flavour == '\0' ? handle : open_library(folder, stem + flavour);
    int (*init_threads)() = nullptr;
    if (threads == nullptr || !find_function(threads, prefix + "init_threads", init_threads)) continue;
    // another FFTW's threads
    if (dlsym(threads, (prefix + "version").c_str()) != text || init_threads() == 0) continue;
    if (find_function(threads, prefix + "plan_with_nthreads", plan_with_nthreads)) break;
  }
  return true;
}

template class FftwLibrary<float>;
template class FftwLibrary<double>;
template class FftwLibrary<long double>;

std::vector<FftwDim> fftw_axes(Problem const& problem) {
  auto axes = problem.axes;
  std::stable_partition(axes.begin(), axes.end(),
                        [](Axis const& a) { return a.kind != Kind::r2c && a.kind != Kind::c2r; });
  std::vector<FftwDim> dims;
  for (auto const& a : axes) dims.push_back({static_cast<std::ptrdiff_t>(a.length), a.stride_in, a.stride_out});
  return dims;
}

std::vector<FftwDim> fftw_batch(Problem const& problem) {
  std::vector<FftwDim> dims;
  for (auto const& b : problem.batch) dims.push_back({static_cast<std::ptrdiff_t>(b.count), b.stride_in, b.stride_out});
  return dims;
}

int fftw_r2r_kind(Kind kind) {
  switch (kind) {  // of fftw3.h: R2HC = 0, HC2R, DHT, REDFT00 = 3, 01, 10, 11, then RODFT00 = 7, 01, 10, 11
    case Kind::r2hc: return 0;
    case Kind::hc2r: return 1;
    case Kind::dht: return 2;
    case Kind::dct1: return 3;
    case Kind::dct2: return 5;
    case Kind::dct3: return 4;
    case Kind::dct4: return 6;
    case Kind::dst1: return 7;
    case Kind::dst2: return 9;
    case Kind::dst3: return 8;
    case Kind::dst4: return 10;
    default: throw Error("fftw: no r2r kind for an axis of complex elements or half-spectra");
  }
}

int fftw_sign(Problem const& problem) { return problem.axes.front().kind == Kind::c2c_backward ? 1 : -1; }

}  // namespace TeamFFT::Impl::Bench
