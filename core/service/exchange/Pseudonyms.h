// SPDX-License-Identifier: GPL-3.0-or-later
// Names that stand for people in what leaves the project. They come from a key that only the project has: the same
// person is called the same in every export, and nobody can find the person by trying names.
#pragma once

#include "core/base/Result.h"
#include "core/store/ArchiveStore.h"

#include <QByteArray>
#include <QHash>
#include <QRegularExpression>
#include <QSet>
#include <QString>

namespace gainsay {

class Storage;

class Pseudonyms {
public:
    // With the project's key, which is made when it is first needed.
    static Result<Pseudonyms> ofProject(Storage &storage);

    // "person-" and ten hexadecimal digits.
    QString nameFor(const QString &person) const;
    // What somebody wrote, with the people of the project named so wherever it names them. A name of one letter or
    // of digits is let be: it tells nobody apart, and words and numbers would be taken for it.
    QString inText(const QString &text) const;
    // The same in the answers to questions that are answered in writing.
    Json inAnswers(const Json &answers) const;

    PeopleShown shown() const;

private:
    explicit Pseudonyms(QByteArray key) : m_key(std::move(key)) {}
    void learnNames(const QStringList &people);

    QByteArray m_key;
    QHash<QString, QString> m_known;  // by the folded name
    QRegularExpression m_names;
    QSet<QString> m_written;  // questions
};

}  // namespace gainsay
