// SPDX-License-Identifier: GPL-3.0-or-later
// What readers call a question and the answers to it.
#pragma once

#include "core/scheme/Scheme.h"

#include <QHash>
#include <QString>
#include <QStringList>

#include <optional>

namespace gainsay {

// The language that this program's words are in: "en", "zh", "ja". Titles follow it, so that a report speaks one.
QString wordLanguage();

// Without a question every answer is called what it is.
class AnswerTitles {
public:
    AnswerTitles() = default;
    AnswerTitles(const Question &question, const QString &language);
    // Of one question of the scheme, in the language of words.
    static AnswerTitles of(const Scheme &scheme, const QString &question);

    // Of an answer as answerText() gives it; the elements of a list one after the other.
    QString title(const QString &answer) const;
    QStringList titles(const QStringList &answers) const;

private:
    QHash<QString, QString> m_titles;
};

// The question's own title, or its id.
QString questionTitle(const Scheme &scheme, const QString &question);

// Answers that are lists, from the text by which they are compared.
// The elements of a list as answerText() writes it; none where the text is no list.
std::optional<QStringList> answerElements(const QString &text);

}  // namespace gainsay
