// SPDX-License-Identifier: GPL-3.0-or-later
// Names that stand for people in what leaves the project. They come from a key that only the project has: the same
// person is called the same in every export, and nobody can find the person by trying names.
#pragma once

#include "core/base/Result.h"

#include <QByteArray>
#include <QString>

namespace gainsay {

class Storage;

class Pseudonyms {
public:
    explicit Pseudonyms(QByteArray key) : m_key(std::move(key)) {}
    // With the project's key, which is made when it is first needed.
    static Result<Pseudonyms> ofProject(Storage &storage);

    // "person-" and ten hexadecimal digits.
    QString nameFor(const QString &person) const;

private:
    QByteArray m_key;
};

}  // namespace gainsay
