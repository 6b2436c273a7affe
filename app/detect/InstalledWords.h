// SPDX-License-Identifier: GPL-3.0-or-later
// What cuts text into words, by language, with the dictionaries that come with the program. Each is read once, when it
// is first wanted. Called from any thread.
#pragma once

#include "core/words/WordTagger.h"

#include <QHash>
#include <QMutex>

namespace gainsay {

class InstalledWords {
public:
    // `programFolder` holds the running program.
    explicit InstalledWords(QString programFolder) : m_programFolder(std::move(programFolder)) {}

    Result<WordTaggerPtr> tagger(const QString &language);
    // The same as a function; this must outlive it.
    WordTaggerSource source();

private:
    Result<WordTaggerPtr> open(const QString &language) const;

    QString m_programFolder;
    QMutex m_mutex;
    QHash<QString, WordTaggerPtr> m_opened;
};

}  // namespace gainsay
