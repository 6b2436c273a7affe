// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/format/ImportFormat.h"

#include "core/base/TranslatableText.h"
#include "core/io/json/JsonListReader.h"

#include <QFile>
#include <QFileInfo>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct OpenWords {
    GAINSAY_TR(io)
};

bool beginsWithList(QIODevice &file)
{
    QByteArray start = file.peek(4096);
    if (start.startsWith("\xef\xbb\xbf"))
        start.remove(0, 3);
    return start.trimmed().startsWith('[');
}

}  // namespace

Result<std::unique_ptr<QIODevice>> openImportFile(const QString &path)
{
    auto file = std::make_unique<QFile>(path);
    const bool standardInput = path == u"-"_s;
    if (!standardInput && QFileInfo(path).isDir())
        return invalidInput(OpenWords::tr("%1 is a folder; name a file in it.").arg(path));
    const bool open = standardInput ? file->open(stdin, QIODevice::ReadOnly)
                                    : file->open(QIODevice::ReadOnly | QIODevice::Unbuffered);
    if (!open)
        return ioError(OpenWords::tr("%1 cannot be read: %2").arg(path, file->errorString()));
    return std::unique_ptr<QIODevice>(std::move(file));
}

Result<std::unique_ptr<ImportReader>> openJsonLines(const QString &path, const ImportOptions &options, RowsMaker rows)
{
    ASSIGN_OR_RETURN(auto file, openImportFile(path));
    return std::unique_ptr<ImportReader>(std::make_unique<JsonlReader>(std::move(file), path, options, rows(options)));
}

Result<std::unique_ptr<ImportReader>> openJsonList(const QString &path, const ImportOptions &options, RowsMaker rows)
{
    ASSIGN_OR_RETURN(auto file, openImportFile(path));
    return std::unique_ptr<ImportReader>(
        std::make_unique<JsonListReader>(std::move(file), path, options, rows(options)));
}

std::unique_ptr<ImportReader> readJson(std::unique_ptr<QIODevice> file, const QString &path,
                                       const ImportOptions &options, std::unique_ptr<RowFormat> rows)
{
    if (beginsWithList(*file))
        return std::make_unique<JsonListReader>(std::move(file), path, options, std::move(rows));
    return std::make_unique<JsonlReader>(std::move(file), path, options, std::move(rows));
}

Result<std::unique_ptr<ImportReader>> openJson(const QString &path, const ImportOptions &options, RowsMaker rows)
{
    ASSIGN_OR_RETURN(auto file, openImportFile(path));
    return readJson(std::move(file), path, options, rows(options));
}

}  // namespace gainsay
