// SPDX-License-Identifier: GPL-3.0-or-later
// The file formats that Gainsay reads and writes, each in a folder beside this file. A new one is a row in Formats.cpp.
#pragma once

#include "core/io/format/ImportFormat.h"
#include "core/io/rows/ExportWriter.h"
#include "core/io/rows/ImportReader.h"

namespace gainsay {

// The names that --format and the import dialog take: cdconv, rgm, mutual, crp, jsonl, csv, tsv, labelstudio, …
QStringList importFormats();
// Stands for the format that a file looks most like.
inline constexpr QStringView autoFormat = u"auto";

// Opens a file, or a folder where the format is one of folders; "-" is standard input.
Result<std::unique_ptr<ImportReader>> openImport(const QString &path, const ImportOptions &options);

// Formats that the file may be in, the likeliest first; none is an error that names those there are.
Result<QStringList> recognisedFormats(const QString &path);
// The format itself, or the likeliest one for `auto`.
Result<QString> chosenFormat(const QString &path, const QString &format);
// Whether the columns of such files can be mapped.
bool takesMapping(const QString &format);

// cdconv, jsonl, csv, labelstudio, doccano, huggingface
QStringList exportFormats();

// `device` is open and outlives the writer.
Result<std::unique_ptr<ExportWriter>> makeExportWriter(QIODevice &device, const ExportOptions &options);

}  // namespace gainsay
