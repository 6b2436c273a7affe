// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/data/ImportPreview.h"

#include "core/io/Formats.h"
#include <QCoreApplication>
#include <QFileInfo>

namespace gainsay {

using namespace Qt::StringLiterals;

namespace {

constexpr int kPreviewRows = 200;

Result<ImportPreview> readRows(const QString &path, const ImportOptions &options, Progress &progress)
{
    ASSIGN_OR_RETURN(auto reader, openImport(path, options));
    ImportPreview preview;
    preview.format = options.format;
    while (preview.rows.size() + preview.rejected.size() < kPreviewRows) {
        if (progress.isCancelled())
            return cancelled(QCoreApplication::translate("ImportPreview", "The preview was cancelled."));
        ASSIGN_OR_RETURN(auto event, reader->next());
        if (std::holds_alternative<EndOfRows>(event)) {
            preview.whole = true;
            break;
        }
        if (const auto *row = std::get_if<ImportRow>(&event)) {
            if (row->project.is_null())
                preview.rows.append(row->conversation);
        } else {
            preview.rejected.append(std::get<RowError>(event));
        }
    }
    return preview;
}

// Formats worth trying, the most particular first: the generic ones take nearly everything.
QStringList candidateFormats(const QString &path)
{
    const QString ending = QFileInfo(path).suffix().toLower();
    if (ending == "csv"_L1 || ending == "tsv"_L1)
        return {ending};
    if (ending == "json"_L1)
        return {u"labelstudio"_s, u"jsonl"_s};
    return {u"cdconv"_s, u"rgm"_s, u"mutual"_s, u"crp"_s, u"jsonl"_s, u"doccano"_s};
}

}  // namespace

Result<ImportPreview> previewImport(const QString &path, ImportOptions options, Progress &progress)
{
    if (!options.format.isEmpty())
        return readRows(path, options, progress);
    std::optional<Result<ImportPreview>> best;
    for (const QString &format : candidateFormats(path)) {
        options.format = format;
        Result<ImportPreview> tried = readRows(path, options, progress);
        const bool better = tried && (!best || !*best || tried->rejected.size() < (*best)->rejected.size());
        if (!best || better)
            best = std::move(tried);
    }
    return std::move(*best);
}

}  // namespace gainsay
