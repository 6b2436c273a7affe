// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/words/WordTagger.h"

namespace gainsay {

bool isNoun(WordKind kind)
{
    switch (kind) {
    case WordKind::Noun:
    case WordKind::Person:
    case WordKind::Place:
    case WordKind::Name:
        return true;
    default:
        return false;
    }
}

}  // namespace gainsay
