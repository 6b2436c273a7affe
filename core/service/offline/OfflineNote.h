// SPDX-License-Identifier: GPL-3.0-or-later
// What a file that somebody took along says of itself: from which project it is, whose it is, and how far the person's
// answers were when it was made.
#pragma once

#include "core/base/Result.h"

#include <QHash>
#include <QString>

#include <optional>

namespace gainsay {

class Storage;

struct OfflineNote {
    QString home;         // where the project was then, fit to be shown
    QByteArray identity;  // projectIdentity() of it; empty where the person may not read the audit trail
    QString person;
    qint64 madeAt = 0;
    qint64 awayUntil = 0;           // nobody else gets the items before
    QHash<QString, int> revisions;  // of the person's answers by external id, where there were some
};

// None: the project is no offline copy.
Result<std::optional<OfflineNote>> offlineNote(Storage &storage);
Result<void> setOfflineNote(Storage &storage, const OfflineNote &note);

// Tells projects apart: the hash of the first row of the audit trail. Empty: it cannot be read.
QByteArray projectIdentity(Storage &storage);

}  // namespace gainsay
