// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scheme/WrittenText.h"

#include "core/base/TranslatableText.h"
#include "core/scheme/AnswerTitles.h"
#include "core/text/Normalizer.h"
#include "core/text/OffsetMap.h"
#include "core/text/Segmenter.h"

#include <QSet>

#include <cmath>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct WrittenWords {
    GAINSAY_TR(Answers)
};

constexpr int freeCharacters = 5;  // short replies may differ by so many whatever the share

int lengthOf(const QString &text)
{
    return OffsetMap(text.trimmed()).codePoints();
}

// Equal for texts that differ in marks, blanks, case and width only.
QString bareText(const QString &text)
{
    QString bare;
    for (const QChar unit : foldedText(text)) {
        if (unit.isLetterOrNumber() || unit.isSurrogate() || unit.isMark())
            bare += unit;
    }
    return bare;
}

QSet<QString> differentWords(const QString &text)
{
    const QString folded = foldedText(text);
    const OffsetMap map(folded);
    QSet<QString> words;
    for (const TextPiece &piece : wordsOf(folded))
        words.insert(map.slice(piece.start, piece.end));
    return words;
}

double overlapOf(const QString &a, const QString &b)
{
    const QSet<QString> left = differentWords(a);
    const QSet<QString> right = differentWords(b);
    const qsizetype both = QSet<QString>(left).intersect(right).size();
    const qsizetype all = left.size() + right.size() - both;
    return all == 0 ? 0.0 : double(both) / double(all);
}

QString copiedFrom(const Scheme &scheme, const Question &question, const Conversation &conversation,
                   const QString &text, const Json &answers)
{
    const QString bare = bareText(text);
    if (bare.isEmpty())
        return {};
    if (!conversation.candidates.isEmpty() && bareText(conversation.candidates.first()) == bare)
        return WrittenWords::tr("the given reply");
    for (qsizetype i = 0; i < conversation.turns.size(); ++i) {
        if (bareText(conversation.turns[i].text) == bare)
            return WrittenWords::tr("turn %1").arg(i + 1);
    }
    for (const Question &other : scheme.questions) {
        const auto answer = answers.find(toUtf8(other.id));
        const bool compared =
            isWritten(other) && other.id != question.id && answer != answers.end() && answer->is_string();
        if (compared && bareText(fromUtf8(answer->get<std::string>())) == bare)
            return u"“%1”"_s.arg(other.title.text(wordLanguage()));
    }
    return {};
}

}  // namespace

WrittenLook lookAtWritten(const Scheme &scheme, const Question &question, const Conversation &conversation,
                          const QString &text, const Json &answers)
{
    WrittenLook look;
    look.characters = lengthOf(text);
    look.copied = copiedFrom(scheme, question, conversation, text, answers);
    if (!isWritten(question) || conversation.candidates.isEmpty())
        return look;
    const QString &given = conversation.candidates.first();
    look.given = lengthOf(given);
    look.fewest =
        std::max(1, std::min(look.given - freeCharacters, int(std::floor(look.given * question.min / 100.0))));
    look.most = std::max(look.given + freeCharacters, int(std::ceil(look.given * question.max / 100.0)));
    look.fitsLength = look.characters >= look.fewest && look.characters <= look.most;
    look.overlap = overlapOf(given, text);
    return look;
}

Result<void> checkWritten(const Scheme &scheme, const Conversation &conversation, const Json &answers)
{
    for (const Question &question : scheme.questions) {
        const auto answer = answers.find(toUtf8(question.id));
        if (!isWritten(question) || answer == answers.end() || !answer->is_string())
            continue;
        const WrittenLook look =
            lookAtWritten(scheme, question, conversation, fromUtf8(answer->get<std::string>()), answers);
        if (!look.copied.isEmpty())
            return invalidInput(
                WrittenWords::tr("%1: is a copy of %2; write something else").arg(question.id, look.copied));
        if (!look.fitsLength)
            return invalidInput(WrittenWords::tr("%1: has %2 characters; write %3 to %4, like the given reply with %5")
                                    .arg(question.id)
                                    .arg(look.characters)
                                    .arg(look.fewest)
                                    .arg(look.most)
                                    .arg(look.given));
    }
    return {};
}

}  // namespace gainsay
