// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/Sentences.h"

#include "core/text/Breaks.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

bool hasLetters(QStringView text)
{
    return std::ranges::any_of(
        text, [](QChar unit) { return unit.isLetterOrNumber() || unit.isMark() || unit.isSurrogate(); });
}

}  // namespace

QStringList sentencesOf(const QString &text)
{
    const QList<int> breaks = breaksOf(text, BreakKind::Sentence);
    QStringList sentences;
    for (qsizetype i = 1; i < breaks.size(); ++i) {
        const QString piece = text.sliced(breaks[i - 1], breaks[i] - breaks[i - 1]);
        if (!sentences.isEmpty() && !hasLetters(piece))
            sentences.last() += piece;
        else
            sentences.append(piece);
    }
    return sentences;
}

bool isQuestion(const QString &sentence)
{
    static const QString marks = u"?？؟⁇⁈⁉"_s;
    for (auto unit = sentence.crbegin(); unit != sentence.crend() && !unit->isLetterOrNumber(); ++unit) {
        if (marks.contains(*unit))
            return true;
    }
    return false;
}

UtteranceParts questionsAndRest(const QString &utterance)
{
    UtteranceParts parts;
    for (const QString &sentence : sentencesOf(utterance))
        (isQuestion(sentence) ? parts.questions : parts.rest) += sentence;
    parts.questions = parts.questions.trimmed();
    parts.rest = parts.rest.trimmed();
    return parts;
}

}  // namespace gainsay
