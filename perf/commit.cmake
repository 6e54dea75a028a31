# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Writes the commit of the source as a header, at every build, but only where it changed: cmake -DGIT=git -DSOURCE=dir -DOUTPUT=file -P commit.cmake
set(commit "")
if(GIT)
  execute_process(COMMAND ${GIT} -C ${SOURCE} describe --always --dirty --abbrev=12 --exclude=* OUTPUT_VARIABLE commit OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
endif()
if(commit STREQUAL "")
  set(commit unknown)
endif()
file(CONFIGURE OUTPUT ${OUTPUT} CONTENT "#define TEAMFFT_COMMIT \"${commit}\"\n")
