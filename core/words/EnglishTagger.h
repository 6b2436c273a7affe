// SPDX-License-Identifier: GPL-3.0-or-later
// English words as ICU cuts them, with the part of speech that WordNet counts most often for each. Tags are noun, verb,
// adj, adv, name, number, function and mark.
#pragma once

#include "core/words/WordTagger.h"

#include <QHash>

namespace gainsay {

class EnglishTagger final : public WordTagger {
public:
    // `folder` holds WordNet's index.noun, index.verb, index.adj, index.adv, noun.exc, verb.exc and cntlist.rev.
    static Result<std::unique_ptr<EnglishTagger>> open(const QString &folder);

    QString language() const override { return QStringLiteral("en"); }
    QList<TaggedWord> words(const QString &text) const override;
    bool knows(const QString &word) const override;

private:
    EnglishTagger() = default;

    Result<void> readIndex(const QString &path, int part);
    Result<void> readCounts(const QString &path);
    Result<void> readExceptions(const QString &path, int part);
    QString tagOf(const QString &word) const;
    const QList<int> *countsOf(const QString &lemma) const;

    QHash<QString, QList<int>> m_counts;     // lemma → noun, verb, adj, adv; -1: is none
    QHash<QString, QString> m_irregular[2];  // noun, verb: form → lemma
};

}  // namespace gainsay
