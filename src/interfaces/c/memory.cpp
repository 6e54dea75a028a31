// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "interfaces/c/memory.hpp"

#include <TeamFFT/detail/view_info.hpp>

namespace TeamFFT::Impl {

CallMemory::CallMemory(ProblemKey const& key) : m_key(key) {
  auto const in = input_footprint(key, nullptr), out = output_footprint(key, nullptr);
  m_empty = out.empty();
  m_in = range_of(in);
  m_out = range_of(out);
  m_alignment = element_bytes(key.precision, false);
  m_in_place = key.placement == Placement::in_place;
}

CallMemory::Range CallMemory::range_of(Footprint const& side) {
  if (side.empty()) return {};
  auto const size = static_cast<std::ptrdiff_t>(side.element_bytes);
  return {static_cast<std::uintptr_t>(side.lowest() * size), static_cast<std::uintptr_t>(side.highest() * size + size)};
}

void CallMemory::search(void const* in, void const* out) const {
  auto const refuse = [&](std::string const& what) {
    throw Error("teamfft_execute: " + what + " [plan " + m_key.problem().token() + "]");
  };
  if (in == nullptr || out == nullptr)
    refuse(std::string("the ") + (in == nullptr ? "input" : "output") + " is a null pointer. Give memory.");
  for (auto const* data : {in, out})
    if (reinterpret_cast<std::uintptr_t>(data) % m_alignment != 0)
      refuse("memory at an address that is no multiple of " + std::to_string(m_alignment) +
             " bytes, as its scalar type needs. Mend the pointer.");
  if (m_in_place) {
    if (in != out)
      refuse("the plan is in place, and input and output start at different addresses. Give the same memory twice.");
    return;
  }
  if (in == out)
    refuse("the plan is out of place, and input and output start at the same address. Make a plan in place.");
  auto const from = input_footprint(m_key, in), to = output_footprint(m_key, out);
  if (share_elements(from, to) != Answer::no)
    refuse("the input at " + addresses(from) + " and the output at " + addresses(to) +
           " share elements, or may. Give an output of its own.");
}

void CallMemory::check_workspace(void const* in, void const* out, void const* workspace, std::size_t bytes) const {
  auto const first = reinterpret_cast<std::uintptr_t>(workspace);
  auto const meets = [&](void const* data, Range const& range) {
    auto const address = reinterpret_cast<std::uintptr_t>(data);
    return first < address + range.high && address + range.low < first + bytes;
  };
  if (bytes != 0 && !m_empty && (meets(in, m_in) || meets(out, m_out)))
    throw Error("teamfft_execute: the workspace of " + std::to_string(bytes) +
                " bytes and the input or the output share memory. Give a workspace of its own [plan " +
                m_key.problem().token() + "]");
}

}  // namespace TeamFFT::Impl
