// SPDX-License-Identifier: GPL-3.0-or-later
// Takes a whole import back, as long as nobody has touched anything of it.
#pragma once

#include "core/base/Clock.h"
#include "core/base/Progress.h"
#include "core/base/TranslatableText.h"
#include "core/service/exchange/ImportService.h"

#include <QList>

namespace gainsay {

class Storage;

// What one import added, out of the audit trail.
struct PastImport {
    QString source;  // name of the file
    QString user;
    qint64 at = 0;  // when its last part was stored
    qint64 added = 0;
    QList<AddedRange> ranges;
};

class ImportUndo {
    GAINSAY_TR(gainsay::ImportUndo)

public:
    // `actor` imports; none stands for the command line.
    ImportUndo(Storage &storage, const Clock &clock, UserId actor);

    // Newest first; those that added nothing, or were taken back, are left out.
    Result<QList<PastImport>> imports(int limit);
    // How many of its conversations are still there, or why it cannot be taken back.
    Result<qint64> check(const QList<AddedRange> &ranges);
    // Gives how many conversations were taken away. All of it or, where it is stopped, the pieces so far.
    Result<qint64> takeBack(const QList<AddedRange> &ranges, Progress &progress);

private:
    Result<QList<ConversationId>> items(const QList<AddedRange> &ranges);
    Result<QList<ConversationId>> untouched(const QList<AddedRange> &ranges);

    Storage &m_storage;
    const Clock &m_clock;
    UserId m_actor;
};

}  // namespace gainsay
