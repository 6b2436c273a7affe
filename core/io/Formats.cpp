// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/Formats.h"

#include "core/io/corpora/CdconvWriter.h"
#include "core/io/csv/CsvReader.h"
#include "core/io/csv/CsvWriter.h"
#include "core/io/doccano/DoccanoWriter.h"
#include "core/io/huggingface/HuggingFaceWriter.h"
#include "core/io/json/JsonListReader.h"
#include "core/io/json/JsonlReader.h"
#include "core/io/json/JsonlWriter.h"
#include "core/io/labelstudio/LabelStudioWriter.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <cstdio>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct FormatWords {
    Q_DECLARE_TR_FUNCTIONS(io)
};

using Source = std::unique_ptr<QIODevice>;
using RowsMaker = std::unique_ptr<RowFormat> (*)(const ImportOptions &);

// One JSON object per line.
template <RowsMaker rows>
std::unique_ptr<ImportReader> lines(Source source, const QString &path, const ImportOptions &options)
{
    return std::make_unique<JsonlReader>(std::move(source), path, options, rows(options));
}

// One JSON list of objects.
template <RowsMaker rows>
std::unique_ptr<ImportReader> list(Source source, const QString &path, const ImportOptions &options)
{
    return std::make_unique<JsonListReader>(std::move(source), path, options, rows(options));
}

std::unique_ptr<ImportReader> table(Source source, const QString &path, const ImportOptions &options)
{
    return std::make_unique<CsvReader>(std::move(source), path, options);
}

struct ImportFormat {
    QStringView name;
    std::unique_ptr<ImportReader> (*open)(Source, const QString &path, const ImportOptions &);
};

constexpr ImportFormat readers[] = {
    {u"cdconv", lines<cdconvRows>},
    {u"rgm", lines<rgmRows>},
    {u"mutual", lines<mutualRows>},
    {u"crp", lines<crpRows>},
    {u"jsonl", lines<genericRows>},
    {u"csv", table},
    {u"tsv", table},
    {u"labelstudio", list<labelStudioRows>},
    {u"doccano", lines<doccanoRows>},
};

struct ExportFormat {
    QStringView name;
    std::unique_ptr<ExportWriter> (*make)(QIODevice &, const ExportOptions &);
};

// Writers that need the scheme alone, or every option.
template <class Writer> std::unique_ptr<ExportWriter> withScheme(QIODevice &device, const ExportOptions &options)
{
    return std::make_unique<Writer>(device, options.scheme);
}
template <class Writer> std::unique_ptr<ExportWriter> withOptions(QIODevice &device, const ExportOptions &options)
{
    return std::make_unique<Writer>(device, options);
}
std::unique_ptr<ExportWriter> jsonl(QIODevice &device, const ExportOptions &)
{
    return std::make_unique<JsonlWriter>(device);
}

constexpr ExportFormat writers[] = {
    {u"cdconv", withScheme<CdconvWriter>},   {u"jsonl", jsonl},
    {u"csv", withOptions<CsvWriter>},        {u"labelstudio", withScheme<LabelStudioWriter>},
    {u"doccano", withScheme<DoccanoWriter>}, {u"huggingface", withOptions<HuggingFaceWriter>},
};

template <class Formats> QStringList namesOf(const Formats &formats)
{
    QStringList names;
    for (const auto &format : formats)
        names << format.name.toString();
    return names;
}

template <class Formats> auto find(const Formats &formats, const QString &name)
{
    const auto found = std::ranges::find(formats, QStringView(name), [](const auto &format) { return format.name; });
    return found == std::end(formats) ? nullptr : found;
}

Result<Source> openSource(const QString &path)
{
    auto file = std::make_unique<QFile>(path);
    const bool standardInput = path == u"-"_s;
    if (!standardInput && QFileInfo(path).isDir())
        return invalidInput(FormatWords::tr("%1 is a folder; name a file in it.").arg(path));
    const bool open = standardInput ? file->open(stdin, QIODevice::ReadOnly)
                                    : file->open(QIODevice::ReadOnly | QIODevice::Unbuffered);
    if (!open)
        return ioError(FormatWords::tr("%1 cannot be read: %2").arg(path, file->errorString()));
    return Source(std::move(file));
}

}  // namespace

QStringList importFormats()
{
    return namesOf(readers);
}

Result<std::unique_ptr<ImportReader>> openImport(const QString &path, const ImportOptions &options)
{
    const ImportFormat *const format = find(readers, options.format);
    if (!format) {
        return invalidInput(FormatWords::tr("There is no format \"%1\" to read; known are %2.")
                                .arg(options.format, importFormats().join(u", "_s)));
    }
    ASSIGN_OR_RETURN(auto source, openSource(path));
    return format->open(std::move(source), path, options);
}

QStringList exportFormats()
{
    return namesOf(writers);
}

Result<std::unique_ptr<ExportWriter>> makeExportWriter(QIODevice &device, const ExportOptions &options)
{
    if (const ExportFormat *const format = find(writers, options.format))
        return format->make(device, options);
    return invalidInput(FormatWords::tr("There is no format \"%1\" to write; known are %2.")
                            .arg(options.format, exportFormats().join(u", "_s)));
}

}  // namespace gainsay
