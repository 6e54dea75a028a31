// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Text in the classic locale, whatever locale a program or its stream has.
#ifndef TEAMFFT_DETAIL_PRINTING_HPP
#define TEAMFFT_DETAIL_PRINTING_HPP

#include <locale>
#include <ostream>
#include <sstream>
#include <string>

namespace TeamFFT::Impl {

/// New string streams have the program's global locale, which may group digits and write a decimal comma.
[[nodiscard]] inline std::ostringstream classic_stream() {
  std::ostringstream os;
  os.imbue(std::locale::classic());
  return os;
}

/// What `print` writes to a stream, in one unformatted piece: the stream's flags, width, precision and locale neither
/// change the text nor are changed.
template <class Print>
std::ostream& write_classic(std::ostream& os, Print const& print) {
  auto text = classic_stream();
  print(text);
  std::string const all = text.str();
  return os.write(all.data(), static_cast<std::streamsize>(all.size()));
}

}  // namespace TeamFFT::Impl

#endif
