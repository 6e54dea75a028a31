// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// AlignedBytes: memory of a host that needs no Kokkos.
#ifndef TEAMFFT_EXECUTE_ALIGNED_BYTES_HPP
#define TEAMFFT_EXECUTE_ALIGNED_BYTES_HPP

#include <TeamFFT/detail/view_info.hpp>

#include <cstddef>
#include <memory>
#include <new>

namespace TeamFFT::Impl {

/// So many bytes that what follows begins as a workspace does.
constexpr std::size_t whole_blocks(std::size_t bytes) {
  return (bytes + workspace_alignment - 1) / workspace_alignment * workspace_alignment;
}

struct DeleteAligned {
  std::align_val_t alignment{1};
  void operator()(char* data) const { ::operator delete(data, alignment); }
};

/// A block of bytes whose address is a multiple of `alignment`, a power of two; uninitialized. Throws std::bad_alloc.
class AlignedBytes {
 public:
  AlignedBytes() = default;
  AlignedBytes(std::size_t bytes, std::size_t alignment)
      : m_data(static_cast<char*>(::operator new (bytes, std::align_val_t{alignment})),
               DeleteAligned{std::align_val_t{alignment}}) {}

  [[nodiscard]] char* data() const { return m_data.get(); }

 private:
  std::unique_ptr<char, DeleteAligned> m_data;
};

}  // namespace TeamFFT::Impl

#endif
