// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What each call asks first: whether Kokkos runs, and, when a program is linked, whether the library was compiled as
// the caller is.
#ifndef TEAMFFT_DETAIL_RUNNING_HPP
#define TEAMFFT_DETAIL_RUNNING_HPP

#include <TeamFFT/detail/export.hpp>

#include <Kokkos_Macros.hpp>

#include <string_view>

/// A name that spells a setting that changes the layout of objects in headers. The library defines the names of its own
/// settings; a program with others does not link, and the linker says the name that is missing.
#define TEAMFFT_BUILT_WITH_NAME(setting, value) library_is_built_with_##setting##_##value
#define TEAMFFT_BUILT_WITH(setting, value) TEAMFFT_BUILT_WITH_NAME(setting, value)

#if defined(_GLIBCXX_DEBUG)  // containers of other layout; _GLIBCXX_ASSERTIONS changes none
#define TEAMFFT_SETTING_DEBUG 1
#else
#define TEAMFFT_SETTING_DEBUG 0
#endif
#if defined(_GLIBCXX_USE_CXX11_ABI)
#define TEAMFFT_SETTING_ABI _GLIBCXX_USE_CXX11_ABI
#else
#define TEAMFFT_SETTING_ABI 0
#endif
#if defined(TEAMFFT_CHECK_BOUNDS)
#define TEAMFFT_SETTING_BOUNDS 1
#else
#define TEAMFFT_SETTING_BOUNDS 0
#endif
#if defined(KOKKOS_ENABLE_COMPLEX_ALIGN)
#define TEAMFFT_SETTING_ALIGN 1
#else
#define TEAMFFT_SETTING_ALIGN 0
#endif
#define TEAMFFT_KOKKOS_NAME(major, minor) major##_##minor
#define TEAMFFT_KOKKOS(major, minor) TEAMFFT_KOKKOS_NAME(major, minor)
#define TEAMFFT_SETTING_KOKKOS TEAMFFT_KOKKOS(KOKKOS_VERSION_MAJOR, KOKKOS_VERSION_MINOR)

#define TEAMFFT_FOR_EACH_SETTING(apply)                                              \
  apply(TEAMFFT_BUILT_WITH(GLIBCXX_DEBUG, TEAMFFT_SETTING_DEBUG))                    \
      apply(TEAMFFT_BUILT_WITH(GLIBCXX_CXX11_ABI, TEAMFFT_SETTING_ABI))              \
          apply(TEAMFFT_BUILT_WITH(CHECK_BOUNDS, TEAMFFT_SETTING_BOUNDS))            \
              apply(TEAMFFT_BUILT_WITH(KOKKOS_COMPLEX_ALIGN, TEAMFFT_SETTING_ALIGN)) \
                  apply(TEAMFFT_BUILT_WITH(KOKKOS, TEAMFFT_SETTING_KOKKOS))

namespace TeamFFT::Impl {

#define TEAMFFT_DECLARE_SETTING(name) TEAMFFT_EXPORT extern int const name;
TEAMFFT_FOR_EACH_SETTING(TEAMFFT_DECLARE_SETTING)
#undef TEAMFFT_DECLARE_SETTING

#if defined(__GNUC__)
#if defined(__has_attribute)
#if __has_attribute(retain)
#define TEAMFFT_RETAIN retain,
#endif
#endif
#ifndef TEAMFFT_RETAIN
#define TEAMFFT_RETAIN
#endif
/// In each object file of a program: inline functions would be merged with those of files that have the library's
/// settings.
#define TEAMFFT_ADDRESS_OF_SETTING(name) &name,  // NOLINT(bugprone-macro-parentheses): it is an identifier
__attribute__((TEAMFFT_RETAIN used)) static int const* const needed_settings[] = {
    TEAMFFT_FOR_EACH_SETTING(TEAMFFT_ADDRESS_OF_SETTING)};
#undef TEAMFFT_ADDRESS_OF_SETTING
#undef TEAMFFT_RETAIN
#endif

/// Throws Error, which begins with the function's name, before Kokkos::initialize and after Kokkos::finalize.
TEAMFFT_EXPORT void require_running(std::string_view function);

}  // namespace TeamFFT::Impl

#endif
