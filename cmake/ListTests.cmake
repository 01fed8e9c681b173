# Read by ctest (see TestsBySuite.cmake): asks `program` which tests it has under `filter`, and adds
# one test of ctest for each suite, or for each of them if `each` is true.
if(NOT EXISTS "${program}")
  add_test("${prefix}NOT_BUILT" "${program}")
  return()
endif()
execute_process(COMMAND "${program}" --gtest_list_tests "--gtest_filter=${filter}"
  OUTPUT_VARIABLE output RESULT_VARIABLE failed)
if(failed)
  message(FATAL_ERROR "${program} could not list its tests: ${failed}")
endif()

# What the filter leaves out must stay left out when one suite is named.
set(without "")
if(filter MATCHES "^-(.*)$")
  set(without ":-${CMAKE_MATCH_1}")
endif()

function(add_tests_of name pattern)
  add_test("${prefix}${name}" "${program}" --gtest_brief=1 "--gtest_filter=${pattern}")
  set_tests_properties("${prefix}${name}" PROPERTIES ${properties})
endfunction()

string(REGEX REPLACE "[[;]" "" output "${output}")  # they mean something in lists
string(REPLACE "\n" ";" lines "${output}")
foreach(line IN LISTS lines)
  if(line MATCHES "^([^ ]+)\\.( |$)")  # a suite
    set(suite "${CMAKE_MATCH_1}")
    set(listed FALSE)
  elseif(line MATCHES "^  (DISABLED_)")
  elseif(line MATCHES "^  ([^ ]+)")
    if(each)
      add_tests_of("${suite}.${CMAKE_MATCH_1}" "${suite}.${CMAKE_MATCH_1}")
    elseif(NOT listed)
      add_tests_of("${suite}" "${suite}.*${without}")
      set(listed TRUE)
    endif()
  endif()
endforeach()
