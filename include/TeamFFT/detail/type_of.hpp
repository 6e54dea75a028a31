// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The type by which a plan knows the functors that its kernels call.
#ifndef TEAMFFT_DETAIL_TYPE_OF_HPP
#define TEAMFFT_DETAIL_TYPE_OF_HPP

#include <typeinfo>

#if defined(__GNUC__) && !defined(__cpp_rtti)
#error "TeamFFT: plans and functions know functors by their type information; compile this file without -fno-rtti."
#endif

namespace TeamFFT::Impl {

#if defined(__GNUC__) && !defined(__cpp_rtti)
template <class T>
std::type_info const& type_of();  // the sentence above is enough
#else
template <class T>
[[nodiscard]] std::type_info const& type_of() {
  return typeid(T);
}
#endif

}  // namespace TeamFFT::Impl

#endif
