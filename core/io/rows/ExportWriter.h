// SPDX-License-Identifier: GPL-3.0-or-later
// Rows out to a device, one at a time; the same rows always give the same bytes.
#pragma once

#include "core/base/Result.h"
#include "core/model/Conversation.h"
#include "core/scheme/Scheme.h"

#include <QIODevice>

#include <memory>
#include <optional>

namespace gainsay {

struct ExportRow {
    Conversation conversation;
    Json answers;                  // gold: the final answers; annotations: one person's; null if there are none
    Json fields = Json::object();  // what else is said of it: gold_source, removed, user, prediction, work, …
};

// What goes into the folder of the exported file: a data card, a labelling configuration.
struct CompanionFile {
    QString name;
    QByteArray text;
};

class ExportWriter {
public:
    virtual ~ExportWriter() = default;

    // First line of an "everything" file; other formats refuse it.
    virtual Result<void> writeProject(const Json &project) = 0;
    virtual Result<void> write(const ExportRow &row) = 0;
    // Flushes. Nothing may be written afterwards.
    virtual Result<void> finish() = 0;
    // Asked after finish().
    virtual std::optional<CompanionFile> companion() const { return std::nullopt; }
};

struct ExportOptions {
    QString format;          // one of exportFormats() (core/io/Formats.h)
    QString fileName;        // huggingface: the data file that the card names
    Scheme scheme;           // csv: its questions are columns; cdconv: codes of label and persona
    QStringList fieldNames;  // csv, huggingface: the keys of ExportRow::fields that become columns, in order
    QString licence;         // huggingface: of the data, by its identifier there or any other name
    int turnColumns = 4;     // csv: no conversation may have more turns
};

// What ExportOptions::licence may be without a name of its own: identifiers of the hub.
const QStringList &dataLicences();

}  // namespace gainsay
