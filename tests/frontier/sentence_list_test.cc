#include "tests/pages/sentence_list.h"

WARREN_SENTENCE_LIST("frontier", 100);
