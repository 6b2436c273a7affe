// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/Formats.h"

#include "core/base/TranslatableText.h"
#include "core/io/brat/BratFormat.h"
#include "core/io/chat/ChatFormat.h"
#include "core/io/corpora/CdconvWriter.h"
#include "core/io/corpora/Corpora.h"
#include "core/io/corpora/MutualWriter.h"
#include "core/io/csv/CsvWriter.h"
#include "core/io/decode/DecodeFormat.h"
#include "core/io/doccano/DoccanoFormat.h"
#include "core/io/doccano/DoccanoWriter.h"
#include "core/io/generic/GenericRows.h"
#include "core/io/huggingface/HuggingFaceWriter.h"
#include "core/io/json/JsonlWriter.h"
#include "core/io/labelstudio/LabelStudioFormat.h"
#include "core/io/labelstudio/LabelStudioWriter.h"
#include "core/io/potato/PotatoFormat.h"
#include "core/io/prodigy/ProdigyFormat.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct FormatWords {
    GAINSAY_TR(io)
};

// Where two look alike, the more particular one stands first.
const QList<const ImportFormat *> &readers()
{
    static const QList<const ImportFormat *> formats{
        &cdconvFormat, &rgmFormat,    &mutualFormat,      &crpFormat,     &jsonlFormat,
        &csvFormat,    &tsvFormat,    &labelStudioFormat, &doccanoFormat, &doccanoSeq2seqFormat,
        &chatFormat,   &decodeFormat, &prodigyFormat,     &potatoFormat,  &bratFormat,
    };
    return formats;
}

const ImportFormat *readerNamed(const QString &name)
{
    const auto found = std::ranges::find(readers(), QStringView(name), &ImportFormat::name);
    return found == readers().end() ? nullptr : *found;
}

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
std::unique_ptr<ExportWriter> mutualWriter(QIODevice &device, const ExportOptions &)
{
    return std::make_unique<MutualWriter>(device);
}

constexpr ExportFormat writers[] = {
    {u"cdconv", withScheme<CdconvWriter>},
    {u"jsonl", jsonl},
    {u"csv", withOptions<CsvWriter>},
    {u"labelstudio", withScheme<LabelStudioWriter>},
    {u"doccano", withScheme<DoccanoWriter>},
    {u"huggingface", withOptions<HuggingFaceWriter>},
    {u"mutual", mutualWriter},
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

}  // namespace

QStringList importFormats()
{
    QStringList names;
    for (const ImportFormat *format : readers())
        names.append(format->name.toString());
    return names;
}

Result<std::unique_ptr<ImportReader>> openImport(const QString &path, const ImportOptions &options)
{
    const ImportFormat *const format = readerNamed(options.format);
    if (!format) {
        return invalidInput(FormatWords::tr("There is no format \"%1\" to read; known are %2.")
                                .arg(options.format, importFormats().join(u", "_s)));
    }
    return format->open(path, options);
}

Result<QStringList> recognisedFormats(const QString &path)
{
    if (path == u"-"_s)
        return invalidInput(FormatWords::tr("Standard input can be read once only; say which format it is in."));
    ASSIGN_OR_RETURN(const auto sample, FileSample::of(path));
    QList<std::pair<int, const ImportFormat *>> found;
    for (const ImportFormat *format : readers()) {
        if (const int likeness = format->likeness(sample); likeness > 0)
            found.append({likeness, format});
    }
    std::ranges::stable_sort(found, [](const auto &a, const auto &b) { return a.first > b.first; });
    QStringList names;
    for (const auto &[likeness, format] : found)
        names.append(format->name.toString());
    if (names.isEmpty())
        return invalidInput(FormatWords::tr("%1 looks like none of the formats that can be read: %2. Say which it is.")
                                .arg(path, importFormats().join(u", "_s)));
    return names;
}

Result<QString> chosenFormat(const QString &path, const QString &format)
{
    if (format != autoFormat)
        return format;
    ASSIGN_OR_RETURN(const auto formats, recognisedFormats(path));
    return formats.constFirst();
}

bool takesMapping(const QString &format)
{
    const ImportFormat *const found = readerNamed(format);
    return found && found->mapped;
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
