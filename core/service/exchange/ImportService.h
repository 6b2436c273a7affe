// SPDX-License-Identifier: GPL-3.0-or-later
// Takes a file into a project: every row checked, what is there already left alone, bad rows named. Runs on the
// thread of its storage; a second thread reads ahead.
#pragma once

#include "core/base/Clock.h"
#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/io/rows/ImportNotes.h"
#include "core/io/rows/ImportReader.h"
#include "core/model/ConversationQuery.h"
#include "core/store/Storage.h"

#include <QString>

#include <functional>

namespace gainsay {

struct ImportRequest {
    QString source;  // name of the file, for the audit
    Purpose purpose = Purpose::Work;
    // Called for each rejected row as it is met.
    std::function<void(const RowError &)> rejected = [](const RowError &) {};
};

// What one transaction of an import added, by id; nobody else's conversations lie between.
struct AddedRange {
    ConversationId first;
    ConversationId last;
};

struct ImportReport {
    QList<AddedRange> ranges;
    qint64 added = 0;
    qint64 alreadyThere = 0;  // same id, same content
    qint64 rejected = 0;
    qint64 answers = 0;       // people's, from files that say who answered what
    qint64 predictions = 0;   // models', from files that hold them beside people's answers
    bool cancelled = false;   // what was added until then stays
    bool endUnknown = false;  // an archive of an older version, which does not tell whether it is whole
    ImportNotes notes;        // what became of the rest
};

class ImportService {
public:
    // `user` imports and is named in the audit; empty on the command line.
    ImportService(Storage &storage, const Clock &clock, QString user);

    // An error means that the rest of the file was not taken; what was committed before it stays.
    Result<ImportReport> run(ImportReader &reader, const ImportRequest &request, Progress &progress);

private:
    Result<void> mayImport();

    Storage &m_storage;
    const Clock &m_clock;
    const QString m_user;
};

}  // namespace gainsay
