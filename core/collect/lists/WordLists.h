// SPDX-License-Identifier: GPL-3.0-or-later
// The dictionaries of the trigger methods: word lists and replacements, those that come with the program and a
// person's own. Text files, a line each; what follows # is a remark.
#pragma once

#include "core/base/Result.h"

#include <QHash>
#include <QString>
#include <QStringList>

namespace gainsay {

// One word or phrase per line.
Result<QStringList> readWordList(const QString &path);

// "a b c": each stands for the others. "a > b c": only a is replaced.
class Replacements {
public:
    // Adds what a file holds. A line with one word alone, or without anything before or behind ">", is an error that
    // names it.
    Result<void> addFile(const QString &path);

    bool has(const QString &word) const { return m_replacements.contains(word); }
    QStringList of(const QString &word) const { return m_replacements.value(word); }
    // Words that can be replaced.
    qsizetype size() const { return m_replacements.size(); }

private:
    void add(const QString &word, const QString &replacement);

    QHash<QString, QStringList> m_replacements;  // in the order of the file, so that a seed means the same everywhere
};

// A word and what kind it is, for questions about it: "苹果" → "什么水果". A line is the phrase, ":" and its words; the
// first line that names a word counts.
Result<QHash<QString, QString>> readWordKinds(const QString &path);

}  // namespace gainsay
