// SPDX-License-Identifier: GPL-3.0-or-later
// Conversations from a file, one row at a time in bounded memory. A bad row is an event like any other: it
// names its line, field and reason, and the caller reads on. A reader belongs to one thread, any thread.
#pragma once

#include "core/base/Result.h"
#include "core/io/rows/ColumnMapping.h"
#include "core/model/Conversation.h"
#include "core/model/Span.h"
#include "core/scheme/Scheme.h"

#include <QMap>

#include <memory>
#include <optional>
#include <variant>

namespace gainsay {

// What one person answered, as another tool's file has it. Checked against the scheme by whoever stores it.
struct PersonAnswers {
    QString person;
    Json answers = Json::object();
    qint64 createdAt = 0;  // 0: the file does not say
    qint64 activeMs = 0;
};

// What a model said of the row, as another tool's file has it.
struct RowPrediction {
    QString model;  // names the run that it becomes part of
    QString label;  // an answer to the gold question
    QMap<QString, double> probabilities;
    QList<Span> spans;
};

// One conversation, or a line around those of an "everything" file.
struct ImportRow {
    qint64 line = 0;              // 1-based line on which the row starts
    Conversation conversation;    // id and batch are set by the rules below
    Json project;                 // not null: this is the project line and `conversation` is empty
    bool ends = false;            // project line: the file promises an end line
    Json end;                     // not null: this is the end line, with its counts
    QList<PersonAnswers> people;  // files that say who answered what, apart from gold
    Json work = Json::object();   // "everything" files: the line's `work`, as ExportRow::fields["work"] gave it
    QList<RowPrediction> predictions;
    QStringList kept;     // fields that nobody reads; they stand in `conversation.extra`
    QStringList leftOut;  // what the row has and no part of a conversation can hold
};

// An answer that the scheme does not know, so that it can be listed once for the whole file.
struct UnknownAnswer {
    QString question;
    QString value;
};

struct RowError {
    qint64 line = 0;
    QString field;  // empty when the row as a whole is at fault
    QString reason;
    std::optional<UnknownAnswer> unknown = std::nullopt;

    // "line 7, label: expected a whole number from 0 to 4, found \"x\""
    QString message() const;
};

struct EndOfRows {};

using ImportEvent = std::variant<EndOfRows, ImportRow, RowError>;

struct ImportOptions {
    QString format;         // one of importFormats() (core/io/Formats.h)
    QString batch;          // all rows go there; empty: the row's `file` field, else the stem of the file's name
    Scheme scheme;          // whose gold question takes the label column of generic files; may be empty
    ColumnMapping mapping;  // files that do not name their fields as we do
};

class ImportReader {
public:
    virtual ~ImportReader() = default;

    // A row without an id of its own is called STEM-N after the file's name and its line (csv: its record).
    // An error means that the file cannot be read on; rejected rows come as RowError.
    virtual Result<ImportEvent> next() = 0;

    // For progress: bytes consumed so far, and all there are (0 when unknown, as with standard input).
    virtual qint64 bytesRead() const = 0;
    virtual qint64 bytesTotal() const = 0;
};

}  // namespace gainsay
