// SPDX-License-Identifier: GPL-3.0-or-later
// Cuts an utterance into sentences and tells its questions from the rest. Called from any thread.
#pragma once

#include <QString>
#include <QStringList>

namespace gainsay {

// After Unicode's rules, with the blanks between them; marks without words belong to the sentence before them.
QStringList sentencesOf(const QString &text);

// Whether the marks at its end hold a question mark.
bool isQuestion(const QString &sentence);

struct UtteranceParts {
    QString questions;
    QString rest;
};

// The sentences of either kind in their order, without blanks around them.
UtteranceParts questionsAndRest(const QString &utterance);

}  // namespace gainsay
