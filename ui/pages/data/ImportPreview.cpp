// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/data/ImportPreview.h"

#include "core/io/Formats.h"
#include "core/service/exchange/ImportRehearsal.h"

namespace gainsay {

using namespace Qt::StringLiterals;

namespace {

constexpr int kPreviewRows = 200;

Result<ImportPreview> readRows(const QString &path, const ImportOptions &options, Progress &progress)
{
    RehearsalLimits limits;
    limits.shownRows = kPreviewRows;
    limits.readRows = kPreviewRows;
    ASSIGN_OR_RETURN(auto rehearsal, rehearseImport(path, options, limits, progress));
    ImportPreview preview;
    preview.format = options.format;
    for (ImportRow &row : rehearsal.rows)
        preview.rows.append(std::move(row.conversation));
    preview.rejected = std::move(rehearsal.rejected);
    preview.notes = rehearsal.notes.sentences(options.scheme);
    preview.whole = rehearsal.whole;
    if (takesMapping(options.format)) {
        ASSIGN_OR_RETURN(const auto sample, FileSample::of(path));
        preview.columns = sampleColumns(sample, options.mapping.hasHeader);
        preview.isTable = !sample.isJson();
    }
    return preview;
}

}  // namespace

Result<ImportPreview> previewImport(const QString &path, ImportOptions options, Progress &progress)
{
    if (!options.format.isEmpty())
        return readRows(path, options, progress);
    ASSIGN_OR_RETURN(const auto formats, recognisedFormats(path));
    std::optional<Result<ImportPreview>> best;
    for (const QString &format : formats) {
        options.format = format;
        Result<ImportPreview> tried = readRows(path, options, progress);
        const bool better = tried && (!best || !*best || tried->rejected.size() < (*best)->rejected.size());
        if (!best || better)
            best = std::move(tried);
        if (*best && (*best)->rejected.isEmpty() && !(*best)->rows.isEmpty())
            break;
    }
    return std::move(*best);
}

}  // namespace gainsay
