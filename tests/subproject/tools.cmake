# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# What the scripts of this folder share.
cmake_policy(VERSION 3.22)

# must_match(NAME TEXT PATTERNS): each of the regular expressions, which are joined by &, is in the text, whose lines
# CMake may have broken.
function(must_match name text patterns)
  string(REGEX REPLACE "[ \n]+" " " line "${text}")
  string(REPLACE "&" ";" patterns "${patterns}")
  foreach(pattern IN LISTS patterns)
    if(NOT line MATCHES "${pattern}")
      message(FATAL_ERROR "${name}: this does not match \"${pattern}\":\n${text}")
    endif()
  endforeach()
  message(STATUS "${name}: ${patterns}")
endfunction()

# must(COMMAND...), and must_fail(RESULT COMMAND...), which sets RESULT to what it printed.
function(must)
  execute_process(COMMAND ${ARGN} RESULT_VARIABLE result)
  if(NOT result EQUAL 0)
    message(FATAL_ERROR "failed: ${ARGN}")
  endif()
endfunction()

function(must_fail result)
  execute_process(COMMAND ${ARGN} RESULT_VARIABLE status OUTPUT_VARIABLE text ERROR_VARIABLE text)
  if(status EQUAL 0)
    message(FATAL_ERROR "passed, and should have failed: ${ARGN}\n${text}")
  endif()
  set(${result} "${text}" PARENT_SCOPE)
endfunction()
