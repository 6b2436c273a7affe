// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/ReportStore.h"
#include "db/engine/Database.h"

namespace gainsay {

class SqlReportStore final : public ReportStore {
public:
    explicit SqlReportStore(Database &database) : m_database(database) {}

    Result<ConversationId> lastConversation() override;
    Result<QStringList> models() override;
    Result<QStringList> methods() override;
    Result<QList<StateCount>> states(const ReportFilter &filter) override;
    Result<QList<FinalAnswerCount>> finalLabels(const ReportFilter &filter) override;
    Result<QList<QList<FinalAnswerCount>>> finalAnswers(const QStringList &questions,
                                                        const ReportFilter &filter) override;
    Result<QList<RoundCount>> roundCounts(const ReportFilter &filter) override;
    Result<ListedConversations> conversations(const ReportFilter &filter, const ReportTarget &target,
                                              int limit) override;
    Result<QList<TurnLength>> turnLengths(const ReportFilter &filter) override;

private:
    Database &m_database;
};

}  // namespace gainsay
