// SPDX-License-Identifier: GPL-3.0-or-later
// Reads a file ahead of the writer on a thread of its own, and does there whatever needs no database: checks,
// fingerprints, grams for the search.
#pragma once

#include "core/base/BoundedQueue.h"
#include "core/io/rows/ImportNotes.h"
#include "core/io/rows/ImportReader.h"
#include "core/scheme/Scheme.h"
#include "core/service/exchange/ArchiveCheck.h"
#include "core/store/ConversationStore.h"

#include <optional>
#include <thread>
#include <vector>

namespace gainsay {

struct PreparedRow {
    qint64 line = 0;
    NewConversation added;  // its batch is still to be looked up by name, the label of its gold by the scheme
    std::vector<Gram> grams;
    Json work;
    QList<PersonAnswers> people;  // checked; what follows is for them and the next, since `added` moves on
    QList<RowPrediction> predictions;
    QString externalId;
    QByteArray fingerprint;
};

// A few hundred rows on their way from the reader to the writer.
struct ImportPiece {
    std::vector<PreparedRow> rows;
    QList<RowError> rejected;
    ImportNotes notes;
    Json project;                  // the project line, if it was among them
    bool endUnknown = false;       // the file cannot tell whether it is whole
    std::optional<Error> failure;  // the file could not be read on
    qint64 bytesRead = 0;
};

// Why a row that could be read cannot be stored, if so: what every conversation must have, and answers that the scheme
// takes. What people's answers leave to the scheme is filled in.
std::optional<RowError> checkRow(ImportRow &row, const Scheme &scheme);

class ImportPieces {
public:
    // `reader` is used by the other thread until this object is gone.
    ImportPieces(ImportReader &reader, const Scheme &scheme, Purpose purpose);
    ~ImportPieces();

    // The next piece; none behind the last.
    std::optional<ImportPiece> next() { return m_queue.pop(); }

private:
    void readAll();
    ImportPiece readPiece(bool &atEnd);
    void take(ImportRow row, ImportPiece &piece);
    // The lines around the conversations of an archive; an error ends the reading.
    Result<void> openArchive(ImportRow row, ImportPiece &piece);
    Result<void> closeArchive(const ImportRow &row);
    Result<void> atEndOfFile() const;
    Result<void> takeEvent(ImportEvent event, ImportPiece &piece, bool &atEnd);
    std::optional<RowError> checkArchived(const ImportRow &row) const;

    ImportReader &m_reader;
    const Scheme &m_scheme;
    const Purpose m_purpose;
    std::optional<ArchiveCheck> m_archive;  // the file opens with a project line
    bool m_endPromised = false;
    bool m_ended = false;
    qint64 m_rows = 0;        // conversations so far, rejected ones too
    qint64 m_records = 0;     // of the work on them
    qint64 m_unreadable = 0;  // rows whose records do not count
    qint64 m_lastLine = 0;
    BoundedQueue<ImportPiece> m_queue;
    std::jthread m_thread;
};

}  // namespace gainsay
