// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/exchange/ImportRehearsal.h"

#include "core/base/TranslatableText.h"
#include "core/io/Formats.h"
#include "core/service/exchange/ImportPieces.h"

namespace gainsay {

Result<ImportRehearsal> rehearseImport(const QString &path, const ImportOptions &options, const RehearsalLimits &limits,
                                       Progress &progress)
{
    ASSIGN_OR_RETURN(const auto reader, openImport(path, options));
    ImportRehearsal rehearsal;
    bool fromArchive = false;
    while (rehearsal.good + rehearsal.rejected.size() < limits.readRows) {
        if (progress.isCancelled())
            return cancelled(TranslatableText::translate("core", "Reading the file was cancelled."));
        ASSIGN_OR_RETURN(auto event, reader->next());
        std::optional<RowError> fault;
        if (std::holds_alternative<EndOfRows>(event)) {
            rehearsal.whole = true;
            break;
        }
        if (auto *row = std::get_if<ImportRow>(&event)) {
            fromArchive = fromArchive || !row->project.is_null();
            if (!row->project.is_null() || !row->end.is_null())
                continue;
            fault = fromArchive ? std::nullopt : checkRow(*row, options.scheme);
            if (!fault) {
                rehearsal.notes.add(*row);
                if (rehearsal.good++ < limits.shownRows)
                    rehearsal.rows.append(std::move(*row));
            }
        } else {
            fault = std::get<RowError>(event);
        }
        if (fault) {
            rehearsal.notes.add(*fault);
            limits.rejected(*fault);
            rehearsal.rejected.append(*fault);
        }
    }
    return rehearsal;
}

}  // namespace gainsay
