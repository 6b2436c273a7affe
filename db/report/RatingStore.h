// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/RatingStore.h"
#include "db/engine/Database.h"

namespace gainsay {

class BulkRow;
class Query;
class ReportFilterSql;

class SqlRatingStore final : public RatingStore {
public:
    explicit SqlRatingStore(Database &database) : m_database(database) {}

    Result<RatingNames> ratings(const RatingRequest &request,
                                const std::function<void(const RatingRow &)> &visit) override;
    Result<QList<ConversationId>> amended() override;
    Result<void> spans(const RatingRequest &request, const std::function<void(const SpanRow &)> &visit) override;
    Result<QList<RaterTotals>> totals(const ReportFilter &filter) override;
    Result<QList<RaterConfusion>> confusion(bool imported, const ReportFilter &filter) override;
    Result<void> moments(const ReportFilter &filter, const std::function<void(const WorkMoment &)> &visit) override;
    Result<QList<DetectorAnswers>> detectorAnswers(RunId run, const PrelabelCalibration &reading,
                                                   const ReportFilter &filter) override;
    Result<QList<DetectorOutcomes>> detectorOutcomes(RunId run, const PrelabelCalibration &reading,
                                                     const ReportFilter &filter) override;
    Result<QHash<ConversationId, int>> distances(const QList<ConversationId> &only) override;
    Result<void> outcomes(const ReportFilter &filter,
                          const std::function<void(ConversationId, const QString &label)> &visit) override;
    Result<QHash<SchemeId, qint64>> answersPerScheme() override;
    Result<qint64> lastAnswerAt() override;
    Result<QList<WorkDay>> workDays(qint64 sinceMs, qint64 utcOffsetMs) override;
    Result<QList<ConversationId>> differing(const ReportFilter &filter) override;
    Result<QList<ItemAnswer>> answersOn(const QList<ConversationId> &items) override;
    Result<QList<RaterVerdicts>> verdicts(const ReportFilter &filter) override;

private:
    Result<void> eachRated(Query &query, const RatingRequest &request, const ReportFilterSql &where,
                           const std::function<Result<void>(const BulkRow &)> &visit);

    Database &m_database;
};

}  // namespace gainsay
