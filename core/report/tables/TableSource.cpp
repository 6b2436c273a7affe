// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/tables/TableSource.h"

#include "core/base/TranslatableText.h"
#include "core/errors/table/ErrorSelection.h"
#include "core/service/report/ReportService.h"
#include "core/store/ConversationStore.h"
#include "core/store/Storage.h"

namespace gainsay {

namespace {

constexpr int conversationPage = 2000;

}  // namespace

Result<const Scheme *> TableSource::scheme()
{
    if (!m_scheme) {
        ASSIGN_OR_RETURN(auto scheme, ReportService(m_storage).scheme());
        m_scheme = std::move(scheme);
    }
    return &*m_scheme;
}

Result<ReportFilter> TableSource::filter()
{
    ReportFilter filter;
    if (!m_options.batch.isEmpty()) {
        ASSIGN_OR_RETURN(const auto batch, m_storage.conversations().batchByName(m_options.batch));
        filter.batch = batch.id;
    }
    return filter;
}

Result<const DatasetFigures *> TableSource::dataset()
{
    if (!m_dataset) {
        ASSIGN_OR_RETURN(const auto restricted, filter());
        ASSIGN_OR_RETURN(auto figures, ReportService(m_storage, nullptr, &m_progress).dataset(restricted));
        m_dataset = std::move(figures);
    }
    return &*m_dataset;
}

Result<const ErrorTable *> TableSource::errors()
{
    if (!m_errors) {
        ASSIGN_OR_RETURN(const auto asked, scheme());
        ASSIGN_OR_RETURN(m_errors, loadErrorTable(m_storage, *asked, m_progress));
    }
    return m_errors.get();
}

Result<RowSet> TableSource::rows()
{
    ASSIGN_OR_RETURN(const auto table, errors());
    RETURN_IF_ERROR(filter());
    if (m_options.batch.isEmpty())
        return RowSet(table->size(), true);
    ErrorFilter ofBatch;
    ofBatch.batches = {m_options.batch};
    return selectRows(*table, ofBatch);
}

Result<const std::vector<quint64> *> TableSource::contexts()
{
    if (!m_contexts) {
        ASSIGN_OR_RETURN(const auto table, errors());
        ASSIGN_OR_RETURN(auto contexts, readContexts(m_storage, *table));
        m_contexts = std::move(contexts);
    }
    return &*m_contexts;
}

Result<const ContextGroups *> TableSource::contextGroups()
{
    if (!m_contextGroups) {
        ASSIGN_OR_RETURN(const auto known, contexts());
        m_contextGroups.emplace(*known);
    }
    return &*m_contextGroups;
}

Result<QList<PrelabelRun>> TableSource::runs()
{
    return m_storage.prelabels().runs();
}

Result<RatingNames> TableSource::eachRating(const QString &question,
                                            const std::function<void(const RatingRow &)> &visit)
{
    ASSIGN_OR_RETURN(const auto restricted, filter());
    RatingRequest request;
    request.question = question;
    request.filter = restricted;
    request.progress = &m_progress;
    return m_storage.ratings().ratings(request, visit);
}

Result<void> TableSource::eachConversation(const std::function<void(const Conversation &)> &visit)
{
    ASSIGN_OR_RETURN(const auto restricted, filter());
    for (ConversationId after;;) {
        if (m_progress.isCancelled())
            return cancelled(TranslatableText::translate("gainsay::StudyTables", "Reading was cancelled."));
        ASSIGN_OR_RETURN(const auto page,
                         m_storage.conversations().pageAfter(after, conversationPage, restricted.batch));
        if (page.isEmpty())
            return {};
        for (const Conversation &conversation : page)
            visit(conversation);
        after = page.last().id;
    }
}

ReportTable emptyTable(const QString &title, const QString &why)
{
    return {title, {}, {}, why};
}

}  // namespace gainsay
