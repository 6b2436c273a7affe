// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/ImportReader.h"

#include "core/io/CsvReader.h"
#include "core/io/JsonListReader.h"
#include "core/io/JsonlReader.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct ImportWords {
    Q_DECLARE_TR_FUNCTIONS(io)
};

Result<std::unique_ptr<QIODevice>> openSource(const QString &path)
{
    auto file = std::make_unique<QFile>(path);
    const bool standardInput = path == u"-"_s;
    if (!standardInput && QFileInfo(path).isDir())
        return invalidInput(ImportWords::tr("%1 is a folder; name a file in it.").arg(path));
    const bool open = standardInput ? file->open(stdin, QIODevice::ReadOnly)
                                    : file->open(QIODevice::ReadOnly | QIODevice::Unbuffered);
    if (!open)
        return ioError(ImportWords::tr("%1 cannot be read: %2").arg(path, file->errorString()));
    return std::unique_ptr<QIODevice>(std::move(file));
}

std::unique_ptr<RowFormat> rowFormat(const ImportOptions &options)
{
    if (options.format == u"cdconv"_s)
        return cdconvRows();
    if (options.format == u"rgm"_s)
        return rgmRows();
    if (options.format == u"mutual"_s)
        return mutualRows();
    if (options.format == u"crp"_s)
        return crpRows();
    if (options.format == u"labelstudio"_s)
        return labelStudioRows(options);
    if (options.format == u"doccano"_s)
        return doccanoRows(options);
    return genericRows(options);
}

}  // namespace

QString RowError::message() const
{
    return field.isEmpty() ? ImportWords::tr("line %1: %2").arg(QString::number(line), reason)
                           : ImportWords::tr("line %1, %2: %3").arg(QString::number(line), field, reason);
}

QStringList importFormats()
{
    return {u"cdconv"_s, u"rgm"_s, u"mutual"_s,      u"crp"_s,    u"jsonl"_s,
            u"csv"_s,    u"tsv"_s, u"labelstudio"_s, u"doccano"_s};
}

Result<std::unique_ptr<ImportReader>> openImport(const QString &path, const ImportOptions &options)
{
    if (!importFormats().contains(options.format)) {
        return invalidInput(ImportWords::tr("There is no format \"%1\" to read; known are %2.")
                                .arg(options.format, importFormats().join(u", "_s)));
    }
    Result<std::unique_ptr<QIODevice>> device = openSource(path);
    if (!device)
        return device.error();
    if (options.format == u"csv"_s || options.format == u"tsv"_s)
        return std::unique_ptr<ImportReader>(std::make_unique<CsvReader>(*std::move(device), path, options));
    if (options.format == u"labelstudio"_s)
        return std::unique_ptr<ImportReader>(
            std::make_unique<JsonListReader>(*std::move(device), path, options, rowFormat(options)));
    return std::unique_ptr<ImportReader>(
        std::make_unique<JsonlReader>(*std::move(device), path, options, rowFormat(options)));
}

}  // namespace gainsay
