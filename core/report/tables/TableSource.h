// SPDX-License-Identifier: GPL-3.0-or-later
// What the tables of the studies are made from, read once and only as far as they want it. One thread at a time.
#pragma once

#include "core/base/Progress.h"
#include "core/errors/figures/ContextGroups.h"
#include "core/errors/table/ErrorTableLoader.h"
#include "core/errors/table/RowSet.h"
#include "core/model/Conversation.h"
#include "core/report/DatasetFigures.h"
#include "core/stats/Bootstrap.h"
#include "core/store/PrelabelStore.h"
#include "core/store/RatingStore.h"

#include <QHash>

#include <functional>
#include <optional>
#include <vector>

namespace gainsay {

struct TableOptions {
    QString batch;      // of this batch only; empty: of all
    QString tag;        // the tag that is counted: intra-utterance inconsistencies (RGM), subclasses (CRP)
    QString inspected;  // the tag of what was looked at, where only a sample was
    BootstrapOptions bootstrap = {};
};

class TableSource {
public:
    TableSource(Storage &storage, Progress &progress, const TableOptions &options = {})
        : m_storage(storage), m_progress(progress), m_options(options)
    {
    }
    Q_DISABLE_COPY(TableSource)

    Storage &storage() { return m_storage; }
    Progress &progress() { return m_progress; }
    const TableOptions &options() const { return m_options; }

    Result<const Scheme *> scheme();
    // Of the batch that was asked for.
    Result<const DatasetFigures *> dataset();
    Result<const ErrorTable *> errors();
    // Rows of errors() that were asked for.
    Result<RowSet> rows();
    // Per row of errors(): equal where the turns before the reply are.
    Result<const std::vector<quint64> *> contexts();
    // The same as groups, from which intervals are drawn.
    Result<const ContextGroups *> contextGroups();
    Result<QList<PrelabelRun>> runs();
    // Everybody's answers in force to a question; names as the second gives them.
    Result<RatingNames> eachRating(const QString &question, const std::function<void(const RatingRow &)> &visit);
    // Every conversation, page by page.
    Result<void> eachConversation(const std::function<void(const Conversation &)> &visit);

private:
    Result<ReportFilter> filter();

    Storage &m_storage;
    Progress &m_progress;
    TableOptions m_options;
    std::optional<Scheme> m_scheme;
    std::optional<DatasetFigures> m_dataset;
    SharedErrorTable m_errors;
    std::optional<std::vector<quint64>> m_contexts;
    std::optional<ContextGroups> m_contextGroups;
};

// No rows, and why: shown in its place.
ReportTable emptyTable(const QString &title, const QString &why);

}  // namespace gainsay
