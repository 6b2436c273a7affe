// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/ExportWriter.h"

#include "core/io/CdconvWriter.h"
#include "core/io/CsvWriter.h"
#include "core/io/DoccanoWriter.h"
#include "core/io/HuggingFaceWriter.h"
#include "core/io/JsonlWriter.h"
#include "core/io/LabelStudioWriter.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace gainsay {

QStringList exportFormats()
{
    return {u"cdconv"_s, u"jsonl"_s, u"csv"_s, u"labelstudio"_s, u"doccano"_s, u"huggingface"_s};
}

Result<std::unique_ptr<ExportWriter>> makeExportWriter(QIODevice &device, const ExportOptions &options)
{
    if (options.format == u"cdconv"_s)
        return std::unique_ptr<ExportWriter>(std::make_unique<CdconvWriter>(device, options.scheme));
    if (options.format == u"jsonl"_s)
        return std::unique_ptr<ExportWriter>(std::make_unique<JsonlWriter>(device));
    if (options.format == u"csv"_s)
        return std::unique_ptr<ExportWriter>(std::make_unique<CsvWriter>(device, options));
    if (options.format == u"labelstudio"_s)
        return std::unique_ptr<ExportWriter>(std::make_unique<LabelStudioWriter>(device, options.scheme));
    if (options.format == u"doccano"_s)
        return std::unique_ptr<ExportWriter>(std::make_unique<DoccanoWriter>(device, options.scheme));
    if (options.format == u"huggingface"_s)
        return std::unique_ptr<ExportWriter>(std::make_unique<HuggingFaceWriter>(device, options));
    return invalidInput(QCoreApplication::translate("io", "There is no format \"%1\" to write; known are %2.")
                            .arg(options.format, exportFormats().join(u", "_s)));
}

}  // namespace gainsay
