# Lists the tests of a GoogleTest program when ctest starts. A process costs more than most tests, so
# the tests of a suite share one; where single tests are long (EACH), every test has its own, so that
# they can run beside each other.
#
# warren_discover_tests(<target> PREFIX <text> FILTER <gtest filter> TIMEOUT <seconds>
#                       LABEL <label> [RUNS <program>] [EACH] [COST <number>])
function(warren_discover_tests target)
  cmake_parse_arguments(PARSE_ARGV 1 arg "EACH" "PREFIX;FILTER;TIMEOUT;LABEL;RUNS;COST" "")
  set(list "${CMAKE_CURRENT_BINARY_DIR}/${target}_${arg_LABEL}_tests.cmake")
  file(GENERATE OUTPUT "${list}" CONTENT
"set(program \"$<TARGET_FILE:${target}>\")
set(runs \"${arg_RUNS}\")
set(prefix \"${arg_PREFIX}\")
set(filter \"${arg_FILTER}\")
set(properties TIMEOUT ${arg_TIMEOUT} LABELS ${arg_LABEL} COST 0${arg_COST})
set(each ${arg_EACH})
set(cmake \"${CMAKE_COMMAND}\")
set(remember \"${PROJECT_SOURCE_DIR}/scripts/remember\")
include(\"${PROJECT_SOURCE_DIR}/cmake/ListTests.cmake\")
")
  set_property(DIRECTORY APPEND PROPERTY TEST_INCLUDE_FILES "${list}")
endfunction()
