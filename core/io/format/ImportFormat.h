// SPDX-License-Identifier: GPL-3.0-or-later
// One format that can be read, as its folder brings it: its name, how a file is opened, and whether a file looks like
// one of its own. Formats.cpp lists them.
#pragma once

#include "core/io/format/FileSample.h"
#include "core/io/rows/ImportReader.h"
#include "core/io/rows/RowFormat.h"

#include <QIODevice>

namespace gainsay {

struct ImportFormat {
    using Open = Result<std::unique_ptr<ImportReader>> (*)(const QString &path, const ImportOptions &options);

    QStringView name;
    Open open = nullptr;
    // 0: not mine; 100: nothing else. Formats that take nearly everything stay below 20.
    int (*likeness)(const FileSample &sample) = nullptr;
    bool mapped = false;  // its columns can be mapped
};

// How surely a sample is a format's own, in steps that compare across formats.
inline constexpr int certainly = 100;
inline constexpr int probably = 60;
inline constexpr int possibly = 15;

// Opens a file; "-" is standard input.
Result<std::unique_ptr<QIODevice>> openImportFile(const QString &path);

using RowsMaker = std::unique_ptr<RowFormat> (*)(const ImportOptions &);
// One JSON object per line.
Result<std::unique_ptr<ImportReader>> openJsonLines(const QString &path, const ImportOptions &options, RowsMaker rows);
// One JSON list of objects, or objects one after the other.
Result<std::unique_ptr<ImportReader>> openJsonList(const QString &path, const ImportOptions &options, RowsMaker rows);
// Either, by what the file begins with.
std::unique_ptr<ImportReader> readJson(std::unique_ptr<QIODevice> file, const QString &path,
                                       const ImportOptions &options, std::unique_ptr<RowFormat> rows);
Result<std::unique_ptr<ImportReader>> openJson(const QString &path, const ImportOptions &options, RowsMaker rows);

// For the `open` of formats that need nothing but their rows.
template <RowsMaker rows>
Result<std::unique_ptr<ImportReader>> jsonLines(const QString &path, const ImportOptions &options)
{
    return openJsonLines(path, options, rows);
}
template <RowsMaker rows>
Result<std::unique_ptr<ImportReader>> jsonFile(const QString &path, const ImportOptions &options)
{
    return openJson(path, options, rows);
}

}  // namespace gainsay
