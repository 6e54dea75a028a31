// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A shared library that is loaded while the program runs, so that one program has two with the same names.
#ifndef TEAMFFT_TESTS_INTERFACES_LIBRARY_HPP
#define TEAMFFT_TESTS_INTERFACES_LIBRARY_HPP

#include <dlfcn.h>

#include <stdexcept>
#include <string>

namespace TeamFFT::Test {

/// A library that stays loaded.
class Library {
 public:
  explicit Library(char const* path) : m_handle(dlopen(path, RTLD_NOW | RTLD_LOCAL)) {
    if (m_handle == nullptr) throw std::runtime_error(dlerror());
  }
  template <class Function>
  void find(Function& function, std::string const& name) const {
    function = reinterpret_cast<Function>(dlsym(m_handle, name.c_str()));
    if (function == nullptr) throw std::runtime_error(std::string("no ") + name);
  }

 private:
  void* m_handle;
};

}  // namespace TeamFFT::Test

#endif
