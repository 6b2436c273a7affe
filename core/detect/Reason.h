// SPDX-License-Identifier: GPL-3.0-or-later
// Why a detector says something, or nothing. Projects and files keep the English words, so that they are the same
// whatever language somebody worked in; people are shown those of their language. A value.
#pragma once

#include <QList>
#include <QString>

#include <utility>

namespace gainsay {

struct Reason {
    Reason() = default;
    // Words of somebody else are what they are in every language.
    Reason(const QString &words) : english(words), shown(words) {}
    Reason(QString inEnglish, QString inLanguage) : english(std::move(inEnglish)), shown(std::move(inLanguage)) {}

    bool isEmpty() const { return english.isEmpty(); }
    friend bool operator==(const Reason &, const Reason &) = default;

    QString english;
    QString shown;
};

// `source` is marked with QT_TRANSLATE_NOOP("detect", …); up to two places, %1 and %2.
Reason reasonOf(const char *source, const QList<Reason> &places = {});

}  // namespace gainsay
