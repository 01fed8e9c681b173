#include "tests/pages/sentence_list.h"

WARREN_SENTENCE_LIST("jack_rabbits_building", 20);
