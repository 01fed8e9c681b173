# Read by ctest (see TestsBySuite.cmake): asks `program` which tests it has under `filter`, and adds
# one test of ctest for each suite, or for each of them if `each` is true.
#
# ./test sets WARREN_PASSED to a folder in which scripts/remember notes what passed, and WARREN_DATA to
# a print of all files that tests read. What passed with the very same program, the program it `runs`
# and the same files is not run again: nothing in a test depends on anything else.
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

set(print "")
if(NOT "$ENV{WARREN_PASSED}" STREQUAL "")
  set(print "$ENV{WARREN_DATA}")
  foreach(part IN LISTS program runs)
    file(SHA256 "${part}" hash)
    string(SHA256 print "${print} ${hash}")
  endforeach()
endif()

function(add_tests_of name pattern)
  set(command "${program}" --gtest_brief=1 "--gtest_filter=${pattern}")
  if(print)
    string(MAKE_C_IDENTIFIER "${prefix}${name}" stamp)
    set(stamp "$ENV{WARREN_PASSED}/${stamp}")
    set(noted "")
    if(EXISTS "${stamp}")
      file(STRINGS "${stamp}" noted LIMIT_COUNT 1)
    endif()
    if(noted STREQUAL print)
      set(command "${cmake}" -E cat "${stamp}")
    else()
      set(command "${remember}" "${stamp}" ${print} ${command})
    endif()
  endif()
  add_test("${prefix}${name}" ${command})
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
