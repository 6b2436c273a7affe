// SPDX-License-Identifier: GPL-3.0-or-later
// The file formats that Gainsay reads and writes, each in a folder beside this file. A new one is a row in Formats.cpp.
#pragma once

#include "core/io/rows/ExportWriter.h"
#include "core/io/rows/ImportReader.h"

namespace gainsay {

// The names that --format and the import dialog take: cdconv, rgm, mutual, crp, jsonl, csv, tsv, labelstudio, doccano.
QStringList importFormats();

// Opens a file for reading; "-" is standard input.
Result<std::unique_ptr<ImportReader>> openImport(const QString &path, const ImportOptions &options);

// cdconv, jsonl, csv, labelstudio, doccano, huggingface
QStringList exportFormats();

// `device` is open and outlives the writer.
Result<std::unique_ptr<ExportWriter>> makeExportWriter(QIODevice &device, const ExportOptions &options);

}  // namespace gainsay
