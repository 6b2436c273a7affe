// SPDX-License-Identifier: GPL-3.0-or-later
// The writing half of an import: pieces into the project, some thousand rows per transaction.
#pragma once

#include "core/base/Clock.h"
#include "core/service/exchange/ImportPieces.h"
#include "core/service/exchange/ImportService.h"
#include "core/service/exchange/ImportedAnswers.h"
#include "core/service/exchange/ImportedPredictions.h"
#include "core/store/Storage.h"
#include "core/text/SearchBlock.h"

#include <QHash>

namespace gainsay {

class ImportWriter {
public:
    // `user` is who imports, for the audit.
    ImportWriter(Storage &storage, const Clock &clock, const QString &user, ActiveScheme scheme,
                 const ImportRequest &request, ImportReport &report);

    // Writes pieces until enough for one transaction are in, or there are no more: false then. What is in is in the
    // audit too, so that an import that breaks off has told what it took.
    Result<bool> writeSome(ImportPieces &pieces, const std::function<void(const ImportPiece &)> &onPiece);
    // What could only be restored when every conversation is there.
    Result<void> finish();

private:
    Result<void> write(ImportPiece &piece, SearchBlock &block, ConversationId &firstOfBlock);
    Result<void> restoreProject(Json project);
    Result<void> restoreWork(const std::vector<PreparedRow *> &rows, const QList<NewConversation> &added,
                             const QList<ConversationId> &ids);
    Result<std::vector<PreparedRow *>> newRows(ImportPiece &piece);
    Result<void> takeAnswers(const ImportPiece &piece);
    Result<void> takePredictions(const ImportPiece &piece);
    Result<void> record(const ImportReport &before);
    void reject(const RowError &error);
    Result<BatchId> batchNamed(const QString &name);

    Storage &m_storage;
    const Clock &m_clock;
    const QString m_user;
    const ImportRequest &m_request;
    ImportReport &m_report;
    AddedRange m_added;         // by the transaction that runs
    ActiveScheme m_scheme;      // the file's own once an empty project has taken it over
    bool m_settleAnew = false;  // the file was settled under an older version
    ImportedAnswers m_answers;
    ImportedPredictions m_predictions;
    QHash<QString, BatchId> m_batches;
    Json m_project;  // null unless the file opens with a project line
};

}  // namespace gainsay
