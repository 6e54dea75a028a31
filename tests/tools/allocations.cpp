// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "allocations.hpp"

#include <atomic>
#include <cstdlib>
#include <new>

namespace {

std::atomic<std::size_t> count{0};

/// Null where memory is short. Sizes that no machine has do not reach malloc: a sanitizer's would end the process.
void* counted(std::size_t bytes, std::size_t alignment = 1) noexcept {
  ++count;
  if (bytes > std::size_t(1) << 50) return nullptr;
  if (alignment <= alignof(std::max_align_t)) return std::malloc(bytes == 0 ? 1 : bytes);
  return std::aligned_alloc(alignment, (bytes / alignment + 1) * alignment);
}

void* counted_or_throw(std::size_t bytes, std::size_t alignment = 1) {
  if (void* const memory = counted(bytes, alignment)) return memory;
  throw std::bad_alloc();
}

}  // namespace

std::size_t TeamFFT::Test::allocation_count() { return count; }

// Every form, so that none comes from elsewhere (the sanitizers bring their own).
void* operator new(std::size_t bytes) { return counted_or_throw(bytes); }
void* operator new[](std::size_t bytes) { return counted_or_throw(bytes); }
void* operator new(std::size_t bytes, std::align_val_t alignment) {
  return counted_or_throw(bytes, static_cast<std::size_t>(alignment));
}
void* operator new[](std::size_t bytes, std::align_val_t alignment) {
  return counted_or_throw(bytes, static_cast<std::size_t>(alignment));
}
void* operator new(std::size_t bytes, std::nothrow_t const&) noexcept { return counted(bytes); }
void* operator new[](std::size_t bytes, std::nothrow_t const&) noexcept { return counted(bytes); }
void* operator new(std::size_t bytes, std::align_val_t alignment, std::nothrow_t const&) noexcept {
  return counted(bytes, static_cast<std::size_t>(alignment));
}
void* operator new[](std::size_t bytes, std::align_val_t alignment, std::nothrow_t const&) noexcept {
  return counted(bytes, static_cast<std::size_t>(alignment));
}
void operator delete(void* memory, std::align_val_t, std::nothrow_t const&) noexcept { std::free(memory); }
void operator delete[](void* memory, std::align_val_t, std::nothrow_t const&) noexcept { std::free(memory); }
void operator delete[](void* memory, std::nothrow_t const&) noexcept { std::free(memory); }
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete[](void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete(void* memory, std::nothrow_t const&) noexcept { std::free(memory); }
void operator delete(void* memory, std::align_val_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::align_val_t) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t, std::align_val_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t, std::align_val_t) noexcept { std::free(memory); }
