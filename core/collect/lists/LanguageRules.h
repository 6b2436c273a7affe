// SPDX-License-Identifier: GPL-3.0-or-later
// What the rules of the languages give to the trigger methods.
#pragma once

#include <QString>

namespace gainsay {

// An utterance in which one word is denied, or one denial taken back.
struct Denial {
    QString text;
    QString detail;  // what became of which word
};

// Who said the sentence that a question is asked about.
enum class Said {
    ByBot,   // I becomes you
    ByUser,  // the user asks about themselves: I stays
};

struct FoundQuestion {
    QString question;  // without the question mark
    QString entity;    // what it asks for
};

}  // namespace gainsay
