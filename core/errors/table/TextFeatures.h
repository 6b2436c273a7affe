// SPDX-License-Identifier: GPL-3.0-or-later
// What can be seen in a reply and in the turn that it answers without understanding either: the features by which
// errors and contradictions are compared. Chinese, English and Japanese.
#pragma once

#include "core/model/Conversation.h"

#include <QString>

#include <array>
#include <optional>

namespace gainsay {

// Numbers are stored in error_blocks; do not renumber.
enum class TextFeature {
    Negation = 0,         // the reply negates
    Number = 1,           // the reply names a number
    DontKnow = 2,         // the reply says that it does not know
    SharedWords = 3,      // the reply repeats words of what its speaker said before
    Antonym = 4,          // the reply holds the opposite of a word that its speaker said before
    QuestionWord = 5,     // the turn before asks with a question word
    ContextNegation = 6,  // the turn before negates
    ContextNumber = 7,    // the turn before names a number
    YesNoQuestion = 8,    // the turn before asks without a question word
    Statement = 9,        // the turn before asks nothing
    AsksHow = 10,         // "how", "how many" and their like; the others say what they ask for
    AsksWhat = 11,
    AsksWho = 12,
    AsksWhere = 13,
    AsksWhen = 14,
    AsksWhy = 15,
};

inline constexpr std::array allTextFeatures{
    TextFeature::Negation,      TextFeature::Number,       TextFeature::DontKnow,        TextFeature::SharedWords,
    TextFeature::Antonym,       TextFeature::QuestionWord, TextFeature::ContextNegation, TextFeature::ContextNumber,
    TextFeature::YesNoQuestion, TextFeature::Statement,    TextFeature::AsksHow,         TextFeature::AsksWhat,
    TextFeature::AsksWho,       TextFeature::AsksWhere,    TextFeature::AsksWhen,        TextFeature::AsksWhy};
// Those that are known before the reply is.
inline constexpr std::array contextFeatures{
    TextFeature::QuestionWord, TextFeature::ContextNegation, TextFeature::ContextNumber, TextFeature::YesNoQuestion,
    TextFeature::Statement,    TextFeature::AsksHow,         TextFeature::AsksWhat,      TextFeature::AsksWho,
    TextFeature::AsksWhere,    TextFeature::AsksWhen,        TextFeature::AsksWhy};

constexpr quint16 bitOf(TextFeature feature)
{
    return quint16(1u << unsigned(feature));
}

// In slices and files.
QString toString(TextFeature feature);
std::optional<TextFeature> textFeatureFromString(const QString &text);
// For people.
QString titleOf(TextFeature feature);

quint16 textFeatures(const Conversation &conversation);

}  // namespace gainsay
