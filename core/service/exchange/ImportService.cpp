// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/exchange/ImportService.h"

#include "core/base/Phrases.h"
#include "core/base/TranslatableText.h"
#include "core/service/access/Authorization.h"
#include "core/service/exchange/ImportWriter.h"
#include "core/service/project/ActiveScheme.h"
#include "core/store/ProjectStore.h"

using namespace Qt::StringLiterals;

namespace gainsay {

ImportService::ImportService(Storage &storage, const Clock &clock, QString user)
    : m_storage(storage), m_clock(clock), m_user(std::move(user))
{
}

Result<void> ImportService::mayImport()
{
    if (m_user.isEmpty())
        return {};
    ASSIGN_OR_RETURN(const auto user, m_storage.project().userNamed(m_user));
    const auto allowed = authorize(m_storage, user.id, Permission::Import);
    return allowed ? Result<void>() : allowed.error();
}

Result<ImportReport> ImportService::run(ImportReader &reader, const ImportRequest &request, Progress &progress)
{
    RETURN_IF_ERROR(mayImport());
    ASSIGN_OR_RETURN(const auto active, activeScheme(m_storage.project()));
    ImportReport report;
    ImportWriter writer(m_storage, m_clock, m_user, active, request, report);
    ImportPieces pieces(reader, active.scheme, request.purpose);
    const qint64 total = reader.bytesTotal();
    std::optional<Error> failure;
    for (bool more = true; more && !report.cancelled && !failure;) {
        const auto written = writer.writeSome(pieces, [&](const ImportPiece &piece) {
            progress.report(piece.bytesRead, total);
            report.cancelled = progress.isCancelled();
        });
        if (written)
            more = *written;
        else
            failure = written.error();
    }
    // Also when nothing is new: an earlier attempt may have broken off just before.
    const auto finished = m_storage.transaction([&] { return writer.finish(); });
    if (failure && report.added > 0)
        failure->message = sentences(
            {failure->message, TranslatableText::translate("core", "%1 conversations had been taken until then; the "
                                                                   "same file again takes the rest.")
                                   .arg(report.added)});
    if (failure)
        return *failure;
    if (!finished)
        return finished.error();
    return report;
}

}  // namespace gainsay
